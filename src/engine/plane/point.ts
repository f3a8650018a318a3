/**
 * A place on the table in tenths of a millimetre: x grows to the right and y downwards, as on a screen.
 * Whole numbers are what a player can be told; while something is worked out a place may be between them.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight line from one place to another. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, by: number): Point => ({ x: a.x * by, y: a.y * by });
export const dot = (a: Point, b: Point) => a.x * b.x + a.y * b.y;
/** Positive where `b` points to the clockwise side of `a`. */
export const cross = (a: Point, b: Point) => a.x * b.y - a.y * b.x;
export const length = (a: Point) => Math.hypot(a.x, a.y);
/** A quarter turn clockwise. */
export const quarter = ({ x, y }: Point): Point => ({ x: -y, y: x });
export const middle = ({ from, to }: Segment): Point => times(plus(from, to), 0.5);

/** What is nearer than this to nothing is the noise of binary fractions. */
export const NOISE = 1e-6;

/** A whole number of tenths, half away from zero; -0 is 0. */
export function whole(value: number): number {
  const size = Math.floor(Math.abs(value) + 0.5 + NOISE);
  return size === 0 ? 0 : Math.sign(value) * size;
}

export const wholePoint = ({ x, y }: Point): Point => ({ x: whole(x), y: whole(y) });

/** The point of a segment that is nearest to another one. */
export function nearestOn({ from, to }: Segment, p: Point): Point {
  const along = minus(to, from);
  const square = dot(along, along);
  if (square === 0) return from;
  const part = dot(minus(p, from), along) / square;
  return part <= 0 ? from : part >= 1 ? to : plus(from, times(along, part));
}
