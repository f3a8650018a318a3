import {
  cross,
  length,
  minus,
  NOISE,
  nearestOn,
  type Point,
  plus,
  type Segment,
  times,
} from '../point.ts';
import { depth, edgesOf } from '../polygon.ts';
import { edge, outline, type Rectangle, SIDES } from '../rectangle.ts';

/** A piece of terrain: an area within its corners, of any shape, or a line along its points. */
export interface Element {
  readonly kind: string;
  readonly form: 'area' | 'line';
  readonly points: readonly Point[];
}

const sidesOf = ({ form, points }: Element): Segment[] => {
  const all = [...edgesOf(points)];
  // The first edge of an outline closes it: a line is open.
  return form === 'area' ? all : all.slice(1);
};

export const alongPath = ({ from, to }: Segment, part: number): Point =>
  plus(from, times(minus(to, from), part));

/** Whether a point lies in an area, not on its border; nothing lies in a line. */
export function isIn(point: Point, element: Element): boolean {
  if (element.form === 'line') return false;
  let within = false;
  for (const { from, to } of edgesOf(element.points)) {
    if (length(minus(nearestOn({ from, to }, point), point)) <= NOISE) return false;
    if (from.y > point.y === to.y > point.y) continue;
    const x = from.x + ((point.y - from.y) / (to.y - from.y)) * (to.x - from.x);
    if (x > point.x) within = !within;
  }
  return within;
}

/** Where a path meets an edge, as a part of the path; undefined where it does not, or only touches it with an end. */
function crossing({ from, to }: Segment, edge: Segment): number | undefined {
  const [way, along] = [minus(to, from), minus(edge.to, edge.from)];
  const [before, after] = [
    cross(along, minus(from, edge.from)),
    cross(along, minus(to, edge.from)),
  ];
  const touch = NOISE * (1 + Math.hypot(along.x, along.y));
  if (Math.abs(before) <= touch || Math.abs(after) <= touch || before > 0 === after > 0)
    return undefined;
  const [left, right] = [cross(way, minus(edge.from, from)), cross(way, minus(edge.to, from))];
  return left > 0 === right > 0 ? undefined : before / (before - after);
}

/** All places at which a path meets the edges of some elements, in their order. */
const crossings = (path: Segment, elements: readonly Element[]) =>
  elements
    .flatMap(sidesOf)
    .flatMap((edge) => crossing(path, edge) ?? [])
    .sort((a, b) => a - b);

/** The stretches of a path within an area, as parts of the path. */
export function stretchesIn(path: Segment, area: Element): (readonly [from: number, to: number])[] {
  const marks = [0, ...crossings(path, [area]), 1];
  return marks.slice(1).flatMap((next, i) => {
    const mark = marks[i] ?? 0;
    return next - mark > NOISE && isIn(alongPath(path, (mark + next) / 2), area)
      ? [[mark, next] as const]
      : [];
  });
}

/** Whether a card lies on an area of any shape. */
export const liesOnArea = (card: Rectangle, area: Element) =>
  SIDES.some((side) => goesThrough(edge(card, side), area)) ||
  area.points.some((point) => depth([point], outline(card)) > 0);

/** The middles of the parts into which some elements cut a path, too short ones left out. */
function middles(path: Segment, elements: readonly Element[]): Point[] {
  const marks = [0, ...crossings(path, elements), 1];
  return marks.slice(1).flatMap((next, i) => {
    const mark = marks[i] ?? 0;
    return next - mark > NOISE ? [alongPath(path, (mark + next) / 2)] : [];
  });
}

/** Whether a path goes through an area, if only for a part of it, or over a line. To touch the border is not enough. */
export const goesThrough = (path: Segment, element: Element): boolean =>
  element.form === 'line'
    ? crossings(path, [element]).length > 0
    : middles(path, [element]).some((point) => isIn(point, element));

/** Whether no part of a path leaves some areas. */
export const staysWithin = (path: Segment, areas: readonly Element[]): boolean =>
  areas.length > 0 &&
  middles(path, areas).every((point) => areas.some((area) => isIn(point, area)));

/** Whether a path enters an area and leaves it again. */
export function goesRightThrough(path: Segment, area: Element): boolean {
  const inside = middles(path, [area]).map((point) => isIn(point, area));
  const [out, back] = [inside.indexOf(false), inside.lastIndexOf(false)];
  return out >= 0 && inside.slice(out, back).includes(true);
}

/** Where a path crosses the lines of an element. */
export const crossedAt = (path: Segment, line: Element): Point[] =>
  crossings(path, [line]).map((part) => alongPath(path, part));

const toSides = (point: Point, element: Element) =>
  Math.min(...sidesOf(element).map((side) => length(minus(nearestOn(side, point), point))));

/** How far two pieces of terrain are apart; 0 where they touch, cross, or one lies in the other. */
export function between(a: Element, b: Element): number {
  const within = (one: Element, other: Element) => one.points.some((point) => isIn(point, other));
  const cut = (one: Element, other: Element) =>
    sidesOf(one).some((side) => goesThrough(side, other));
  if (cut(a, b) || cut(b, a) || within(a, b) || within(b, a)) return 0;
  const far = (one: Element, other: Element) =>
    Math.min(...one.points.map((point) => toSides(point, other)));
  return Math.min(far(a, b), far(b, a));
}
