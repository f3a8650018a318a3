import { expect, test } from 'vitest';
import { Distribution } from './distribution.ts';
import { fraction } from './fraction.ts';
import { chance, mean, table } from './odds.ts';

test('a chance is exact as a fraction and rounded as a percentage', () => {
  expect(chance(fraction(65, 81))).toEqual({ fraction: '65/81', percent: 80.25 });
});

test('a percentage is 0 or 100 only where that is exact', () => {
  expect(chance(fraction(0)).percent).toBe(0);
  expect(chance(fraction(1)).percent).toBe(100);
  expect(chance(fraction(1, 10 ** 9)).percent).toBe(0.01);
  expect(chance(fraction(10 ** 9 - 1, 10 ** 9)).percent).toBe(99.99);
});

test('a mean keeps three decimals beside its fraction', () => {
  expect(mean(fraction(2, 3))).toEqual({ fraction: '2/3', decimal: 0.667 });
  expect(mean(fraction(-1, 4))).toEqual({ fraction: '-1/4', decimal: -0.25 });
});

test('a table holds every value once, in its order, and the chances of all', () => {
  const odds = Distribution.of<{ hits: number; flags: number }>([
    [{ hits: 10, flags: 0 }, 1],
    [{ hits: 2, flags: 0 }, 1],
    [{ hits: 2, flags: 1 }, 2],
  ]);
  expect(table(odds, ({ hits }) => hits)).toEqual([
    { value: 2, fraction: '3/4', percent: 75 },
    { value: 10, fraction: '1/4', percent: 25 },
  ]);
  expect(table(odds, ({ flags }) => (flags ? 'some' : 'none')).map(({ value }) => value)).toEqual([
    'none',
    'some',
  ]);
});
