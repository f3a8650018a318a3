import { expect, test } from 'vitest';
import { choice, flag, list, optionalList, requiredChoice } from './choices.ts';
import { group, rare } from './groups.ts';
import { count, optionalCount } from './numbers.ts';
import { read } from './read.ts';

const FIELDS = {
  attacker: group({ unit: requiredChoice(['WR', 'HI']), blocks: optionalCount(1, 4) }),
  card: choice(['none', 'rally'], 'none'),
  moved: rare(count(0, 4, 1)),
  bonus: flag(),
  ordered: flag(true),
  faces: list(['red', 'flag'], 3),
  check: optionalList(['red'], 2),
};

const problems = (draft: unknown) => {
  const result = read(FIELDS, draft);
  return 'violations' in result
    ? result.violations.map(({ field, problem }) => `${field}: ${problem}`)
    : [];
};

test('what is left out has its default, what is optional stays unsaid', () => {
  expect(read(FIELDS, { attacker: { unit: 'WR' } })).toEqual({
    value: {
      attacker: { unit: 'WR', blocks: undefined },
      card: 'none',
      moved: 1,
      bonus: false,
      ordered: true,
      faces: [],
      check: undefined,
    },
  });
});

test('null is the same as left out', () => {
  expect(problems({ attacker: { unit: 'HI', blocks: null }, card: null, faces: null })).toEqual([]);
});

test('what must be said is missing wherever its group is missing', () => {
  expect(problems({})).toEqual(['attacker.unit: missing']);
  expect(problems({ attacker: {} })).toEqual(['attacker.unit: missing']);
});

test.each<[string, unknown, string[]]>([
  ['no object at all', 'x', [': not-an-object']],
  ['a list', [], [': not-an-object']],
  ['null', null, [': not-an-object']],
  ['a group that is none', { attacker: 3 }, ['attacker: not-an-object']],
  ['an unknown option', { attacker: { unit: 'XX' } }, ['attacker.unit: not-an-option']],
  [
    'an option that is no data',
    { attacker: { unit: () => 'HI' } },
    ['attacker.unit: not-an-option'],
  ],
  ['an option of another type', { attacker: { unit: 1 } }, ['attacker.unit: not-an-option']],
  [
    'a field that is none',
    { attacker: { unit: 'WR', bloks: 1 } },
    ['attacker.bloks: unknown-field'],
  ],
  ['a number below', { attacker: { unit: 'WR', blocks: 0 } }, ['attacker.blocks: out-of-range']],
  ['a number above', { attacker: { unit: 'WR' }, moved: 5 }, ['moved: out-of-range']],
  ['a broken number', { attacker: { unit: 'WR' }, moved: 1.5 }, ['moved: not-a-whole-number']],
  ['a number in quotes', { attacker: { unit: 'WR' }, moved: '1' }, ['moved: not-a-whole-number']],
  ['a word for a flag', { attacker: { unit: 'WR' }, bonus: 'yes' }, ['bonus: not-yes-or-no']],
  ['a word for a list', { attacker: { unit: 'WR' }, faces: 'red' }, ['faces: not-a-list']],
  [
    'a list that is too long, with a wrong item',
    { attacker: { unit: 'WR' }, faces: ['red', 'red', 'x', 'flag'] },
    ['faces: too-many', 'faces.2: not-an-option'],
  ],
])('%s is named with its field', (_, draft, expected) => {
  expect(problems(draft)).toEqual(expected);
});

test('the bounds themselves are allowed', () => {
  for (const [blocks, moved] of [
    [1, 0],
    [4, 4],
  ])
    expect(problems({ attacker: { unit: 'WR', blocks }, moved })).toEqual([]);
  expect(problems({ attacker: { unit: 'WR' }, faces: ['red', 'red', 'flag'] })).toEqual([]);
});

test('a violation says what was given and what is possible', () => {
  const result = read(FIELDS, { attacker: { unit: 'XX' }, moved: 9, other: 1, faces: {} });
  expect(result).toEqual({
    violations: [
      { field: 'other', problem: 'unknown-field', with: { fields: Object.keys(FIELDS) } },
      {
        field: 'attacker.unit',
        problem: 'not-an-option',
        with: { given: 'XX', options: ['WR', 'HI'] },
      },
      { field: 'moved', problem: 'out-of-range', with: { given: '9', min: 0, max: 4 } },
      { field: 'faces', problem: 'not-a-list', with: { given: '{}', options: ['red', 'flag'] } },
    ],
  });
});

test('a list that is too long says how long it may be', () => {
  expect(read({ faces: list(['red'], 1) }, { faces: ['red', 'red'] })).toEqual({
    violations: [{ field: 'faces', problem: 'too-many', with: { given: '2', max: 1 } }],
  });
});

test('names that every object has are no fields', () => {
  expect(problems(JSON.parse('{"attacker":{"unit":"WR"},"__proto__":1,"constructor":2}'))).toEqual([
    '__proto__: unknown-field',
    'constructor: unknown-field',
  ]);
});
