import { heading } from '../../plane/angle.ts';
import { minus, plus } from '../../plane/point.ts';
import { outward, placed, type Rectangle, type Side } from '../../plane/rectangle.ts';
import { centreOf } from './state.ts';

/** A unit with its Front Centre at a point, and looking that way. */
export function standing<U extends Rectangle>(
  unit: U,
  at: { readonly x: number; readonly y: number },
  looks: number = unit.heading,
): U {
  const turned = { ...unit, heading: heading(looks) };
  return placed(turned, plus(turned, minus(at, centreOf(turned))));
}

/** A unit that changes its orientation: its Front Centre where another one was, looking out through it (t7g-3.13). */
export const facing = <U extends Rectangle>(unit: U, to: Exclude<Side, 'front'>): U =>
  standing(unit, centreOf(unit, to), outward(unit, to));
