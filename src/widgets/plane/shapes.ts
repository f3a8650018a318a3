import { direction } from '../../engine/plane/angle.ts';
import { length, minus, type Point, plus, quarter, times } from '../../engine/plane/point.ts';
import {
  beside,
  outline,
  outward,
  partsOf,
  type Rectangle,
  SIDES,
  type Side,
} from '../../engine/plane/rectangle.ts';

/** Drawings of a table are in tenths of a millimetre, as the geometry is. */
const at = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

export const closed = (points: readonly Point[]) => `M${points.map(at).join('L')}Z`;
export const line = (from: Point, to: Point) => `M${at(from)}L${at(to)}`;

export const outlineOf = (card: Rectangle) => closed(outline(card));

/** The arrow before the front of a card. */
export function frontMark(card: Rectangle): string {
  const before = (right: number, by: number) => beside(card, right, card.depth / 2 + by);
  return closed([before(0, 75), before(55, 13), before(-55, 13)]);
}

export const track = (points: readonly Point[]) => `M${points.map(at).join('L')}`;

/** How long the head of an arrow is. */
const HEAD = 130;

/** The head of an arrow at the end of a track. */
export function arrow(points: readonly Point[]): string {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before) return '';
  const by = minus(end, before);
  const back = times(by, -HEAD / (length(by) || 1));
  const aside = times(quarter(back), 0.45);
  return closed([end, plus(plus(end, back), aside), minus(plus(end, back), aside)]);
}

/** The parts of a side that something is told of, each drawn a little apart from the next. */
export function partLines(
  card: Rectangle,
  side: Side,
  parts: number,
  which: readonly number[],
): string {
  const all = partsOf(card, side, parts);
  return which
    .flatMap((i) => all[i] ?? [])
    .map(({ from, to }) => line(between(from, to, 0.08), between(from, to, 0.92)))
    .join('');
}

const between = (from: Point, to: Point, part: number): Point =>
  plus(times(from, 1 - part), times(to, part));

/** Marks at the edge of a card where one part ends and the next begins. */
export function partMarks(card: Rectangle, parts: Readonly<Record<Side, number>>, deep: number) {
  return SIDES.flatMap((side) => {
    const inward = times(direction(outward(card, side)), -deep);
    return partsOf(card, side, parts[side])
      .slice(1)
      .map(({ from }) => line(from, plus(from, inward)));
  }).join('');
}

/** The half circle in front of the front edge that a shot reaches, measured from the middle of that edge. */
export function frontArc(card: Rectangle, radius: number): string {
  const left = beside(card, -radius, card.depth / 2);
  const right = beside(card, radius, card.depth / 2);
  return `M${at(left)}A${radius} ${radius} 0 0 1 ${at(right)}Z`;
}

/** What lies before a front between rays from its corners that open by an angle in all, so far from it. */
export function sector(from: Point, to: Point, looks: number, spread: number, far: number): string {
  const ray = (point: Point, angle: number) => plus(point, times(direction(looks + angle), far));
  const [left, right] = [ray(from, -spread / 2), ray(to, spread / 2)];
  const [above, beyond] = [ray(from, 0), ray(to, 0)];
  const arc = (end: Point) => `A${far} ${far} 0 0 1 ${at(end)}`;
  return `M${at(from)}L${at(left)}${arc(above)}L${at(beyond)}${arc(right)}L${at(to)}Z`;
}

/** Everything within a distance of any edge of a card: a general's radius. */
export function around(card: Rectangle, by: number): string {
  const wide: Rectangle = { ...card, width: card.width + 2 * by, depth: card.depth + 2 * by };
  const arc = (to: Point) => `A${by} ${by} 0 0 1 ${at(to)}`;
  const [w, d] = [card.width / 2, card.depth / 2];
  const on = (right: number, forward: number) => beside(wide, right, forward);
  return [
    `M${at(on(-w, d + by))}L${at(on(w, d + by))}`,
    arc(on(w + by, d)),
    `L${at(on(w + by, -d))}`,
    arc(on(w, -d - by)),
    `L${at(on(-w, -d - by))}`,
    arc(on(-w - by, -d)),
    `L${at(on(-w - by, d))}`,
    arc(on(-w, d + by)),
    'Z',
  ].join('');
}
