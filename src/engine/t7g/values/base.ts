import { amount, maybe, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, requiredChoice } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

type Scale = '15' | '28';
/** Front and depth in centimetres, by scale (t7g-1.3). */
const RECTANGLES = {
  tercio: { 15: [12, 12], 28: [18, 18] },
  formation: { 15: [12, 6], 28: [18, 9] },
  company: { 15: [8, 4], 28: [12, 6] },
  cavalry: { 15: [8, 4], 28: [12, 4] },
  'large-cavalry': { 15: [8, 8], 28: [12, 8] },
  artillery: { 15: [4, 4], 28: [6, 8] },
  'great-battery': { 15: [8, 4], 28: [12, 8] },
} as const satisfies Record<string, Record<Scale, readonly [number, number]>>;
type Rectangle = keyof typeof RECTANGLES;
/** Greatest diameter in millimetres, by scale (t7g-7.5). */
const ROUND = {
  general: { 15: 40, 28: 60 },
  commander: { 15: 25, 28: 40 },
} as const satisfies Record<string, Record<Scale, number>>;
type Round = keyof typeof ROUND;
const KINDS = [...(Object.keys(RECTANGLES) as Rectangle[]), ...(Object.keys(ROUND) as Round[])] as [
  Rectangle | Round,
  ...(Rectangle | Round)[],
];
/** Centimetres more or less that do not matter. */
const TOLERANCE = 3;
const MOST_CM = 60;

const FIELDS = {
  baseOf: requiredChoice(KINDS),
  scale: usual(choice(['15', '28'], '15')),
  front: usual(optionalMeasure(0.1, MOST_CM)),
  depth: usual(optionalMeasure(0.1, MOST_CM)),
};
type Input = Values<typeof FIELDS>;
interface Based extends Input {
  asked: readonly [number, number];
  is: readonly [number, number];
}

const { bars } = rulesOf<Based>();
const off = ({ is, asked }: Based) =>
  Math.max(...is.map((cm, i) => Math.abs(cm - (asked[i] ?? 0))));

const NEAR: Table<Based, boolean> = {
  on: 'accepted',
  rows: [
    bars(
      't7g-1.3/off',
      [],
      on('near-enough', (based) => off(based) > TOLERANCE),
      { with: (based) => ({ cm: off(based), most: TOLERANCE }) },
    ),
  ],
};

const isRound = (kind: Input['baseOf']): kind is Round => kind in ROUND;

export const base = defineQuery({
  id: 't7g/base',
  fields: FIELDS,
  answer: {
    front: maybe(amount()),
    depth: maybe(amount()),
    diameter: maybe(amount()),
    accepted: yes(),
    lateralAside: maybe(amount()),
    lateralBehind: maybe(amount()),
    rearBehind: maybe(amount()),
  },
  sample: { baseOf: 'company' },
  check: problems<Input>(
    [
      'front',
      'round-base',
      't7g-7.5',
      ({ baseOf, front }) => isRound(baseOf) && front !== undefined,
    ],
    [
      'depth',
      'round-base',
      't7g-7.5',
      ({ baseOf, depth }) => isRound(baseOf) && depth !== undefined,
    ],
  ),
  run(input, trace) {
    const { baseOf, scale } = input;
    const said = { baseOf, scale };
    if (isRound(baseOf)) {
      const diameter = ROUND[baseOf][scale];
      trace.decide('t7g-7.5', { ...said, diameter });
      return {
        answer: { diameter, accepted: true },
        summary: { say: 'base/round', with: { ...said, diameter } },
      };
    }
    const asked = RECTANGLES[baseOf][scale];
    const [front, depth] = asked;
    const is = [input.front ?? front, input.depth ?? depth] as const;
    trace.decide('t7g-1.3', { ...said, front, depth });
    const accepted = applyRows(NEAR, { ...input, asked, is }, true, trace);
    const [lateralAside, lateralBehind, rearBehind] = [is[0] / 2, is[1] / 2, is[1]];
    trace.step('t7g-1.5', { lateralAside, lateralBehind, rearBehind });
    return {
      answer: { front, depth, accepted, lateralAside, lateralBehind, rearBehind },
      summary: { say: accepted ? 'base/is' : 'base/off', with: { ...said, front, depth } },
    };
  },
});
