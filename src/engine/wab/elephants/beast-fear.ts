import { word } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';

const FEELINGS = ['nothing', 'fear', 'terror'] as const;
type Feeling = (typeof FEELINGS)[number];

const FEAR_FIELDS = {
  feeler: usual(
    choice(['infantry', 'cavalry', 'chariots', 'african-elephant', 'indian-elephant'], 'infantry'),
  ),
  beast: usual(choice(['chariots', 'indian-elephant', 'african-elephant'], 'indian-elephant')),
  usedToElephants: usual(flag()),
  sameSide: flag(),
  nearAtTurnStart: flag(),
  readings: rare(group(readings('R295'))),
};
type Facing = Values<typeof FEAR_FIELDS>;

const { notes, sets } = rulesOf<Facing>();

const of = (feeler: Facing['feeler']) => (one: Facing) => one.feeler === feeler;
const isElephant = ({ feeler }: Facing) => feeler.endsWith('elephant');
const elephants = ({ beast }: Facing) => beast !== 'chariots';
const chariots = not<Facing>(elephants);
const onFoot = of('infantry');
const rides = (one: Facing) => of('cavalry')(one) || of('chariots')(one);
const used = ({ usedToElephants }: Facing) => usedToElephants;
/** By the other reading only enemies within 8 inches are tested for (R295). */
const ownIgnored = ({ sameSide, nearAtTurnStart, readings: { R295 } }: Facing) =>
  sameSide && nearAtTurnStart && R295 === 'b';
const shown = { with: ({ feeler, beast }: Facing) => ({ feeler, beast }) };

const FEELS: Table<Facing, Feeling> = {
  on: 'feels',
  rows: [
    sets<Feeling>(
      'wab-16.4',
      'fear',
      [chariots, onFoot],
      on('own-chariots', ({ sameSide }) => !sameSide),
    ),
    notes<Feeling>('wab-16.4', [chariots, of('cavalry')], { say: 'wab-16.4/cavalry' }),
    notes<Feeling>('wab-16.5', [of('chariots')]),
    sets<Feeling>('wab-17.7', 'fear', [elephants, onFoot], { say: 'wab-17.7/infantry' }),
    sets<Feeling>('wab-17.7', 'terror', [elephants, rides]),
    notes<Feeling>('wab-17.7', [elephants, ({ sameSide }) => sameSide, not(isElephant)], {
      say: 'wab-17.7/own',
    }),
    sets<Feeling>('wab-17.8', 'nothing', [elephants, onFoot], on('not-used-to-them', used), {
      say: 'wab-17.8/infantry',
    }),
    sets<Feeling>('wab-17.8', 'fear', [elephants, rides], on('not-used-to-them', used)),
    sets<Feeling>('wab-17.7', 'nothing', [elephants, ownIgnored], { say: 'wab-17.7/enemies-only' }),
    notes<Feeling>(
      'wab-17.29',
      [
        isElephant,
        (one) => !(one.feeler === 'african-elephant' && one.beast === 'indian-elephant'),
      ],
      shown,
    ),
    sets<Feeling>(
      'wab-17.9',
      'fear',
      [elephants, isElephant],
      on(
        'not-african-before-indian',
        ({ feeler, beast }) => feeler === 'african-elephant' && beast === 'indian-elephant',
      ),
    ),
  ],
};

export const beastFear = defineQuery({
  id: 'wab/beast-fear',
  fields: FEAR_FIELDS,
  answer: { feels: word(FEELINGS, 'nothing') },
  sample: { feeler: 'cavalry', usedToElephants: true },
  start: {},
  check: problems([
    'usedToElephants',
    'elephants-among-themselves',
    'wab-17.9',
    (one) => used(one) && isElephant(one),
  ]),
  run(input, trace) {
    const feels = applyRows(FEELS, input, 'nothing' as Feeling, trace);
    return {
      answer: { feels },
      summary: { say: `beast-fear/${feels}`, with: { feeler: input.feeler, beast: input.beast } },
    };
  },
});
