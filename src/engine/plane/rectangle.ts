import { direction, heading, RIGHT_ANGLE } from './angle.ts';
import { middle, type Point, plus, type Segment, times, whole, wholePoint } from './point.ts';

/**
 * Where a card lies and looks. x and y are its centre in whole tenths of a millimetre, x to the right and y
 * downwards as on a screen; `heading` is in whole tenths of a degree, 0 up the table, and grows clockwise.
 */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly heading: number;
}

/** Size of a card in whole tenths of a millimetre: `width` along its front, `depth` from front to rear. */
export interface Card {
  readonly width: number;
  readonly depth: number;
}

/** A card that lies on the table. */
export interface Rectangle extends Pose, Card {}

/** Clockwise from the front, as seen from above. */
export const SIDES = ['front', 'right', 'rear', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** Clockwise from the left end of the front; the edge of side number i runs from corner i to the next one. */
export const CORNERS = ['front-left', 'front-right', 'rear-right', 'rear-left'] as const;
export type Corner = (typeof CORNERS)[number];

/** What is `right` and `forward` of a pose, as the card itself looks. */
export function beside(pose: Pose, right: number, forward: number): Point {
  const ahead = direction(pose.heading);
  const aside = { x: -ahead.y, y: ahead.x };
  return plus(pose, plus(times(aside, right), times(ahead, forward)));
}

/** The four corners clockwise from the front left one, not rounded. */
export function outline(card: Rectangle): readonly Point[] {
  const ahead = direction(card.heading);
  const [right, forward] = [card.width / 2, card.depth / 2];
  const [ax, ay] = [-ahead.y * right, ahead.x * right];
  const [fx, fy] = [ahead.x * forward, ahead.y * forward];
  const { x, y } = card;
  return [
    { x: x + fx - ax, y: y + fy - ay },
    { x: x + fx + ax, y: y + fy + ay },
    { x: x - fx + ax, y: y - fy + ay },
    { x: x - fx - ax, y: y - fy - ay },
  ];
}

export const cornerOf = (card: Rectangle, corner: Corner): Point =>
  outline(card)[CORNERS.indexOf(corner)] ?? card;

/** The four corners by name, in whole tenths of a millimetre. */
export const corners = (card: Rectangle): Record<Corner, Point> =>
  Object.fromEntries(
    CORNERS.map((corner) => [corner, wholePoint(cornerOf(card, corner))]),
  ) as Record<Corner, Point>;

/** The corners at which an edge begins and ends. */
const ENDS: Record<Side, readonly [Corner, Corner]> = {
  front: ['front-left', 'front-right'],
  right: ['front-right', 'rear-right'],
  rear: ['rear-right', 'rear-left'],
  left: ['rear-left', 'front-left'],
};

/** An edge, clockwise: the front runs from its left to its right, the rear from its right to its left. */
export function edge(card: Rectangle, side: Side): Segment {
  const points = outline(card);
  const i = SIDES.indexOf(side);
  return { from: points[i] ?? card, to: points[(i + 1) % points.length] ?? card };
}

/** The sides that meet in a corner, in clockwise order. */
export const sidesAt = (corner: Corner): readonly Side[] =>
  SIDES.filter((side) => ENDS[side].includes(corner));

export const edgeLength = ({ width, depth }: Card, side: Side) =>
  side === 'front' || side === 'rear' ? width : depth;

/** The direction in which an edge looks, away from the card. */
export const outward = (pose: Pose, side: Side) =>
  heading(pose.heading + SIDES.indexOf(side) * RIGHT_ANGLE);

/** The middle of an edge, not rounded. */
export const middleOf = (card: Rectangle, side: Side): Point => middle(edge(card, side));

/** An edge in `parts` equal parts, clockwise: part 0 of the front is its leftmost one. */
export function partsOf(card: Rectangle, side: Side, parts: number): Segment[] {
  const { from, to } = edge(card, side);
  const at = (part: number) => plus(times(from, 1 - part / parts), times(to, part / parts));
  return Array.from({ length: parts }, (_, i) => ({ from: at(i), to: at(i + 1) }));
}

/** The same card at another place: whole tenths of a millimetre and of a degree. */
export const placed = <R extends Rectangle>(card: R, centre: Point, looks = card.heading): R => ({
  ...card,
  x: whole(centre.x),
  y: whole(centre.y),
  heading: heading(whole(looks)),
});
