/** An exact number, always reduced; the sign stands on `n`, `d` is at least 1. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

/** The greatest number that divides both; of 0 and b it is b. */
function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b) [a, b] = [b, a % b];
  return a;
}

/** The least total that two totals of ways can both be brought to. */
export function leastCommonMultiple(a: bigint, b: bigint): bigint {
  return (a / greatestCommonDivisor(a, b)) * b;
}

/** `n` out of `d`: `fraction(11, 36)`, `fraction(2)`. */
export function fraction(n: number | bigint, d: number | bigint = 1): Fraction {
  const [over, under] = [BigInt(n), BigInt(d)];
  if (!under) throw new RangeError('A fraction out of 0 is no number.');
  const divisor = greatestCommonDivisor(over, under);
  // Whatever sign the remainders left: after the division the denominator is positive.
  const shared = divisor < 0n === under < 0n ? divisor : -divisor;
  return { n: over / shared, d: under / shared };
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.d - b.n * a.d, a.d * b.d);
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.n * b.n, a.d * b.d);
}

/** Negative if `a` is less than `b`, 0 if they are equal: an order for `sort`. */
export function compare(a: Fraction, b: Fraction): number {
  return Number(subtract(a, b).n);
}

/** The one way to write it, in text, URLs and JSON: `65/81`, `0`, `1`, `-2/5`. */
export function fractionText({ n, d }: Fraction): string {
  return d === 1n ? `${n}` : `${n}/${d}`;
}

export interface Percentage {
  /** `<`: less than `value`, which is the least that the digits can show; `>`: more than it. */
  readonly sign: '<' | '>' | '';
  readonly value: number;
}

/** A probability in percent, rounded half up; 0 and 100 stand only for never and always. */
export function percent({ n, d }: Fraction, digits = 1): Percentage {
  const scale = 10 ** digits;
  const steps = Number((n * BigInt(200 * scale) + d) / (2n * d));
  if (steps === 0 && n) return { sign: '<', value: 1 / scale };
  if (steps === 100 * scale && n < d) return { sign: '>', value: (steps - 1) / scale };
  return { sign: '', value: steps / scale };
}
