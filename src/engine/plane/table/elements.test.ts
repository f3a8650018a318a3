import { describe, expect, test } from 'vitest';
import { narrowest } from '../corridor.ts';
import { clearsAfter } from '../polygon.ts';
import {
  between,
  type Element,
  goesRightThrough,
  goesThrough,
  isIn,
  liesOnArea,
  staysWithin,
  stretchesIn,
} from './elements.ts';

const p = (x: number, y: number) => ({ x, y });
const path = (...[x, y, toX, toY]: [number, number, number, number]) => ({
  from: p(x, y),
  to: p(toX, toY),
});
const square = (x: number, y: number, size: number) => [
  p(x, y),
  p(x + size, y),
  p(x + size, y + size),
  p(x, y + size),
];
const area = (points: Element['points']): Element => ({ kind: 'wood', form: 'area', points });
/** A horseshoe that is open to the right: from 0 to 90 with a bay from 30 to 60. */
const BAY = area([
  ...[p(0, 0), p(90, 0), p(90, 30), p(30, 30)],
  ...[p(30, 60), p(90, 60), p(90, 90), p(0, 90)],
]);
const WALL: Element = { kind: 'wall', form: 'line', points: [p(0, 0), p(100, 0), p(100, 100)] };

describe('areas of any shape and lines', () => {
  test('a bay is outside, and nothing lies in a line', () => {
    expect([isIn(p(15, 45), BAY), isIn(p(60, 45), BAY), isIn(p(60, 15), BAY)]).toEqual([
      ...[true, false, true],
    ]);
    expect(isIn(p(50, 0), WALL)).toBe(false);
  });

  test.each([
    ['through both arms of the bay', path(60, -10, 60, 100), true, true],
    ['into an arm', path(60, -10, 60, 15), true, false],
    ['from inside to outside', path(15, 45, 60, 45), true, false],
    ['across an arm into the bay', path(60, -10, 60, 45), true, true],
    ['along the edge from outside', path(-10, 0, 100, 0), false, false],
    ['within the bay', path(40, 45, 80, 45), false, false],
    ['up to the edge', path(60, -10, 60, 0), false, false],
  ])('%s', (_, line, through, right) => {
    expect([goesThrough(line, BAY), goesRightThrough(line, BAY)]).toEqual([through, right]);
  });

  test.each([
    ['across', path(50, -10, 50, 10), true],
    ['up to it', path(50, -10, 50, 0), false],
    ['away from it', path(50, 0, 50, 10), false],
    ['past its open end', path(-10, -10, -10, 10), false],
    ['where a closed outline would have an edge', path(20, 30, 30, 20), false],
  ])('a line is crossed: %s', (_, line, crossed) => expect(goesThrough(line, WALL)).toBe(crossed));

  test('a path stays within areas that touch, not within one of them', () => {
    const [a, b] = [area(square(0, 0, 10)), area(square(10, 0, 10))];
    expect(staysWithin(path(2, 5, 18, 5), [a, b])).toBe(true);
    expect(staysWithin(path(2, 5, 18, 5), [a])).toBe(false);
    expect(staysWithin(path(2, 5, 8, 5), [])).toBe(false);
  });
});

describe('what of a path or a card is in an area', () => {
  test.each([
    [
      'through both arms of the bay',
      path(60, -10, 60, 110),
      [
        [1 / 12, 4 / 12],
        [7 / 12, 10 / 12],
      ],
    ],
    ['into an arm', path(60, -15, 60, 15), [[0.5, 1]]],
    ['from its border on', path(60, 0, 60, 15), [[0, 1]]],
    ['outside', path(60, 40, 60, 50), []],
  ])('stretches: %s', (_, line, stretches) => {
    expect(stretchesIn(line, BAY).length).toBe(stretches.length);
    stretchesIn(line, BAY).forEach((stretch, i) => {
      expect(stretch[0]).toBeCloseTo(stretches[i]?.[0] ?? -1, 6);
      expect(stretch[1]).toBeCloseTo(stretches[i]?.[1] ?? -1, 6);
    });
  });

  test.each([
    ['in the bay', { x: 60, y: 45 }, false],
    ['on an arm', { x: 60, y: 25 }, true],
    ['around all of it', { x: 45, y: 45, width: 200, depth: 200 }, true],
    ['wholly in an arm', { x: 60, y: 15 }, true],
    ['at its edge', { x: 60, y: -5 }, false],
  ])('a card lies on it: %s', (_, at, lies) =>
    expect(liesOnArea({ width: 10, depth: 10, heading: 0, ...at }, BAY)).toBe(lies),
  );
});

describe('corridors', () => {
  const [a, b] = [square(0, 0, 10), square(15, 0, 10)];

  test.each([
    ['through the gap', path(12, -20, 12, 30), 6, 5],
    ['through a gap of just enough', path(12, -20, 12, 30), 5, undefined],
    ['into the gap', path(12, -20, 12, 1), 6, 5],
    ['past both', path(30, -20, 30, 30), 6, undefined],
    ['up to the gap', path(12, -20, 12, -1), 6, undefined],
  ])('%s', (_, line, least, width) => expect(narrowest(line, [a, b], least)?.width).toBe(width));

  test('the narrowest of several is told by both its sides', () => {
    const c = square(15, 20, 10);
    const d = square(2, 20, 10);
    expect(narrowest(path(12.5, -20, 13.5, 50), [a, b, c, d], 6)).toEqual({
      between: [2, 3],
      width: 3,
    });
  });
});

describe('leaving another outline', () => {
  const still = square(0, 0, 20);
  test.each([
    ['down', square(5, 13, 17), p(0, 1), 7],
    ['up, under all of it', square(5, 13, 17), p(0, -1), 30],
    ['aside, the nearer edge', square(15, 5, 10), p(1, 0), 5],
    ['aslant', square(15, 0, 10), p(0.6, 0.8), 5 / 0.6],
    ['clear already', square(20, 0, 10), p(1, 0), 0],
  ])('%s', (_, moving, towards, far) =>
    expect(clearsAfter(moving, still, towards)).toBeCloseTo(far, 6),
  );
});

describe('how far two pieces of terrain are apart', () => {
  test.each([
    ['from edge to edge', area(square(0, 0, 10)), area(square(40, 0, 10)), 30],
    ['from corner to corner', area(square(0, 0, 10)), area(square(13, 14, 10)), 5],
    ['0 where they touch', area(square(0, 0, 10)), area(square(10, 0, 10)), 0],
    ['0 where they cross', area(square(0, 0, 10)), area(square(5, 5, 10)), 0],
    ['0 where one lies in the other', area(square(0, 0, 90)), area(square(30, 30, 10)), 0],
    ['a line through an area', WALL, area(square(95, 40, 10)), 0],
    ['a line beside an area', WALL, area(square(70, 40, 10)), 20],
    ['a line has no inside', WALL, area(square(20, 60, 10)), 60],
    ['a bay is outside', area(square(50, 40, 10)), BAY, 10],
  ])('%s', (_, a, b, far) => {
    expect(between(a, b)).toBeCloseTo(far, 6);
    expect(between(b, a)).toBeCloseTo(far, 6);
  });
});
