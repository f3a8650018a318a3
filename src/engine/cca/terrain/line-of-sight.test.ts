import { expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { KINDS } from '../../testing/cca/kinds.ts';
import { lineOfSightQuery } from './line-of-sight.ts';

const { ruling: rulingOf, told: answerTo, faults } = asking(lineOfSightQuery);
const stepsOf = (draft: object) =>
  rulingOf(draft).steps.map(({ say, with: { hexes = [] } }) => [say, hexes]);
test.each<[string, object, string, boolean, string[]]>([
  ['on one side twice', { forests: ['B6', 'D6'] }, 'b', true, []],
  ['on the right twice', { forests: ['B7', 'D7'] }, 'b', true, []],
  ['on either side in turn, a', { forests: ['B6', 'D7'] }, 'a', true, []],
  ['on either side in turn, b', { forests: ['B6', 'D7'] }, 'b', false, ['B6', 'D7']],
  ['face to face, a', { forests: ['B6', 'B7'] }, 'a', false, ['B6', 'B7']],
  ['face to face, b', { forests: ['B6', 'B7'] }, 'b', false, ['B6', 'B7']],
  ['nowhere, b', {}, 'b', true, []],
])('obstructions %s along hexsides (R52)', (_, terrain, R52, visible, blockedBy) => {
  const draft = { from: 'A7', to: 'E7', ...terrain, readings: { R52 } };
  expect(answerTo(draft)).toMatchObject({ visible, blockedBy });
  const told = stepsOf(draft).filter(([say]) => say === 'cca-10.16/either-side');
  expect(told).toHaveLength(blockedBy.includes('D7') ? 1 : 0);
});

test('neighbouring hexes of which the same is to be said are told together', () => {
  expect(stepsOf({ from: 'E7', to: 'E12', roughs: ['E8', 'E9'], forests: ['E11'] })).toEqual([
    ['cca-10.13/line', ['E7', 'E12']],
    ['cca-17.7/line', ['E8', 'E9']],
    ['cca-10.14/clear', ['E10']],
    ['cca-17.13/line', ['E11']],
    ['cca-10.10', []],
  ]);
  expect(stepsOf({ from: 'E7', to: 'E11' })).toEqual([
    ['cca-10.13/line', ['E7', 'E11']],
    ['cca-10.14/clear', ['E8', 'E9', 'E10']],
    ['cca-10.10', []],
  ]);
});

test('each hex that blocks has its own step, and the first one ends the sight', () => {
  const { steps } = rulingOf({ from: 'E7', to: 'E10', forests: ['E8', 'E9'] });
  const blocking = steps.filter(({ clause }) => clause === 'cca-17.13');
  expect(blocking.map(({ with: { hexes }, effect }) => [hexes, effect])).toEqual([
    [['E8'], { on: 'visible', from: true, to: false }],
    [['E9'], null],
  ]);
});

test('how many hexes a step names is told with it', () => {
  const { steps } = rulingOf({ from: 'E7', to: 'E11' });
  expect(steps[1]?.with).toEqual({ hexes: ['E8', 'E9', 'E10'], count: 3 });
});

test('by which clause the terrain of an end is switched off', () => {
  const by = (more: object) =>
    rulingOf({ from: 'E7', to: 'E9', ...more }).notApplied.map(({ with: values }) => values.by);
  expect(by({ forests: ['E7'] })).toEqual(['cca-10.14']);
  expect(by({ forests: ['E9'] })).toEqual(['cca-10.15']);
  expect(by({ hills: ['E7', 'E8', 'E9'] })).toEqual(['cca-17.22']);
  expect(by({ hills: ['E9'] })).toEqual(['cca-17.20', undefined]);
});

cases(
  lineOfSightQuery,
  `
  what stands between: from=E7 to=E9
    units=[E8]                    => !visible blockedBy=[E8] distance=2 range=null inRange=null
    hills=[E8]                    => !visible blockedBy=[E8] distance=2
    roughs=[E8]                   => visible blockedBy=[] distance=2
    fords=[E8]                    => visible blockedBy=[] distance=2
    rivers=[E8]                   => visible blockedBy=[] distance=2
    // A river blocks by reading b of R55, and only a river.
    rivers=[E8] R55=b             => !visible blockedBy=[E8]
    fords=[E8] R55=b              => visible
    coasts=[E8] R55=b             => visible
    roughs=[E8] R55=b             => visible
    // Hexes may be written small.
    from=e7 to=e9 forests=[e8]    => blockedBy=[E8]
  what does not apply: from=E7
    to=E8                         => spares=[10.14~no-hex-between]
    to=E9                         => spares=[]
    to=E9 forests=[E7,E9]         => spares=[17.13~switched-off]
    to=E9 camps=[E9]              => spares=[17.44~switched-off]
    to=E9 forests=[E8]            => spares=[10.15~terrain-between,10.16~line-through-hexes]
    to=E9 units=[E8]              => spares=[10.16~line-through-hexes]
    to=E9 hills=[E9]              => spares=[17.19~switched-off,17.21~no-hill-between]
    to=E10 hills=[E9,E10]           => spares=[17.20~hill-between,10.16~line-through-hexes]
    to=E10 hills=[E8]              => spares=[10.15~terrain-between,10.16~line-through-hexes]
    to=E9 camps=[E8]              => 10.15~terrain-between
    from=A7 to=C7 forests=[B7]    => spares=[10.15~terrain-between]
    to=E9 hills=[E7,E8,E9]        => spares=[17.19~switched-off]
    to=E10 hills=[E7,E8,E10] => spares=[10.15~terrain-between,17.22~lower-ground-between,10.16~line-through-hexes]
  every unit has its range: from=E7
    to=E8 shooter=UNITS           => distance=1 !inRange
    to=E9 shooter=LIGHT           => distance=2 inRange
    to=E10 shooter=LS|LB           => distance=3 range=3 inRange
    to=E10 shooter=LI|AX|LC        => distance=3 range=2 !inRange
    to=E11 shooter=UNITS           => distance=4 !inRange
    to=E9|E10 shooter=MEDIUM|HEAVY => range=0 !inRange
  why a hex is in range or not: from=E7
    to=E8 shooter=LB              => 10.4/adjacent
    to=E10 shooter=LB              => 10.12/reach
    to=E11 shooter=LS              => 10.12/short
    to=E9 shooter=AX              => 10.11/reach
    to=E10 shooter=LC              => 10.11/short
    to=E9 shooter=MI              => 10.1
  the sentence names what is seen, or what blocks: from=E7 to=E9
    units=[]                      => sum=sight/clear sum.from=E7 sum.to=E9 sum.distance=2
    units=[E8]                    => sum=sight/blocked sum.hexes=[E8]
`,
  KINDS,
);

test.each<[object, string[][]]>([
  [{ from: 'E7', to: 'E7' }, [['to', 'same-hex']]],
  [{ from: 'E7', to: 'H7', forests: ['A1', 'F7'], hills: ['F7'] }, [['hills.0', 'two-terrains']]],
  [{ from: 'E7', to: 'H7', hills: ['G7'], coasts: ['G8', 'G7'] }, [['coasts.1', 'two-terrains']]],
  [{ from: 'E7', to: 'H7', forests: ['F7'], units: ['F7'], ramparts: ['F7'] }, []],
])('%o contradicts itself in %o', (draft, expected) => {
  expect(faults(draft).map(([field, problem]) => [field, problem])).toEqual(expected);
});

test('steps and contradictions name their hex, their distance and the range', () => {
  const last = (draft: object) => rulingOf({ from: 'E7', ...draft }).steps.at(-1)?.with;
  expect(last({ to: 'E10' })).toEqual({ distance: 3 });
  const reach = { unit: 'LC', range: 2, distance: 3 };
  expect(last({ to: 'E10', shooter: 'LC' })).toEqual(reach);
  expect(last({ to: 'E10', shooter: 'HI' })).toEqual({ unit: 'HI' });
  const reply = put(lineOfSightQuery, { from: 'E7', to: 'H7', forests: ['F7'], camps: ['F7'] });
  expect(reply).toMatchObject({ violations: [{ with: { hex: 'F7' } }] });
});
