import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Distribution, type Way, type Weight } from './distribution.ts';
import { add, type Fraction, fraction, fractionText, multiply } from './fraction.ts';

const coin = Distribution.of([
  [{ side: 'heads' }, 1],
  [{ side: 'tails' }, 1],
]);
const d6 = Distribution.of([1, 2, 3, 4, 5, 6].map((pips): Way<{ pips: number }> => [{ pips }, 1]));

describe('a distribution', () => {
  test('counts equal outcomes together, in whatever order they name their values', () => {
    const both = Distribution.of<{ hits: number; flags: number }>([
      [{ hits: 1, flags: 2 }, 3],
      [{ flags: 2, hits: 1 }, 4],
      [{ hits: 2, flags: 1 }, 5],
    ]);
    expect(both.total).toBe(12);
    expect(both.entries()).toEqual([
      [{ hits: 1, flags: 2 }, 7],
      [{ hits: 2, flags: 1 }, 5],
    ]);
  });

  test('tells numbers, words and truths apart', () => {
    const outcomes = [
      { is: 1 },
      { is: '1' },
      { is: true },
      { is: 'true' },
      { is: '' },
      {},
      { is: 'a,', or: 'b' },
      { is: 'a', or: ',b' },
      { is: 'undefined' },
      { is: [1] },
      { is: [2] },
    ];
    const all = Distribution.of(outcomes.map((outcome): Way<object> => [outcome, 1]));
    expect(all.entries()).toHaveLength(outcomes.length);
  });

  test('leaves out what cannot be', () => {
    const sure = Distribution.of([
      [{ n: 1 }, 0],
      [{ n: 2 }, 3],
      [{ n: 3 }, 0n],
    ]);
    expect(sure.entries()).toEqual([[{ n: 2 }, 3]]);
  });

  test('lists its outcomes by the first value, then the second', () => {
    const listed = Distribution.of(
      [
        { blocks: 10, leader: 'alive', led: true },
        { blocks: 9, leader: 'dead', led: false },
        { blocks: 9, leader: 'alive', led: true },
        { blocks: 9, leader: 'alive', led: false },
      ].map((outcome) => [outcome, 1] as const),
    );
    expect(listed.entries().map(([{ blocks, leader, led }]) => [blocks, leader, led])).toEqual([
      [9, 'alive', false],
      [9, 'alive', true],
      [9, 'dead', false],
      [10, 'alive', true],
    ]);
  });

  test('lists a missing value before any value', () => {
    const fates = [{ blocks: 2 }, { fate: 'b' }, { blocks: 0 }, { fate: 'a' }];
    const listed = Distribution.of(fates.map((fate): Way<object> => [fate, 1]));
    const inOrder = [{ fate: 'a' }, { fate: 'b' }, { blocks: 0 }, { blocks: 2 }];
    expect(listed.entries().map(([fate]) => fate)).toEqual(inOrder);
    const turned = Distribution.of(fates.toReversed().map((fate): Way<object> => [fate, 1]));
    expect(turned.entries().map(([fate]) => fate)).toEqual([
      { blocks: 0 },
      { blocks: 2 },
      { fate: 'a' },
      { fate: 'b' },
    ]);
  });

  test('listing changes nothing', () => {
    const turned = Distribution.of([
      [{ n: 2 }, 1],
      [{ n: 1 }, 1],
    ]);
    turned.entries();
    const seen: number[] = [];
    turned.map(({ n }) => ({ n: seen.push(n) }));
    expect(seen).toEqual([2, 1]);
  });

  test.each([-1, -1n, 0.5, Number.NaN, 2 ** 53])('has no weight of %s', (weight) => {
    expect(() => Distribution.of([[{}, weight]])).toThrow(
      `A weight is a whole number of ways, not ${weight}.`,
    );
  });

  test('has an outcome', () => {
    const message = 'A distribution needs an outcome that is possible.';
    expect(() => Distribution.of([])).toThrow(message);
    expect(() => Distribution.of([[{}, 0]])).toThrow(message);
    expect(() => d6.given(({ pips }) => pips > 6)).toThrow(message);
  });

  test.each<[Weight[], Weight]>([
    [[6 ** 20 - 1, 1], 6 ** 20],
    [[6 ** 20 - 1, 1n], 6 ** 20],
    [[2 ** 53 - 2, 1], 2 ** 53 - 1],
    [[2 ** 53 - 1, 1], 2n ** 53n],
    [[2n ** 53n - 1n, 1], 2n ** 53n],
    [[2 ** 53 - 1, 2], 2n ** 53n + 1n],
  ])('weights %s: numbers while they are exact, then bigints', (weights, total) => {
    const ways = weights.map((weight, n): Way<{ n: number }> => [{ n }, weight]);
    const distribution = Distribution.of(ways);
    expect(distribution.total).toBe(total);
    for (const [, weight] of distribution.entries()) expect(typeof weight).toBe(typeof total);
  });
});

describe('questions', () => {
  test('probability adds up the ways', () => {
    expect(fractionText(d6.probability(({ pips }) => pips >= 5))).toBe('1/3');
    expect(fractionText(d6.probability(() => false))).toBe('0');
    expect(fractionText(d6.probability(() => true))).toBe('1');
  });

  test('mean is the average, below nothing too', () => {
    expect(fractionText(d6.mean(({ pips }) => pips))).toBe('7/2');
    expect(fractionText(d6.mean(({ pips }) => -pips))).toBe('-7/2');
    expect(() => d6.mean(({ pips }) => pips / 2)).toThrow(RangeError);
  });

  test('what is certain has one way', () => {
    const sure = Distribution.certain({ blocks: 4 });
    expect(sure.entries()).toEqual([[{ blocks: 4 }, 1]]);
    expect(sure.total).toBe(1);
  });
});

describe('one after the other', () => {
  test('map counts what has become equal together', () => {
    const hit = d6.map(({ pips }) => ({ hit: pips >= 5 }));
    expect(hit.entries()).toEqual([
      [{ hit: false }, 4],
      [{ hit: true }, 2],
    ]);
    expect(hit.total).toBe(6);
  });

  test('a mix brings every branch to one total', () => {
    const d3 = d6.map(({ pips }) => ({ n: Math.ceil(pips / 2) }));
    const d4 = Distribution.of([1, 2, 3, 4].map((n): Way<{ n: number }> => [{ n }, 1]));
    const mixed = Distribution.mix([
      [1, d3],
      [2n, d4],
      [0, Distribution.certain({ n: 9 })],
    ]);
    // 12 ways a branch: 1 x 12/6 x 2 and 2 x 12/4.
    expect(mixed.total).toBe(36);
    expect(mixed.entries()).toEqual([
      [{ n: 1 }, 10],
      [{ n: 2 }, 10],
      [{ n: 3 }, 10],
      [{ n: 4 }, 6],
    ]);
  });

  test('chain goes on from each outcome in its own way', () => {
    const tossed = coin.chain<{ pips: number }>(({ side }) =>
      side === 'heads' ? d6 : Distribution.certain({ pips: 6 }),
    );
    expect(tossed.total).toBe(12);
    expect(fractionText(tossed.probability(({ pips }) => pips === 6))).toBe('7/12');
    expect(fractionText(tossed.mean(({ pips }) => pips))).toBe('19/4');
  });

  test('given forgets what does not count', () => {
    const even = d6.given(({ pips }) => pips % 2 === 0);
    expect(even.total).toBe(3);
    expect(even.entries()).toEqual([
      [{ pips: 2 }, 1],
      [{ pips: 4 }, 1],
      [{ pips: 6 }, 1],
    ]);
  });

  test('given comes back to numbers when little is left', () => {
    const rare = Distribution.of([
      [{ tie: true }, 10n ** 20n],
      [{ tie: false }, 5],
    ]);
    expect(rare.total).toBe(10n ** 20n + 5n);
    expect(rare.given(({ tie }) => !tie).total).toBe(5);
  });

  test('25 dice one after the other become bigints on the way, exactly', () => {
    let sixes = Distribution.certain({ sixes: 0 });
    for (let dice = 1; dice <= 25; dice++) {
      sixes = sixes.chain(({ sixes }) =>
        d6.map(({ pips }) => ({ sixes: sixes + Number(pips === 6) })),
      );
      expect(sixes.total).toBe(dice <= 20 ? 6 ** dice : 6n ** BigInt(dice));
    }
    const none = sixes.probability(({ sixes }) => sixes === 0);
    expect(none).toEqual({ n: 5n ** 25n, d: 6n ** 25n });
    expect(fractionText(sixes.mean(({ sixes }) => sixes))).toBe('25/6');
  });
});

type Roll = { a: number; b: string };

/** Weighed outcomes, some of them equal, some of weight 0. */
const ways = fc
  .array(
    fc.tuple(
      fc.record({ a: fc.nat(3), b: fc.constantFrom('x', 'y') }),
      fc.integer({ min: 0, max: 9 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .filter((list) => list.some(([, weight]) => weight > 0));

const textOf = (roll: Distribution<Roll>) =>
  roll.entries().map(([{ a, b }, weight]) => [a, b, fractionText(fraction(weight, roll.total))]);

const sumOf = (parts: Fraction[]) => parts.reduce(add, fraction(0));

describe('for every distribution', () => {
  test('the probabilities are those of the single ways', () => {
    fc.assert(
      fc.property(ways, fc.nat(3), (list, a) => {
        const total = list.reduce((sum, [, weight]) => sum + weight, 0);
        const own = list.filter(([outcome]) => outcome.a === a);
        const roll = Distribution.of(list);
        expect(roll.total).toBe(total);
        expect(roll.probability((outcome) => outcome.a === a)).toEqual(
          fraction(
            own.reduce((sum, [, weight]) => sum + weight, 0),
            total,
          ),
        );
        expect(sumOf(roll.entries().map(([, w]) => fraction(w, roll.total)))).toEqual(fraction(1));
      }),
    );
  });

  test('chain follows the law of total probability', () => {
    fc.assert(
      fc.property(
        ways,
        fc.array(ways, { minLength: 4, maxLength: 4 }),
        fc.nat(3),
        (list, nexts, a) => {
          const next = (outcome: Roll) => Distribution.of(nexts[outcome.a] as Way<Roll>[]);
          const roll = Distribution.of<Roll>(list);
          const parts = roll.entries().map(([outcome, weight]) =>
            multiply(
              fraction(weight, roll.total),
              next(outcome).probability((later) => later.a === a),
            ),
          );
          expect(roll.chain(next).probability((later) => later.a === a)).toEqual(sumOf(parts));
        },
      ),
    );
  });

  test('numbers and bigints give the same fractions', () => {
    const scale = 10n ** 18n;
    const big = (list: Way<Roll>[]) =>
      Distribution.of(list.map(([roll, weight]): Way<Roll> => [roll, BigInt(weight) * scale]));
    fc.assert(
      fc.property(ways, ways, (list, other) => {
        const [small, large] = [Distribution.of<Roll>(list), big(list)];
        expect(typeof small.total).toBe('number');
        expect(typeof large.total).toBe('bigint');
        expect(textOf(large)).toEqual(textOf(small));
        const turn = ({ a, b }: Roll) => ({ a: a % 2, b });
        expect(textOf(large.map(turn))).toEqual(textOf(small.map(turn)));
        expect(large.mean(({ a }) => a)).toEqual(small.mean(({ a }) => a));
        const joined = (first: Roll, then: Distribution<Roll>) =>
          then.map(({ a, b }) => ({ a: a + first.a, b }));
        const expected = textOf(small.chain((first) => joined(first, Distribution.of(other))));
        expect(textOf(large.chain((first) => joined(first, Distribution.of(other))))).toEqual(
          expected,
        );
        expect(textOf(small.chain((first) => joined(first, big(other))))).toEqual(expected);
        expect(textOf(large.chain((first) => joined(first, big(other))))).toEqual(expected);
      }),
    );
  });
});
