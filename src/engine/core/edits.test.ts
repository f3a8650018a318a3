import { expect, test } from 'vitest';
import { allowedEdits, edits } from './edits.ts';

test('a short word must be right, a longer one may have one wrong letter, a long one two', () => {
  expect([0, 4, 5, 8, 9, 20].map(allowedEdits)).toEqual([0, 0, 1, 1, 2, 2]);
});

test.each([
  ['hill', 'hill', 0],
  ['', '', 0],
  ['hil', 'hill', 1],
  ['', 'hill', 4],
  ['hill', '', 4],
  ['hilll', 'hill', 1],
  ['hall', 'hill', 1],
  ['ihll', 'hill', 1],
  ['hlil', 'hill', 1],
  ['ih', 'hi', 1],
  ['hlli', 'hill', 2],
  ['xhiy', 'hi', 2],
  // A letter that has changed places is not moved again.
  ['ca', 'abc', 3],
  ['abcd', 'badc', 2],
  ['kitten', 'sitting', 3],
])('from "%s" to "%s" it is %i', (typed, word, count) => {
  expect(edits(typed, word, 9)).toBe(count);
  expect(edits(typed, word, count)).toBe(count);
  if (count > 0) expect(edits(typed, word, count - 1)).toBe(Infinity);
});

test.each([
  ['', 'charge', 0],
  ['char', 'charge', 0],
  ['charge', 'charge', 0],
  ['cha', 'ch', 1],
  ['charges', 'charge', 1],
  ['chrg', 'charge', 1],
  ['cahr', 'charge', 1],
  ['xhar', 'charge', 1],
  ['har', 'charge', 1],
  ['ccharg', 'charge', 1],
  ['chaxgx', 'charge', 2],
])('what begins with "%s" may go on as "%s" after %i', (typed, word, count) => {
  expect(edits(typed, word, 9, true)).toBe(count);
  expect(edits(typed, word, count, true)).toBe(count);
  if (count > 0) expect(edits(typed, word, count - 1, true)).toBe(Infinity);
});
