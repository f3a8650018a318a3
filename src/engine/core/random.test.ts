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

test('a number that would favour the first faces is drawn again', () => {
  // Worked out backwards: these seeds draw 2^32 - 5, which six faces divide up evenly, - 4 and - 1, which they do not.
  const face = (random: number) => throwDice({ random }, [0, 1, 2, 3, 4, 5], 1);
  expect(face(3377458653)).toEqual([5]);
  expect(face(4255994529)).toEqual([3]);
  expect(face(938589107)).toEqual([1]);
});

/** The same numbers as their author defines them, reckoned as whole numbers without end. */
function* splitmix32(seed: number): Generator<number> {
  const RANGE = 2n ** 32n;
  const xor = (n: bigint, shift: bigint) => n ^ (n / 2n ** shift);
  for (let state = BigInt(seed); ; ) {
    state = (state + 0x9e3779b9n) % RANGE;
    const once = (xor(state, 16n) * 0x21f0aaadn) % RANGE;
    const twice = (xor(once, 15n) * 0x735a2d97n) % RANGE;
    yield Number(xor(twice, 15n));
  }
}

test.each([0, 1, 7, 2 ** 31, 2 ** 32 - 1])(
  'from seed %i come the numbers of splitmix32',
  (seed) => {
    const faces = Array.from({ length: 2 ** 16 }, (_, i) => i);
    const expected = splitmix32(seed)
      .take(50)
      .map((drawn) => drawn % 2 ** 16);
    expect(throwDice({ random: seed }, faces, 50)).toEqual([...expected]);
  },
);

test('no dice are thrown where none are asked for, and nothing is drawn', () => {
  const from = { random: 7 };
  expect(throwDice(from, [1, 2], 0)).toEqual([]);
  expect(shuffle(from, [])).toEqual([]);
  expect(shuffle(from, ['alone'])).toEqual(['alone']);
  expect(from.random).toBe(7);
});

test('every order of the cards comes as often as any other, and the cards stay as they were', () => {
  const cards = ['a', 'b', 'c'];
  const from = { random: 11 };
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = shuffle(from, cards).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  // Five standard deviations of 1,000 expected.
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(145);
  expect(cards).toEqual(['a', 'b', 'c']);
});
