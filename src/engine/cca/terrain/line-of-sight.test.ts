import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { KINDS } from '../../testing/cca/fixtures.ts';
import { lineOfSightQuery } from './line-of-sight.ts';

const { ruling: rulingOf, told: answerTo, faults } = asking(lineOfSightQuery);
const stepsOf = (draft: object) =>
  rulingOf(draft).steps.map(({ say, with: { hexes = [] } }) => [say, hexes]);
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

test('by which clause the terrain of an end is switched off', () => {
  const by = (more: object) =>
    rulingOf({ from: 'G5', to: 'I5', ...more }).notApplied.map(({ with: values }) => values.by);
  expect(by({ forests: ['G5'] })).toEqual(['cca-10.14']);
  expect(by({ forests: ['I5'] })).toEqual(['cca-10.15']);
  expect(by({ hills: ['G5', 'H5', 'I5'] })).toEqual(['cca-17.22']);
  expect(by({ hills: ['I5'] })).toEqual(['cca-17.20', undefined]);
});

cases(
  lineOfSightQuery,
  `
  what stands between: from=G5 to=I5
    units=[H5]                    => !visible blockedBy=[H5] distance=2 range=null inRange=null
    forests=[H5]                  => !visible blockedBy=[H5] distance=2
    hills=[H5]                    => !visible blockedBy=[H5] distance=2
    camps=[H5]                    => !visible blockedBy=[H5] distance=2
    ramparts=[H5]                 => visible blockedBy=[] distance=2 range=null inRange=null
    roughs=[H5]                   => visible blockedBy=[] distance=2
    fords=[H5]                    => visible blockedBy=[] distance=2
    rivers=[H5]                   => visible blockedBy=[] distance=2
    coasts=[H5]                   => visible blockedBy=[] distance=2
    // A river blocks by reading b of R55, and only a river.
    rivers=[H5] R55=b             => !visible blockedBy=[H5]
    fords=[H5] R55=b              => visible
    coasts=[H5] R55=b             => visible
    roughs=[H5] R55=b             => visible
    // Hexes may be written small.
    from=g5 to=i5 forests=[h5]    => blockedBy=[H5]
  what does not apply: from=G5
    to=H5                         => spares=[10.14~no-hex-between]
    to=I5                         => spares=[]
    to=I5 forests=[G5,I5]         => spares=[17.13~switched-off]
    to=I5 camps=[I5]              => spares=[17.44~switched-off]
    to=I5 forests=[H5]            => spares=[10.15~terrain-between,10.16~line-through-hexes]
    to=I5 units=[H5]              => spares=[10.16~line-through-hexes]
    to=I5 hills=[I5]              => spares=[17.19~switched-off,17.21~no-hill-between]
    to=J5 hills=[I5,J5]           => spares=[17.20~hill-between,10.16~line-through-hexes]
    to=I5 hills=[G5,H5,I5]        => spares=[17.19~switched-off]
    to=J5 hills=[G5,H5,J5] => spares=[10.15~terrain-between,17.22~lower-ground-between,10.16~line-through-hexes]
  every unit has its range: from=G5
    to=H5 shooter=UNITS           => distance=1 !inRange
    to=I5 shooter=LIGHT           => distance=2 inRange
    to=J5 shooter=LS|LB           => distance=3 range=3 inRange
    to=J5 shooter=LI|AX|LC        => distance=3 range=2 !inRange
    to=K5 shooter=UNITS           => distance=4 !inRange
    to=I5|J5 shooter=MEDIUM|HEAVY => range=0 !inRange
  why a hex is in range or not: from=G5
    to=H5 shooter=LB              => 10.4/adjacent
    to=J5 shooter=LB              => 10.12/reach
    to=K5 shooter=LS              => 10.12/short
    to=I5 shooter=AX              => 10.11/reach
    to=J5 shooter=LC              => 10.11/short
    to=I5 shooter=MI              => 10.1
  the sentence names what is seen, or what blocks: from=G5 to=I5
    units=[]                      => sum=sight/clear sum.from=G5 sum.to=I5 sum.distance=2
    units=[H5]                    => sum=sight/blocked sum.hexes=[H5]
`,
  KINDS,
);

test.each<[object, string[][]]>([
  [{ from: 'G5', to: 'G5' }, [['to', 'same-hex']]],
  [{ from: 'G5', to: 'G8', forests: ['A1', 'G6'], hills: ['G6'] }, [['hills.0', 'two-terrains']]],
  [{ from: 'G5', to: 'G8', hills: ['G7'], coasts: ['H7', 'G7'] }, [['coasts.1', 'two-terrains']]],
  [{ from: 'G5', to: 'G8', forests: ['G6'], units: ['G6'], ramparts: ['G6'] }, []],
])('%o contradicts itself in %o', (draft, expected) => {
  expect(faults(draft).map(([field, problem]) => [field, problem])).toEqual(expected);
});
