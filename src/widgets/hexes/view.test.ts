import { expect, test } from 'vitest';
import type { Hex } from '../../engine/hexes/hex.ts';
import { middle } from './geometry.ts';
import { isInView, viewAt, viewOf, viewWith, WHOLE } from './view.ts';

test('an empty board is looked at as a whole, and so is one that is nearly full', () => {
  expect(viewOf([])).toEqual(WHOLE);
  expect(viewOf(['A1', 'I13'])).toEqual(WHOLE);
});

test('two pieces fill the view, with room around them', () => {
  const view = viewOf(['C3', 'E5']);
  expect(view.width).toBeLessThan(WHOLE.width * 0.6);
  expect(isInView(view, 'C3') && isInView(view, 'E5')).toBe(true);
});

test('a view keeps the proportions of the board, and never leaves it', () => {
  const groups: Hex[][] = [['A1'], ['I13'], ['E7', 'F7']];
  for (const hexes of groups) {
    const { left, top, width, height } = viewOf(hexes);
    expect(width / height).toBeCloseTo(WHOLE.width / WHOLE.height);
    expect(left).toBeGreaterThanOrEqual(WHOLE.left);
    expect(top).toBeGreaterThanOrEqual(WHOLE.top);
    expect(left + width).toBeLessThanOrEqual(WHOLE.left + WHOLE.width + 0.001);
    expect(top + height).toBeLessThanOrEqual(WHOLE.top + WHOLE.height + 0.001);
  }
});

test('what lay under two fingers stays under them when they part', () => {
  const point = middle('E7');
  const near = viewWith(point, { x: 0.25, y: 0.5 }, WHOLE.width / 2);
  expect((point.x - near.left) / near.width).toBeCloseTo(0.25);
  expect((point.y - near.top) / near.height).toBeCloseTo(0.5);
  expect(viewWith(point, { x: 0.5, y: 0.5 }, 1).width).toBeGreaterThanOrEqual(3 * 52);
});

test('a hex that the keyboard comes to is brought into view', () => {
  const view = viewOf(['C3']);
  expect(isInView(view, 'H11')).toBe(false);
  expect(isInView(viewAt('H11', view), 'H11')).toBe(true);
});
