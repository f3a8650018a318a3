import { direction, RIGHT_ANGLE, turned } from './angle.ts';
import { dot, type Point, plus, times } from './point.ts';
import {
  type Corner,
  cornerOf,
  edge,
  middleOf,
  outward,
  placed,
  type Rectangle,
  SIDES,
  type Side,
} from './rectangle.ts';

/** A corner or the middle of the card itself, or any point of the table. */
export type Pivot = Corner | 'centre' | Point;

/** What a card does in one go: `towards` is an angle from its heading, `angle` is clockwise. */
export type Motion =
  | { readonly kind: 'straight'; readonly towards: number; readonly distance: number }
  | { readonly kind: 'turn'; readonly about: Pivot; readonly angle: number };

export const straight = (towards: number, distance: number): Motion => ({
  kind: 'straight',
  towards,
  distance,
});
export const turn = (about: Pivot, angle: number): Motion => ({
  kind: 'turn',
  about,
  angle,
});

/** The vector of a straight move on the table. */
export const vectorOf = (card: Rectangle, towards: number, distance: number) =>
  times(direction(card.heading + towards), distance);

/** The point about which a card turns. */
export function pivotOf(card: Rectangle, about: Pivot): Point {
  if (typeof about === 'object') return about;
  return about === 'centre' ? card : cornerOf(card, about);
}

/** The card after it has moved, at the nearest whole tenths. */
export function moved<R extends Rectangle>(card: R, motion: Motion): R {
  if (motion.kind === 'straight')
    return placed(card, plus(card, vectorOf(card, motion.towards, motion.distance)));
  const { about, angle } = motion;
  return placed(card, turned(card, pivotOf(card, about), angle), card.heading + angle);
}

/** A card moved along the edge of another one, clockwise around that card. */
export const slid = <R extends Rectangle>(card: R, along: Rectangle, side: Side, by: number): R =>
  placed(card, plus(card, times(direction(outward(along, side) + RIGHT_ANGLE), by)));

/**
 * A card laid with one of its sides flat onto a side of another. The middle of its own side goes
 * straight to that side; it is not moved along it, except so far that at least the `least` of the two edges lies against the other.
 */
export function laidOnto<R extends Rectangle>(
  card: R,
  onto: Rectangle,
  side: Side,
  own: Side = 'front',
  least = 0,
): R {
  const away = outward(onto, side);
  const heading = away + 2 * RIGHT_ANGLE - SIDES.indexOf(own) * RIGHT_ANGLE;
  const { from, to } = edge(onto, side);
  const along = direction(away + RIGHT_ANGLE);
  const half = (own === 'front' || own === 'rear' ? card.width : card.depth) / 2;
  const [first, last] = [dot(from, along) - half + least, dot(to, along) + half - least];
  const wished = dot(middleOf(card, own), along);
  const at = Math.min(Math.max(wished, first), last);
  const back = (own === 'front' || own === 'rear' ? card.depth : card.width) / 2;
  const foot = plus(from, times(along, at - dot(from, along)));
  return placed(card, plus(foot, times(direction(away), back)), heading);
}
