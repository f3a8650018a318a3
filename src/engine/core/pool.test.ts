import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, fraction, fractionText } from './fraction.ts';
import { type Face, pool } from './pool.ts';

const HIT_AND_FLAG: Face<'hits' | 'flags'>[] = [
  { weight: 2, score: { hits: 1 } },
  { weight: 1, score: { flags: 1 } },
  { weight: 3 },
];

/** Swords score and roll again; one colour scores. */
const ELEPHANTS: Face<'hits' | 'flags'>[] = [
  { weight: 1, score: { hits: 1 }, again: true },
  { weight: 1, score: { hits: 1 } },
  { weight: 1, score: { flags: 1 } },
  { weight: 3 },
];

const hitsOn = (weight: number): Face<'hits'>[] => [
  { weight, score: { hits: 1 } },
  { weight: 6 - weight },
];

describe('known odds', () => {
  test.each([
    ['cca-case-101', 1, 1, 1, '1/6'],
    ['cca-case-115', 2, 1, 1, '11/36'],
    ['cca-case-125', 4, 2, 1, '65/81'],
    ['cca-case-161', 5, 1, 2, '763/3888'],
    ['cca-case-189', 4, 1, 1, '671/1296'],
    ['cca-case-319', 5, 2, 4, '11/243'],
    ['ccn-case-205', 2, 2, 1, '5/9'],
    ['ccn-case-319', 3, 1, 1, '91/216'],
    ['t7g-case-089', 3, 2, 1, '19/27'],
    ['t7g-case-103', 4, 1, 2, '19/144'],
    ['t7g-case-105', 2, 1, 3, '0'],
    ['t7g-case-167', 6, 2, 1, '665/729'],
    ['t7g-case-225', 3, 2, 2, '7/27'],
    ['t7g-case-229', 0, 2, 1, '0'],
    ['onus-case-191', 4, 4, 1, '80/81'],
    ['wab-case-709', 4, 4, 4, '16/81'],
  ])('%s: %i dice, %i faces hit, %i or more hits', (_case, dice, faces, least, odds) => {
    const roll = pool(dice, hitsOn(faces));
    expect(fractionText(roll.probability(({ hits }) => hits >= least))).toBe(odds);
  });

  test.each([
    ['cca-case-207', 4, 1, '625/1296'],
    ['cca-case-285', 5, 4, '1/243'],
    ['ccn-case-209', 3, 2, '8/27'],
    ['t7g-case-091', 3, 3, '1/8'],
    ['wab-case-607', 3, 1, '125/216'],
  ])('%s: %i dice, %i faces hit, no hit', (_case, dice, faces, odds) => {
    const roll = pool(dice, hitsOn(faces));
    expect(fractionText(roll.probability(({ hits }) => hits === 0))).toBe(odds);
  });

  test('cca-case-247: two symbols at once, the first sword is ignored', () => {
    const roll = pool(5, [
      { weight: 1, score: { blue: 1 } },
      { weight: 1, score: { swords: 1 } },
      { weight: 4 },
    ]);
    expect(fractionText(roll.probability(({ blue, swords }) => blue + swords > 0))).toBe('211/243');
    expect(fractionText(roll.probability(({ blue, swords }) => blue > 0 || swords > 1))).toBe(
      '19/27',
    );
  });

  test('ccn-case-207 and onus-case-269: the average, also where a face counts double', () => {
    expect(fractionText(pool(4, hitsOn(3)).mean(({ hits }) => hits))).toBe('2');
    const deadly = pool(1, [
      { weight: 2, score: { wounds: 1 } },
      { weight: 1, score: { wounds: 2 } },
      { weight: 3 },
    ]);
    expect(fractionText(deadly.mean(({ wounds }) => wounds))).toBe('2/3');
  });
});

describe('elephants', () => {
  test('cca-case-147: five dice without a hit', () => {
    const roll = pool(5, ELEPHANTS, { hits: 4, flags: 3 });
    expect(fractionText(roll.probability(({ hits }) => hits === 0))).toBe('32/243');
  });

  // After k swords in a row: P(k hits) = 5/3 x 1/6^k, P(k or more) = 2/6^k.
  test('one die: 0, 1, 2, 3, and 4 or more hits', () => {
    const roll = pool(1, ELEPHANTS, { hits: 4 });
    const odds = [0, 1, 2, 3, 4].map((k) => roll.probability(({ hits }) => hits === k));
    expect(odds.map(fractionText)).toEqual(['2/3', '5/18', '5/108', '5/648', '1/648']);
  });

  test.each([0, 1, 2, 5, 12])('a chain ends in a flag once in five, hits capped at %i', (hits) => {
    const roll = pool(1, ELEPHANTS, { hits });
    expect(fractionText(roll.probability(({ flags }) => flags === 1))).toBe('1/5');
  });

  test.each([1, 2, 8, 30])('two fifths of a hit a die, less what the cap %i cuts off', (cap) => {
    const sixes = 6n ** BigInt(cap);
    expect(pool(1, ELEPHANTS, { hits: cap }).mean(({ hits }) => hits)).toEqual(
      fraction(2n * (sixes - 1n), 5n * sixes),
    );
  });

  test('a face that only asks for another roll is as if it were not there', () => {
    const roll = pool(3, [
      { weight: 3, again: true },
      { weight: 1, score: { hits: 1 } },
      { weight: 2 },
    ]);
    expect(roll.entries()).toEqual(
      pool(3, [{ weight: 1, score: { hits: 1 } }, { weight: 2 }]).entries(),
    );
  });

  test('several symbols that roll again are rolled out together', () => {
    const faces: Face<'a' | 'b' | 'c'>[] = [
      { weight: 1, score: { a: 1 }, again: true },
      { weight: 1, score: { b: 1 }, again: true },
      { weight: 1, score: { c: 1 }, again: true },
      { weight: 3 },
    ];
    const roll = pool(1, faces, { a: 8, b: 8, c: 8 });
    // Without the other two, each is 1 in 4.
    expect(fractionText(roll.probability(({ a }) => a >= 8))).toBe(`1/${4 ** 8}`);
    expect(fractionText(roll.probability(({ a, b, c }) => a + b + c === 0))).toBe('1/2');
  });
});

describe('counters', () => {
  test('come in the order in which faces and caps name them, all of them in every outcome', () => {
    const faces: Face<'hits' | 'flags' | 'leaders'>[] = [
      { weight: 1, score: { hits: 0 } },
      { weight: 1, score: { flags: 1 } },
    ];
    expect(pool(1, faces, { leaders: 1, hits: 1 }).entries()).toEqual([
      [{ hits: 0, flags: 0, leaders: 0 }, 1],
      [{ hits: 0, flags: 1, leaders: 0 }, 1],
    ]);
    expect(Object.keys(pool(1, faces, { leaders: 1 }).entries()[0]?.[0] ?? {})).toEqual([
      'hits',
      'flags',
      'leaders',
    ]);
  });

  test('a counter without a value and a cap without one are as if they were left out', () => {
    const faces: Face<'hits'>[] = [
      { weight: 1, score: { hits: undefined } },
      { weight: 1, score: { hits: 2 } },
    ];
    expect(pool(2, faces, { hits: undefined }).entries()).toEqual([
      [{ hits: 0 }, 1],
      [{ hits: 2 }, 2],
      [{ hits: 4 }, 1],
    ]);
  });

  test('no dice score nothing', () => {
    const roll = pool(0, HIT_AND_FLAG, { hits: 4 });
    expect(roll.entries()).toEqual([[{ hits: 0, flags: 0 }, 1]]);
  });

  test('a cap of 0 counts nothing', () => {
    expect(pool(3, HIT_AND_FLAG, { hits: 0 }).mean(({ hits }) => hits)).toEqual(fraction(0));
  });
});

describe('many dice', () => {
  const factorial = (n: number): bigint => (n ? BigInt(n) * factorial(n - 1) : 1n);

  test('30 dice: every count of hits and flags by the multinomial formula', () => {
    const roll = pool(30, HIT_AND_FLAG);
    expect(roll.total).toBe(6n ** 30n);
    const entries = roll.entries();
    expect(entries).toHaveLength((31 * 32) / 2);
    for (const [{ hits, flags }, weight] of entries) {
      const blanks = 30 - hits - flags;
      const orders = factorial(30) / (factorial(hits) * factorial(flags) * factorial(blanks));
      expect(weight).toBe(orders * 2n ** BigInt(hits) * 3n ** BigInt(blanks));
    }
  });

  test.each([19, 20, 21])('%i dice: 6^20 is the last total that is a number', (dice) => {
    for (const caps of [{}, { hits: 1, flags: 0 }]) {
      const roll = pool(dice, HIT_AND_FLAG, caps);
      expect(roll.total).toBe(dice > 20 ? 6n ** BigInt(dice) : 6 ** dice);
      for (const [, weight] of roll.entries()) expect(typeof weight).toBe(typeof roll.total);
    }
  });

  test.each([5, 15, 25, 60])('%i dice with a cap are those without, counted up to it', (dice) => {
    const all = pool(dice, HIT_AND_FLAG);
    for (const caps of [{ hits: 4, flags: 3 }, { hits: 1 }, { flags: 2 }, { hits: 4, flags: 99 }]) {
      const { hits: mostHits = 99, flags: mostFlags = 99 } = { hits: 99, flags: 99, ...caps };
      const counted = all.map(({ hits, flags }) => ({
        hits: Math.min(hits, mostHits),
        flags: Math.min(flags, mostFlags),
      }));
      expect(pool(dice, HIT_AND_FLAG, caps).entries()).toEqual(counted.entries());
    }
  });
});

describe('a mistake in a rule is named', () => {
  test.each([-1, 1.5, Number.NaN, Infinity])('%s dice', (dice) => {
    expect(() => pool(dice, HIT_AND_FLAG)).toThrow(
      `Dice, scores and caps are whole numbers, not ${dice}.`,
    );
  });

  test.each([-1, 0.5])('a score or a cap of %s', (value) => {
    const message = `Dice, scores and caps are whole numbers, not ${value}.`;
    expect(() => pool(1, [{ weight: 1, score: { hits: value } }])).toThrow(message);
    expect(() => pool(1, HIT_AND_FLAG, { hits: value })).toThrow(message);
  });

  test('a symbol that scores without end and without a cap', () => {
    expect(() => pool(1, ELEPHANTS)).toThrow('"hits" may grow without end: it needs a cap.');
    expect(() => pool(1, ELEPHANTS, { flags: 3 })).toThrow('"hits" may grow');
  });

  test('a die that never stops, and one without faces', () => {
    const message = 'A distribution needs an outcome that is possible.';
    expect(() => pool(1, [{ weight: 6, score: { hits: 1 }, again: true }], { hits: 2 })).toThrow(
      message,
    );
    expect(() => pool(1, [])).toThrow(message);
  });
});

/** Up to four faces, the last of which ends the roll. */
const die = fc
  .array(
    fc.record({
      weight: fc.nat(3),
      score: fc.record({ hits: fc.nat(2), flags: fc.nat(1) }),
      again: fc.boolean(),
    }),
    { maxLength: 3 },
  )
  .chain((faces) =>
    fc
      .record({ weight: fc.integer({ min: 1, max: 3 }), score: fc.record({ flags: fc.nat(1) }) })
      .map((end): Face<'hits' | 'flags'>[] => [...faces, end]),
  );
const caps = fc.record({ hits: fc.nat(4), flags: fc.nat(3) });
const few = fc.nat(4);

describe('for every die', () => {
  test('the probabilities of all outcomes are 1 together', () => {
    fc.assert(
      fc.property(few, die, caps, (dice, faces, caps) => {
        const roll = pool(dice, faces, caps);
        const ways = roll.entries().reduce((sum, [, weight]) => sum + BigInt(weight), 0n);
        expect(ways).toBe(BigInt(roll.total));
        expect(roll.probability(() => true)).toEqual(fraction(1));
      }),
    );
  });

  test('a pool is one part of it after the other', () => {
    fc.assert(
      fc.property(few, few, die, caps, (first, then, faces, caps) => {
        const later = pool(then, faces, caps);
        const both = pool(first, faces, caps).chain((before) =>
          later.map((after) => ({
            hits: Math.min(caps.hits, before.hits + after.hits),
            flags: Math.min(caps.flags, before.flags + after.flags),
          })),
        );
        const whole = pool(first + then, faces, caps);
        for (let hits = 0; hits <= caps.hits; hits++) {
          for (let flags = 0; flags <= caps.flags; flags++) {
            const so = (roll: { hits: number; flags: number }) =>
              roll.hits === hits && roll.flags === flags;
            expect(whole.probability(so)).toEqual(both.probability(so));
          }
        }
      }),
    );
  });

  test('a higher cap changes nothing below the lower one', () => {
    fc.assert(
      fc.property(
        few,
        die,
        caps,
        fc.nat(3),
        fc.nat(3),
        (dice, faces, caps, moreHits, moreFlags) => {
          const low = pool(dice, faces, caps);
          const high = pool(dice, faces, {
            hits: caps.hits + moreHits,
            flags: caps.flags + moreFlags,
          });
          for (let hits = 0; hits <= caps.hits; hits++) {
            for (let flags = 0; flags <= caps.flags; flags++) {
              const least = (roll: { hits: number; flags: number }) =>
                roll.hits >= hits && roll.flags >= flags;
              expect(low.probability(least)).toEqual(high.probability(least));
            }
          }
        },
      ),
    );
  });

  test('one die more never makes a number of hits less likely', () => {
    fc.assert(
      fc.property(few, die, caps, (dice, faces, caps) => {
        const [fewer, more] = [pool(dice, faces, caps), pool(dice + 1, faces, caps)];
        for (let least = 0; least <= caps.hits; least++) {
          const [now, then] = [fewer, more].map((roll) =>
            roll.probability(({ hits }) => hits >= least),
          );
          expect(compare(then ?? fraction(0), now ?? fraction(1))).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('numbers and bigints give the same fractions', () => {
    const scale = 2n ** 60n;
    fc.assert(
      fc.property(fc.nat(8), die, caps, fc.boolean(), (dice, faces, caps, capped) => {
        const once = faces.map(({ weight, score }) => ({ weight, score }));
        const texts = (scaled: bigint) => {
          const own = (capped ? faces : once).map((face) => ({
            ...face,
            weight: scaled === 1n ? face.weight : BigInt(face.weight) * scaled,
          }));
          const roll = pool(dice, own, capped ? caps : {});
          if (scaled > 1n && dice) expect(typeof roll.total).toBe('bigint');
          return roll
            .entries()
            .map(([count, weight]) => [count, fractionText(fraction(weight, roll.total))]);
        };
        expect(texts(scale)).toEqual(texts(1n));
      }),
    );
  });
});
