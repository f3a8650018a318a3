import { expect, test } from 'vitest';
import { optionalChoice, requiredChoice } from './choices.ts';
import type { Fields, Grid } from './field.ts';
import { group, groups, rare, unsaid } from './groups.ts';
import { hexesOn, requiredHexOn, requiredText, text } from './names.ts';
import {
  measure,
  optionalCount,
  optionalCounts,
  optionalMeasure,
  requiredCount,
  requiredMeasure,
} from './numbers.ts';
import { read } from './read.ts';

const GRID: Grid<'A1' | 'A2'> = {
  hexes: () => ['A1', 'A2'],
  named: (written) => (['A1', 'A2'] as const).find((hex) => hex === String(written).toUpperCase()),
  pattern: '[Aa][12]',
};
const FIELDS = {
  side: optionalChoice(['left', 'centre', 'right']),
  face: optionalChoice(['2', 'misfire']),
  distance: measure(0.5, 3, 1),
  dice: optionalCounts(1, 6, 3),
  name: text(4),
  at: hexesOn(GRID, 2),
  units: groups({ unit: requiredChoice(['WR']), value: requiredCount(1, 9) }, 2),
};

/** What is read of one field, or what is wrong with it. */
function readOf(name: keyof typeof FIELDS, given: unknown) {
  const found = read(FIELDS, { [name]: given });
  return 'violations' in found ? found.violations : found.value[name];
}

test('of what is left out each kind has its default, and what is optional stays unsaid', () => {
  expect(read(FIELDS, {})).toEqual({
    value: {
      side: undefined,
      face: undefined,
      distance: 1,
      dice: undefined,
      name: '',
      at: [],
      units: [],
    },
  });
});

test.each<[keyof typeof FIELDS, unknown, unknown]>([
  ['side', 'centre', 'centre'],
  ['side', 'center', 'centre'],
  ['face', 2, '2'],
  ['distance', 0.5, 0.5],
  ['distance', 3, 3],
  ['distance', 0.1 + 0.7, 0.8],
  ['distance', 1.256, 1.26],
  ['dice', [], []],
  ['dice', [1, 6, 3], [1, 6, 3]],
  ['name', 'Zama', 'Zama'],
  ['at', ['a1', 'A2'], ['A1', 'A2']],
  ['units', [{ unit: 'WR', value: 1 }], [{ unit: 'WR', value: 1 }]],
  ['units', Array(2).fill({ unit: 'WR', value: 9 }), Array(2).fill({ unit: 'WR', value: 9 })],
])('%s takes %j as %j', (name, given, value) => {
  expect(readOf(name, given)).toEqual(value);
});

const range = { min: 0.5, max: 3 };
const die = { min: 1, max: 6 };
const fields = ['unit', 'value'];
test.each<[keyof typeof FIELDS, unknown, [string, string, object][]]>([
  [
    'side',
    'centerr',
    [['side', 'not-an-option', { given: 'centerr', options: FIELDS.side.options }]],
  ],
  ['face', 3, [['face', 'not-an-option', { given: '3', options: FIELDS.face.options }]]],
  ['distance', '1', [['distance', 'not-a-number', { given: '1', ...range }]]],
  ['distance', Infinity, [['distance', 'not-a-number', { given: 'null', ...range }]]],
  ['distance', 0.4, [['distance', 'out-of-range', { given: '0.4', ...range }]]],
  ['distance', 3.1, [['distance', 'out-of-range', { given: '3.1', ...range }]]],
  ['dice', 3, [['dice', 'not-a-list-of-numbers', { given: '3', ...die }]]],
  ['dice', [1, 1, 1, 1], [['dice', 'too-many', { given: '4', max: 3 }]]],
  [
    'dice',
    [7, 1, 2.5],
    [
      ['dice.0', 'out-of-range', { given: '7', ...die }],
      ['dice.2', 'not-a-whole-number', { given: '2.5', ...die }],
    ],
  ],
  ['name', 7, [['name', 'not-a-text', { given: '7' }]]],
  ['name', 'Cannae', [['name', 'too-long', { given: '6', max: 4 }]]],
  ['at', 'A1', [['at', 'not-a-list-of-hexes', { given: 'A1' }]]],
  ['at', ['A1', 'A1', 'A1'], [['at', 'too-many', { given: '3', max: 2 }]]],
  ['at', ['A1', 'A3'], [['at.1', 'not-a-hex', { given: 'A3' }]]],
  ['units', {}, [['units', 'not-a-list-of-objects', { given: '{}', fields }]]],
  [
    'units',
    [{ unit: 'WR', value: 1 }, 1, { unit: 'WR' }],
    [
      ['units', 'too-many', { given: '3', max: 2 }],
      ['units.1', 'not-an-object', { fields }],
      ['units.2.value', 'missing-value', {}],
    ],
  ],
  ['units', [{ value: 1 }], [['units.0.unit', 'missing', { options: ['WR'] }]]],
])('%s does not take %j', (name, given, faults) => {
  expect(readOf(name, given)).toEqual(
    faults.map(([field, problem, values]) => ({ field, problem, with: values })),
  );
});

test('what must be said is missing, of whatever kind it is', () => {
  const all: Fields = {
    name: requiredText(4),
    at: requiredHexOn(GRID),
    distance: requiredMeasure(0, 1),
    less: optionalMeasure(0, 1),
    inner: group({ value: requiredCount(1, 9) }),
  };
  const found = read(all, { inner: {} });
  expect('violations' in found && found.violations).toEqual(
    ['name', 'at', 'distance', 'inner.value'].map((field) => ({
      field,
      problem: 'missing-value',
      with: {},
    })),
  );
});

test('a single hex is read by its name', () => {
  const one = { at: requiredHexOn(GRID) };
  expect(read(one, { at: 'a2' })).toEqual({ value: { at: 'A2' } });
  expect(read(one, { at: 12 })).toEqual({
    violations: [{ field: 'at', problem: 'not-a-hex', with: { given: '12' } }],
  });
});

test('what JSON cannot write is told as nothing', () => {
  expect(readOf('name', () => 'Zama')).toEqual([
    { field: 'name', problem: 'not-a-text', with: { given: '' } },
  ]);
});

test('a field that is rare, or that comes to something unsaid, is the field that it was', () => {
  const comesTo = () => 4;
  const field = optionalCount(1, 4);
  expect(measure(0, 4, 1)).toEqual({
    kind: 'measure',
    min: 0,
    max: 4,
    need: 'default',
    default: 1,
  });
  expect(rare(field)).toEqual({ ...field, rare: true });
  expect(unsaid(field, comesTo)).toEqual({ ...field, unsaid: comesTo });
  expect(field).toEqual({ kind: 'count', min: 1, max: 4, need: 'optional' });
});
