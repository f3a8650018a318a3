import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cancel, Distribution, type Face, passesTest, pool, sum, testOnSum, thin } from './dice.ts';
import { type Fraction, fraction, fractionText, multiply } from './fraction.ts';

const text = (odds: Fraction) => fractionText(odds);

const hitsOn = (weight: number): Face<'hits'>[] => [
  { weight, score: { hits: 1 } },
  { weight: 6 - weight },
];

/** The odds of each count of hits. */
const hitsOf = (roll: Distribution<{ hits: number }>) =>
  roll.entries().map(([{ hits }, weight]) => [hits, text(fraction(weight, roll.total))]);

describe('sums', () => {
  test('2D6 in 36ths', () => {
    const ways = sum(2).entries();
    expect(ways.map(([{ sum }]) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(ways.map(([, weight]) => weight)).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
    expect(sum(2).total).toBe(36);
  });

  test('other dice', () => {
    expect(sum(1, 3).entries()).toEqual([
      [{ sum: 1 }, 1],
      [{ sum: 2 }, 1],
      [{ sum: 3 }, 1],
    ]);
    expect(sum(0).entries()).toEqual([[{ sum: 0 }, 1]]);
    expect(text(sum(3).probability(({ sum }) => sum === 10))).toBe('1/8');
    expect(sum(30).total).toBe(6n ** 30n);
    expect(text(sum(30).mean(({ sum }) => sum))).toBe('105');
  });

  test('wab-case-229: 3D6 against 2D6', () => {
    const lead = cancel(sum(3), 'sum', sum(2), 'sum');
    expect(text(lead.probability(({ sum }) => sum > 0))).toBe('1009/1296');
  });

  test.each([
    ['t7g-case-021', 4, 2, '13/16'],
    ['t7g-case-023', 4, 4, '1/2'],
    ['onus-case-125', 6, 5, '21/31'],
  ])('%s: a die with %i against a die with %i, ties thrown again', (_case, own, other, odds) => {
    const both = sum(1).chain((a) => sum(1).map((b) => ({ lead: a.sum + own - (b.sum + other) })));
    expect(text(both.given(({ lead }) => lead !== 0).probability(({ lead }) => lead > 0))).toBe(
      odds,
    );
  });
});

describe('tests on a sum', () => {
  test.each([
    ['wab-case-063', 6, 0, '5/12'],
    ['wab-case-065', 8, 0, '13/18'],
    ['wab-case-133', 7, 0, '7/12'],
    ['wab-case-219', 8, 3, '5/18'],
    ['wab-case-323', 9, 0, '5/6'],
    ['onus-case-119', 6, 0, '5/12'],
  ])('%s: 2D6 at most %i, %i added', (_case, atMost, modifier, odds) => {
    expect(text(testOnSum(sum(2), { atMost, modifier }))).toBe(odds);
  });

  test('wab-case-111 and wab-case-115: at least', () => {
    expect(text(testOnSum(sum(1), { atLeast: 5 }))).toBe('1/3');
    expect(text(testOnSum(sum(2), { atLeast: 17, modifier: 6 }))).toBe('1/12');
  });

  test('both limits', () => {
    expect(text(testOnSum(sum(2), { atLeast: 4, atMost: 5 }))).toBe('7/36');
    expect(text(testOnSum(sum(2), { atLeast: 4, atMost: 5, modifier: -1 }))).toBe('1/4');
    expect(text(testOnSum(sum(2), {}))).toBe('1');
  });

  test('what is rolled before modifiers may decide alone', () => {
    expect(text(testOnSum(sum(2), { atMost: 1, passes: [2] }))).toBe('1/36');
    expect(text(testOnSum(sum(2), { atMost: 12, fails: [12] }))).toBe('35/36');
    expect(text(testOnSum(sum(2), { atMost: 12, fails: [2, 12] }))).toBe('17/18');
    expect(text(testOnSum(sum(2), { atMost: 7, modifier: 9, passes: [2, 3] }))).toBe('1/12');
    expect(text(testOnSum(sum(2), { atMost: 12, passes: [12], fails: [12] }))).toBe('35/36');
  });

  test.each([
    ['wab-case-273', 6, '95/144'],
    ['wab-case-237', 7, '119/144'],
  ])('%s: a failed test is thrown once more', (_case, atMost, odds) => {
    const again = sum(2).chain((first) =>
      passesTest(first.sum, { atMost }) ? Distribution.certain(first) : sum(2),
    );
    expect(text(testOnSum(again, { atMost }))).toBe(odds);
  });

  test('wab-case-601: a test that is taken in one case of two', () => {
    const fate = Distribution.mix([
      [1, Distribution.certain({ flees: true })],
      [1, sum(2).map(({ sum }) => ({ flees: sum > 5 }))],
    ]);
    expect(text(fate.probability(({ flees }) => flees))).toBe('31/36');
  });
});

describe('thinning', () => {
  test.each([
    ['wab-case-155', 1, [3, 3, 4], '1/6'],
    ['wab-case-185', 1, [4, 3, 4], '2/9'],
    ['wab-case-551', 1, [3, 4, 5], '5/18'],
    ['wab-case-727', 1, [3, 5, 4, 3], '5/36'],
    ['onus-case-193', 2, [3, 1], '23/144'],
    ['onus-case-219', 3, [5, 3], '1385/1728'],
  ])('%s: %i dice, %j faces each', (_case, dice, [hit = 0, ...then], odds) => {
    const left = then.reduce(
      (roll, faces) => thin(roll, 'hits', fraction(faces, 6)),
      pool(dice, hitsOn(hit)),
    );
    expect(text(left.probability(({ hits }) => hits > 0))).toBe(odds);
  });

  test('onus-case-315: 4 dice that do not wound', () => {
    const wounds = thin(pool(4, hitsOn(5)), 'hits', fraction(4, 6));
    expect(text(wounds.probability(({ hits }) => hits === 0))).toBe('256/6561');
  });

  test('10 dice, hit, wound, save: a throw of 1 in 6 each, every count', () => {
    const left = thin(thin(pool(10, hitsOn(3)), 'hits', fraction(1, 2)), 'hits', fraction(2, 3));
    expect(hitsOf(left)).toEqual(hitsOf(pool(10, hitsOn(1))));
  });

  test('the other counters keep their tie to what is thinned', () => {
    const roll = pool(2, [
      { weight: 1, score: { hits: 1, flags: 1 } },
      { weight: 1, score: { hits: 1 } },
    ]);
    const half = thin(roll, 'hits', fraction(1, 2));
    const odds = half
      .entries()
      .map(([{ hits, flags }, weight]) => [hits, flags, text(fraction(weight, half.total))]);
    expect(odds).toEqual([
      [0, 0, '1/16'],
      [0, 1, '1/8'],
      [0, 2, '1/16'],
      [1, 0, '1/8'],
      [1, 1, '1/4'],
      [1, 2, '1/8'],
      [2, 0, '1/16'],
      [2, 1, '1/8'],
      [2, 2, '1/16'],
    ]);
  });

  const sixths = fc.nat(6).map((n) => fraction(n, 6));
  const dice = fc.nat(8);

  test('for certain it changes nothing, with no chance it leaves nothing', () => {
    fc.assert(
      fc.property(dice, fc.integer({ min: 1, max: 5 }), (dice, faces) => {
        const roll = pool(dice, hitsOn(faces));
        expect(thin(roll, 'hits', fraction(1)).entries()).toEqual(roll.entries());
        expect(hitsOf(thin(roll, 'hits', fraction(0)))).toEqual([[0, '1']]);
      }),
    );
  });

  test('twice is once with both chances, and so is the throw itself', () => {
    fc.assert(
      fc.property(dice, sixths, sixths, (dice, p, q) => {
        const all = Distribution.certain({ hits: dice });
        const once = hitsOf(thin(all, 'hits', multiply(p, q)));
        expect(hitsOf(thin(thin(all, 'hits', p), 'hits', q))).toEqual(once);
        const faces = [{ weight: p.n, score: { hits: 1 } }, { weight: p.d - p.n }];
        expect(hitsOf(thin(pool(dice, faces), 'hits', q))).toEqual(once);
      }),
    );
  });

  test('a chance beyond 1 or below 0 is a mistake', () => {
    const one = Distribution.certain({ hits: 1 });
    expect(() => thin(one, 'hits', fraction(7, 6))).toThrow('A weight is a whole number of ways');
    expect(() => thin(one, 'hits', fraction(-1, 6))).toThrow('A weight is a whole number of ways');
  });
});

describe('cancelling', () => {
  const saves = (dice: number, weight: number) =>
    pool(dice, [{ weight, score: { saves: 1 } }, { weight: 6 - weight }]);

  test('t7g-case-093: 4 dice that hit on 5 against 3 that resist on 4', () => {
    const wear = cancel(pool(4, hitsOn(2)), 'hits', saves(3, 3), 'saves');
    expect(text(wear.probability(({ hits }) => hits > 0))).toBe('8/27');
  });

  test('takes one for one and never more than there is', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), (hits, saved) => {
        const left = cancel(
          Distribution.certain({ hits, flags: 2 }),
          'hits',
          Distribution.certain({ saved }),
          'saved',
        );
        expect(left.entries()).toEqual([[{ hits: hits > saved ? hits - saved : 0, flags: 2 }, 1]]);
      }),
    );
  });

  test('is the sum over all pairs', () => {
    const left = cancel(pool(3, hitsOn(3)), 'hits', saves(2, 2), 'saves');
    // Hits in 8ths 1 3 3 1, saves in 9ths 4 4 1.
    expect(left.total).toBe(6 ** 5);
    expect(hitsOf(left)).toEqual([
      [0, text(fraction(1 * 9 + 3 * 5 + 3 * 1, 72))],
      [1, text(fraction(3 * 4 + 3 * 4 + 1 * 1, 72))],
      [2, text(fraction(3 * 4 + 1 * 4, 72))],
      [3, text(fraction(1 * 4, 72))],
    ]);
  });
});

describe('order of resolution', () => {
  const symbols = (dice: number) => pool(dice, [{ weight: 1, score: { seen: 1 } }, { weight: 5 }]);

  test('cca-case-211: one leader check on two dice when there is a hit', () => {
    const fate = pool(2, hitsOn(1)).chain(({ hits }) =>
      hits
        ? symbols(2).map(({ seen }) => ({ dead: seen === 2 }))
        : Distribution.certain({ dead: false }),
    );
    expect(text(fate.probability(({ dead }) => dead))).toBe('11/1296');
  });

  test('ccn-case-311: two dice for a leader whose unit survives, one for the last block', () => {
    const fate = pool(4, hitsOn(2)).chain(({ hits }) => {
      const dice = hits === 4 ? 1 : 2;
      return symbols(hits ? dice : 0).map(({ seen }) => ({
        hits,
        dead: hits > 0 && seen === dice,
      }));
    });
    expect(text(fate.probability(({ dead }) => dead))).toBe('35/1458');
  });

  test('an attack and the battle back of what is left: every throw of both sides', () => {
    const battle: Face<'hits' | 'flags'>[] = [
      { weight: 2, score: { hits: 1 } },
      { weight: 1, score: { flags: 1 } },
      { weight: 3 },
    ];
    const outcome = pool(3, battle, { hits: 2, flags: 1 }).chain(({ hits, flags }) =>
      pool(flags ? 0 : 2 - hits, battle, { hits: 1 }).map((back) => ({
        lost: hits,
        flees: flags,
        own: back.hits,
        ownFlags: back.flags,
      })),
    );

    const ways = new Map<string, number>();
    const rolls = (dice: number): string[] =>
      dice ? rolls(dice - 1).flatMap((roll) => [...'HHF---'].map((side) => roll + side)) : [''];
    const count = (roll: string, side: string) => roll.split(side).length - 1;
    for (const roll of rolls(3)) {
      const [hits, flags] = [Math.min(2, count(roll, 'H')), Math.min(1, count(roll, 'F'))];
      const dice = flags ? 0 : 2 - hits;
      for (const back of rolls(dice)) {
        const key = [hits, flags, Math.min(1, count(back, 'H')), count(back, 'F')].join();
        ways.set(key, (ways.get(key) ?? 0) + 6 ** (2 - dice));
      }
    }
    expect(outcome.total).toBe(6 ** 5);
    expect(
      outcome
        .entries()
        .map(([{ lost, flees, own, ownFlags }, weight]) => [
          [lost, flees, own, ownFlags].join(),
          weight,
        ]),
    ).toEqual([...ways].sort());
  });
});
