import { expect, test } from 'vitest';
import { read } from '../core/schema/read.ts';
import { hexes, requiredHex } from './fields.ts';
import { HEXES } from './hex.ts';

const FIELDS = { from: requiredHex(), forests: hexes(3) };

const problems = (draft: unknown) => {
  const result = read(FIELDS, draft);
  return 'violations' in result
    ? result.violations.map(({ field, problem, with: values }) => [field, problem, values])
    : [];
};

test('hexes are read by their names, written large or small, and a list may be left out', () => {
  expect(read(FIELDS, { from: 'e7', forests: ['F6', 'a13'] })).toEqual({
    value: { from: 'E7', forests: ['F6', 'A13'] },
  });
  expect(read(FIELDS, { from: 'A1' })).toEqual({ value: { from: 'A1', forests: [] } });
});

test('every hex of the board may be chosen, and its pattern matches their names alone', () => {
  const { grid } = requiredHex();
  expect(grid.hexes()).toBe(HEXES);
  const pattern = new RegExp(grid.pattern);
  expect(HEXES.every((hex) => pattern.test(hex) && pattern.test(hex.toLowerCase()))).toBe(true);
  for (const none of ['A14', 'B13', 'A0', 'J1', 'A', 'A1b', ' A1'])
    expect(pattern.test(none)).toBe(false);
});

test.each<[unknown, unknown[]]>([
  [{}, [['from', 'missing-value', {}]]],
  [{ from: 'J1' }, [['from', 'not-a-hex', { given: 'J1' }]]],
  [{ from: 'B13' }, [['from', 'not-a-hex', { given: 'B13' }]]],
  [{ from: 5 }, [['from', 'not-a-hex', { given: '5' }]]],
  [{ from: 'E7', forests: 'F7' }, [['forests', 'not-a-list-of-hexes', { given: 'F7' }]]],
  [{ from: 'E7', forests: ['F7', 'X'] }, [['forests.1', 'not-a-hex', { given: 'X' }]]],
  [
    { from: 'E7', forests: ['A1', 'A2', 'A3', 'A4'] },
    [['forests', 'too-many', { given: '4', max: 3 }]],
  ],
  [{ from: 'E7', forests: ['A1', 'A2', 'A3'] }, []],
])('%o is refused with %o', (draft, expected) => {
  expect(problems(draft)).toEqual(expected);
});
