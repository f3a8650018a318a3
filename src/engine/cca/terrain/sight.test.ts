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

interface Case {
  name: string;
  from: Hex;
  to: Hex;
  setup: Setup;
  clear: boolean;
  /** After the drawing of the line. */
  because: string[];
}

const judged = (cases: Case[]) =>
  test.each(cases)('$name: $from to $to', ({ from, to, setup, clear, because }) => {
    expect(isClear(from, to, setup)).toBe(clear);
    expect(told(from, to, setup)).toEqual([`cca-10.13 line ${from} ${to}`, ...because]);
  });

describe('hexes that the line crosses', () => {
  judged([
    { name: 'adjacent', from: 'G5', to: 'H5', setup: {}, clear: true, because: [] },
    {
      name: 'cca-case-004, three hexes of open ground',
      from: 'G5',
      to: 'G8',
      setup: {},
      clear: true,
      because: ['cca-10.14 clear G6', 'cca-10.14 clear G7'],
    },
    {
      name: 'cca-case-005, friends between',
      from: 'G5',
      to: 'G8',
      setup: { units: ['G5', 'G7', 'G8'] },
      clear: false,
      because: ['cca-10.14 clear G6', 'cca-10.14 unit G7 (blocks)'],
    },
    {
      name: 'cca-case-111, the target in a forest',
      from: 'G5',
      to: 'I5',
      setup: { terrain: { I5: 'forest' }, units: ['G5', 'I5'] },
      clear: true,
      because: ['cca-10.14 clear H5', 'cca-10.15 target-hex I5'],
    },
    {
      name: 'the target in a camp, the firer in a forest',
      from: 'G5',
      to: 'I5',
      setup: { terrain: { G5: 'forest', I5: 'camp' } },
      clear: true,
      because: ['cca-10.14 own-hex G5', 'cca-10.14 clear H5', 'cca-10.15 target-hex I5'],
    },
    {
      name: 'both in rough ground',
      from: 'G5',
      to: 'I5',
      setup: { terrain: { G5: 'rough', I5: 'rough' } },
      clear: true,
      because: ['cca-10.14 clear H5'],
    },
    {
      name: 'a unit in a forest is named as a unit',
      from: 'G5',
      to: 'I5',
      setup: { terrain: { H5: 'forest' }, units: ['H5'] },
      clear: false,
      because: ['cca-10.14 unit H5 (blocks)'],
    },
    {
      name: 'a unit in rough ground',
      from: 'G5',
      to: 'I5',
      setup: { terrain: { H5: 'rough' }, units: ['H5'] },
      clear: false,
      because: ['cca-10.14 unit H5 (blocks)'],
    },
    {
      name: 'part of a hex is enough: two grazed in one row, a unit in one',
      from: 'G5',
      to: 'H9',
      setup: { units: ['H7'] },
      clear: false,
      because: [
        'cca-10.14 clear G6',
        'cca-10.14 clear G7',
        'cca-10.14 unit H7 (blocks)',
        'cca-10.14 clear G8',
      ],
    },
  ]);

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
  judged([
    {
      name: 'nothing on either side',
      from: 'G5',
      to: 'G7',
      setup: {},
      clear: true,
      because: ['cca-10.14 clear F6', 'cca-10.14 clear G6', 'cca-10.16 no-side F6 G6'],
    },
    {
      name: 'cca-case-109, forest on one side',
      from: 'G5',
      to: 'G7',
      setup: { terrain: { F6: 'forest' } },
      clear: true,
      because: [
        'cca-17.13 forest F6 (obstructs)',
        'cca-10.14 clear G6',
        'cca-10.16 one-side F6 G6',
      ],
    },
    {
      name: 'a unit on the other side',
      from: 'G5',
      to: 'H6',
      setup: { units: ['G6'] },
      clear: true,
      because: ['cca-10.14 clear H5', 'cca-10.14 unit G6 (obstructs)', 'cca-10.16 one-side H5 G6'],
    },
    {
      name: 'forest and a unit',
      from: 'G5',
      to: 'G7',
      setup: { terrain: { F6: 'forest' }, units: ['G6'] },
      clear: false,
      because: [
        'cca-17.13 forest F6 (obstructs)',
        'cca-10.14 unit G6 (obstructs)',
        'cca-10.16 both-sides F6 G6 (blocks)',
      ],
    },
    {
      name: 'two hexsides, each obstructed on another side',
      from: 'G3',
      to: 'G7',
      setup: { terrain: { F4: 'forest', G6: 'camp' } },
      clear: true,
      because: [
        'cca-17.13 forest F4 (obstructs)',
        'cca-10.14 clear G4',
        'cca-10.16 one-side F4 G4',
        'cca-10.14 clear G5',
        'cca-10.14 clear F6',
        'cca-17.44 camp G6 (obstructs)',
        'cca-10.16 one-side F6 G6',
      ],
    },
    {
      name: 'the hex between two hexsides',
      from: 'G3',
      to: 'G7',
      setup: { units: ['G5'] },
      clear: false,
      because: [
        'cca-10.14 clear F4',
        'cca-10.14 clear G4',
        'cca-10.16 no-side F4 G4',
        'cca-10.14 unit G5 (blocks)',
        'cca-10.14 clear F6',
        'cca-10.14 clear G6',
        'cca-10.16 no-side F6 G6',
      ],
    },
    {
      name: 'the edge of the board on one side',
      from: 'A1',
      to: 'A3',
      setup: {},
      clear: true,
      because: ['cca-10.14 edge (obstructs)', 'cca-10.14 clear A2', 'cca-10.16 one-side A2'],
    },
    {
      name: 'the edge of the board and a forest',
      from: 'M3',
      to: 'M1',
      setup: { terrain: { L2: 'forest' } },
      clear: false,
      because: [
        'cca-17.13 forest L2 (obstructs)',
        'cca-10.14 edge (obstructs)',
        'cca-10.16 both-sides L2 (blocks)',
      ],
    },
  ]);
});

describe('hills', () => {
  judged([
    {
      name: 'low ground to low ground behind a hill',
      from: 'G5',
      to: 'J5',
      setup: { terrain: { H5: 'hill' } },
      clear: false,
      because: ['cca-17.19 hill H5 (blocks)', 'cca-10.14 clear I5'],
    },
    {
      name: 'up to the front row',
      from: 'G5',
      to: 'I5',
      setup: { terrain: { I5: 'hill', J5: 'hill' } },
      clear: true,
      because: ['cca-10.14 clear H5', 'cca-17.20 front-row I5'],
    },
    {
      name: 'down from the front row',
      from: 'I5',
      to: 'G5',
      setup: { terrain: { I5: 'hill', J5: 'hill' } },
      clear: true,
      because: ['cca-10.14 clear H5', 'cca-17.20 front-row I5'],
    },
    {
      name: 'cca-case-253, up to the second row',
      from: 'G5',
      to: 'I5',
      setup: { terrain: { H5: 'hill', I5: 'hill' } },
      clear: false,
      because: ['cca-17.21 second-row H5 (blocks)'],
    },
    {
      name: 'down from the second row',
      from: 'I5',
      to: 'G5',
      setup: { terrain: { H5: 'hill', I5: 'hill' } },
      clear: false,
      because: ['cca-17.21 second-row H5 (blocks)'],
    },
    {
      name: 'across adjoining hill hexes',
      from: 'G5',
      to: 'J5',
      setup: { terrain: { G5: 'hill', H5: 'hill', I5: 'hill', J5: 'hill' } },
      clear: true,
      because: ['cca-17.22 level-hill H5', 'cca-17.22 level-hill I5'],
    },
    {
      name: 'a unit on the hill between',
      from: 'G5',
      to: 'I5',
      setup: { terrain: { G5: 'hill', H5: 'hill', I5: 'hill' }, units: ['H5'] },
      clear: false,
      because: ['cca-10.14 unit H5 (blocks)'],
    },
    {
      name: 'hill to hill over a valley',
      from: 'G5',
      to: 'I5',
      setup: { terrain: { G5: 'hill', I5: 'hill' } },
      clear: true,
      because: ['cca-10.14 clear H5'],
    },
    {
      name: 'hill to hill over a hill and a valley',
      from: 'G5',
      to: 'J5',
      setup: { terrain: { G5: 'hill', H5: 'hill', J5: 'hill' } },
      clear: false,
      because: ['cca-17.19 hill H5 (blocks)', 'cca-10.14 clear I5'],
    },
    {
      name: 'hill to hill over a valley and a hill',
      from: 'G5',
      to: 'J5',
      setup: { terrain: { G5: 'hill', I5: 'hill', J5: 'hill' } },
      clear: false,
      because: ['cca-10.14 clear H5', 'cca-17.19 hill I5 (blocks)'],
    },
    {
      name: 'from a hill over a second hill down to low ground',
      from: 'G5',
      to: 'J5',
      setup: { terrain: { G5: 'hill', H5: 'hill' } },
      clear: false,
      because: ['cca-17.21 second-row H5 (blocks)', 'cca-10.14 clear I5'],
    },
    {
      name: 'low ground on both ends, hills on both sides of the hexside',
      from: 'G5',
      to: 'G7',
      setup: { terrain: { F6: 'hill', G6: 'hill' } },
      clear: false,
      because: [
        'cca-17.19 hill F6 (obstructs)',
        'cca-17.19 hill G6 (obstructs)',
        'cca-10.16 both-sides F6 G6 (blocks)',
      ],
    },
    {
      name: 'low ground on both ends, a hill on one side of the hexside',
      from: 'G5',
      to: 'G7',
      setup: { terrain: { F6: 'hill' } },
      clear: true,
      because: ['cca-17.19 hill F6 (obstructs)', 'cca-10.14 clear G6', 'cca-10.16 one-side F6 G6'],
    },
    {
      name: 'up to a hill, past a hill on one side of the hexside',
      from: 'G5',
      to: 'G7',
      setup: { terrain: { F6: 'hill', G7: 'hill' } },
      clear: true,
      because: [
        'cca-17.21 second-row F6 (obstructs)',
        'cca-10.14 clear G6',
        'cca-10.16 one-side F6 G6',
      ],
    },
    {
      name: 'on a hill, hills on both sides of the hexside',
      from: 'G5',
      to: 'G7',
      setup: { terrain: { G5: 'hill', F6: 'hill', G6: 'hill', G7: 'hill' } },
      clear: true,
      because: ['cca-17.22 level-hill F6', 'cca-17.22 level-hill G6', 'cca-10.16 no-side F6 G6'],
    },
    {
      name: 'on a hill, a hill and a forest beside the hexside: not all are hills',
      from: 'G5',
      to: 'G7',
      setup: { terrain: { G5: 'hill', F6: 'hill', G6: 'forest', G7: 'hill' } },
      clear: false,
      because: [
        'cca-17.19 hill F6 (obstructs)',
        'cca-17.13 forest G6 (obstructs)',
        'cca-10.16 both-sides F6 G6 (blocks)',
      ],
    },
    {
      name: 'on a hill along the edge of the board',
      from: 'A1',
      to: 'A3',
      setup: { terrain: { A1: 'hill', A2: 'hill', A3: 'hill' } },
      clear: true,
      because: ['cca-10.14 edge (obstructs)', 'cca-17.22 level-hill A2', 'cca-10.16 one-side A2'],
    },
  ]);
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
