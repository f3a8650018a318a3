import { expect, test } from 'vitest';
import {
  bent,
  boxOf,
  carried,
  fresh,
  landIn,
  landName,
  mayLose,
  ofKind,
  withCorner,
  withoutCorner,
} from './lands.ts';

const TABLE = { width: 10000, depth: 8000 };
const WOOD = {
  kind: 'wood',
  form: 'area' as const,
  points: [
    { x: 1000, y: 2000 },
    { x: 1600, y: 2000 },
    { x: 1600, y: 2400 },
    { x: 1000, y: 2400 },
  ],
};

test('a name means a piece of terrain or a corner of it, and none of a unit', () => {
  expect(landIn(landName(3))).toEqual({ land: 3 });
  expect(landIn(landName(3, 0))).toEqual({ land: 3, corner: 0 });
  expect(landIn('A')).toBeUndefined();
  expect(landIn(undefined)).toBeUndefined();
});

test('it goes where its box goes', () => {
  const box = boxOf(WOOD);
  expect(box).toEqual({ x: 1300, y: 2200, width: 600, depth: 400, heading: 0 });
  const { points } = carried(WOOD, { ...box, x: 2300, y: 2700 }, TABLE);
  expect(points[0]).toEqual({ x: 2000, y: 2500 });
  expect(points[2]).toEqual({ x: 2600, y: 2900 });
});

test('a quarter turn to the right lays its upper edge on its right', () => {
  const { points } = carried(WOOD, { ...boxOf(WOOD), heading: 900 }, TABLE);
  // The upper left corner, 300 to the left and 200 above the middle, is 200 to the right and 300 above it.
  expect(points[0]).toEqual({ x: 1500, y: 1900 });
  expect(points[1]).toEqual({ x: 1500, y: 2500 });
});

test('neither it nor a corner of it leaves the table', () => {
  expect(carried(WOOD, { ...boxOf(WOOD), x: 0, y: 9000 }, TABLE).points[3]).toEqual({
    x: 0,
    y: 8000,
  });
  expect(bent(WOOD, 1, { x: 12000, y: -50 }, TABLE).points[1]).toEqual({ x: 10000, y: 0 });
});

test('a corner more stands in the middle of the longest edge; an area keeps 3, a line 2', () => {
  expect(withCorner(WOOD).points[1]).toEqual({ x: 1300, y: 2000 });
  const three = withoutCorner(WOOD, 0);
  expect(three.points).toHaveLength(3);
  expect([mayLose(WOOD), mayLose(three)]).toEqual([true, false]);
  const river = ofKind(WOOD, 'river', 'line');
  expect(river.points).toEqual([
    { x: 1000, y: 2200 },
    { x: 1600, y: 2200 },
  ]);
  expect(mayLose(river)).toBe(false);
  expect(withCorner(river).points[1]).toEqual({ x: 1300, y: 2200 });
  expect(ofKind(river, 'lake', 'area').points).toHaveLength(4);
});

test('a new one lies in the middle of the table, 6 units wide', () => {
  expect(boxOf(fresh('wood', 'area', TABLE, 100, 0))).toMatchObject({
    x: 5000,
    y: 4000,
    width: 600,
  });
  expect(fresh('wall', 'line', TABLE, 100, 1).points).toEqual([
    { x: 4800, y: 4100 },
    { x: 5400, y: 4100 },
  ]);
});
