import { expect, test } from 'vitest';
import { agree, compare, upperGamma } from '../../scripts/prove/odds/agreement.ts';
import { SEED, throwersOf, throwQuery } from '../../scripts/prove/odds/prove-odds.ts';
import { situationsOf } from '../../scripts/prove/odds/situations.ts';
import { throwOften } from '../../scripts/prove/odds/throwing.ts';
import { QUERIES } from '../../src/engine/index.ts';
import { often } from '../../src/engine/testing/often.ts';

const OPEN = QUERIES.filter(({ odds }) => odds).map((query) => [query.id, query] as const);

test.each(OPEN)('a few situations of %s, thrown through', async (id, query) => {
  const thrower = (await throwersOf(id.split('/')[0] ?? ''))[id];
  if (!thrower) throw new Error(`${id} is not thrown.`);
  const chosen = await situationsOf(query, often(4, 20), SEED);
  const { situations, numbers, faults } = throwQuery(thrower, chosen, 300);
  expect(faults).toEqual([]);
  expect(situations).toBeGreaterThan(0);
  expect(numbers).toBeGreaterThan(0);
});

test('dice that are not those of the odds are found out', () => {
  const faces = [1, 2, 3, 4, 5, 6];
  const ends = throwOften(
    { dice: 2, faces, again: 1, next: ([one, two]) => ({ chances: { double: one === two } }) },
    20_000,
    SEED,
  );
  const odds = (fraction: string) => ({
    chances: { double: { fraction, percent: 0 } },
    means: {},
    tables: {},
  });
  // Each die shows 1 in 1 way of 36 and any other face in 7: 1 + 5 * 49 ways of 1296.
  expect(compare(odds('246/1296'), ends)[0]?.p).toBeGreaterThan(0.001);
  expect(compare(odds('1/6'), ends)[0]?.p).toBeLessThan(1e-6);
  expect(compare(odds('1/7'), ends)[0]?.p).toBeLessThan(1e-6);
});

test('chi-square, joined rare values, and what cannot be', () => {
  // Of 1 degree of freedom 3.841 is passed once in 20, of 4 degrees 9.488.
  expect(upperGamma(0.5, 3.841 / 2)).toBeCloseTo(0.05, 4);
  expect(upperGamma(2, 9.488 / 2)).toBeCloseTo(0.05, 4);
  const exact = new Map([
    ['often', 0.999],
    ['seldom', 0.0009],
    ['never', 0],
    ['rarely', 0.0001],
  ]);
  const p = (...seen: [string, number][]) => agree(exact, new Map(seen), 1000).p;
  expect(p(['often', 999], ['seldom', 1])).toBeGreaterThan(0.5);
  expect(p(['often', 980], ['rarely', 20])).toBeLessThan(1e-6);
  expect(p(['often', 999], ['never', 1])).toBe(0);
});
