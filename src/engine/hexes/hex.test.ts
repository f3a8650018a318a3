import { defineHex, distance as honeycombDistance, Orientation } from 'honeycomb-grid';
import { describe, expect, test } from 'vitest';
import {
  centre,
  DIRECTIONS,
  type Direction,
  direction,
  distance,
  HEXES,
  type Hex,
  hex,
  hexAt,
  isHex,
  neighbours,
  rear,
  type Section,
  SIDES,
  sections,
  step,
} from './hex.ts';

const PAIRS = HEXES.flatMap((a) => HEXES.map((b) => [a, b] as const));

/** The board seen in a mirror, left for right. */
const mirror = (h: Hex) => hexAt({ x: 24 - centre(h).x, y: centre(h).y }) as Hex;
/** The board seen by the top player. */
const turn = (h: Hex) => hexAt({ x: 24 - centre(h).x, y: 8 - centre(h).y }) as Hex;

const words = (text: string) => text.split(' ');

describe('the board', () => {
  test('has 113 hexes in rows of 13 and 12', () => {
    expect(HEXES).toHaveLength(113);
    expect(HEXES.slice(0, 13)).toEqual(words('A1 B1 C1 D1 E1 F1 G1 H1 I1 J1 K1 L1 M1'));
    expect(HEXES.slice(13, 25)).toEqual(words('A2 B2 C2 D2 E2 F2 G2 H2 I2 J2 K2 L2'));
    expect(HEXES.slice(-13)).toEqual(words('A9 B9 C9 D9 E9 F9 G9 H9 I9 J9 K9 L9 M9'));
    expect(new Set(HEXES).size).toBe(113);
  });

  test.each([
    ['G5', 'G5'],
    ['g5', 'G5'],
    ['m9', 'M9'],
    ['L2', 'L2'],
  ])('%s is written for %s', (written, name) => expect(hex(written)).toBe(name));

  test.each([
    ['M2'],
    ['m8'],
    ['N1'],
    ['A0'],
    ['A10'],
    ['A'],
    [''],
    [' G5'],
    ['5G'],
    [5],
    [null],
    [undefined],
    [['G5']],
    [Object.create(null)],
  ])('%j is no hex of it', (written) => expect(hex(written)).toBeUndefined());

  test('a name is exact', () => {
    expect(HEXES.every(isHex)).toBe(true);
    expect(['g5', 'M2', '', 5, null].filter(isHex)).toEqual([]);
  });

  test.each([
    ['A1', 0, 0],
    ['B1', 2, 0],
    ['A2', 1, 1],
    ['G5', 12, 4],
    ['L8', 23, 7],
    ['M9', 24, 8],
  ] as const)('the centre of %s is at %i, %i', (h, x, y) => {
    expect(centre(h)).toEqual({ x, y });
    expect(hexAt({ x, y })).toBe(h);
  });

  test('every centre leads back to its hex', () => {
    expect(HEXES.map((h) => hexAt(centre(h)))).toEqual(HEXES);
  });

  test.each([
    [-2, 0],
    [-1, 1],
    [25, 1],
    [26, 8],
    [1, 0],
    [2, 1],
    [1, -1],
    [0, -2],
    [1, 9],
  ])('nothing stands at %i, %i', (x, y) => expect(hexAt({ x, y })).toBeUndefined());
});

describe('distance', () => {
  test.each([
    ['G5', 'G5', 0],
    ['G5', 'H5', 1],
    ['G5', 'G7', 2],
    ['G5', 'H6', 2],
    ['G5', 'G8', 3],
    ['A1', 'M1', 12],
    ['A1', 'A9', 8],
    ['A1', 'L2', 12],
    ['A1', 'M9', 16],
  ] as const)('from %s to %s is %i', (a, b, hexes) => {
    expect(distance(a, b)).toBe(hexes);
    expect(distance(b, a)).toBe(hexes);
  });

  test('is what honeycomb-grid measures', () => {
    const settings = defineHex({ orientation: Orientation.POINTY, offset: -1 }).settings;
    const offset = (h: Hex) => ({
      col: 'ABCDEFGHIJKLM'.indexOf(h[0] as string),
      row: +h.slice(1) - 1,
    });
    for (const [a, b] of PAIRS)
      expect(distance(a, b), `${a} ${b}`).toBe(honeycombDistance(settings, offset(a), offset(b)));
  });

  test('is the fewest steps from neighbour to neighbour', () => {
    for (const start of HEXES) {
      const steps = new Map<Hex, number>([[start, 0]]);
      for (const [at, taken] of steps)
        for (const next of neighbours(at)) if (!steps.has(next)) steps.set(next, taken + 1);
      expect(HEXES.map((h) => distance(start, h))).toEqual(HEXES.map((h) => steps.get(h)));
    }
  });

  test('is the same in a mirror and from the other side of the table', () => {
    for (const [a, b] of PAIRS) {
      expect(distance(mirror(a), mirror(b))).toBe(distance(a, b));
      expect(distance(turn(a), turn(b))).toBe(distance(a, b));
    }
  });
});

describe('neighbours', () => {
  test.each([
    ['G5', 'H5 G6 F6 F5 F4 G4'],
    ['G6', 'H6 H7 G7 F6 G5 H5'],
    ['A1', 'B1 A2'],
    ['M1', 'L2 L1'],
    ['A9', 'B9 A8'],
    ['M9', 'L9 L8'],
    ['A2', 'B2 B3 A3 A1 B1'],
    ['L2', 'M3 L3 K2 L1 M1'],
    ['A3', 'B3 A4 A2'],
    ['G1', 'H1 G2 F2 F1'],
  ] as const)('of %s are %s', (h, around) => expect(neighbours(h)).toEqual(words(around)));

  test('are 2 in the corners, 3 or 5 at the ends of rows, 4 along the edges, else 6', () => {
    const having = (count: number) => HEXES.filter((h) => neighbours(h).length === count).length;
    expect([1, 2, 3, 4, 5, 6].map(having)).toEqual([0, 4, 6, 22, 8, 73]);
  });

  test('share one hexside, named from either hex', () => {
    const opposite: Record<Direction, Direction> = {
      e: 'w',
      ne: 'sw',
      nw: 'se',
      w: 'e',
      sw: 'ne',
      se: 'nw',
    };
    for (const [a, b] of PAIRS) {
      const side = direction(a, b);
      expect(side !== undefined).toBe(distance(a, b) === 1);
      if (side) {
        expect(step(a, side)).toBe(b);
        expect(direction(b, a)).toBe(opposite[side]);
      }
    }
  });

  test.each([
    ['e', 'H5'],
    ['ne', 'G6'],
    ['nw', 'F6'],
    ['w', 'F5'],
    ['sw', 'F4'],
    ['se', 'G4'],
  ] as const)('a step %s of G5 is %s', (side, h) => {
    expect(step('G5', side)).toBe(h);
    expect(direction('G5', h)).toBe(side);
  });

  test('beyond the edge there is none', () => {
    expect(DIRECTIONS.filter((side) => step('A1', side) === undefined)).toEqual(
      words('nw w sw se'),
    );
    expect(DIRECTIONS.filter((side) => step('M9', side) === undefined)).toEqual(
      words('e ne nw se'),
    );
  });
});

describe('rear', () => {
  test.each([
    ['G5', 'bottom', ['F4', 'G4']],
    ['G5', 'top', ['F6', 'G6']],
    ['G4', 'bottom', ['G3', 'H3']],
    ['G4', 'top', ['G5', 'H5']],
    ['A2', 'bottom', ['A1', 'B1']],
    ['L8', 'top', ['L9', 'M9']],
    ['A3', 'bottom', ['A2']],
    ['M3', 'bottom', ['L2']],
    ['A3', 'top', ['A4']],
    ['M7', 'top', ['L8']],
    ['G1', 'bottom', []],
    ['G9', 'top', []],
  ] as const)('of %s for %s is %j', (h, side, hexes) => expect(rear(h, side)).toEqual(hexes));

  test.each(SIDES)('for %s is two hexes but at the edges', (side) => {
    const having = (count: number) => HEXES.filter((h) => rear(h, side).length === count).length;
    expect([0, 1, 2].map(having)).toEqual([13, 8, 92]);
  });

  test('is adjacent and one row nearer to the own edge', () => {
    for (const h of HEXES)
      for (const side of SIDES)
        for (const back of rear(h, side)) {
          expect(distance(h, back)).toBe(1);
          expect(centre(back).y - centre(h).y).toBe(side === 'bottom' ? -1 : 1);
        }
  });

  test('is the same for the other player from his side of the table', () => {
    for (const h of HEXES)
      expect(rear(turn(h), 'top').map(turn).reverse()).toEqual(rear(h, 'bottom'));
  });
});

describe('sections', () => {
  const of = (side: 'bottom' | 'top', row: string) =>
    HEXES.filter((h) => h.endsWith(row))
      .map((h) =>
        sections(h, side)
          .map((name: Section) => name.charAt(0))
          .join('+'),
      )
      .join(' ');

  test.each(words('1 3 5 7 9'))('row %s is 4 left, 5 centre, 4 right', (row) => {
    expect(of('bottom', row)).toBe('l l l l c c c c c r r r r');
    expect(of('top', row)).toBe('r r r r c c c c c l l l l');
  });

  test.each(words('2 4 6 8'))('in row %s the 4th and the 9th hex are cut', (row) => {
    expect(of('bottom', row)).toBe('l l l l+c c c c c c+r r r r');
    expect(of('top', row)).toBe('r r r c+r c c c c l+c l l l');
  });

  test('are the same for the other player from his side of the table', () => {
    for (const h of HEXES) expect(sections(turn(h), 'top')).toEqual(sections(h, 'bottom'));
  });
});
