import { expect, test } from 'vitest';
import { fill } from '../format.ts';
import type { Lang } from '../lang.ts';
import { armyWords } from './army-words.ts';

const said = (lang: Lang, word: 'points' | 'rolls', values: (n: number) => object) =>
  [0, 1, 2].map((n) => fill(armyWords(lang)[word], { ...values(n) }, {}, lang));

test('what is counted is said with 0, 1 and 2', () => {
  expect(said('es', 'points', (n) => ({ n }))).toEqual(['0 puntos', '1 punto', '2 puntos']);
  expect(said('en', 'points', (n) => ({ n }))).toEqual(['0 points', '1 point', '2 points']);
  expect(said('es', 'rolls', (dice) => ({ dice, from: 5 }))).toEqual([
    'Tirada: 0 dados, éxito con 5 o más.',
    'Tirada: 1 dado, éxito con 5 o más.',
    'Tirada: 2 dados, éxito con 5 o más.',
  ]);
  expect(said('en', 'rolls', (dice) => ({ dice, from: 6 }))).toEqual([
    'Roll: 0 dice, success on 6 or more.',
    'Roll: 1 die, success on 6 or more.',
    'Roll: 2 dice, success on 6 or more.',
  ]);
});
