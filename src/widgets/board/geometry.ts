import { centre, type Direction, HEXES, type Hex } from '../../engine/core/hex.ts';

/** Measures of the drawn board, in the units of the terrain marks: a hex is 52 wide and 60 high. */
const HALF = 26;
const ROW = 45;
const RADIUS = 30;
export const MARGIN = 4;
const ROWS = 9;

interface Point {
  x: number;
  y: number;
}

/** Where the middle of a hex is drawn; row 1 is at the lower edge. */
export function middle(hex: Hex): Point {
  const { x, y } = centre(hex);
  return { x: HALF * (x + 1), y: RADIUS + ROW * (ROWS - 1 - y) };
}

export const BOARD = { left: 0, top: 0, width: 26 * HALF, height: 2 * RADIUS + 8 * ROW };

/** The dotted lines between the sections: they run through the hexes whose centre has this x. */
export const SECTION_LINES = [7, 17].map((x) => HALF * (x + 1));

const CORNERS: readonly Point[] = [
  { x: 0, y: -RADIUS },
  { x: HALF, y: -RADIUS / 2 },
  { x: HALF, y: RADIUS / 2 },
  { x: 0, y: RADIUS },
  { x: -HALF, y: RADIUS / 2 },
  { x: -HALF, y: -RADIUS / 2 },
];

/** The outline of a hex around the point 0,0. */
export const OUTLINE = CORNERS.map(({ x, y }) => `${x},${y}`).join(' ');

const SIDES: Record<Direction, readonly [number, number]> = {
  ne: [0, 1],
  e: [1, 2],
  se: [2, 3],
  sw: [3, 4],
  w: [4, 5],
  nw: [5, 0],
};

/** A hexside as a line, drawn a little inside its hex, so that it is seen whose it is. */
export function sideOf(direction: Direction): string {
  const [from, to] = SIDES[direction].map((at) => CORNERS[at] ?? { x: 0, y: 0 });
  return from && to ? `M${from.x * 0.88} ${from.y * 0.88}L${to.x * 0.88} ${to.y * 0.88}` : '';
}

/** The hex under a point of the drawing; undefined beside the board. */
export function hexUnder({ x, y }: Point): Hex | undefined {
  const far = (hex: Hex) => Math.hypot(middle(hex).x - x, middle(hex).y - y);
  const nearest = HEXES.reduce((best, hex) => (far(hex) < far(best) ? hex : best));
  return far(nearest) <= RADIUS ? nearest : undefined;
}

/** The part of the board that shows these hexes and what is next to them. */
export function frameOf(hexes: readonly Hex[], around = 1) {
  const points = hexes.map(middle);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const left = Math.max(0, Math.min(...xs) - HALF * (1 + 2 * around));
  const right = Math.min(BOARD.width, Math.max(...xs) + HALF * (1 + 2 * around));
  const top = Math.max(0, Math.min(...ys) - RADIUS - ROW * around);
  const bottom = Math.min(BOARD.height, Math.max(...ys) + RADIUS + ROW * around);
  return { left, top, width: right - left, height: bottom - top };
}
