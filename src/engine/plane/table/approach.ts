import { angleBetween, direction, HALF_TURN } from '../angle.ts';
import { nearestOfEdges } from '../distance.ts';
import { type Motion, moved, straight } from '../moves.ts';
import { dot, minus, quarter } from '../point.ts';
import {
  CORNERS,
  cornerOf,
  middleOf,
  outline,
  outward,
  type Rectangle,
  SIDES,
  type Side,
  sidesAt,
} from '../rectangle.ts';
import { touchedAfter } from '../sweep.ts';
import { CM } from './measure.ts';

/** A run straight at an enemy, with which a way to him ends. */
export interface RunUp<U extends Rectangle> {
  /** How far it leads, in tenths of a millimetre. */
  run: number;
  /** The unit as it touches, not yet aligned. */
  contact: U;
  /** The sides of the enemy on which it may align: two where it touches a corner. */
  sides: readonly Side[];
  onCorner: boolean;
}

/** Whether an edge looks the other way, to the degree that players see. */
const PARALLEL = 10;
/** Poses are rounded: what touches may be 0.2 mm away. */
const TOUCHING = 2;
const FRONT_CORNERS = ['front-left', 'front-right'] as const;

/** The sides of an enemy on which a unit may align where its front touches it. */
function facing(contact: Rectangle, target: Rectangle): readonly Side[] {
  const ahead = direction(contact.heading);
  const front = middleOf(contact, 'front');
  const corners = outline(target);
  const touching = CORNERS.filter((_, i) => {
    const to = minus(corners[i] ?? target, front);
    const aside = Math.abs(dot(to, quarter(ahead)));
    return Math.abs(dot(to, ahead)) <= TOUCHING && aside <= contact.width / 2 + TOUCHING;
  });
  const [corner] = touching;
  if (!corner) return touchedBy(contact, target);
  const sides = sidesAt(corner);
  const flush = sides.filter(
    (side) => angleBetween(contact.heading, outward(target, side)) > HALF_TURN - PARALLEL,
  );
  return flush.length > 0 ? flush : sides;
}

/** The side of an enemy that a front corner of a unit touches. */
function touchedBy(contact: Rectangle, target: Rectangle): readonly Side[] {
  const [left, right] = FRONT_CORNERS.map((corner) =>
    nearestOfEdges(cornerOf(contact, corner), target),
  );
  const near = left && right && left.distance <= right.distance ? left : right;
  return near?.sides ?? [];
}

const radius = ({ width, depth }: Rectangle) => Math.hypot(width, depth) / 2;

/** Whether what lies ahead could be the target at all: cheap, and never wrongly no. */
function liesAhead(unit: Rectangle, target: Rectangle, far: number): boolean {
  const ahead = direction(unit.heading);
  const to = minus(target, unit);
  const reach = radius(target);
  const forward = dot(to, ahead);
  return (
    forward > -reach &&
    forward < far + reach + unit.depth / 2 &&
    Math.abs(dot(to, quarter(ahead))) < unit.width / 2 + reach
  );
}

/** Goes straight on from where some motions have led, at most so far, until the enemy is touched. */
export function runUp<U extends Rectangle>(
  unit: U,
  target: Rectangle,
  opening: readonly Motion[],
  most: number,
): RunUp<U> | undefined {
  const from = opening.reduce(moved<U>, unit);
  if (!liesAhead(from, target, most)) return undefined;
  // A little farther than it may go, so that it meets what it may just reach.
  const run = touchedAfter(from, 0, most + 10, target);
  if (run === null || run > most) return undefined;
  const contact = moved(from, straight(0, run));
  const sides = facing(contact, target);
  return { run, contact, sides, onCorner: sides.length > 1 };
}

/** How many cm the middle of a front is aside of the middle of a side: the less, the more of both touches. */
function aside(contact: Rectangle, target: Rectangle, side: Side): number {
  const off = minus(middleOf(contact, 'front'), middleOf(target, side));
  return Math.round(Math.abs(dot(off, quarter(direction(outward(target, side))))) / CM);
}

const MOST_TRIED = 8;

/** Finds the first of some ways that the rules allow, if it is among the first few; each way is judged once. */
function judging<W>(isLawful: (way: W) => boolean) {
  const known = new Map<W, boolean>();
  const judged = (way: W) => {
    const lawful = known.get(way) ?? isLawful(way);
    known.set(way, lawful);
    return lawful;
  };
  return (ways: readonly W[]) => ways.slice(0, MOST_TRIED).find(judged);
}

/** Of all ways to an enemy, for each of his sides, the plainest and the one on which most of both fronts touches. */
export function bestWays<W extends RunUp<Rectangle>>(
  ways: readonly W[],
  target: Rectangle,
  isLawful: (way: W) => boolean,
): W[] {
  const firstLawful = judging(isLawful);
  return SIDES.flatMap((side) => {
    const toSide = ways.filter(({ sides }) => sides.includes(side));
    const plain = firstLawful(toSide);
    if (!plain) return [];
    const byMiddle = toSide
      .map((way) => ({ way, off: aside(way.contact, target, side) }))
      .sort((a, b) => a.off - b.off);
    const fullest = firstLawful(byMiddle.map(({ way }) => way));
    return [plain, ...(fullest && fullest !== plain ? [fullest] : [])].map((way) => ({
      ...way,
      sides: [side],
    }));
  });
}
