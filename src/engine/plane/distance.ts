import {
  length,
  minus,
  NOISE,
  nearestOn,
  type Point,
  type Segment,
  whole,
  wholePoint,
} from './point.ts';
import { depth, nearestPoints, separation } from './polygon.ts';
import { CORNERS, type Corner, outline, type Rectangle, SIDES, type Side } from './rectangle.ts';
import { passed, type Verdict } from './verdict.ts';

/** Between two points. */
export const between = (a: Point, b: Point) => whole(length(minus(b, a)));

/** Between two lines, from nearest point to nearest point. */
export const betweenEdges = (a: Segment, b: Segment) =>
  whole(Math.max(0, separation([a.from, a.to], [b.from, b.to])));

/** Between two cards, from nearest point to nearest point; 0 where they touch or overlap. */
export const apart = (a: Rectangle, b: Rectangle) =>
  whole(Math.max(0, separation(outline(a), outline(b))));

/** The nearest points of two cards, `from` on the first; where they overlap their distance means nothing. */
export function nearestOfCards(a: Rectangle, b: Rectangle): Segment {
  const { from, to } = nearestPoints(outline(a), outline(b));
  return { from: wholePoint(from), to: wholePoint(to) };
}

/** How a point lies to a card. */
export interface Nearest {
  /** 0 on the card. */
  distance: number;
  /** The nearest point of the card. */
  point: Point;
  /** The side on which that point lies; both sides where it is a corner; none where the point is on the card. */
  sides: readonly Side[];
  corner: Corner | null;
}

/** The point of a card that is nearest to a place, and the side on which it lies. */
export function nearest(place: Point, card: Rectangle): Nearest {
  if (depth([place], outline(card)) > 0)
    return { distance: 0, point: wholePoint(place), sides: [], corner: null };
  return nearestOfEdges(place, card);
}

/** The same of a place that touches a card, and by rounding may lie on it. */
export function nearestOfEdges(place: Point, card: Rectangle): Nearest {
  const points = outline(card);
  const edges = SIDES.map((side, i) => {
    const from = points[i] ?? card;
    const point = nearestOn({ from, to: points[(i + 1) % points.length] ?? from }, place);
    return { side, point, distance: length(minus(point, place)) };
  });
  const least = Math.min(...edges.map(({ distance }) => distance));
  const on = edges.filter(({ distance }) => distance - least < NOISE);
  const [{ point } = { point: place }] = on;
  const corner = CORNERS.find((_, i) => length(minus(points[i] ?? card, point)) < NOISE);
  return {
    distance: whole(least),
    point: wholePoint(point),
    sides: on.map(({ side }) => side),
    corner: corner ?? null,
  };
}

/** Whether two cards lie on each other; the margin is how deep they do, or how far apart they are. */
export const overlap = (a: Rectangle, b: Rectangle, tolerance?: number): Verdict =>
  passed(whole(-separation(outline(a), outline(b))), tolerance);
