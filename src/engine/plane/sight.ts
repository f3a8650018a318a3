import type { Zone } from './arc.ts';
import {
  cross,
  length,
  minus,
  NOISE,
  nearestOn,
  type Point,
  type Segment,
  whole,
} from './point.ts';
import { clip, depth, nearestPoints, type Outline, separation } from './polygon.ts';
import { outline, type Rectangle } from './rectangle.ts';
import { passed, TOLERANCE, type Verdict } from './verdict.ts';

/** Whether a straight line crosses a card; the margin is how deep it does, or by how much it misses. */
export const crosses = ({ from, to }: Segment, card: Rectangle, tolerance?: number): Verdict =>
  passed(whole(-separation([from, to], outline(card))), tolerance);

/** Whether a line comes as near to a card: cheap, and never wrongly no. */
export const passesBy = (line: Segment, card: Rectangle, room = TOLERANCE) =>
  length(minus(nearestOn(line, card), card)) <= Math.hypot(card.width, card.depth) / 2 + room;

/** Which of some cards a line crosses, or misses by less than can be measured: each by its place in the list. */
export const crossedBy = (line: Segment, cards: readonly Rectangle[], tolerance?: number) =>
  cards.flatMap((card, index) => {
    const verdict = crosses(line, card, tolerance);
    return verdict.holds || verdict.close ? [{ index, ...verdict }] : [];
  });

/** What of a card can be seen from a point past others. */
export interface Seen {
  /** How much of the edges that look this way can be seen, as tenths of a millimetre across the line of sight. */
  clear: number;
  /** The same with nothing in between. */
  whole: number;
  /** A line from the point to the middle of the widest clear part; `null` where nothing can be seen. */
  line: Segment | null;
}

const FAR = 1e5;

/** Where a ray first meets an outline, as a distance from its start; undefined where it does not. */
function meets(eye: Point, towards: Point, of: Outline): number | undefined {
  const ray = [eye, { x: eye.x + towards.x * FAR, y: eye.y + towards.y * FAR }];
  if (depth(ray, of) <= NOISE) return undefined;
  let first = Number.POSITIVE_INFINITY;
  of.forEach((from, i) => {
    const to = of[(i + 1) % of.length] ?? from;
    const along = minus(to, from);
    const across = cross(towards, along);
    if (Math.abs(across) < NOISE) return;
    const at = cross(minus(from, eye), along) / across;
    const part = cross(minus(from, eye), towards) / across;
    if (part >= -NOISE && part <= 1 + NOISE && at >= 0) first = Math.min(first, at);
  });
  return Number.isFinite(first) ? first : undefined;
}

/**
 * What of `target`, as far as it lies in `zone`, a point sees past other cards. Exact: who is hidden can only change in the direction of a corner,
 * so that one ray between each two neighbouring corners decides for all between them.
 */
export function seen(
  eye: Point,
  target: Rectangle,
  blockers: readonly Rectangle[],
  zone: Zone = [],
): Seen {
  const shape = clip(outline(target), zone);
  if (shape.length === 0) return { clear: 0, whole: 0, line: null };
  const others = blockers.map(outline);
  const straight = minus(nearestPoints([eye], shape).to, eye);
  const angle = (point: Point) => {
    const to = minus(point, eye);
    return Math.atan2(cross(straight, to), straight.x * to.x + straight.y * to.y);
  };
  const span = shape.map(angle);
  const [least, most] = [Math.min(...span), Math.max(...span)];
  const marks = [least, most, ...others.flat().map(angle)].sort((a, b) => a - b);
  const base = Math.atan2(straight.y, straight.x);
  let clear = 0;
  let all = 0;
  let widest = 0;
  let line: Segment | null = null;
  marks.slice(1).forEach((next, i) => {
    const mark = marks[i] ?? next;
    const middle = base + (mark + next) / 2;
    const towards = { x: Math.cos(middle), y: Math.sin(middle) };
    const far = meets(eye, towards, shape);
    if (far === undefined) return;
    const width = 2 * far * Math.tan((next - mark) / 2);
    all += width;
    if (others.some((other) => (meets(eye, towards, other) ?? FAR) < far)) return;
    clear += width;
    if (width <= widest) return;
    widest = width;
    line = { from: eye, to: { x: eye.x + towards.x * far, y: eye.y + towards.y * far } };
  });
  return { clear: whole(clear), whole: whole(all), line };
}
