import { direction } from '../../engine/plane/angle.ts';
import { between } from '../../engine/plane/distance.ts';
import { minus, type Point, plus, quarter, times, wholePoint } from '../../engine/plane/point.ts';
import type { Card, Rectangle } from '../../engine/plane/rectangle.ts';
import type { Element } from '../../engine/plane/table/elements.ts';

/** A piece of terrain on a board, or one of its corners, by a name that no unit can have: `~2`, `~2~0`. */
export const landName = (land: number, corner?: number) =>
  corner === undefined ? `~${land}` : `~${land}~${corner}`;

/** Which piece of terrain, and which corner of it, such a name means; undefined for that of a unit. */
export function landIn(name: string | undefined): { land: number; corner?: number } | undefined {
  const [nothing, land, corner] = (name ?? '').split('~');
  if (nothing !== '' || land === undefined) return undefined;
  return { land: Number(land), ...(corner !== undefined && { corner: Number(corner) }) };
}

const middle = (from: number, to: number) => Math.round((from + to) / 2);

/** The ground that it covers, as a card that lies along the edges of the table. */
export function boxOf({ points }: Pick<Element, 'points'>): Rectangle {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const [x, y] = [middle(left, right), middle(top, bottom)];
  return { x, y, width: right - left, depth: bottom - top, heading: 0 };
}

/** A corner as a card without size. */
export const knobOf = ({ x, y }: Point): Rectangle => ({ x, y, width: 0, depth: 0, heading: 0 });

/** Back onto the table, if it fits there: nothing is written of what lies beyond its edges. */
function onTable(points: readonly Point[], { width, depth }: Card): Point[] {
  const box = boxOf({ points });
  const inside = (at: number, long: number, most: number) =>
    Math.max(long / 2, Math.min(most - long / 2, at)) - at;
  const by = { x: inside(box.x, box.width, width), y: inside(box.y, box.depth, depth) };
  return points.map((point) => wholePoint(plus(point, by)));
}

/** What was moved and turned as its box was. */
export function carried(element: Element, to: Rectangle, table: Card): Element {
  const box = boxOf(element);
  const ahead = direction(to.heading);
  const points = element.points.map((point) => {
    const by = minus(point, box);
    return plus(to, plus(times(quarter(ahead), by.x), times(ahead, -by.y)));
  });
  return { ...element, points: onTable(points, table) };
}

/** The same with a corner elsewhere. */
export function bent(element: Element, corner: number, to: Point, table: Card): Element {
  const [at = to] = onTable([to], table);
  return { ...element, points: element.points.map((point, i) => (i === corner ? at : point)) };
}

/** As few corners as an area and a line need. */
const LEAST = { area: 3, line: 2 } as const;
export const mayLose = ({ form, points }: Element) => points.length > LEAST[form];

export const withoutCorner = (element: Element, corner: number): Element => ({
  ...element,
  points: element.points.filter((_, i) => i !== corner),
});

/** One corner more, in the middle of the longest edge. */
export function withCorner(element: Element): Element {
  const { points, form } = element;
  const edges = points
    .map((from, i) => ({ i, from, to: points[(i + 1) % points.length] ?? from }))
    .slice(0, form === 'area' ? undefined : -1);
  const [longest] = edges.sort((a, b) => between(b.from, b.to) - between(a.from, a.to));
  if (!longest) return element;
  const { from, to, i } = longest;
  const at = wholePoint(times(plus(from, to), 0.5));
  return { ...element, points: [...points.slice(0, i + 1), at, ...points.slice(i + 1)] };
}

/** How many units of a game a new area is wide, and how long a new line. */
const SIZE = 6;

/** A new piece of terrain in the middle of the table; others lie a little aside of it. */
export function fresh(
  kind: string,
  form: Element['form'],
  table: Card,
  unit: number,
  others: number,
): Element {
  const aside = (others % 5) * unit;
  const [x, y] = [table.width / 2 + aside, table.depth / 2 + aside];
  const half = (SIZE * unit) / 2;
  const corners = [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ];
  const ends = [
    { x: x - half, y },
    { x: x + half, y },
  ];
  return { kind, form, points: onTable(form === 'area' ? corners : ends, table) };
}

/** Another kind of terrain of the other form keeps its place: a line has the ends of the middle of an area. */
export function ofKind(element: Element, kind: string, form: Element['form']): Element {
  if (form === element.form) return { ...element, kind };
  const { x, y, width, depth } = boxOf(element);
  const [w, d] = [Math.max(width, 100) / 2, Math.max(depth, 100) / 2];
  const points =
    form === 'line'
      ? [
          { x: x - w, y },
          { x: x + w, y },
        ]
      : [
          { x: x - w, y: y - d },
          { x: x + w, y: y - d },
          { x: x + w, y: y + d },
          { x: x - w, y: y + d },
        ];
  return { kind, form, points: points.map(wholePoint) };
}
