import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, fraction, fractionText } from './fraction.ts';
import { drawnFrom } from './taken.ts';

/** Every way to take `taken` cards, one by one, from `all` of which the first `wanted` are wanted. */
function countWays(all: number, wanted: number, taken: number): Map<number, number> {
  const ways = new Map<number, number>();
  const take = (from: number, left: number, found: number) => {
    if (left === 0) ways.set(found, (ways.get(found) ?? 0) + 1);
    else for (let i = from; i < all; i++) take(i + 1, left - 1, found + (i < wanted ? 1 : 0));
  };
  take(0, taken, 0);
  return ways;
}

const chanceOf = (all: number, wanted: number, taken: number, found: number) =>
  fractionText(drawnFrom(all, wanted, taken).probability((outcome) => outcome.wanted === found));

test('what is drawn is what a count of all hands says', () => {
  for (let all = 1; all <= 8; all++)
    for (let wanted = 0; wanted <= all; wanted++)
      for (let taken = 0; taken <= all; taken++) {
        const ways = countWays(all, wanted, taken);
        const total = [...ways.values()].reduce((a, b) => a + b);
        for (let found = 0; found <= all; found++)
          expect(chanceOf(all, wanted, taken, found), `${all} ${wanted} ${taken} ${found}`).toBe(
            fractionText(fraction(ways.get(found) ?? 0, total)),
          );
      }
});

test('one of four among sixty', () => expect(chanceOf(60, 4, 1, 1)).toBe('1/15'));

test('at least one of six Leadership cards among six dealt', () => {
  const none = drawnFrom(60, 6, 6).probability(({ wanted }) => wanted === 0);
  expect(fractionText(add(none, fraction(692477, 1430396)))).toBe('1');
});

test('as many wanted cards are drawn on average as their share of the deck', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(60), fc.nat(60), (all, some, more) => {
      const [wanted, taken] = [Math.min(all, some), Math.min(all, more)];
      const mean = drawnFrom(all, wanted, taken).mean((outcome) => outcome.wanted);
      expect(mean).toEqual(fraction(wanted * taken, all));
    }),
  );
});
