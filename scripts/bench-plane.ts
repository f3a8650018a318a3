import { Trace } from '../src/engine/core/ruling.ts';
import { judgeMove } from '../src/engine/onus/table/legal-move.ts';
import { surveyTable } from '../src/engine/onus/table/notation.ts';
import type { Stride } from '../src/engine/onus/table/stride.ts';
import { straight, turn } from '../src/engine/plane/moves.ts';
import { meetings } from '../src/engine/plane/sweep.ts';
import type { BenchRow } from './bench-dice.ts';

/** Sixty cards of 8 x 4 cm in 6 close rows, looking this way and that. */
const CARDS = Array.from({ length: 60 }, (_, i) => ({
  x: (i % 10) * 900,
  y: Math.floor(i / 10) * 700,
  heading: (i * 737) % 3600,
  width: 800,
  depth: 400,
}));
const MOTIONS = [
  straight(0, 3000),
  straight(450, 1500),
  turn('front-left', -900),
  turn('centre', 3600),
];

const percentile = (times: number[]) =>
  times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

const timed = (run: () => unknown) => {
  const start = performance.now();
  run();
  return performance.now() - start;
};

/** Each card makes each of the moves past all others. */
const passes = () =>
  CARDS.flatMap((card) => {
    const others = CARDS.filter((other) => other !== card);
    return MOTIONS.map((motion) => timed(() => meetings(card, motion, others)));
  });

/** Two armies of 30 in close lines, the first ones engaged. */
const ARMIES = surveyTable(
  `onus1_table-180-120_${(['bottom', 'top'] as const)
    .map((player) => {
      const down = player === 'bottom' ? 1 : -1;
      const units = Array.from({ length: 30 }, (_, i) => {
        const y = 60 + down * (Math.floor(i / 15) * 8 + (i % 3 ? 9 : 2));
        return `${player === 'bottom' ? 'A' : 'X'}${i}-${12 + (i % 15) * 10}-${y}-m6-active`;
      });
      return [player, ...units].join('_');
    })
    .join('_')}`,
).state;
const WAYS: Stride[][] = [
  [{ go: 'forward', amount: 4 }],
  [
    { go: 'turn-on-front-left', amount: 60 },
    { go: 'forward', amount: 3 },
    { go: 'turn-on-front-left', amount: 30 },
  ],
  [
    { go: 'rotate-right', amount: 180 },
    { go: 'forward', amount: 2 },
  ],
];

/** Each unit asks whether it may go each of the ways. */
const judgements = () =>
  ARMIES.units.flatMap((unit) =>
    WAYS.map((strides) => timed(() => judgeMove(ARMIES, unit, { strides }, new Trace()))),
  );

export function benchPlane(): BenchRow[] {
  passes();
  judgements();
  return [
    {
      name: 'what a move meets among 60 cards, 95th percentile',
      ms: percentile(passes()),
      bar: 1,
    },
    {
      name: 'whether a move among 60 units is legal, 95th percentile',
      ms: percentile(judgements()),
      bar: 2,
    },
  ];
}
