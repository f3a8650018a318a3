import { amount, maybe, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const SIDES = ['left', 'right', 'rear'] as const;
const MOST_CENTIMETRES = 100;

const FIELDS = {
  to: requiredChoice(SIDES),
  front: usual(optionalMeasure(0, MOST_CENTIMETRES)),
  depth: usual(optionalMeasure(0, MOST_CENTIMETRES)),
  turnsBy: usual(choice(['attention', 'movilidad', 'reaction', 'commander'], 'attention')),
  alsoMoves: flag(),
  squares: flag(),
  mobileFortress: flag(),
  emplaced: rare(flag()),
  overlap: choice(['none', 'slight', 'full'], 'none'),
  inVeryDifficult: rare(flag()),
  readings: rare(group(readings('R38', 'R148'))),
};
type Input = Values<typeof FIELDS>;

const { bars, notes } = rulesOf<Input>();

const overlaps = ({ overlap }: Input) => overlap !== 'none';

const MAY: Table<Input, boolean> = {
  on: 'allowed',
  rows: [
    bars('t7g-6.27', [({ emplaced }) => emplaced]),
    bars('t7g-6.15', [({ mobileFortress }) => mobileFortress]),
    bars(
      't7g-6.9',
      [({ squares, turnsBy }) => squares && turnsBy === 'attention'],
      on('does-not-move', ({ alsoMoves }) => alsoMoves),
    ),
    notes('t7g-3.12/facing', [({ overlap }) => overlap === 'slight'], { unless: ['t7g-3.8'] }),
    bars('t7g-3.8', [overlaps, ({ readings }) => readings.R148 === 'a']),
  ],
};

/** Where the Front Centre comes to lie, seen from where it was: to its right, and forward. */
const SHIFT: Readonly<Record<Input['to'], (front: number, depth: number) => [number, number]>> = {
  left: (front, depth) => [-front / 2, -depth / 2],
  right: (front, depth) => [front / 2, -depth / 2],
  rear: (_, depth) => [0, -depth],
};

export const facing = defineQuery({
  id: 't7g/facing',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    facesAfter: word(['front', ...SIDES], 'front'),
    sideways: maybe(amount()),
    forward: maybe(amount()),
    becomesDisordered: yes(),
  },
  sample: { to: 'rear', front: 12, depth: 6 },
  run(input, trace) {
    const {
      to,
      front,
      depth,
      inVeryDifficult,
      readings: { R38 },
    } = input;
    if (!applyRows(MAY, input, true, trace))
      return { answer: {}, summary: { say: 'facing/no', with: {} } };
    trace.decide('t7g-3.13', { to });
    const becomesDisordered = inVeryDifficult && R38 === 'b';
    if (inVeryDifficult)
      trace.step(
        becomesDisordered ? 't7g-3.17/facing' : 't7g-3.13/no-move',
        {},
        becomesDisordered ? { on: 'becomesDisordered', from: false, to: true } : null,
      );
    const known = depth !== undefined && (front !== undefined || to === 'rear');
    const [sideways, forward] = known ? SHIFT[to](front ?? 0, depth) : [null, null];
    return {
      answer: { allowed: true, facesAfter: to, sideways, forward, becomesDisordered },
      summary: { say: 'facing/yes', with: { to } },
    };
  },
});
