import { expect, test } from 'vitest';
import { decimalOf, numbersOf, wholeOf } from './typed.ts';

test.each<[string, unknown]>([
  ['7', 7],
  [' 12 ', 12],
  ['-3', -3],
  ['−3', -3],
  ['-0', 0],
  ['7x', '7x'],
  ['1.5', '1.5'],
  ['-', '-'],
  ['100000', 100000],
  ['1234567890', '1234567890'],
])('a whole number: %j is %j', (text, expected) => {
  expect(wholeOf(text)).toBe(expected);
});

test.each<[string, unknown]>([
  ['2', 2],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['2,', 2],
  [',5', 0.5],
  ['2.0', 2],
  ['-1,25', -1.25],
  ['−0.5', -0.5],
  ['2,5,1', '2,5,1'],
  [',', ','],
  ['2 UD', '2 UD'],
  ['1e3', '1e3'],
])('a measure, with a comma or a point: %j is %j', (text, expected) => {
  expect(decimalOf(text)).toBe(expected);
});

test('numbers in a row keep their order, and what is none among them', () => {
  expect(numbersOf('4, 4;1  x 12')).toEqual([4, 4, 1, 'x', 12]);
  expect(numbersOf('')).toEqual([]);
});
