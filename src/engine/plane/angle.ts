import { minus, type Point, plus } from './point.ts';

/** Angles are whole tenths of a degree, clockwise. */
export const RIGHT_ANGLE = 900;
export const HALF_TURN = 1800;
export const FULL_TURN = 3600;

/** The same direction between 0 and 3599. */
export const heading = (angle: number) => ((angle % FULL_TURN) + FULL_TURN) % FULL_TURN;

/** How far one direction is from another, whichever way round: 0 to 1800. */
export function angleBetween(a: number, b: number): number {
  const apart = heading(a - b);
  return Math.min(apart, FULL_TURN - apart);
}

export const radians = (angle: number) => (angle * Math.PI) / HALF_TURN;

/** The unit vector of a direction: 0 looks up the table, to smaller y. Exact for multiples of 90 degrees. */
export function direction(angle: number): Point {
  const whole = heading(angle);
  const within = radians(whole % RIGHT_ANGLE);
  const [sin, cos] = [Math.sin(within), Math.cos(within)];
  switch (Math.floor(whole / RIGHT_ANGLE)) {
    case 0:
      return { x: sin, y: -cos };
    case 1:
      return { x: cos, y: sin };
    case 2:
      return { x: -sin, y: cos };
    default:
      return { x: -cos, y: -sin };
  }
}

/** What turns points clockwise about another one. */
export function turning(about: Point, angle: number): (point: Point) => Point {
  const { x: sin, y: negativeCos } = direction(angle);
  return (point) => {
    const { x, y } = minus(point, about);
    return plus(about, { x: -x * negativeCos - y * sin, y: x * sin - y * negativeCos });
  };
}

/** A point turned clockwise about another one. */
export const turned = (point: Point, about: Point, angle: number) => turning(about, angle)(point);

/** The direction in which one point lies from another, to the nearest tenth of a degree. */
export const bearing = (from: Point, to: Point) =>
  heading(Math.round((Math.atan2(to.x - from.x, from.y - to.y) * HALF_TURN) / Math.PI));
