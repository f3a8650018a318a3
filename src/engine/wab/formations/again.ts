import { Distribution, thin } from '../../core/dice.ts';
import type { Fraction } from '../../core/fraction.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';

/** Dice to hit that are still to be thrown, and what is known of who throws them. */
interface Thrown {
  veteran: boolean;
  rerollsMisses: boolean;
  /** The mean of the hits. */
  mean: Fraction;
}
/** The most hits that are fewer than the mean; -1 where there are none. */
export const belowMean = ({ n, d }: Fraction): number => Number((n + d - 1n) / d) - 1;

const { allows } = rulesOf<Thrown>();

const AGAIN: Table<Thrown, boolean> = {
  on: 'rerollsAll',
  rows: [
    allows(
      'wab-13.114/dice',
      [({ veteran, mean }) => veteran && mean.n > 0n],
      on('misses-thrown-again', ({ rerollsMisses }) => !rerollsMisses),
      { with: ({ mean }) => ({ hits: belowMean(mean) }) },
    ),
  ],
};

/** With how many hits at most veterans throw all their dice again, hits too; null where they do not. */
export const againUpTo = (thrown: Thrown, trace: Trace): number | null =>
  applyRows(AGAIN, thrown, false, trace) ? belowMean(thrown.mean) : null;

/** What comes of a throw that is made once more where it brought so few hits: then the second counts. */
export const thrownAgain = <T extends { hits: number }>(
  once: Distribution<T>,
  upTo: number | null,
): Distribution<T> =>
  upTo === null ? once : once.chain((one) => (one.hits <= upTo ? once : Distribution.certain(one)));

/** How many of so many dice hit. */
export const hitsOf = (dice: number, each: Fraction): Distribution<{ hits: number }> =>
  thin(Distribution.certain({ hits: dice }), 'hits', each);
