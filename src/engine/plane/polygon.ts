import {
  cross,
  dot,
  length,
  minus,
  NOISE,
  nearestOn,
  type Point,
  plus,
  quarter,
  type Segment,
  times,
} from './point.ts';

/** A convex outline, corner after corner clockwise; two points are a line, one is a point. */
export type Outline = readonly Point[];

export function* edgesOf(outline: Outline): Generator<Segment> {
  let from = outline.at(-1);
  for (const to of outline) {
    if (from) yield { from, to };
    from = to;
  }
}

/** The directions in which two outlines may be apart: across each of their edges. */
export function axes(...outlines: readonly Outline[]): Point[] {
  const found: Point[] = [];
  for (const outline of outlines)
    for (const { from, to } of edgesOf(outline)) {
      const across = quarter(minus(to, from));
      const size = length(across);
      if (size === 0) continue;
      const axis = times(across, 1 / size);
      if (!found.some((known) => Math.abs(cross(known, axis)) < NOISE)) found.push(axis);
    }
  return found;
}

/** How far an outline reaches along an axis. */
export function reach(outline: Outline, axis: Point): readonly [least: number, most: number] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const point of outline) {
    const at = dot(point, axis);
    if (at < least) least = at;
    if (at > most) most = at;
  }
  return [least, most];
}

/** The shortest way by which one outline must be pushed to leave the other; 0 or less: they do not overlap. */
export const depth = (a: Outline, b: Outline) => depthAcross(axes(a, b), a, b);

/** The same, across axes that are known already. */
export function depthAcross(across: readonly Point[], a: Outline, b: Outline): number {
  let least = Number.POSITIVE_INFINITY;
  for (const axis of across) {
    const [fromA, toA] = reach(a, axis);
    const [fromB, toB] = reach(b, axis);
    least = Math.min(least, toA - fromB, toB - fromA);
    if (least <= 0) return least;
  }
  return least;
}

/** How far an outline must go in a direction, a unit vector, until it lies on another one no more. */
export function clearsAfter(moving: Outline, still: Outline, towards: Point): number {
  let least = Number.POSITIVE_INFINITY;
  for (const axis of axes(moving, still)) {
    const [from, to] = reach(moving, axis);
    const [first, last] = reach(still, axis);
    const speed = dot(towards, axis);
    const apart = Math.max(first - to, from - last);
    if (apart >= 0) return 0;
    if (Math.abs(speed) > NOISE)
      least = Math.min(least, speed > 0 ? (last - from) / speed : (to - first) / -speed);
  }
  return least;
}

/** The points of two outlines that do not overlap which are nearest to each other. */
export function nearestPoints(a: Outline, b: Outline): Segment {
  let best: Segment | undefined;
  let least = Number.POSITIVE_INFINITY;
  const offer = (from: Point, to: Point) => {
    const apart = length(minus(to, from));
    if (apart < least) {
      least = apart;
      best = { from, to };
    }
  };
  for (const edge of edgesOf(b)) for (const point of a) offer(point, nearestOn(edge, point));
  for (const edge of edgesOf(a)) for (const point of b) offer(nearestOn(edge, point), point);
  return best ?? { from: { x: 0, y: 0 }, to: { x: 0, y: 0 } };
}

/** How far apart two outlines are; below 0: how deep they overlap. Not rounded. */
export function separation(a: Outline, b: Outline): number {
  const deep = depth(a, b);
  if (deep > 0) return -deep;
  const { from, to } = nearestPoints(a, b);
  return length(minus(to, from));
}

/** The smallest convex outline around some points, clockwise. */
export function hull(points: readonly Point[]): Outline {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  const half = (row: readonly Point[]) => {
    const kept: Point[] = [];
    for (const point of row) {
      for (;;) {
        const [before, last] = kept.slice(-2);
        if (!before || !last || cross(minus(last, before), minus(point, last)) > NOISE) break;
        kept.pop();
      }
      kept.push(point);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Everything on one side of a straight line through `at`: where `inward` (a unit vector) points. */
export interface HalfPlane {
  readonly at: Point;
  readonly inward: Point;
}

export const inside = ({ at, inward }: HalfPlane, point: Point) => dot(minus(point, at), inward);

/** The part of an outline that lies within all of the half-planes. */
export const clip = (outline: Outline, planes: readonly HalfPlane[]): Outline =>
  planes.reduce<Outline>((kept, plane) => {
    const next: Point[] = [];
    for (const { from, to } of edgesOf(kept)) {
      const [before, after] = [inside(plane, from), inside(plane, to)];
      if (before < 0 !== after < 0)
        next.push(plus(from, times(minus(to, from), before / (before - after))));
      if (after >= 0) next.push(to);
    }
    return next;
  }, outline);
