import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  centre,
  type Direction,
  distance,
  HEXES,
  type Hex,
  hexAt,
  neighbours,
} from '../../hexes/hex.ts';
import { TERRAINS, type Terrain } from '../terrain.ts';
import { lineOfSight, type SightBoard } from './sight.ts';

interface Setup {
  terrain?: Partial<Record<Hex, Terrain>>;
  units?: readonly Hex[];
  ramparts?: Partial<Record<Hex, readonly Direction[]>>;
}

const board = ({ terrain = {}, units = [], ramparts = {} }: Setup): SightBoard => ({
  terrain: (hex) => terrain[hex] ?? 'clear',
  occupied: (hex) => units.includes(hex),
  ramparts: (hex) => ramparts[hex] ?? [],
});

/** Each reason in a line: 'cca-17.13 forest F6 (obstructs)', or '(blocks)' where it does. */
const told = (from: Hex, to: Hex, setup: Setup) =>
  lineOfSight(from, to, board(setup)).reasons.map(({ clause, why, hexes, obstructs, blocks }) =>
    [clause, why, ...hexes, ...(blocks ? ['(blocks)'] : obstructs ? ['(obstructs)'] : [])].join(
      ' ',
    ),
  );

const isClear = (from: Hex, to: Hex, setup: Setup) => lineOfSight(from, to, board(setup)).clear;

/** Ground and units by their hexes: 'hill G5 H5, unit H5'. */
const setUp = (words: string): Setup => {
  const lists = words.split(', ').map((list) => list.split(' '));
  const ground = lists.filter(([what]) => what !== 'unit' && what !== '');
  return {
    terrain: Object.fromEntries(
      ground.flatMap(([kind, ...hexes]) => hexes.map((hex) => [hex, kind])),
    ),
    units: lists.flatMap(([what, ...hexes]) => (what === 'unit' ? hexes : [])) as Hex[],
  };
};

/** A line a case: its name, from where to where, what lies there, and the reasons: clear unless one of them blocks. */
const judged = (cases: string) =>
  test.each(cases.trim().split('\n'))('%s', (line) => {
    const [, ends = '', there = '', because = ''] = line.split('|').map((part) => part.trim());
    const [from, to] = ends.split(' ') as [Hex, Hex];
    const setup = setUp(there);
    const reasons = because === '' ? [] : because.split(', ').map((one) => `cca-${one}`);
    expect(isClear(from, to, setup)).toBe(!because.includes('(blocks)'));
    expect(told(from, to, setup)).toEqual([`cca-10.13 line ${from} ${to}`, ...reasons]);
  });

describe('hexes that the line crosses', () => {
  judged(`
    adjacent | G5 H5 | |
    cca-case-004, three hexes of open ground | G5 G8 | | 10.14 clear G6, 10.14 clear G7
    cca-case-005, friends between | G5 G8 | unit G5 G7 G8 | 10.14 clear G6, 10.14 unit G7 (blocks)
    cca-case-111, the target in a forest | G5 I5 | forest I5, unit G5 I5 | 10.14 clear H5, 10.15 target-hex I5
    the target in a camp, the firer in a forest | G5 I5 | forest G5, camp I5 | 10.14 own-hex G5, 10.14 clear H5, 10.15 target-hex I5
    both in rough ground | G5 I5 | rough G5 I5 | 10.14 clear H5
    a unit in a forest is named as a unit | G5 I5 | forest H5, unit H5 | 10.14 unit H5 (blocks)
    a unit in rough ground | G5 I5 | rough H5, unit H5 | 10.14 unit H5 (blocks)
    part of a hex is enough: two grazed in one row, a unit in one | G5 H9 | unit H7 | 10.14 clear G6, 10.14 clear G7, 10.14 unit H7 (blocks), 10.14 clear G8
  `);

  test.each([
    ['clear', 'cca-10.14 clear H5'],
    ['rough', 'cca-17.7 rough H5'],
    ['ford', 'cca-17.31 ford H5'],
    ['river', 'cca-10.14 river H5'],
    ['coast', 'cca-17.25 coast H5'],
    ['forest', 'cca-17.13 forest H5 (blocks)'],
    ['camp', 'cca-17.44 camp H5 (blocks)'],
    ['hill', 'cca-17.19 hill H5 (blocks)'],
  ] as const)('cca-case-113, 255, 403 and others: %s between', (terrain, because) => {
    const setup = { terrain: { H5: terrain } };
    expect(told('G5', 'I5', setup).slice(1)).toEqual([because]);
    expect(isClear('G5', 'I5', setup)).toBe(!because.includes('blocks'));
  });

  test('a hex whose corner the line touches does not count', () => {
    expect(isClear('G5', 'J9', { units: ['H6', 'H8'] })).toBe(true);
  });
});

describe('hexsides along which the line runs', () => {
  judged(`
    nothing on either side | G5 G7 | | 10.14 clear F6, 10.14 clear G6, 10.16 no-side F6 G6
    cca-case-109, forest on one side | G5 G7 | forest F6 | 17.13 forest F6 (obstructs), 10.14 clear G6, 10.16 one-side F6 G6
    a unit on the other side | G5 H6 | unit G6 | 10.14 clear H5, 10.14 unit G6 (obstructs), 10.16 one-side H5 G6
    forest and a unit | G5 G7 | forest F6, unit G6 | 17.13 forest F6 (obstructs), 10.14 unit G6 (obstructs), 10.16 both-sides F6 G6 (blocks)
    two hexsides, each obstructed on another side | G3 G7 | forest F4, camp G6 | 17.13 forest F4 (obstructs), 10.14 clear G4, 10.16 one-side F4 G4, 10.14 clear G5, 10.14 clear F6, 17.44 camp G6 (obstructs), 10.16 one-side F6 G6
    the hex between two hexsides | G3 G7 | unit G5 | 10.14 clear F4, 10.14 clear G4, 10.16 no-side F4 G4, 10.14 unit G5 (blocks), 10.14 clear F6, 10.14 clear G6, 10.16 no-side F6 G6
    the edge of the board on one side | A1 A3 | | 10.14 edge (obstructs), 10.14 clear A2, 10.16 one-side A2
    the edge of the board and a forest | M3 M1 | forest L2 | 17.13 forest L2 (obstructs), 10.14 edge (obstructs), 10.16 both-sides L2 (blocks)
  `);
});

describe('hills', () => {
  judged(`
    low ground to low ground behind a hill | G5 J5 | hill H5 | 17.19 hill H5 (blocks), 10.14 clear I5
    up to the front row | G5 I5 | hill I5 J5 | 10.14 clear H5, 17.20 front-row I5
    down from the front row | I5 G5 | hill I5 J5 | 10.14 clear H5, 17.20 front-row I5
    cca-case-253, up to the second row | G5 I5 | hill H5 I5 | 17.21 second-row H5 (blocks)
    down from the second row | I5 G5 | hill H5 I5 | 17.21 second-row H5 (blocks)
    across adjoining hill hexes | G5 J5 | hill G5 H5 I5 J5 | 17.22 level-hill H5, 17.22 level-hill I5
    a unit on the hill between | G5 I5 | hill G5 H5 I5, unit H5 | 10.14 unit H5 (blocks)
    hill to hill over a valley | G5 I5 | hill G5 I5 | 10.14 clear H5
    hill to hill over a hill and a valley | G5 J5 | hill G5 H5 J5 | 17.19 hill H5 (blocks), 10.14 clear I5
    hill to hill over a valley and a hill | G5 J5 | hill G5 I5 J5 | 10.14 clear H5, 17.19 hill I5 (blocks)
    from a hill over a second hill down to low ground | G5 J5 | hill G5 H5 | 17.21 second-row H5 (blocks), 10.14 clear I5
    low ground on both ends, hills on both sides of the hexside | G5 G7 | hill F6 G6 | 17.19 hill F6 (obstructs), 17.19 hill G6 (obstructs), 10.16 both-sides F6 G6 (blocks)
    low ground on both ends, a hill on one side of the hexside | G5 G7 | hill F6 | 17.19 hill F6 (obstructs), 10.14 clear G6, 10.16 one-side F6 G6
    up to a hill, past a hill on one side of the hexside | G5 G7 | hill F6 G7 | 17.21 second-row F6 (obstructs), 10.14 clear G6, 10.16 one-side F6 G6
    on a hill, hills on both sides of the hexside | G5 G7 | hill G5 F6 G6 G7 | 17.22 level-hill F6, 17.22 level-hill G6, 10.16 no-side F6 G6
    on a hill, a hill and a forest beside the hexside: not all are hills | G5 G7 | hill G5 F6 G7, forest G6 | 17.19 hill F6 (obstructs), 17.13 forest G6 (obstructs), 10.16 both-sides F6 G6 (blocks)
    on a hill along the edge of the board | A1 A3 | hill A1 A2 A3 | 10.14 edge (obstructs), 17.22 level-hill A2, 10.16 one-side A2
  `);
});

describe('ramparts never block', () => {
  const seen = (from: Hex, to: Hex, ramparts: Setup['ramparts'] = {}) => {
    expect(isClear(from, to, { ramparts })).toBe(true);
    return told(from, to, { ramparts }).filter((reason) => reason.startsWith('cca-17.37'));
  };

  test.each([
    ['of the hex between, towards the firer', { H5: ['w'] }, ['cca-17.37 rampart G5 H5']],
    ['of the firer', { G5: ['ne', 'e'] }, ['cca-17.37 rampart G5 H5']],
    ['of the target', { I5: ['w'] }, ['cca-17.37 rampart H5 I5']],
    [
      'two on the way',
      { H5: ['w'], I5: ['w'] },
      ['cca-17.37 rampart G5 H5', 'cca-17.37 rampart H5 I5'],
    ],
    ['on hexsides that the line does not cross', { H5: ['ne', 'se'], G5: ['w'] }, []],
  ] as const)('%s', (_, ramparts, because) => expect(seen('G5', 'I5', ramparts)).toEqual(because));

  test('cca-case-405: on the hexside of a neighbour', () => {
    expect(seen('G5', 'H5', { H5: ['w'] })).toEqual(['cca-17.37 rampart G5 H5']);
  });

  test('on the hexside along which the line runs', () => {
    expect(seen('G5', 'G7', { F6: ['e'] })).toEqual(['cca-17.37 rampart F6 G6']);
  });
});

describe('on every board', () => {
  const mirror = (h: Hex) => hexAt({ x: 24 - centre(h).x, y: centre(h).y }) as Hex;
  const turn = (h: Hex) => hexAt({ x: 24 - centre(h).x, y: 8 - centre(h).y }) as Hex;
  const anyHex = fc.constantFrom(...HEXES);
  const anyBoard = fc
    .record({
      terrain: fc.array(fc.tuple(anyHex, fc.constantFrom(...TERRAINS, 'hill', 'hill')), {
        maxLength: 60,
      }),
      units: fc.array(anyHex, { maxLength: 15 }),
    })
    .map(({ terrain, units }): Setup => ({ terrain: Object.fromEntries(terrain), units }));
  const anySight = fc.tuple(anyHex, anyHex, anyBoard);

  const seenAs = (view: (h: Hex) => Hex, { terrain = {}, units = [] }: Setup): Setup => ({
    terrain: Object.fromEntries(Object.entries(terrain).map(([h, t]) => [view(h as Hex), t])),
    units: units.map(view),
  });

  const holds = (property: (from: Hex, to: Hex, setup: Setup) => void) =>
    fc.assert(
      fc.property(anySight, (sight) => {
        property(...sight);
      }),
      { numRuns: 2000, seed: 217 },
    );

  test('who sees is seen', () => {
    holds((from, to, setup) => {
      expect(isClear(to, from, setup)).toBe(isClear(from, to, setup));
    });
  });

  test.each([
    ['in a mirror', mirror],
    ['from the other side of the table', turn],
  ])('sight is the same %s', (_, view) => {
    holds((from, to, setup) => {
      const clear = isClear(from, to, setup);
      expect(isClear(view(from), view(to), seenAs(view, setup))).toBe(clear);
    });
  });

  test('one more unit never opens a line', () => {
    fc.assert(
      fc.property(anySight, anyHex, ([from, to, setup], unit) => {
        const fuller = { ...setup, units: [...(setup.units ?? []), unit] };
        expect(isClear(from, to, fuller) && !isClear(from, to, setup)).toBe(false);
      }),
      { numRuns: 2000, seed: 217 },
    );
  });

  test('neighbours always see each other', () => {
    holds((from, _, setup) => {
      for (const to of neighbours(from)) expect(isClear(from, to, setup)).toBe(true);
    });
  });

  test('on an empty field all see all, on a full one only neighbours', () => {
    const full = { units: HEXES };
    for (const from of HEXES)
      for (const to of HEXES) {
        expect(isClear(from, to, {})).toBe(true);
        expect(isClear(from, to, full)).toBe(distance(from, to) < 2);
      }
  });
});
