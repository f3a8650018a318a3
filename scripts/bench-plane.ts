import { Trace } from '../src/engine/core/ruling.ts';
import { judgeMove } from '../src/engine/onus/table/legal-move.ts';
import { surveyTable } from '../src/engine/onus/table/notation.ts';
import type { Stride } from '../src/engine/onus/table/stride.ts';
import { straight, turn } from '../src/engine/plane/moves.ts';
import { meetings } from '../src/engine/plane/sweep.ts';
import { findMove, mayMove } from '../src/engine/t7g/table/legal-move.ts';
import { surveyTable as surveyTercios } from '../src/engine/t7g/table/notation.ts';
import { reactionsTo } from '../src/engine/t7g/table/reacting.ts';
import { centreOf } from '../src/engine/t7g/table/state.ts';
import { findCharge } from '../src/engine/wab/table/charges/find-charge.ts';
import {
  findMove as findBlock,
  mayMove as mayMoveBlock,
} from '../src/engine/wab/table/moves/legal-move.ts';
import type { Stride as BlockStride } from '../src/engine/wab/table/moves/stride.ts';
import { surveyTable as surveyBlocks } from '../src/engine/wab/table/notation.ts';
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

/** The middle one of five: what else the machine does meanwhile counts for nothing. */
const middle = (run: () => unknown) =>
  Array.from({ length: 5 }, () => timed(run)).sort((a, b) => a - b)[2] ?? 0;

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

/** Twenty Companies a side in two close lines, among woods and walls. */
const TERCIOS = surveyTercios(
  `t7g1_wood-10-20-18-26_wood-40-18-48-25_wall-20-24-30-24_lake-55-22-60-26_${(
    ['bottom', 'top'] as const
  )
    .map((player) => {
      const down = player === 'bottom' ? 1 : -1;
      const units = Array.from({ length: 20 }, (_, i) => {
        const y = 24 + down * (3 + Math.floor(i / 10) * 4 + (i % 2));
        return `${player === 'bottom' ? 'A' : 'X'}${i}-${4 + (i % 10) * 6.5}-${y}-company-s6`;
      });
      return [player, ...units].join('_');
    })
    .join('_')}`,
).state;
const PLAN = {
  order: 'run',
  readings: { R9: 'a', R11: 'a', R12: 'a', R35: 'a', R114: 'a' },
} as const;

/** Each unit asks whether it may go to each of some places, and who may react to that. */
const goes = () =>
  TERCIOS.units.flatMap((mover) => {
    const from = centreOf(mover);
    return [-1500, 0, 1500].map((aside) => {
      const to = { x: from.x + aside, y: from.y + (mover.player === 'bottom' ? -1800 : 1800) };
      const legal = middle(() => {
        const trace = new Trace();
        return mayMove(findMove(TERCIOS, mover, { ...PLAN, to }, trace), trace);
      });
      const line = { from, to };
      const move = { mover, turned: mover, line, charged: undefined, by: 'a', only: 'a' } as const;
      return { legal, open: middle(() => reactionsTo(TERCIOS, move)) };
    });
  });

/** Twenty blocks a side in two lines, some of them horse, among woods, a hill, a marsh and a wall. */
const BLOCKS = surveyBlocks(
  `wab1_table-96-60_wood-10-20-20-28_wood-60-30-70-38_hill-40-26-50-32_wall-30-30-40-30_marsh-74-26-84-34_${(
    ['bottom', 'top'] as const
  )
    .map((player) => {
      const down = player === 'bottom' ? 1 : -1;
      const units = Array.from({ length: 20 }, (_, i) => {
        const y = 30 + down * (3 + Math.floor(i / 10) * 6);
        const kind = i % 4 === 0 ? '-cavalry' : '';
        return `${player === 'bottom' ? 'A' : 'X'}${i}-${6 + (i % 10) * 9}-${y}${kind}`;
      });
      return [player, ...units].join('_');
    })
    .join('_')}`,
).state;
const BLOCK_WAYS: BlockStride[][] = [
  [{ go: 'forward', amount: 3 }],
  [
    { go: 'wheel-left', amount: 2 },
    { go: 'forward', amount: 2 },
  ],
];
const BLOCK_READINGS = { R17: 'a', R18: 'a', R20: 'a', R100: 'a', R110: 'a', R111: 'a' } as const;

/** Each block asks whether it may go each of the ways. */
const wheels = () =>
  BLOCKS.units.flatMap((unit) =>
    BLOCK_WAYS.map((strides) =>
      middle(() => {
        const plan = { strides, pace: 'normal', readings: BLOCK_READINGS } as const;
        return mayMoveBlock(findBlock(BLOCKS, unit, plan), new Trace());
      }),
    ),
  );

const CHARGE_READINGS = { R17: 'a', R20: 'a', R25: 'a', R26: 'a', R112: 'a' } as const;

/** Each block of one side looks for the best way to charge each of the other. */
const charges = () =>
  BLOCKS.units
    .filter(({ player }) => player === 'bottom')
    .flatMap((unit) =>
      BLOCKS.units
        .filter(({ player }) => player === 'top')
        .map((target) => middle(() => findCharge(BLOCKS, unit, target, CHARGE_READINGS))),
    );

export function benchPlane(): BenchRow[] {
  passes();
  judgements();
  goes();
  wheels();
  const tercios = goes();
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
    {
      name: 'whether a move among 40 Troops is legal, 95th percentile',
      ms: percentile(tercios.map(({ legal }) => legal)),
      bar: 2,
    },
    {
      name: 'whether a move among 40 blocks of bases is legal, 95th percentile',
      ms: percentile(wheels()),
      bar: 4,
    },
    {
      name: 'the best wheel and charge among 40 blocks of bases, 95th percentile',
      ms: percentile(charges()),
      bar: 4,
    },
    {
      name: 'who of 40 Troops may react to a move, 95th percentile',
      ms: percentile(tercios.map(({ open }) => open)),
      bar: 5,
    },
  ];
}
