import { alike, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FEARFUL } from '../skirmish/coherent.ts';

const HIGHEST = 10;

const PSYCHOLOGY_FIELDS = {
  whoseRule: usual(choice(['character', 'unit'], 'character')),
  psychology: usual(choice(['hatred', 'fear-of-formed-units', 'other'], 'hatred')),
  characterPlace: choice(['front-rank', 'fighting-elsewhere', 'not-fighting-behind'], 'front-rank'),
  inCombat: flag(true),
  unitLeadership: optionalCount(1, HIGHEST),
  characterWithdrawn: rare(flag()),
};
type Mind = Values<typeof PSYCHOLOGY_FIELDS>;

const { allows, bars, notes } = rulesOf<Mind>();

const his = ({ whoseRule }: Mind) => whoseRule === 'character';
const hatred = ({ psychology }: Mind) => psychology === 'hatred';
const hisHatred = (one: Mind) => his(one) && hatred(one);
const fears = ({ psychology }: Mind) => psychology === 'fear-of-formed-units';
const behind = ({ characterPlace }: Mind) => characterPlace === 'not-fighting-behind';

/** Whether the unit has the rule. */
const ON_UNIT: Table<Mind, boolean> = {
  on: 'onUnit',
  rows: [
    notes(
      'wab-9.63/hatred',
      [hisHatred],
      on('not-withdrawn', ({ characterWithdrawn }) => characterWithdrawn),
      { unless: ['wab-9.34'] },
    ),
    allows(
      'wab-9.34',
      [hisHatred],
      on('not-in-the-fighting', not(behind)),
      on('not-in-combat-yet', ({ inCombat }) => inCombat),
    ),
  ],
};

const tooBold = ({ unitLeadership }: Mind) => (unitLeadership ?? FEARFUL) > FEARFUL;

/** Whether the character has it. */
const ON_HIM: Table<Mind, boolean> = {
  on: 'onCharacter',
  rows: [
    bars('wab-9.33/lost', [his, not(hatred)]),
    notes('wab-9.33/keeps', [hisHatred]),
    notes('wab-9.33', [not(his), not((one: Mind) => fears(one) && tooBold(one))]),
    bars('wab-9.33/bold', [fears, tooBold]),
  ],
};

export const characterPsychology = defineQuery({
  id: 'wab/character-psychology',
  fields: PSYCHOLOGY_FIELDS,
  answer: alike(yes(), 'onUnit', 'onCharacter'),
  sample: {},
  start: {},
  check: problems([
    'whoseRule',
    'rule-of-skirmishers',
    'wab-9.33',
    (one) => his(one) && fears(one),
  ]),
  run(input, trace) {
    const onCharacter = applyRows(ON_HIM, input, true, trace);
    const onUnit = applyRows(ON_UNIT, input, !his(input) && onCharacter, trace);
    const say = onUnit ? 'both' : onCharacter ? 'character' : 'nobody';
    return {
      answer: { onUnit, onCharacter },
      summary: { say: `character-psychology/${say}`, with: {} },
    };
  },
});
