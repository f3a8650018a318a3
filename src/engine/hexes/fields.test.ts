import { expect, test } from 'vitest';
import { read } from '../core/schema.ts';
import { hexes, requiredHex } from './fields.ts';

const FIELDS = { from: requiredHex(), forests: hexes(3) };

const problems = (draft: unknown) => {
  const result = read(FIELDS, draft);
  return 'violations' in result
    ? result.violations.map(({ field, problem, with: values }) => [field, problem, values])
    : [];
};

test('hexes are read by their names, written large or small, and a list may be left out', () => {
  expect(read(FIELDS, { from: 'g5', forests: ['F6', 'm1'] })).toEqual({
    value: { from: 'G5', forests: ['F6', 'M1'] },
  });
  expect(read(FIELDS, { from: 'A1' })).toEqual({ value: { from: 'A1', forests: [] } });
});

test.each<[unknown, unknown[]]>([
  [{}, [['from', 'missing-value', {}]]],
  [{ from: 'N1' }, [['from', 'not-a-hex', { given: 'N1' }]]],
  [{ from: 'M2' }, [['from', 'not-a-hex', { given: 'M2' }]]],
  [{ from: 5 }, [['from', 'not-a-hex', { given: '5' }]]],
  [{ from: 'G5', forests: 'G6' }, [['forests', 'not-a-list-of-hexes', { given: 'G6' }]]],
  [{ from: 'G5', forests: ['G6', 'X'] }, [['forests.1', 'not-a-hex', { given: 'X' }]]],
  [
    { from: 'G5', forests: ['A1', 'B1', 'C1', 'D1'] },
    [['forests', 'too-many', { given: '4', max: 3 }]],
  ],
  [{ from: 'G5', forests: ['A1', 'B1', 'C1'] }, []],
])('%o is refused with %o', (draft, expected) => {
  expect(problems(draft)).toEqual(expected);
});
