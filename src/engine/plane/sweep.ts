import { radians, turned } from './angle.ts';
import { type Motion, pivotOf, vectorOf } from './moves.ts';
import { dot, length, minus, type Point, plus, whole } from './point.ts';
import { axes, hull, type Outline, reach, separation } from './polygon.ts';
import { outline, type Rectangle } from './rectangle.ts';
import { type Course, swung } from './swing.ts';
import { TOLERANCE, type Verdict } from './verdict.ts';

/**
 * How deep cards may lie on each other by rounding alone: centres are whole tenths of a millimetre, so that two cards
 * laid edge to edge at an odd angle may be up to 0.2 mm into each other. Less is touching.
 */
export const GRAIN = 2;

/** How a card that moves meets one that lies still. */
export interface Meeting extends Verdict {
  /** After how much of the move they first touch: tenths of a millimetre, of a degree for a turn; `null`: never. */
  after: number | null;
}

/** A turn is drawn in steps of 2 degrees: between them a corner 20 cm away is 0.03 mm outside what is drawn. */
const STEP = 20;

/** The area over which a card moves, in convex pieces: one for a straight move, one each 2 degrees for a turn. */
export function swept(card: Rectangle, motion: Motion): Outline[] {
  const start = outline(card);
  if (motion.kind === 'straight') {
    const by = vectorOf(card, motion.towards, motion.distance);
    return [hull([...start, ...start.map((point) => plus(point, by))])];
  }
  const about = pivotOf(card, motion.about);
  const steps = Math.max(1, Math.ceil(Math.abs(motion.angle) / STEP));
  const at = (i: number) => start.map((p) => turned(p, about, (motion.angle * i) / steps));
  return Array.from({ length: steps }, (_, i) => hull([...at(i), ...at(i + 1)]));
}

/** Whether a card that moves comes to lie on another one anywhere on its way, how deep, and after what part of it. */
export function meeting(
  card: Rectangle,
  motion: Motion,
  other: Rectangle,
  tolerance = TOLERANCE,
): Meeting {
  const [start, still] = [outline(card), outline(other)];
  const course =
    motion.kind === 'straight'
      ? pushed(start, vectorOf(card, motion.towards, motion.distance), still)
      : swung(start, pivotOf(card, motion.about), radians(motion.angle), still);
  const size = motion.kind === 'straight' ? Math.abs(motion.distance) : Math.abs(motion.angle);
  const holds = course.deepest > GRAIN;
  const margin = whole(course.deepest > 0 ? course.deepest : course.gap());
  return {
    holds,
    margin,
    close: margin < tolerance,
    after: holds ? whole(course.begins * size) : null,
  };
}

/** After how much of a straight move a card touches another one on which it would come to lie; `null`: it does not. */
export function touchedAfter(
  card: Rectangle,
  towards: number,
  distance: number,
  other: Rectangle,
): number | null {
  const course = pushed(outline(card), vectorOf(card, towards, distance), outline(other));
  return course.deepest > GRAIN ? whole(course.begins * distance) : null;
}

/** Those of some cards that a move meets, or misses by less than can be measured, the first met first. */
export function meetings(
  card: Rectangle,
  motion: Motion,
  others: readonly Rectangle[],
  tolerance = TOLERANCE,
): (Meeting & { index: number })[] {
  const [middle, radius] = bounds(card, motion);
  return others
    .flatMap((other, index) => {
      const far = radius + Math.hypot(other.width, other.depth) / 2 + tolerance;
      if (length(minus(other, middle)) > far) return [];
      const met = meeting(card, motion, other, tolerance);
      return met.holds || met.close ? [{ index, ...met }] : [];
    })
    .sort((a, b) => (a.after ?? Number.MAX_VALUE) - (b.after ?? Number.MAX_VALUE));
}

/** A circle around all that a card moves over. */
function bounds(card: Rectangle, motion: Motion): readonly [Point, number] {
  const half = Math.hypot(card.width, card.depth) / 2;
  if (motion.kind === 'straight') {
    const by = vectorOf(card, motion.towards, motion.distance / 2);
    return [plus(card, by), half + Math.abs(motion.distance) / 2];
  }
  const about = pivotOf(card, motion.about);
  return [about, length(minus(card, about)) + half];
}

/** On each axis the overlap changes evenly along a straight move, so that all of this is exact. */
function pushed(start: Outline, by: Point, still: Outline): Course {
  const lines: [at0: number, slope: number][] = [];
  for (const axis of axes(start, still)) {
    const [from, to] = reach(start, axis);
    const [least, most] = reach(still, axis);
    const speed = dot(by, axis);
    lines.push([to - least, speed], [most - from, -speed]);
  }
  let begins = 0;
  for (const [at0, slope] of lines) if (slope > 0) begins = Math.max(begins, -at0 / slope);
  const deepest = begins < 1 ? deepestOf(lines, begins) : 0;
  const gap = () =>
    Math.max(0, separation(hull([...start, ...start.map((p) => plus(p, by))]), still));
  return { deepest, begins, gap };
}

/** The most that the least of some straight lines comes to from a place to 1: it is where two of them cross, or an end. */
function deepestOf(lines: readonly [at0: number, slope: number][], begins: number) {
  const at = (part: number) => {
    let least = Number.POSITIVE_INFINITY;
    for (const [at0, slope] of lines) least = Math.min(least, at0 + slope * part);
    return least;
  };
  let deepest = Math.max(at(begins), at(1));
  lines.forEach(([a, slopeA], i) => {
    for (let j = i + 1; j < lines.length; j++) {
      const [b, slopeB] = lines[j] ?? [a, slopeA];
      const part = (b - a) / (slopeA - slopeB);
      if (part > begins && part < 1) deepest = Math.max(deepest, at(part));
    }
  });
  return deepest;
}
