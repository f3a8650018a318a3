import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { UNITS } from '../units.ts';
import { lineOfSightQuery } from './line-of-sight.ts';

const { ruling: rulingOf, told: answerTo, spared: sparedOf, faults } = asking(lineOfSightQuery);
const stepsOf = (draft: object) =>
  rulingOf(draft).steps.map(({ say, with: { hexes = [] } }) => [say, hexes]);
test.each([
  ['units', false],
  ['forests', false],
  ['hills', false],
  ['camps', false],
  ['ramparts', true],
  ['roughs', true],
  ['fords', true],
  ['rivers', true],
  ['coasts', true],
])('%s between: seen is %s', (list, visible) => {
  expect(answerTo({ from: 'G5', to: 'I5', [list]: ['H5'] })).toEqual({
    visible,
    blockedBy: visible ? [] : ['H5'],
    distance: 2,
    range: null,
    inRange: null,
  });
});

test('hexes may be written small', () => {
  expect(answerTo({ from: 'g5', to: 'i5', forests: ['h5'] })).toMatchObject({ blockedBy: ['H5'] });
});

test('a river blocks by reading b of R55, and only a river', () => {
  const over = (list: string, R55: string) =>
    answerTo({ from: 'G5', to: 'I5', [list]: ['H5'], readings: { R55 } });
  expect(over('rivers', 'b')).toMatchObject({ visible: false, blockedBy: ['H5'] });
  for (const list of ['fords', 'coasts', 'roughs'])
    expect(over(list, 'b')).toMatchObject({ visible: true });
});

test.each<[string, object, string, boolean, string[]]>([
  ['on one side twice', { forests: ['F2', 'F4'] }, 'b', true, []],
  ['on the right twice', { forests: ['G2', 'G4'] }, 'b', true, []],
  ['on either side in turn, a', { forests: ['F2', 'G4'] }, 'a', true, []],
  ['on either side in turn, b', { forests: ['F2', 'G4'] }, 'b', false, ['F2', 'G4']],
  ['face to face, a', { forests: ['F2', 'G2'] }, 'a', false, ['F2', 'G2']],
  ['face to face, b', { forests: ['F2', 'G2'] }, 'b', false, ['F2', 'G2']],
  ['nowhere, b', {}, 'b', true, []],
])('obstructions %s along hexsides (R52)', (_, terrain, R52, visible, blockedBy) => {
  const draft = { from: 'G1', to: 'G5', ...terrain, readings: { R52 } };
  expect(answerTo(draft)).toMatchObject({ visible, blockedBy });
  const told = stepsOf(draft).filter(([say]) => say === 'cca-10.16/either-side');
  expect(told).toHaveLength(blockedBy.includes('G4') ? 1 : 0);
});

test('neighbouring hexes of which the same is to be said are told together', () => {
  expect(stepsOf({ from: 'G5', to: 'L5', roughs: ['H5', 'I5'], forests: ['K5'] })).toEqual([
    ['cca-10.13/line', ['G5', 'L5']],
    ['cca-17.7/line', ['H5', 'I5']],
    ['cca-10.14/clear', ['J5']],
    ['cca-17.13/line', ['K5']],
    ['cca-10.10', []],
  ]);
  expect(stepsOf({ from: 'G5', to: 'K5' })).toEqual([
    ['cca-10.13/line', ['G5', 'K5']],
    ['cca-10.14/clear', ['H5', 'I5', 'J5']],
    ['cca-10.10', []],
  ]);
});

test('each hex that blocks has its own step, and the first one ends the sight', () => {
  const { steps } = rulingOf({ from: 'G5', to: 'J5', forests: ['H5', 'I5'] });
  const blocking = steps.filter(({ clause }) => clause === 'cca-17.13');
  expect(blocking.map(({ with: { hexes }, effect }) => [hexes, effect])).toEqual([
    [['H5'], { on: 'visible', from: true, to: false }],
    [['I5'], null],
  ]);
});

test('how many hexes a step names is told with it', () => {
  const { steps } = rulingOf({ from: 'G5', to: 'K5' });
  expect(steps[1]?.with).toEqual({ hexes: ['H5', 'I5', 'J5'], count: 3 });
});

test.each<[string, object, string[]]>([
  ['an adjacent hex', { to: 'H5' }, ['cca-10.14 no-hex-between']],
  ['open ground', { to: 'I5' }, []],
  ['a forest at both ends', { to: 'I5', forests: ['G5', 'I5'] }, ['cca-17.13 switched-off']],
  ['a camp looked at', { to: 'I5', camps: ['I5'] }, ['cca-17.44 switched-off']],
  [
    'a forest between',
    { to: 'I5', forests: ['H5'] },
    ['cca-10.15 terrain-between', 'cca-10.16 line-through-hexes'],
  ],
  ['a unit between', { to: 'I5', units: ['H5'] }, ['cca-10.16 line-through-hexes']],
  [
    'the front of a hill',
    { to: 'I5', hills: ['I5'] },
    ['cca-17.19 switched-off', 'cca-17.21 no-hill-between'],
  ],
  [
    'the second row of a hill',
    { to: 'J5', hills: ['I5', 'J5'] },
    ['cca-17.20 hill-between', 'cca-10.16 line-through-hexes'],
  ],
  ['across a hill', { to: 'I5', hills: ['G5', 'H5', 'I5'] }, ['cca-17.19 switched-off']],
  [
    'across a valley',
    { to: 'J5', hills: ['G5', 'H5', 'J5'] },
    ['cca-10.15 terrain-between', 'cca-17.22 lower-ground-between', 'cca-10.16 line-through-hexes'],
  ],
])('%s spares what does not apply', (_, more, spared) => {
  expect(sparedOf({ from: 'G5', ...more })).toEqual(spared);
});

test('by which clause the terrain of an end is switched off', () => {
  const by = (more: object) =>
    rulingOf({ from: 'G5', to: 'I5', ...more }).notApplied.map(({ with: values }) => values.by);
  expect(by({ forests: ['G5'] })).toEqual(['cca-10.14']);
  expect(by({ forests: ['I5'] })).toEqual(['cca-10.15']);
  expect(by({ hills: ['G5', 'H5', 'I5'] })).toEqual(['cca-17.22']);
  expect(by({ hills: ['I5'] })).toEqual(['cca-17.20', undefined]);
});

const RANGE: Record<string, number> = { LI: 2, AX: 2, LC: 2, LS: 3, LB: 3 };

test.each(UNITS)('%s has its range', (shooter) => {
  const range = RANGE[shooter] ?? 0;
  for (const [to, distance] of [
    ['H5', 1],
    ['I5', 2],
    ['J5', 3],
    ['K5', 4],
  ] as const)
    expect(answerTo({ from: 'G5', to, shooter })).toMatchObject({
      distance,
      range,
      inRange: distance > 1 && distance <= range,
    });
});

test('why a hex is in range or not', () => {
  const last = (to: string, shooter: string) => stepsOf({ from: 'G5', to, shooter }).at(-1)?.[0];
  expect(last('H5', 'LB')).toBe('cca-10.4/adjacent');
  expect(last('J5', 'LB')).toBe('cca-10.12/reach');
  expect(last('K5', 'LS')).toBe('cca-10.12/short');
  expect(last('I5', 'AX')).toBe('cca-10.11/reach');
  expect(last('J5', 'LC')).toBe('cca-10.11/short');
  expect(last('I5', 'MI')).toBe('cca-10.1');
});

test('the sentence names what is seen, or what blocks', () => {
  expect(rulingOf({ from: 'G5', to: 'I5' }).summary).toMatchObject({
    say: 'sight/clear',
    with: { from: 'G5', to: 'I5', distance: 2 },
  });
  expect(rulingOf({ from: 'G5', to: 'I5', units: ['H5'] }).summary).toMatchObject({
    say: 'sight/blocked',
    with: { hexes: ['H5'] },
  });
});

test.each<[object, string[][]]>([
  [{ from: 'G5', to: 'G5' }, [['to', 'same-hex']]],
  [{ from: 'G5', to: 'G8', forests: ['A1', 'G6'], hills: ['G6'] }, [['hills.0', 'two-terrains']]],
  [{ from: 'G5', to: 'G8', hills: ['G7'], coasts: ['H7', 'G7'] }, [['coasts.1', 'two-terrains']]],
  [{ from: 'G5', to: 'G8', forests: ['G6'], units: ['G6'], ramparts: ['G6'] }, []],
])('%o contradicts itself in %o', (draft, expected) => {
  expect(faults(draft).map(([field, problem]) => [field, problem])).toEqual(expected);
});
