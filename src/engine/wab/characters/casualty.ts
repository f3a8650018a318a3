import { alike, amount, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const MOST_WOUNDS = 10;
const MOST_TAKEN = 30;

const CASUALTY_FIELDS = {
  hisWounds: usual(count(1, MOST_WOUNDS, 2)),
  woundsTaken: usual(count(0, MOST_TAKEN, 1)),
  woundedIn: choice(['combat', 'shooting', 'another-way'], 'combat'),
  withUnit: flag(true),
  isGeneral: flag(),
};
type Struck = Values<typeof CASUALTY_FIELDS>;

const { allows, notes } = rulesOf<Struck>();

const dies = ({ hisWounds, woundsTaken }: Struck) => woundsTaken >= hisWounds;
const leftOf = ({ hisWounds, woundsTaken }: Struck) => Math.max(0, hisWounds - woundsTaken);
const inCombat = ({ woundedIn }: Struck) => woundedIn === 'combat';
const isShot = ({ woundedIn }: Struck) => woundedIn === 'shooting';
const joined = ({ withUnit }: Struck) => withUnit;
const general = ({ isGeneral }: Struck) => isGeneral;

const REMOVED: Table<Struck, boolean> = {
  on: 'removed',
  rows: [
    notes('wab-9.43', [(one) => !dies(one)], { with: (one) => ({ left: leftOf(one) }) }),
    allows('wab-9.43/dead', [], on('has-wounds-left', dies)),
    notes('wab-9.44', [joined, dies], on('died-otherwise', inCombat)),
    notes(
      'wab-9.45',
      [joined, dies],
      on('died-in-combat', (one) => !inCombat(one)),
    ),
    notes('wab-7.18/he-died', [general, dies]),
    notes('wab-7.19/at-once', [general, dies, isShot]),
    notes('wab-7.19/with-the-others', [general, dies, inCombat]),
  ],
};

export const characterCasualty = defineQuery({
  id: 'wab/character-casualty',
  fields: CASUALTY_FIELDS,
  answer: {
    ...alike(yes(), 'removed', 'armyTestsPanic'),
    woundsLeft: amount(),
    gapFilled: word(['end-of-round', 'at-once', 'no-gap'], 'no-gap'),
  },
  sample: { hisWounds: 2, woundsTaken: 1 },
  start: {},
  run(input, trace) {
    const removed = applyRows(REMOVED, input, false, trace);
    const gap = removed && joined(input);
    return {
      answer: {
        ...{ removed, woundsLeft: leftOf(input), armyTestsPanic: removed && general(input) },
        gapFilled: !gap ? 'no-gap' : inCombat(input) ? 'end-of-round' : 'at-once',
      },
      summary: {
        say: `character-casualty/${removed ? 'dead' : 'lives'}`,
        with: { left: leftOf(input) },
      },
    };
  },
});
