import type { Distribution } from './distribution.ts';
import { type Fraction, fraction, fractionText, percent } from './fraction.ts';
import type { Chance, OddsRow } from './ruling.ts';

const DIGITS = 2;

/** An exact chance for a ruling. Its percentage is rounded, yet 0 and 100 stand only for never and always. */
export const chance = (exact: Fraction): Chance => ({
  fraction: fractionText(exact),
  percent: percent(exact, DIGITS).value,
});

export const mean = (exact: Fraction) => ({
  fraction: fractionText(exact),
  decimal: Math.round((Number(exact.n) / Number(exact.d)) * 1000) / 1000,
});

/** The whole distribution of one thing that an outcome tells, in its order. */
export const table = <T extends object>(
  odds: Distribution<T>,
  value: (outcome: T) => number | string,
): OddsRow[] =>
  odds
    .map((outcome) => ({ value: value(outcome) }))
    .entries()
    .map(([one, weight]) => ({ value: one.value, ...chance(fraction(weight, odds.total)) }));
