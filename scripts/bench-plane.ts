import { straight, turn } from '../src/engine/core/plane/moves.ts';
import { meetings } from '../src/engine/core/plane/sweep.ts';
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

/** Each card makes each of the moves past all others. */
export function benchPlane(): BenchRow[] {
  const times = CARDS.flatMap((card) =>
    MOTIONS.map((motion) => {
      const others = CARDS.filter((other) => other !== card);
      const start = performance.now();
      meetings(card, motion, others);
      return performance.now() - start;
    }),
  ).sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return [{ name: 'what a move meets among 60 cards, 95th percentile', ms: at(0.95), bar: 1 }];
}
