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
import { often } from '../../testing/often.ts';
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

/** Ground and units by their hexes: 'hill E7 E8, unit E8'. */
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
    adjacent | E7 E8 | |
    cca-case-004, three hexes of open ground | E7 H7 | | 10.14 clear F7, 10.14 clear G7
    cca-case-005, friends between | E7 H7 | unit E7 G7 H7 | 10.14 clear F7, 10.14 unit G7 (blocks)
    cca-case-111, the target in a forest | E7 E9 | forest E9, unit E7 E9 | 10.14 clear E8, 10.15 target-hex E9
    the target in a camp, the firer in a forest | E7 E9 | forest E7, camp E9 | 10.14 own-hex E7, 10.14 clear E8, 10.15 target-hex E9
    both in rough ground | E7 E9 | rough E7 E9 | 10.14 clear E8
    a unit in a forest is named as a unit | E7 E9 | forest E8, unit E8 | 10.14 unit E8 (blocks)
    a unit in rough ground | E7 E9 | rough E8, unit E8 | 10.14 unit E8 (blocks)
    part of a hex is enough: two grazed in one row, a unit in one | E7 I8 | unit G8 | 10.14 clear F7, 10.14 clear G7, 10.14 unit G8 (blocks), 10.14 clear H7
  `);

  test.each([
    ['clear', 'cca-10.14 clear E8'],
    ['rough', 'cca-17.7 rough E8'],
    ['ford', 'cca-17.31 ford E8'],
    ['river', 'cca-10.14 river E8'],
    ['coast', 'cca-17.25 coast E8'],
    ['forest', 'cca-17.13 forest E8 (blocks)'],
    ['camp', 'cca-17.44 camp E8 (blocks)'],
    ['hill', 'cca-17.19 hill E8 (blocks)'],
  ] as const)('cca-case-113, 255, 403 and others: %s between', (terrain, because) => {
    const setup = { terrain: { E8: terrain } };
    expect(told('E7', 'E9', setup).slice(1)).toEqual([because]);
    expect(isClear('E7', 'E9', setup)).toBe(!because.includes('blocks'));
  });

  test('a hex whose corner the line touches does not count', () => {
    expect(isClear('E7', 'I10', { units: ['F8', 'H8'] })).toBe(true);
  });
});

describe('hexsides along which the line runs', () => {
  judged(`
    nothing on either side | E7 G7 | | 10.14 clear F6, 10.14 clear F7, 10.16 no-side F6 F7
    cca-case-109, forest on one side | E7 G7 | forest F6 | 17.13 forest F6 (obstructs), 10.14 clear F7, 10.16 one-side F6 F7
    a unit on the other side | E7 F8 | unit F7 | 10.14 clear E8, 10.14 unit F7 (obstructs), 10.16 one-side E8 F7
    forest and a unit | E7 G7 | forest F6, unit F7 | 17.13 forest F6 (obstructs), 10.14 unit F7 (obstructs), 10.16 both-sides F6 F7 (blocks)
    two hexsides, each obstructed on another side | C7 G7 | forest D6, camp F7 | 17.13 forest D6 (obstructs), 10.14 clear D7, 10.16 one-side D6 D7, 10.14 clear E7, 10.14 clear F6, 17.44 camp F7 (obstructs), 10.16 one-side F6 F7
    the hex between two hexsides | C7 G7 | unit E7 | 10.14 clear D6, 10.14 clear D7, 10.16 no-side D6 D7, 10.14 unit E7 (blocks), 10.14 clear F6, 10.14 clear F7, 10.16 no-side F6 F7
    the edge of the board on one side | A1 C1 | | 10.14 edge (obstructs), 10.14 clear B1, 10.16 one-side B1
    the edge of the board and a forest | C13 A13 | forest B12 | 17.13 forest B12 (obstructs), 10.14 edge (obstructs), 10.16 both-sides B12 (blocks)
  `);
});

describe('hills', () => {
  judged(`
    low ground to low ground behind a hill | E7 E10 | hill E8 | 17.19 hill E8 (blocks), 10.14 clear E9
    up to the front row | E7 E9 | hill E9 E10 | 10.14 clear E8, 17.20 front-row E9
    down from the front row | E9 E7 | hill E9 E10 | 10.14 clear E8, 17.20 front-row E9
    cca-case-253, up to the second row | E7 E9 | hill E8 E9 | 17.21 second-row E8 (blocks)
    down from the second row | E9 E7 | hill E8 E9 | 17.21 second-row E8 (blocks)
    across adjoining hill hexes | E7 E10 | hill E7 E8 E9 E10 | 17.22 level-hill E8, 17.22 level-hill E9
    a unit on the hill between | E7 E9 | hill E7 E8 E9, unit E8 | 10.14 unit E8 (blocks)
    hill to hill over a valley | E7 E9 | hill E7 E9 | 10.14 clear E8
    hill to hill over a hill and a valley | E7 E10 | hill E7 E8 E10 | 17.19 hill E8 (blocks), 10.14 clear E9
    hill to hill over a valley and a hill | E7 E10 | hill E7 E9 E10 | 10.14 clear E8, 17.19 hill E9 (blocks)
    from a hill over a second hill down to low ground | E7 E10 | hill E7 E8 | 17.21 second-row E8 (blocks), 10.14 clear E9
    low ground on both ends, hills on both sides of the hexside | E7 G7 | hill F6 F7 | 17.19 hill F6 (obstructs), 17.19 hill F7 (obstructs), 10.16 both-sides F6 F7 (blocks)
    low ground on both ends, a hill on one side of the hexside | E7 G7 | hill F6 | 17.19 hill F6 (obstructs), 10.14 clear F7, 10.16 one-side F6 F7
    up to a hill, past a hill on one side of the hexside | E7 G7 | hill F6 G7 | 17.21 second-row F6 (obstructs), 10.14 clear F7, 10.16 one-side F6 F7
    on a hill, hills on both sides of the hexside | E7 G7 | hill E7 F6 F7 G7 | 17.22 level-hill F6, 17.22 level-hill F7, 10.16 no-side F6 F7
    on a hill, a hill and a forest beside the hexside: not all are hills | E7 G7 | hill E7 F6 G7, forest F7 | 17.19 hill F6 (obstructs), 17.13 forest F7 (obstructs), 10.16 both-sides F6 F7 (blocks)
    on a hill along the edge of the board | A1 C1 | hill A1 B1 C1 | 10.14 edge (obstructs), 17.22 level-hill B1, 10.16 one-side B1
  `);
});

describe('ramparts never block', () => {
  const seen = (from: Hex, to: Hex, ramparts: Setup['ramparts'] = {}) => {
    expect(isClear(from, to, { ramparts })).toBe(true);
    return told(from, to, { ramparts }).filter((reason) => reason.startsWith('cca-17.37'));
  };

  test.each([
    ['of the hex between, towards the firer', { E8: ['w'] }, ['cca-17.37 rampart E7 E8']],
    ['of the firer', { E7: ['ne', 'e'] }, ['cca-17.37 rampart E7 E8']],
    ['of the target', { E9: ['w'] }, ['cca-17.37 rampart E8 E9']],
    [
      'two on the way',
      { E8: ['w'], E9: ['w'] },
      ['cca-17.37 rampart E7 E8', 'cca-17.37 rampart E8 E9'],
    ],
    ['on hexsides that the line does not cross', { E8: ['ne', 'se'], E7: ['w'] }, []],
  ] as const)('%s', (_, ramparts, because) => expect(seen('E7', 'E9', ramparts)).toEqual(because));

  test('cca-case-405: on the hexside of a neighbour', () => {
    expect(seen('E7', 'E8', { E8: ['w'] })).toEqual(['cca-17.37 rampart E7 E8']);
  });

  test('on the hexside along which the line runs', () => {
    expect(seen('E7', 'G7', { F6: ['e'] })).toEqual(['cca-17.37 rampart F6 F7']);
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
      { numRuns: often(400, 2000), seed: 217 },
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
      { numRuns: often(400, 2000), seed: 217 },
    );
  });

  test('neighbours always see each other', () => {
    holds((from, _, setup) => {
      for (const to of neighbours(from)) expect(isClear(from, to, setup)).toBe(true);
    });
  });

  test('on an empty field all see all, on a full one only neighbours', () => {
    const full = { units: HEXES };
    for (const from of HEXES) {
      expect(HEXES.filter((to) => isClear(from, to, {}))).toEqual(HEXES);
      const near = HEXES.filter((to) => distance(from, to) < 2);
      expect(HEXES.filter((to) => isClear(from, to, full))).toEqual(near);
    }
  });
});
