import { contacts, type Division, slidToParts } from '../contact.ts';
import { laidOnto, slid } from '../moves.ts';
import { edgeLength, type Rectangle, type Side } from '../rectangle.ts';

/** As little of two edges as makes them touch; sliding makes a whole part of it. */
const LEAST = 20;
/** How many parts of its front a unit gives way to others, the nearest first. */
const SHIFTS = [1, -1, 2, -2, 3, -3, 4, -4];
const FRONT = 'front';

/**
 * A unit laid with its front onto a side of an enemy, whole parts against parts; if others are in the way, as near to
 * that as there is room. Undefined where there is none.
 */
export function alignedOn<U extends Rectangle>(
  unit: U,
  target: Rectangle,
  side: Side,
  division: Division,
  fits: (unit: U) => boolean,
): { end: U; adapted: boolean } | undefined {
  const laid = laidOnto(unit, target, side, FRONT, LEAST);
  const whole = slidToParts(laid, FRONT, target, side, division[FRONT]);
  if (fits(whole)) return { end: whole, adapted: false };
  const part = edgeLength(unit, FRONT) / division[FRONT];
  const near = SHIFTS.map((by) => slid(whole, target, side, by * part)).find(
    (one) =>
      fits(one) &&
      contacts(one, target, [division, division]).some(({ a, b }) => a === FRONT && b === side),
  );
  return near && { end: near, adapted: true };
}
