import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD, card, POINT } from '../testing/plane.ts';
import { angleBetween, bearing, direction, heading, turned } from './angle.ts';
import { moved, slid, straight, turn } from './moves.ts';
import { whole } from './point.ts';
import {
  CORNERS,
  corners,
  edge,
  edgeLength,
  middleOf,
  outline,
  outward,
  partsOf,
  SIDES,
  sidesAt,
} from './rectangle.ts';

describe('directions', () => {
  test.each([
    [0, 0, -1],
    [900, 1, 0],
    [1800, 0, 1],
    [2700, -1, 0],
    [3600, 0, -1],
    [-900, -1, 0],
  ])('%i tenths of a degree is exactly %i, %i', (angle, x, y) => {
    expect(direction(angle).x).toBeCloseTo(x, 15);
    expect(direction(angle).x - x).toBeCloseTo(0, 300);
    expect(direction(angle).y - y).toBeCloseTo(0, 300);
  });

  test('one third of the way to the right is half as far to the right as forward is long', () => {
    expect(direction(300).x).toBeCloseTo(0.5, 12);
    expect(direction(1200).y).toBeCloseTo(0.5, 12);
  });

  test.each([
    [0, 3599, 1],
    [10, 3590, 20],
    [0, 1800, 1800],
    [2700, 900, 1800],
    [450, 3150, 900],
  ])('%i and %i are %i apart', (a, b, apart) => {
    expect(angleBetween(a, b)).toBe(apart);
    expect(angleBetween(b, a)).toBe(apart);
  });

  test.each([
    [3600, 0],
    [-1, 3599],
    [7300, 100],
    [-3600, 0],
  ])('the heading %i is %i', (given, same) => expect(heading(given)).toBe(same));

  test.each([
    [0, -10, 0],
    [10, 0, 900],
    [10, 10, 1350],
    [0, 10, 1800],
    [-10, 0, 2700],
  ])('what is %i to the right and %i down lies at %i', (x, y, angle) =>
    expect(bearing({ x: 0, y: 0 }, { x, y })).toBe(angle),
  );

  test('the bearing is the direction that leads there', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3599 }), (angle) => {
        const { x, y } = direction(angle);
        expect(bearing({ x: 0, y: 0 }, { x: x * 1e5, y: y * 1e5 })).toBe(angle);
      }),
    );
  });

  test('a quarter turn about a point is exact', () => {
    fc.assert(
      fc.property(POINT, POINT, (point, about) => {
        const once = turned(point, about, 900);
        expect(once).toEqual({
          x: about.x - (point.y - about.y),
          y: about.y + (point.x - about.x),
        });
      }),
    );
  });
});

describe('rounding', () => {
  test.each([
    [0.5, 1],
    [-0.5, -1],
    [0.49, 0],
    [-0.49, 0],
    [2.5, 3],
    [-2.5, -3],
    [2.499999999, 3],
    [7, 7],
  ])('%f is %i whole tenths', (value, tenths) => expect(whole(value)).toBe(tenths));

  test('nothing is -0', () => expect(Object.is(whole(-0.2), 0)).toBe(true));
});

describe('a card of 8 x 4 cm in the middle', () => {
  test.each([
    [0, [-400, -200, 400, -200, 400, 200, -400, 200]],
    [900, [200, -400, 200, 400, -200, 400, -200, -400]],
    [1800, [400, 200, -400, 200, -400, -200, 400, -200]],
    [2700, [-200, 400, -200, -400, 200, -400, 200, 400]],
  ])('has its corners clockwise from the front left when it looks at %i', (looks, numbers) => {
    expect(outline(card(0, 0, looks)).flatMap(({ x, y }) => [x, y])).toEqual(numbers);
  });

  test('names its corners', () => {
    expect(corners(card(1000, 2000, 900))['front-left']).toEqual({ x: 1200, y: 1600 });
    expect(corners(card(0, 0, 300))['front-right']).toEqual({ x: 446, y: 27 });
  });

  test('has edges that run clockwise, each from corner to corner', () => {
    const at = card(300, -200, 1234);
    SIDES.forEach((side, i) => {
      expect(edge(at, side).from).toEqual(outline(at)[i]);
      expect(edge(at, side).to).toEqual(outline(at)[(i + 1) % 4]);
    });
  });

  test.each([
    ['front', 0, 0, -200, 800],
    ['right', 900, 400, 0, 400],
    ['rear', 1800, 0, 200, 800],
    ['left', 2700, -400, 0, 400],
  ] as const)('its %s looks to %i and is in the middle at %i, %i', (side, looks, x, y, size) => {
    expect(outward(card(0, 0), side)).toBe(looks);
    expect(middleOf(card(0, 0), side)).toEqual({ x, y });
    expect(edgeLength(card(0, 0), side)).toBe(size);
  });

  test('has front sections of 2 cm from left to right, and those of the right flank from front to rear', () => {
    expect(partsOf(card(0, 0), 'front', 4).map(({ from, to }) => [from.x, to.x])).toEqual([
      [-400, -200],
      [-200, 0],
      [0, 200],
      [200, 400],
    ]);
    expect(partsOf(card(0, 0), 'right', 2).map(({ from, to }) => [from.y, to.y])).toEqual([
      [-200, 0],
      [0, 200],
    ]);
  });

  test.each([
    ['front-left', ['front', 'left']],
    ['front-right', ['front', 'right']],
    ['rear-right', ['right', 'rear']],
    ['rear-left', ['rear', 'left']],
  ] as const)('at its %s corner meet %j', (corner, sides) =>
    expect(sidesAt(corner)).toEqual(sides),
  );
});

describe('moves', () => {
  test.each([
    [0, 0, 0, -500],
    [0, 900, 500, 0],
    [0, 1800, 0, 500],
    [900, 0, 500, 0],
    [900, 2700, 0, -500],
    [369, 0, 300, -400],
    [369, 1800, -300, 400],
  ])(
    'a card that looks at %i and goes 50 mm towards %i is %i, %i from where it was',
    (looks, towards, x, y) => {
      expect(moved(card(0, 0, looks), straight(towards, 500))).toMatchObject({
        x,
        y,
        heading: looks,
      });
    },
  );

  test.each([
    // 90 degrees to the left about the front left corner, which stays at -400, -200.
    ['front-left', -900, -200, -600, 2700],
    ['front-right', 900, 200, -600, 900],
    // About the rear corners, at 200 below the middle.
    ['rear-left', -900, -600, -200, 2700],
    ['rear-right', 900, 600, -200, 900],
    ['front-left', 900, -600, 200, 900],
    ['centre', 900, 0, 0, 900],
    ['front-left', 1800, -800, -400, 1800],
  ] as const)('about its %s by %i its middle comes to %i, %i', (about, angle, x, y, looks) => {
    expect(moved(card(0, 0), turn(about, angle))).toMatchObject({ x, y, heading: looks });
  });

  test('a turn keeps its corner where it is, to the rounding of the middle', () => {
    fc.assert(
      fc.property(
        CARD,
        fc.constantFrom(...CORNERS),
        fc.integer({ min: -900, max: 900 }),
        (one, corner, angle) => {
          const [was, is] = [
            corners(one)[corner],
            corners(moved(one, turn(corner, angle)))[corner],
          ];
          expect(Math.abs(was.x - is.x)).toBeLessThanOrEqual(1);
          expect(Math.abs(was.y - is.y)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  test.each([
    ['front', 100, 0],
    ['right', 0, 100],
    ['rear', -100, 0],
    ['left', 0, -100],
  ] as const)('slides clockwise along the %s of another card', (side, x, y) => {
    expect(slid(card(50, 60, 450), card(0, 0), side, 100)).toEqual(card(50 + x, 60 + y, 450));
  });
});
