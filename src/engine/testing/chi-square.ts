/** Sum of the squared deviations, rare outcomes (fewer than 5 expected) taken together. */
export function chiSquare(
  exact: ReadonlyMap<string, number>,
  counts: ReadonlyMap<string, number>,
  all: number,
) {
  let [sum, cells, rareExpected, rareSeen] = [0, 0, 0, 0];
  const add = (expected: number, seen: number) => {
    sum += (seen - expected) ** 2 / expected;
    cells += 1;
  };
  for (const [key, p] of exact) {
    const seen = counts.get(key) ?? 0;
    if (p * all >= 5) add(p * all, seen);
    else {
      rareExpected += p * all;
      rareSeen += seen;
    }
  }
  if (rareExpected >= 1) add(rareExpected, rareSeen);
  return { sum, freedom: cells - 1 };
}

/** Mean and variance of chi-square: n and 2n; four deviations above are passed once in thousands. */
export const farFrom = (freedom: number) => freedom + 4 * Math.sqrt(2 * freedom);

/** The number that a fraction is, as rulings write it. */
export function numberOf(fraction: string): number {
  const [n = 0, d = 1] = fraction.split('/').map(Number);
  return n / d;
}
