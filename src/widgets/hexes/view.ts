import type { Hex } from '../../engine/hexes/hex.ts';
import { BOARD, type Frame, MARGIN, middle, type Point } from './geometry.ts';

/** The board with its margin: what is looked at never leaves it, and always has its proportions. */
export const WHOLE: Frame = {
  left: -MARGIN,
  top: -MARGIN,
  width: BOARD.width + 2 * MARGIN,
  height: BOARD.height + 2 * MARGIN,
};
/** Three hexes at least are seen, and half a hex around whatever stands there. */
const NEAREST = 3 * 52;
const AROUND = { x: 26 + 30, y: 30 + 30 };
/** Where nearly all of the board is needed, all of it is shown. */
const NEARLY = 0.9;

const between = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

/** A view of this width in which a point of the board lies at a place, counted from 0 to 1 across and down. */
export function viewWith(point: Point, place: Point, across: number): Frame {
  const width = between(NEAREST, across, WHOLE.width);
  const height = (width * WHOLE.height) / WHOLE.width;
  return {
    left: between(WHOLE.left, point.x - place.x * width, WHOLE.left + WHOLE.width - width),
    top: between(WHOLE.top, point.y - place.y * height, WHOLE.top + WHOLE.height - height),
    width,
    height,
  };
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** The view of what stands there, with some room around it; the whole board where nobody does. */
export function viewOf(hexes: readonly Hex[]): Frame {
  if (hexes.length === 0) return WHOLE;
  const points = hexes.map(middle);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - AROUND.x, Math.min(...ys) - AROUND.y];
  const width = Math.max(...xs) + AROUND.x - left;
  const height = Math.max(...ys) + AROUND.y - top;
  const across = Math.max(width, (height * WHOLE.width) / WHOLE.height);
  if (across > NEARLY * WHOLE.width) return WHOLE;
  return viewWith({ x: left + width / 2, y: top + height / 2 }, MIDDLE, across);
}

/** Whether all of a hex is in view. */
export function isInView({ left, top, width, height }: Frame, hex: Hex): boolean {
  const { x, y } = middle(hex);
  return x - 26 >= left && x + 26 <= left + width && y - 30 >= top && y + 30 <= top + height;
}

/** The same view moved so that a hex lies in its middle. */
export const viewAt = (hex: Hex, { width }: Frame): Frame => viewWith(middle(hex), MIDDLE, width);
