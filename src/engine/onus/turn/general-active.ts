import { alike, amount, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import type { Values } from '../../core/schema/values.ts';
import { GENERAL_STATE, isLost } from '../army/generals.ts';

const ACTIVE_FIELDS = {
  generalAlwaysActive: flag(true),
  hasThatAbility: flag(),
  generalState: GENERAL_STATE,
};
type Input = Values<typeof ACTIVE_FIELDS>;

const { adds, notes } = rulesOf<Input>();

/** A lost general's ability does nothing (onus-4.13). */
const able = ({ hasThatAbility, generalState }: Input) => hasThatAbility && !isLost(generalState);
const inUse = on('rule-not-in-use', ({ generalAlwaysActive }: Input) => generalAlwaysActive);
const alive = on('no-general-on-the-field', ({ generalState }: Input) => generalState !== 'dead');

/** Units that are active in a turn without any order. */
const ACTIVE: Table<Input, number> = {
  on: 'activeWithoutOrder',
  rows: [
    notes(
      'onus-4.13/ability',
      [({ hasThatAbility }) => hasThatAbility, ({ generalState }) => isLost(generalState)],
      { with: ({ generalState }) => ({ generalState }) },
    ),
    adds('onus-4.9/active', 1, [able]),
    adds('onus-12.4', 1, [able], inUse, { unless: ['onus-12.3'] }),
    adds('onus-12.3', 1, [], inUse, alive),
  ],
};

export const generalActive = defineQuery({
  id: 'onus/general-active',
  fields: ACTIVE_FIELDS,
  answer: {
    activeWithoutOrder: amount(),
    ...alike(yes(), 'generalUnitActive', 'anotherUnit'),
    ordersSpent: amount(),
  },
  sample: { hasThatAbility: true },
  run(input, trace) {
    const units = applyRows(ACTIVE, input, 0, trace);
    return {
      answer: { activeWithoutOrder: units, generalUnitActive: units > 0, anotherUnit: units > 1 },
      summary: { say: 'general-active', with: { units } },
    };
  },
});
