import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOf } from '../../bin/json.ts';

test.each([
  ['{attacker}', 1, 2, 'attacker}', false],
  ['{"a": 1,}', 1, 9, '}', false],
  ['{"a": 1 "b": 2}', 1, 9, '"b": 2}', false],
  ['{"a": 01}', 1, 8, '1}', false],
  ["{'a': 1}", 1, 2, "'a': 1}", false],
  ['{\n  "a": [1, 2,\n  ]\n}', 3, 3, ']', false],
  ['{} {}', 1, 4, '{}', false],
  ['{"a": "b', 1, 7, '"b', false],
  ['{"a": [1', 1, 9, '{"a": [1', true],
  ['', 1, 1, '', true],
])('%j is no JSON from line %i, column %i on', (text, line, column, near, ended) => {
  expect(faultOf(text)).toEqual({ line, column, near, ended });
});

test('of what is JSON nothing is left over', () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(faultOf(text)).toMatchObject({ ended: true, line: 1, column: text.length + 1 });
    }),
  );
});
