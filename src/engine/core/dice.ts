import type { Distribution } from './distribution.ts';
import type { Fraction } from './fraction.ts';
import { pool } from './pool.ts';

export { Distribution } from './distribution.ts';
export { type Face, pool } from './pool.ts';

/** The sum of `dice` dice with the faces 1 to `sides`: `sum(2)` is 2D6. */
export function sum(dice: number, sides = 6): Distribution<{ sum: number }> {
  return pool(
    dice,
    Array.from({ length: sides }, (_, i) => ({ weight: 1, score: { sum: i + 1 } })),
  );
}

/** A test passes when the sum with its modifier is within both limits. */
export interface SumTest {
  readonly atMost?: number | undefined;
  readonly atLeast?: number | undefined;
  /** Added to the sum before it is compared. */
  readonly modifier?: number | undefined;
  /** Sums that pass as they are rolled, whatever the limits. */
  readonly passes?: readonly number[] | undefined;
  /** Sums that fail as they are rolled, whatever the limits. */
  readonly fails?: readonly number[] | undefined;
}

/** Whether a sum that is rolled passes a test. */
export function passesTest(
  sum: number,
  { atMost = Infinity, atLeast = -Infinity, modifier = 0, passes = [], fails = [] }: SumTest,
): boolean {
  if (fails.includes(sum)) return false;
  return passes.includes(sum) || (sum + modifier <= atMost && sum + modifier >= atLeast);
}

/** The chance to pass a test on a sum: `testOnSum(sum(2), { atMost: 7 })`. */
export function testOnSum(roll: Distribution<{ sum: number }>, test: SumTest): Fraction {
  return roll.probability(({ sum }) => passesTest(sum, test));
}

/** Each thing counted stays with probability `p`: hits that wound, wounds that are not saved. */
export function thin<K extends string, T extends Record<K, number>>(
  distribution: Distribution<T>,
  counter: K,
  p: Fraction,
): Distribution<T> {
  const faces = [{ weight: p.n, score: { stay: 1 } }, { weight: p.d - p.n }];
  const known = new Map<number, Distribution<{ stay: number }>>();
  return distribution.chain((outcome) => {
    const count = outcome[counter];
    const kept = known.get(count) ?? pool(count, faces);
    known.set(count, kept);
    return kept.map(({ stay }) => ({ ...outcome, [counter]: stay }));
  });
}

/** What is left of one counter when each of the other, rolled apart, takes one away. */
export function cancel<K extends string, T extends Record<K, number>, L extends string>(
  distribution: Distribution<T>,
  counter: K,
  by: Distribution<Record<L, number>>,
  canceller: L,
): Distribution<T> {
  return distribution.chain((outcome) =>
    by.map((other) => ({
      ...outcome,
      [counter]: Math.max(0, outcome[counter] - other[canceller]),
    })),
  );
}
