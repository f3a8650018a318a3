import { expect, test } from 'vitest';
import { fractionText } from './fraction.ts';
import { atLeastCounted, chanceOf, chanceOfAtLeast, counted } from './thrown.ts';

test('faces are counted', () => {
  expect([...counted(['red', 'flag', 'red'])]).toEqual([
    ['red', 2],
    ['flag', 1],
  ]);
});

const DIE = ['red', 'blue', 'green', 'leader', 'flag', 'swords'];

test('the chance of a throw counts its orders', () => {
  // Two dice: a pair in 1 way of 36, two different faces in 2.
  expect(fractionText(chanceOf(['red', 'red'], DIE))).toBe('1/36');
  expect(fractionText(chanceOf(['red', 'blue'], DIE))).toBe('1/18');
  // Three dice, two alike: 3 of 216.
  expect(fractionText(chanceOf(['red', 'red', 'blue'], DIE))).toBe('1/72');
  expect(fractionText(chanceOf([], DIE))).toBe('1');
  expect(fractionText(chanceOf([7], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))).toBe('1/10');
});

test('what two faces show is thrown twice as often', () => {
  const two = ['foot', 'foot', 'horse', 'gun', 'flag', 'saber'];
  // 2 of 6; 4 of 36; 2 orders of 2 and 1 ways of 36; 3 orders of 2, 2 and 1 ways of 216.
  expect(fractionText(chanceOf(['foot'], two))).toBe('1/3');
  expect(fractionText(chanceOf(['foot', 'foot'], two))).toBe('1/9');
  expect(fractionText(chanceOf(['flag', 'foot'], two))).toBe('1/9');
  expect(fractionText(chanceOf(['foot', 'gun', 'foot'], two))).toBe('1/18');
});

test('the chance of at least so many of a face', () => {
  // 1 - 25/36, and 1 - (125 + 75)/216.
  expect(fractionText(chanceOfAtLeast(1, 2, 6))).toBe('11/36');
  expect(fractionText(chanceOfAtLeast(2, 3, 6))).toBe('2/27');
  expect(fractionText(chanceOfAtLeast(0, 4, 6))).toBe('1');
  expect(fractionText(chanceOfAtLeast(3, 2, 6))).toBe('0');
});

test('numbered dice are counted by what they reach', () => {
  expect([...atLeastCounted([4, 2, 6, 4])]).toEqual([
    [2, 4],
    [4, 3],
    [6, 1],
  ]);
});

test('the chance of at least so many of several faces', () => {
  // Two dice that both show 4 or more: 9 of 36; at least one of them: 27 of 36.
  expect(fractionText(chanceOfAtLeast(2, 2, 6, 3))).toBe('1/4');
  expect(fractionText(chanceOfAtLeast(1, 2, 6, 3))).toBe('3/4');
  // Two of three dice show 5 or more: 3 * 4 * 4 + 8 of 216.
  expect(fractionText(chanceOfAtLeast(2, 3, 6, 2))).toBe('7/27');
  expect(fractionText(chanceOfAtLeast(2, 2, 6, 6))).toBe('1');
});
