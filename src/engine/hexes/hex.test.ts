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
    expect(HEXES.slice(0, 13)).toEqual(words('A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12 A13'));
    expect(HEXES.slice(13, 25)).toEqual(words('B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12'));
    expect(HEXES.slice(-13)).toEqual(words('I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I11 I12 I13'));
    expect(new Set(HEXES).size).toBe(113);
  });

  test.each([
    ['E7', 'E7'],
    ['e7', 'E7'],
    ['i13', 'I13'],
    ['B12', 'B12'],
  ])('%s is written for %s', (written, name) => expect(hex(written)).toBe(name));

  test.each([
    ['B13'],
    ['h13'],
    ['J1'],
    ['A0'],
    ['A14'],
    ['A01'],
    ['A'],
    [''],
    [' E7'],
    ['7E'],
    [5],
    [null],
    [undefined],
    [['E7']],
    [Object.create(null)],
  ])('%j is no hex of it', (written) => expect(hex(written)).toBeUndefined());

  test('a name is exact', () => {
    expect(HEXES.every(isHex)).toBe(true);
    expect(['e7', 'B13', '', 5, null].filter(isHex)).toEqual([]);
  });

  test.each([
    ['A1', 0, 0],
    ['A2', 2, 0],
    ['B1', 1, 1],
    ['E7', 12, 4],
    ['H12', 23, 7],
    ['I13', 24, 8],
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
    ['E7', 'E7', 0],
    ['E7', 'E8', 1],
    ['E7', 'G7', 2],
    ['E7', 'F8', 2],
    ['E7', 'H7', 3],
    ['A1', 'A13', 12],
    ['A1', 'I1', 8],
    ['A1', 'B12', 12],
    ['A1', 'I13', 16],
  ] as const)('from %s to %s is %i', (a, b, hexes) => {
    expect(distance(a, b)).toBe(hexes);
    expect(distance(b, a)).toBe(hexes);
  });

  test('is what honeycomb-grid measures', () => {
    const settings = defineHex({ orientation: Orientation.POINTY, offset: -1 }).settings;
    const offset = (h: Hex) => ({
      col: +h.slice(1) - 1,
      row: 'ABCDEFGHI'.indexOf(h.charAt(0)),
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
    ['E7', 'E8 F7 F6 E6 D6 D7'],
    ['F7', 'F8 G8 G7 F6 E7 E8'],
    ['A1', 'A2 B1'],
    ['A13', 'B12 A12'],
    ['I1', 'I2 H1'],
    ['I13', 'I12 H12'],
    ['B1', 'B2 C2 C1 A1 A2'],
    ['B12', 'C13 C12 B11 A12 A13'],
    ['C1', 'C2 D1 B1'],
    ['A7', 'A8 B7 B6 A6'],
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
    ['e', 'E8'],
    ['ne', 'F7'],
    ['nw', 'F6'],
    ['w', 'E6'],
    ['sw', 'D6'],
    ['se', 'D7'],
  ] as const)('a step %s of E7 is %s', (side, h) => {
    expect(step('E7', side)).toBe(h);
    expect(direction('E7', h)).toBe(side);
  });

  test('beyond the edge there is none', () => {
    expect(DIRECTIONS.filter((side) => step('A1', side) === undefined)).toEqual(
      words('nw w sw se'),
    );
    expect(DIRECTIONS.filter((side) => step('I13', side) === undefined)).toEqual(
      words('e ne nw se'),
    );
  });
});

describe('rear', () => {
  test.each([
    ['E7', 'bottom', ['D6', 'D7']],
    ['E7', 'top', ['F6', 'F7']],
    ['D7', 'bottom', ['C7', 'C8']],
    ['D7', 'top', ['E7', 'E8']],
    ['B1', 'bottom', ['A1', 'A2']],
    ['H12', 'top', ['I12', 'I13']],
    ['C1', 'bottom', ['B1']],
    ['C13', 'bottom', ['B12']],
    ['C1', 'top', ['D1']],
    ['G13', 'top', ['H12']],
    ['A7', 'bottom', []],
    ['I7', 'top', []],
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
    HEXES.filter((h) => h.startsWith(row))
      .map((h) =>
        sections(h, side)
          .map((name: Section) => name.charAt(0))
          .join('+'),
      )
      .join(' ');

  test.each(words('A C E G I'))('in row %s the 5th and the 9th hex are cut', (row) => {
    expect(of('bottom', row)).toBe('l l l l l+c c c c c+r r r r r');
    expect(of('top', row)).toBe('r r r r c+r c c c l+c l l l l');
  });

  test.each(words('B D F H'))('row %s is 4 left, 4 centre, 4 right, and none is cut', (row) => {
    expect(of('bottom', row)).toBe('l l l l c c c c r r r r');
    expect(of('top', row)).toBe('r r r r c c c c l l l l');
  });

  test('are the same for the other player from his side of the table', () => {
    for (const h of HEXES) expect(sections(turn(h), 'top')).toEqual(sections(h, 'bottom'));
  });
});
