import { describe, expect, test } from 'vitest';
import type { Point } from './point.ts';
import {
  axes,
  clip,
  depth,
  edgesOf,
  hull,
  nearestPoints,
  type Outline,
  reach,
  separation,
} from './polygon.ts';

const points = (...numbers: readonly (readonly [number, number])[]): Point[] =>
  numbers.map(([x, y]) => ({ x, y }));
/** 1 cm square, clockwise as on a screen. */
const square = (x = 0, y = 0) => points([x, y], [x + 100, y], [x + 100, y + 100], [x, y + 100]);
const told = (outline: Outline) => outline.map(({ x, y }) => [x, y]);

describe('an outline', () => {
  test('has an edge from each corner to the next, the last one back to the first', () => {
    const edges = (outline: Outline) => [...edgesOf(outline)].map(({ from, to }) => [from.x, to.x]);
    expect(edges(points([1, 0], [2, 0], [3, 0]))).toEqual([
      [3, 1],
      [1, 2],
      [2, 3],
    ]);
    expect(edges([])).toEqual([]);
  });

  test('has one axis across all edges that are parallel, of length 1, and none across a point', () => {
    const found = axes(square(), square(300, 50)).map(({ x, y }) => [Math.abs(x), Math.abs(y)]);
    expect(found.toSorted()).toEqual([
      [0, 1],
      [1, 0],
    ]);
    // Edges of 3, 4, 5.
    const [slanted] = axes(points([0, 0], [40, 30]));
    expect([Math.abs(slanted?.x ?? 0), Math.abs(slanted?.y ?? 0)]).toEqual([0.6, 0.8]);
    expect(axes(square(), points([0, 0], [40, 30]))).toHaveLength(3);
    expect(axes(points([5, 5]))).toEqual([]);
  });

  test('reaches along an axis from its first point to its last', () => {
    expect(reach(square(-20, 30), { x: 1, y: 0 })).toEqual([-20, 80]);
    expect(reach(square(-20, 30), { x: 0, y: -1 })).toEqual([-130, -30]);
  });
});

describe('two outlines', () => {
  test.each([
    ['30 into each other from the left', square(70), 30, -30],
    ['30 into each other from below', square(10, -70), 30, -30],
    ['one side on the other', square(100), 0, 0],
    ['one corner on the other', square(100, 100), 0, 0],
    ['40 beside each other', square(140, 20), 0, 40],
    ['3, 4, 5 from corner to corner', square(130, -140), 0, 50],
    ['the same', square(), 100, -100],
  ])('%s', (_, other, deep, far) => {
    expect(Math.max(0, depth(square(), other))).toBe(deep);
    expect(separation(square(), other) + 0).toBe(far);
    expect(separation(other, square()) + 0).toBe(far);
  });

  test('are nearest at a corner of either', () => {
    const peak = points([150, 40], [200, 0], [200, 80]);
    const there = { from: { x: 100, y: 40 }, to: { x: 150, y: 40 } };
    expect(nearestPoints(square(), peak)).toEqual(there);
    expect(nearestPoints(peak, square())).toEqual({ from: there.to, to: there.from });
  });
});

test('the hull of some points has the outermost alone, clockwise', () => {
  const inside = points([50, 50], [50, 0], [20, 70], [100, 60], [0, 30]);
  expect(told(hull([...inside, ...square()]))).toEqual(told(square()));
  expect(told(hull(points([0, 0], [40, -40], [80, 0], [40, 10], [40, 40])))).toEqual([
    [0, 0],
    [40, -40],
    [80, 0],
    [40, 40],
  ]);
});

describe('what lies on one side of a line', () => {
  const right = (x: number) => [{ at: { x, y: 7 }, inward: { x: 1, y: 0 } }];
  test.each([
    ['of a square, its part', right(30), 30, 100, 4],
    ['all of it', right(-10), 0, 100, 4],
    ['all of it where its edge is on the line', right(0), 0, 100, 4],
    [
      'within two lines',
      [...right(30), { at: { x: 80, y: 0 }, inward: { x: -1, y: 0 } }],
      30,
      80,
      4,
    ],
  ])('%s', (_, planes, from, to, corners) => {
    const part = clip(square(), planes);
    expect(reach(part, { x: 1, y: 0 })).toEqual([from, to]);
    expect(reach(part, { x: 0, y: 1 })).toEqual([0, 100]);
    expect(part).toHaveLength(corners);
  });

  test('is nothing beyond it', () => {
    expect(clip(square(), right(101))).toEqual([]);
    expect(
      clip(square(), [...right(60), { at: { x: 50, y: 0 }, inward: { x: -1, y: 0 } }]),
    ).toEqual([]);
  });
});
