import { describe, expect, test } from 'vitest';
import { centre, distance, HEXES, type Hex, hexAt } from './hex.ts';
import { type Crossing, hexsides, line } from './sight.ts';

const PAIRS = HEXES.flatMap((a, i) => HEXES.slice(i + 1).map((b) => [a, b] as const));

const mirror = (h: Hex) => hexAt({ x: 24 - centre(h).x, y: centre(h).y }) as Hex;
const turn = (h: Hex) => hexAt({ x: 24 - centre(h).x, y: 8 - centre(h).y }) as Hex;

const isPair = (crossing: Crossing) => crossing.length === 2;
const pairs = (a: Hex, b: Hex) => line(a, b).filter(isPair);

/** 'F7 F6|F7': a hex crossed, then a hexside between two; '-' is off the board. */
const written = (crossings: readonly Crossing[]) =>
  crossings.map((crossing) => crossing.map((h) => h ?? '-').join('|')).join(' ');

describe('worked on paper', () => {
  test.each([
    ['neighbours', 'E7', 'E8', ''],
    ['a hex to itself', 'E7', 'E7', ''],
    ['along a row', 'E7', 'E10', 'E8 E9'],
    ['along a slanted row of hexes', 'E7', 'H8', 'F7 G8'],
    ['straight up', 'E7', 'G7', 'F6|F7'],
    ['straight down', 'E7', 'C7', 'D6|D7'],
    ['flat to the upper right', 'E7', 'F8', 'E8|F7'],
    ['flat to the upper left', 'E7', 'F5', 'E6|F6'],
    ['flat to the lower right', 'E7', 'D8', 'D7|E8'],
    ['flat to the lower left', 'E7', 'D5', 'D6|E6'],
    ['two hexsides, straight up', 'C7', 'G7', 'D6|D7 E7 F6|F7'],
    ['two hexsides, slanted', 'E7', 'G10', 'E8|F7 F8 F9|G9'],
    ['shallow, three hexes away', 'E7', 'F9', 'E8 F8'],
    ['steep, three hexes away', 'E7', 'H7', 'F7 G7'],
    ['four hexes away, grazing two in one row', 'E7', 'I8', 'F7 G7 G8 H7'],
    ['touching the corners of F8 and H8', 'E7', 'I10', 'F7 G8 G9 H9'],
    ['along the left edge of the board', 'A1', 'E1', '-|B1 C1 -|D1'],
    ['along the right edge of the board', 'I13', 'E13', 'H12|- G13 F12|-'],
    [
      'from corner to corner',
      'A1',
      'I13',
      'A2|B1 B2 B3|C3 C4 C5|D4 D5 D6|E6 E7 E8|F7 F8 F9|G9 G10 G11|H10 H11 H12|I12',
    ],
  ] as const)('%s: %s to %s', (_, a, b, met) => expect(written(line(a, b))).toBe(met));
});

describe('on all 6,328 pairs of hexes', () => {
  test('there are that many', () => expect(PAIRS).toHaveLength(6328));

  test('the line back is the line there, reversed', () => {
    for (const [a, b] of PAIRS) expect(line(b, a)).toEqual(line(a, b).reverse());
  });

  test('the line is the same in a mirror and from the other side of the table', () => {
    const unordered = (crossings: readonly Crossing[]) =>
      crossings.map((crossing) => crossing.map((h) => h ?? '-').sort());
    for (const [a, b] of PAIRS) {
      const expected = (view: (h: Hex) => Hex) =>
        unordered(line(a, b).map((met) => met.map((h) => h && view(h)) as unknown as Crossing));
      expect(unordered(line(mirror(a), mirror(b)))).toEqual(expected(mirror));
      expect(unordered(line(turn(a), turn(b)))).toEqual(expected(turn));
    }
  });

  // Counted by hand: 202 upright lines; 272 slanted ones each way. At distance 2: 88 and 88 each way.
  test('746 lines run along hexsides, 482 of them further than two hexes', () => {
    const along = PAIRS.filter(([a, b]) => pairs(a, b).length > 0);
    expect(along).toHaveLength(746);
    expect(along.filter(([a, b]) => distance(a, b) > 2)).toHaveLength(482);
  });

  test('only lines along the ends of the rows meet the edge of the board', () => {
    const atEdge = PAIRS.filter(([a, b]) => line(a, b).flat().includes(null));
    const column = (number: string) => ['A', 'C', 'E', 'G', 'I'].map((row) => row + number);
    const within = (names: string[]) =>
      names.flatMap((a, i) => names.slice(i + 1).map((b) => `${a} ${b}`));
    const expected = [...within(column('1')), ...within(column('13'))];
    expect(atEdge.map((pair) => pair.join(' ')).sort()).toEqual(expected.sort());
  });

  test('a hexside lies between two hexes that both touch the places before and after', () => {
    for (const [a, b] of PAIRS) {
      const places: Crossing[] = [[a], ...line(a, b), [b]];
      places.forEach((place, i) => {
        if (!isPair(place)) return;
        for (const end of [places[i - 1]?.[0], places[i + 1]?.[0]])
          for (const h of place) if (h && end) expect(distance(h, end)).toBe(1);
      });
    }
  });

  test('of all pairs on a line the first hexes lie on the same side of it', () => {
    for (const [a, b] of PAIRS) {
      const [from, to] = [centre(a), centre(b)];
      const side = ({ x, y }: { x: number; y: number }) =>
        Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
      const firsts = pairs(a, b).flatMap(([h]) => (h ? [side(centre(h))] : []));
      expect(new Set(firsts).size).toBeLessThan(2);
      expect(firsts).not.toContain(0);
    }
  });
});

describe('hexsides', () => {
  test.each([
    ['between neighbours', 'E7', 'E8', 'E7|E8'],
    ['along a row', 'E7', 'E10', 'E7|E8 E8|E9 E9|E10'],
    ['along a hexside', 'E7', 'G7', 'F6|F7'],
    ['along two hexsides', 'C7', 'G7', 'D6|D7 F6|F7'],
    ['shallow', 'E7', 'F9', 'E7|E8 E8|F8 F8|F9'],
    ['along the left edge of the board', 'A1', 'E1', ''],
    ['along the right edge of the board', 'A13', 'C13', ''],
  ] as const)('%s: %s to %s', (_, a, b, sides) => expect(written(hexsides(a, b))).toBe(sides));

  test('each parts two adjacent hexes', () => {
    for (const [a, b] of PAIRS)
      for (const [h, beyond] of hexsides(a, b)) expect(distance(h, beyond)).toBe(1);
  });
});

describe('a twin that measures in floating point', () => {
  const EPSILON = 1e-9;
  const VISIBLE = 1e-6;
  const HALF_WIDTH = Math.sqrt(3) / 2;
  interface Point {
    x: number;
    y: number;
  }
  const NORMALS: Point[] = [0, 60, 120, 180, 240, 300].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  /** All places on and around the board, the sides of a hexagon being 1 long. */
  const PLACES = Array.from({ length: 11 * 29 }, (_, i) => ({
    x: (i % 29) - 2,
    y: Math.floor(i / 29) - 1,
  }))
    .filter(({ x, y }) => (x + y) % 2 === 0)
    .map((at) => ({ hex: hexAt(at) ?? null, at: { x: at.x * HALF_WIDTH, y: at.y * 1.5 } }));
  const point = (h: Hex): Point => ({ x: centre(h).x * HALF_WIDTH, y: centre(h).y * 1.5 });

  /** The part of the way from `a` to `b` (0 to 1) that lies in the hexagon around `c`. */
  function within(a: Point, b: Point, c: Point, halfWidth: number): [number, number] {
    let [enter, leave] = [0, 1];
    for (const n of NORMALS) {
      const speed = n.x * (b.x - a.x) + n.y * (b.y - a.y);
      const room = halfWidth - (n.x * (a.x - c.x) + n.y * (a.y - c.y));
      if (Math.abs(speed) < EPSILON) {
        if (room < 0) return [1, 0];
      } else if (speed > 0) leave = Math.min(leave, room / speed);
      else enter = Math.max(enter, room / speed);
    }
    return [enter, leave];
  }

  function twin(from: Hex, to: Hex): Crossing[] {
    const [a, b] = [point(from), point(to)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const met: { middle: number; hexes: (Hex | null)[] }[] = [];
    for (const { hex, at } of PLACES) {
      if (hex === from || hex === to) continue;
      const [enterInside, leaveInside] = within(a, b, at, HALF_WIDTH - EPSILON);
      const [enter, leave] = within(a, b, at, HALF_WIDTH + EPSILON);
      const inside = (leaveInside - enterInside) * length > VISIBLE;
      const alongSide = (leave - enter) * length > 0.5;
      if (!inside && !alongSide) continue;
      const middle = (enter + leave) / 2;
      const pair = met.find((place) => Math.abs(place.middle - middle) < VISIBLE);
      if (pair) pair.hexes.push(hex);
      else met.push({ middle, hexes: [hex] });
    }
    return met.sort((p, q) => p.middle - q.middle).map(({ hexes }) => hexes as unknown as Crossing);
  }

  test('meets the same places', () => {
    for (const [a, b] of PAIRS) expect(written(line(a, b)), `${a} ${b}`).toBe(written(twin(a, b)));
  });
});
