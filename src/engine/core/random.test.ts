import { expect, test } from 'vitest';
import { shuffle, throwDice } from './random.ts';

test('the same seed throws the same dice, and moves on', () => {
  const [one, two] = [{ random: 7 }, { random: 7 }];
  const first = throwDice(one, [1, 2, 3, 4, 5, 6], 20);
  expect(throwDice(two, [1, 2, 3, 4, 5, 6], 20)).toEqual(first);
  expect(throwDice(one, [1, 2, 3, 4, 5, 6], 20)).not.toEqual(first);
});

test('every face comes as often as any other', () => {
  const counts = new Map<number, number>();
  for (const face of throwDice({ random: 1 }, [1, 2, 3, 4, 5], 50_000))
    counts.set(face, (counts.get(face) ?? 0) + 1);
  // Five standard deviations of 10,000 expected.
  for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(450);
  expect(counts.size).toBe(5);
});

test('a shuffle keeps every card', () => {
  const cards = Array.from({ length: 60 }, (_, i) => i);
  const mixed = shuffle({ random: 3 }, cards);
  expect(mixed).not.toEqual(cards);
  expect([...mixed].sort((a, b) => a - b)).toEqual(cards);
});
