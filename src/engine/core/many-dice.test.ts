import { expect, test } from 'vitest';
import { manyDice, type Throw } from './many-dice.ts';

/** Half of the faces count one. */
const COIN: Throw[] = [
  [[0], 3],
  [[1], 3],
];
const inNumbers = (all: readonly Throw[]) => all.map(([tally, weight]) => [tally, Number(weight)]);

test('every tally comes once, in its order, with its ways', () => {
  expect(inNumbers(manyDice(2, COIN, [Infinity]))).toEqual([
    [[0], 9],
    [[1], 18],
    [[2], 9],
  ]);
});

test('two counters are told in the order of the first, then of the second', () => {
  const die: Throw[] = [
    [[0, 1], 1],
    [[2, 0], 2],
  ];
  expect(inNumbers(manyDice(2, die, [Infinity, Infinity]))).toEqual([
    [[0, 2], 1],
    [[2, 1], 4],
    [[4, 0], 4],
  ]);
});

test('no dice throw nothing in one way', () => {
  expect(inNumbers(manyDice(0, COIN, [1]))).toEqual([[[0], 1]]);
});
