import { expect, test } from 'vitest';
import { card } from '../testing/plane.ts';
import { moved, pivotOf, straight, turn } from './moves.ts';

test('a card turns about its middle, a corner of its own or any point of the table', () => {
  expect(pivotOf(card(10, 20), 'centre')).toMatchObject({ x: 10, y: 20 });
  expect(pivotOf(card(10, 20), 'front-right')).toEqual({ x: 410, y: -180 });
  expect(pivotOf(card(10, 20), { x: 7, y: 8 })).toEqual({ x: 7, y: 8 });
});

test('a card moves straight, by its own heading, or turns clockwise', () => {
  expect(moved(card(0, 0), straight(0, 100))).toEqual(card(0, -100));
  expect(moved(card(0, 0, 900), straight(900, 100))).toEqual(card(0, 100, 900));
  expect(moved(card(0, 0), turn('centre', 900))).toEqual(card(0, 0, 900));
  // Its middle is 400 left of the corner and 200 below; then 200 left and 400 above.
  expect(moved(card(0, 0), turn('front-right', 900))).toEqual(card(200, -600, 900));
  expect(moved(card(0, 0), turn({ x: 100, y: 0 }, 1800))).toEqual(card(200, 0, 1800));
});
