import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD, card, mirrored, POINT, quarters, shifted } from '../testing/plane.ts';
import { apart, between, betweenEdges, nearest, nearestOfCards, overlap } from './distance.ts';
import { corners } from './rectangle.ts';

const origin = { x: 0, y: 0 };

test.each([
  [30, 40, 50],
  [-50, 120, 130],
  [0, 0, 0],
  [1, 1, 1],
])('from nothing to %i, %i it is %i', (x, y, far) => expect(between(origin, { x, y })).toBe(far));

describe('a point and a card of 8 x 4 cm that looks up', () => {
  test.each([
    ['ahead', 100, -500, 300, { x: 100, y: -200 }, ['front'], null],
    ['to the right', 700, 50, 300, { x: 400, y: 50 }, ['right'], null],
    ['behind', -399, 201, 1, { x: -399, y: 200 }, ['rear'], null],
    ['to the left', -1400, 0, 1000, { x: -400, y: 0 }, ['left'], null],
    [
      'past a corner: 3, 4, 5',
      700,
      -600,
      500,
      { x: 400, y: -200 },
      ['front', 'right'],
      'front-right',
    ],
    [
      'past the rear left corner: 5, 12, 13',
      -450,
      320,
      130,
      { x: -400, y: 200 },
      ['rear', 'left'],
      'rear-left',
    ],
    [
      'straight before a corner',
      400,
      -300,
      100,
      { x: 400, y: -200 },
      ['front', 'right'],
      'front-right',
    ],
    ['on the card', 10, 10, 0, { x: 10, y: 10 }, [], null],
    ['on its edge', 10, -200, 0, { x: 10, y: -200 }, ['front'], null],
  ] as const)('%s', (_, x, y, distance, point, sides, corner) => {
    expect(nearest({ x, y }, card(0, 0))).toEqual({ distance, point, sides, corner });
  });
});

describe('two cards', () => {
  test.each([
    ['one behind the other, 5 cm between', card(0, 0), card(0, 900), 500, false, 500],
    ['edge to edge', card(0, 0), card(0, 400), 0, false, 0],
    ['side by side, 1 mm between', card(0, 0), card(810, 0), 10, false, 10],
    ['corner to corner: 3, 4, 5', card(0, 0), card(1100, 800), 500, false, 500],
    ['0.1 mm on each other', card(0, 0), card(0, 399), 0, true, 1],
    ['2 cm on each other', card(0, 0), card(700, 200), 0, true, 100],
    ['crosswise', card(0, 0), card(0, 0, 900), 0, true, 600],
    // Half of the diagonal of a 4 cm square is 282.8.
    [
      'a corner of a square before an edge',
      card(0, 0),
      card(0, -583, 450, 400, 400),
      100,
      false,
      100,
    ],
    ['a corner of a square into an edge', card(0, 0), card(0, -433, 450, 400, 400), 0, true, 50],
  ] as const)('%s', (_, a, b, far, holds, margin) => {
    expect(apart(a, b)).toBe(far);
    expect(overlap(a, b)).toEqual({ holds, margin, close: margin < 10 });
  });

  test('are too close to call where less than the tolerance decides', () => {
    expect(overlap(card(0, 0), card(0, 430), 30).close).toBe(false);
    expect(overlap(card(0, 0), card(0, 429), 30).close).toBe(true);
  });

  test('are nearest where a corner looks at an edge', () => {
    expect(nearestOfCards(card(0, 0), card(100, 900, 0, 200))).toEqual({
      from: { x: 0, y: 200 },
      to: { x: 0, y: 700 },
    });
  });

  test('are as far apart from either of them', () => {
    fc.assert(
      fc.property(CARD, CARD, (a, b) => {
        expect(apart(a, b)).toBe(apart(b, a));
        expect(overlap(a, b)).toEqual(overlap(b, a));
      }),
    );
  });

  test('are as far apart on a table that is turned, mirrored or pushed', () => {
    fc.assert(
      fc.property(CARD, CARD, fc.integer({ min: 0, max: 3 }), POINT, (a, b, times, by) => {
        const expected = overlap(a, b);
        const same = (change: (one: typeof a) => typeof a) => {
          const { holds, margin } = overlap(change(a), change(b));
          // A margin of exactly half a tenth may be rounded either way.
          expect(Math.abs(margin - expected.margin)).toBeLessThanOrEqual(1);
          if (expected.margin > 1) expect(holds).toBe(expected.holds);
        };
        same((one) => quarters(one, times));
        same(mirrored);
        same((one) => shifted(one, by.x, by.y));
      }),
    );
  });

  test('are never nearer than circles around them, nor farther than their middles', () => {
    fc.assert(
      fc.property(CARD, CARD, (a, b) => {
        const middles = Math.hypot(a.x - b.x, a.y - b.y);
        const round = (Math.hypot(a.width, a.depth) + Math.hypot(b.width, b.depth)) / 2;
        expect(apart(a, b)).toBeLessThanOrEqual(Math.ceil(middles));
        expect(apart(a, b)).toBeGreaterThanOrEqual(Math.floor(Math.max(0, middles - round)));
      }),
    );
  });

  test('are as far apart as the nearest of their corners is from the other', () => {
    fc.assert(
      fc.property(CARD, CARD, (a, b) => {
        fc.pre(!overlap(a, b).holds);
        const least = Math.min(
          ...Object.values(corners(a)).map((corner) => nearest(corner, b).distance),
          ...Object.values(corners(b)).map((corner) => nearest(corner, a).distance),
        );
        expect(Math.abs(apart(a, b) - least)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test.each([
  ['parallel', [0, 0, 100, 0], [0, 50, 100, 50], 50],
  ['crossing', [0, 0, 100, 100], [0, 100, 100, 0], 0],
  ['end to end: 3, 4, 5', [0, 0, 100, 0], [130, 40, 300, 40], 50],
  ['in one line', [0, 0, 100, 0], [140, 0, 200, 0], 40],
] as const)('lines that are %s', (_, [ax, ay, bx, by], [cx, cy, dx, dy], far) => {
  const [one, other] = [
    { from: { x: ax, y: ay }, to: { x: bx, y: by } },
    { from: { x: cx, y: cy }, to: { x: dx, y: dy } },
  ];
  expect(betweenEdges(one, other)).toBe(far);
  expect(betweenEdges(other, one)).toBe(far);
});
