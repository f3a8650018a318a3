import {
  cross,
  dot,
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

/** The least upright rectangle around some points: least x and y, most x and y. */
export type Box = readonly [number, number, number, number];

export function boxOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [FAR, FAR, -FAR, -FAR];
  for (const { x, y } of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return [left, top, right, bottom];
}
const FAR = Number.POSITIVE_INFINITY;

/** Whether two upright rectangles meet, or nearly so. */
export const meet = (a: Box, b: Box) =>
  a[0] <= b[2] + 1 && b[0] <= a[2] + 1 && a[1] <= b[3] + 1 && b[1] <= a[3] + 1;

interface Shape {
  readonly sides: readonly Segment[];
  readonly box: Box;
}
const SHAPES = new WeakMap<Element, Shape>();

/** What of an element is asked for at every step of a way: worked out once. */
function shapeOf(element: Element): Shape {
  const known = SHAPES.get(element);
  if (known) return known;
  const all = [...edgesOf(element.points)];
  // The first edge of an outline closes it: a line is open.
  const sides = element.form === 'area' ? all : all.slice(1);
  const shape = { sides, box: boxOf(element.points) };
  SHAPES.set(element, shape);
  return shape;
}
const sidesOf = (element: Element) => shapeOf(element).sides;

/** The upright rectangle around an element. */
export const boxAround = (element: Element) => shapeOf(element).box;

/** Whether a path cannot meet an element: cheap, and never wrongly yes. */
function passesFar({ from, to }: Segment, element: Element): boolean {
  const [left, top, right, bottom] = boxAround(element);
  return (
    (from.x < left && to.x < left) ||
    (from.x > right && to.x > right) ||
    (from.y < top && to.y < top) ||
    (from.y > bottom && to.y > bottom)
  );
}

export const alongPath = ({ from, to }: Segment, part: number): Point =>
  plus(from, times(minus(to, from), part));

/** Whether a point lies in an area, not on its border; nothing lies in a line. */
export function isIn(point: Point, element: Element): boolean {
  if (element.form === 'line' || passesFar({ from: point, to: point }, element)) return false;
  let within = false;
  for (const side of sidesOf(element)) {
    const { from, to } = side;
    const off = minus(nearestOn(side, point), point);
    if (dot(off, off) <= NOISE * NOISE) return false;
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
function crossings(path: Segment, elements: readonly Element[]): number[] {
  const found: number[] = [];
  for (const element of elements) {
    if (passesFar(path, element)) continue;
    for (const edge of sidesOf(element)) {
      const part = crossing(path, edge);
      if (part !== undefined) found.push(part);
    }
  }
  return found.sort((a, b) => a - b);
}

/** The stretches of a path within an area, as parts of the path. */
export function stretchesIn(path: Segment, area: Element): (readonly [from: number, to: number])[] {
  if (passesFar(path, area)) return [];
  const found: (readonly [number, number])[] = [];
  let mark = 0;
  for (const next of [...crossings(path, [area]), 1]) {
    if (next - mark > NOISE && isIn(alongPath(path, (mark + next) / 2), area))
      found.push([mark, next]);
    mark = next;
  }
  return found;
}

/** Whether a card lies on an area of any shape. */
export const liesOnArea = (card: Rectangle, area: Element) =>
  SIDES.some((side) => goesThrough(edge(card, side), area)) ||
  area.points.some((point) => depth([point], outline(card)) > 0);

/** The middles of the parts into which some elements cut a path, too short ones left out. */
function middles(path: Segment, elements: readonly Element[]): Point[] {
  const found: Point[] = [];
  let mark = 0;
  for (const next of [...crossings(path, elements), 1]) {
    if (next - mark > NOISE) found.push(alongPath(path, (mark + next) / 2));
    mark = next;
  }
  return found;
}

/** Whether a path goes through an area, if only for a part of it, or over a line. To touch the border is not enough. */
export const goesThrough = (path: Segment, element: Element): boolean =>
  !passesFar(path, element) &&
  (element.form === 'line'
    ? crossings(path, [element]).length > 0
    : middles(path, [element]).some((point) => isIn(point, element)));

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
