import { centre, type Direction, DOTTED_LINES, HEXES, type Hex } from '../../engine/hexes/hex.ts';

/** Measures of the drawn board, in the units of the terrain marks: a hex is 52 wide and 60 high. */
const HALF = 26;
const ROW = 45;
const RADIUS = 30;
export const MARGIN = 4;
const ROWS = 9;

export interface Point {
  x: number;
  y: number;
}

/** Where the middle of a hex is drawn; row A is at the lower edge. */
export function middle(hex: Hex): Point {
  const { x, y } = centre(hex);
  return { x: HALF * (x + 1), y: RADIUS + ROW * (ROWS - 1 - y) };
}

/** A part of the board, in its units. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const BOARD: Frame = { left: 0, top: 0, width: 26 * HALF, height: 2 * RADIUS + 8 * ROW };

/** The hex in which a point of the board lies. */
export function hexAt({ x, y }: Point): Hex | undefined {
  const far = (hex: Hex) => Math.hypot(middle(hex).x - x, middle(hex).y - y);
  const nearest = HEXES.reduce((best, hex) => (far(hex) < far(best) ? hex : best));
  return far(nearest) <= RADIUS ? nearest : undefined;
}

/** The dotted line between two sections where it cuts a hex, or runs along its left side. */
export function dottedIn(hex: Hex): string | undefined {
  const { x } = centre(hex);
  if (DOTTED_LINES.some((line) => line === x)) return `M0 ${-RADIUS}v${2 * RADIUS}`;
  if (DOTTED_LINES.some((line) => line === x - 1)) return `M${-HALF} ${-RADIUS / 2}v${RADIUS}`;
  return undefined;
}

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

/** Whole hexes around these: half a hex more to each side, and three rows at least. */
export function frameOf(hexes: readonly Hex[]): Frame {
  const points = hexes.map(middle);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const narrow = Math.max(...ys) - Math.min(...ys) < 2 * ROW ? ROW : 0;
  const shown = HEXES.map(middle).filter(
    ({ x, y }) =>
      x >= Math.min(...xs) - HALF &&
      x <= Math.max(...xs) + HALF &&
      y >= Math.min(...ys) - narrow &&
      y <= Math.max(...ys) + narrow,
  );
  const left = Math.min(...shown.map(({ x }) => x)) - HALF;
  const top = Math.min(...shown.map(({ y }) => y)) - RADIUS;
  return {
    left,
    top,
    width: Math.max(...shown.map(({ x }) => x)) + HALF - left,
    height: Math.max(...shown.map(({ y }) => y)) + RADIUS - top,
  };
}
