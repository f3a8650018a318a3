import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Table, topic } from '../../core/rows.ts';
import { flag, type Values } from '../../core/schema.ts';
import { GENERAL_STATE, isLost } from '../army/generals.ts';

const ACTIVE_FIELDS = {
  generalAlwaysActive: flag(true),
  hasThatAbility: flag(),
  generalState: GENERAL_STATE,
};
type Input = Values<typeof ACTIVE_FIELDS>;

const on = (name: string, holds: (input: Input) => boolean): Condition<Input> => ({ name, holds });
/** A lost general's ability does nothing (onus-4.13). */
const able = ({ hasThatAbility, generalState }: Input) => hasThatAbility && !isLost(generalState);
const inUse = on('rule-not-in-use', ({ generalAlwaysActive }) => generalAlwaysActive);
const alive = on('no-general-on-the-field', ({ generalState }) => generalState !== 'dead');

/** Units that are active in a turn without any order. */
const ACTIVE: Table<Input, number> = {
  on: 'activeWithoutOrder',
  rows: [
    {
      clause: 'onus-4.13',
      when: [
        topic(
          on('able', ({ hasThatAbility }) => hasThatAbility),
          on('lost', ({ generalState }) => isLost(generalState)),
        ),
      ],
      with: ({ generalState }) => ({ generalState }),
      say: 'onus-4.13/ability',
    },
    {
      clause: 'onus-4.9',
      when: [on('able', able)],
      apply: (units) => units + 1,
      say: 'onus-4.9/active',
    },
    {
      clause: 'onus-12.4',
      when: [on('able', able), inUse],
      apply: (units) => units + 1,
      unless: ['onus-12.3'],
    },
    {
      clause: 'onus-12.3',
      when: [on('always', () => true), inUse, alive],
      apply: (units) => units + 1,
    },
  ],
};

export const generalActive = looseQuery({
  id: 'onus/general-active',
  fields: ACTIVE_FIELDS,
  sample: { hasThatAbility: true },
  run(input, trace) {
    const units = applyRows(ACTIVE, input, 0, trace);
    return {
      answer: {
        activeWithoutOrder: units,
        generalUnitActive: units > 0,
        anotherUnit: units > 1,
        ordersSpent: 0,
      },
      summary: { say: 'general-active', with: { units } },
    };
  },
});
