import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, fraction, fractionText, multiply, percent, subtract } from './fraction.ts';

test.each([
  [2, 4, '1/2'],
  [1040, 1296, '65/81'],
  [0, 36, '0'],
  [0, -36, '0'],
  [36, 36, '1'],
  [12, 6, '2'],
  [-3, 6, '-1/2'],
  [3, -6, '-1/2'],
  [-3, -6, '1/2'],
  [-6, 4, '-3/2'],
  [6, -4, '-3/2'],
  [-4, 2, '-2'],
  [10n ** 30n, 10n ** 31n, '1/10'],
])('%s out of %s is written %s', (n, d, text) => {
  expect(fractionText(fraction(n, d))).toBe(text);
});

test('a whole number is itself', () => {
  expect(fraction(7)).toEqual({ n: 7n, d: 1n });
});

test('nothing is out of 0', () => {
  expect(() => fraction(1, 0)).toThrow('A fraction out of 0 is no number.');
});

describe('arithmetic', () => {
  const [half, third] = [fraction(1, 2), fraction(1, 3)];

  test('1/2 and 1/3', () => {
    expect(fractionText(add(half, third))).toBe('5/6');
    expect(fractionText(subtract(half, third))).toBe('1/6');
    expect(fractionText(subtract(third, half))).toBe('-1/6');
    expect(fractionText(multiply(half, third))).toBe('1/6');
  });

  const part = fc
    .tuple(fc.integer({ min: -50, max: 50 }), fc.integer({ min: 1, max: 50 }))
    .map(([n, d]) => fraction(n, d));

  test('what is added can be taken away again', () => {
    fc.assert(
      fc.property(part, part, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
      }),
    );
  });

  test('a sum times something is the sum of both times it', () => {
    fc.assert(
      fc.property(part, part, part, (a, b, c) => {
        expect(multiply(add(a, b), c)).toEqual(add(multiply(a, c), multiply(b, c)));
      }),
    );
  });

  test('the order is that of the numbers', () => {
    fc.assert(
      fc.property(part, part, (a, b) => {
        const difference = Number(a.n) / Number(a.d) - Number(b.n) / Number(b.d);
        expect(Math.sign(compare(a, b))).toBe(a.n * b.d === b.n * a.d ? 0 : Math.sign(difference));
      }),
    );
  });
});

describe('percent', () => {
  test.each([
    [0, 1, 1, '', 0],
    [1, 1, 1, '', 100],
    [1, 2, 1, '', 50],
    [65, 81, 1, '', 80.2],
    [11, 36, 1, '', 30.6],
    [1, 3, 2, '', 33.33],
    [2, 3, 2, '', 66.67],
    [2, 3, 0, '', 67],
    [1, 1000, 1, '', 0.1],
    [1, 2000, 1, '', 0.1],
    [1, 2001, 1, '<', 0.1],
    [1, 10 ** 15, 1, '<', 0.1],
    [1, 10 ** 15, 3, '<', 0.001],
    [999, 1000, 1, '', 99.9],
    [1998, 2000, 1, '', 99.9],
    [1999, 2000, 1, '>', 99.9],
    [19_989, 20_000, 1, '', 99.9],
    [10n ** 40n - 1n, 10n ** 40n, 1, '>', 99.9],
    [199, 201, 0, '', 99],
    [199, 200, 0, '>', 99],
    [1, 200, 0, '', 1],
    [1, 201, 0, '<', 1],
  ] as const)('%s/%s to %s digits is %s%s', (n, d, digits, sign, value) => {
    expect(percent(fraction(n, d), digits)).toEqual({ sign, value });
  });

  test('shows one digit if not asked otherwise', () => {
    expect(percent(fraction(2, 3))).toEqual({ sign: '', value: 66.7 });
  });

  test('never says never or always unless it is so, and is never further off than half a step', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.nat(3), (a, b, digits) => {
        const [n, d] = [Math.min(a, b), Math.max(a, b, 1)];
        const { sign, value } = percent(fraction(n, d), digits);
        expect(value === 0).toBe(n === 0);
        expect(value === 100).toBe(n === d);
        const [exact, step] = [(100 * n) / d, 10 ** -digits];
        if (sign === '<') expect(exact).toBeLessThan(value);
        else if (sign === '>') expect(exact).toBeGreaterThan(value);
        else expect(Math.abs(exact - value)).toBeLessThanOrEqual(step / 2 + 1e-9);
      }),
    );
  });
});
