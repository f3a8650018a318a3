import { overlap } from '../../plane/distance.ts';
import { type Motion, moved, pivotOf, turn } from '../../plane/moves.ts';
import { dot, minus } from '../../plane/point.ts';
import type { Rectangle } from '../../plane/rectangle.ts';
import { meetings, swept } from '../../plane/sweep.ts';
import { allOf, body, withinTable } from './body.ts';
import type { End, TableState, TableUnit } from './state.ts';
import { motionOf, type Stride } from './stride.ts';

/** A unit that another one comes upon on its way. */
export interface Met {
  name: string;
  /** The number of the stride, from 0. */
  stride: number;
  /** After how much of that stride: tenths of a millimetre, of a degree for a turn. */
  after: number;
  /** How deep the two lie on each other, or by how much they miss. */
  margin: number;
  /** Nobody can say at a table whether they touched. */
  close: boolean;
}

/** Where a way leads, and what lies on it. Nothing is judged yet. */
export interface Way {
  end: TableUnit;
  met: readonly Met[];
  /** Units on which it would end. */
  endsOn: readonly string[];
  /** By how much it leaves the table, in tenths of a millimetre; 0: it does not. */
  leaves: number;
}

/** Another unit's card and markers. */
interface Part {
  name: string;
  card: Rectangle;
}

/** All that lies on the table but one unit. */
export const obstacles = (state: TableState, mover: TableUnit): Part[] =>
  state.units
    .filter(({ name }) => name !== mover.name)
    .flatMap((unit) => allOf(state, unit).map((card) => ({ name: unit.name, card })));

/** Markers turn about the pivot of the card to which they belong. */
const motionFor = (part: Rectangle, unit: TableUnit, motion: Motion): Motion =>
  part === unit || motion.kind === 'straight'
    ? motion
    : turn(pivotOf(unit, motion.about), motion.angle);

/** What a unit meets in one motion, each other unit once. */
export function metBy(unit: TableUnit, motion: Motion, others: readonly Part[], marker: number) {
  const cards = others.map(({ card }) => card);
  const found = new Map<string, { after: number; margin: number; close: boolean }>();
  for (const part of body(unit, marker))
    for (const { index, after, margin, close, holds } of meetings(
      part,
      motionFor(part, unit, motion),
      cards,
    )) {
      const name = others[index]?.name ?? '';
      // To touch is no meeting: of what is not overlapped only what might be counts.
      if (!holds && margin === 0) continue;
      const known = found.get(name);
      const next = { after: after ?? 0, margin, close: close || !holds };
      if (!known || (known.close && !next.close)) found.set(name, next);
      else if (known.close === next.close)
        found.set(name, { ...known, after: Math.min(known.after, next.after) });
    }
  return found;
}

/** The unit after it has changed its front or its formation on the spot. */
function changed(unit: TableUnit, go: Stride['go']): TableUnit {
  const end: End = go.endsWith('left') ? 'left' : 'right';
  if (go === 'dissolve') return { ...unit, formation: 'none' };
  if (go.startsWith('extend')) return { ...unit, extended: [...new Set([...unit.extended, end])] };
  if (go.startsWith('shorten'))
    return { ...unit, extended: unit.extended.filter((one) => one !== end) };
  return go === 'shield-wall' ||
    go === 'phalanx' ||
    go === 'square' ||
    go === 'arrowhead' ||
    go === 'rhomboid'
    ? { ...unit, formation: go }
    : unit;
}

const beyond = (card: Rectangle, state: TableState) => Math.max(0, -withinTable(card, state));

/** How far a motion leads beyond the table: a turn may do so on its way and come back. */
function leaves(unit: TableUnit, motion: Motion, end: TableUnit, state: TableState): number {
  const atEnd = Math.max(...body(end, state.marker).map((part) => beyond(part, state)));
  if (motion.kind === 'straight') return atEnd;
  const pivot = pivotOf(unit, motion.about);
  const reach = 2 * Math.hypot(unit.width, unit.depth);
  const room = Math.min(pivot.x, pivot.y, state.width - pivot.x, state.depth - pivot.y);
  if (room > reach) return atEnd;
  const points = swept(unit, motion).flat();
  const least = points.map(({ x, y }) => Math.min(x, y, state.width - x, state.depth - y));
  return Math.max(atEnd, -Math.round(Math.min(...least)));
}

/** Follows a unit on its way, stride by stride. */
export function wayOf(state: TableState, mover: TableUnit, strides: readonly Stride[]): Way {
  const others = obstacles(state, mover);
  const met: Met[] = [];
  let unit: TableUnit = { ...mover, enveloping: [] };
  let left = 0;
  strides.forEach((stride, i) => {
    const motion = motionOf(stride);
    if (!motion) {
      unit = changed(unit, stride.go);
      return;
    }
    for (const [name, one] of metBy(unit, motion, others, state.marker))
      met.push({ name, stride: i, ...one });
    const end = moved(unit, motion);
    left = Math.max(left, leaves(unit, motion, end, state));
    unit = end;
  });
  // A front that has been extended where the unit stands needs room too.
  const atEnd = body(unit, state.marker).map((part) => beyond(part, state));
  return {
    end: unit,
    met,
    endsOn: overlapped(unit, others, state.marker),
    leaves: Math.max(left, ...atEnd),
  };
}

/** The units on which a card and its markers lie, deep enough to be seen. */
export function overlapped(unit: TableUnit, others: readonly Part[], marker: number): string[] {
  const own = body(unit, marker);
  const found = others.filter(({ card }) =>
    own.some((part) => {
      const far = (Math.hypot(part.width, part.depth) + Math.hypot(card.width, card.depth)) / 2;
      const between = minus(part, card);
      if (dot(between, between) >= far * far) return false;
      const { holds, close } = overlap(part, card);
      return holds && !close;
    }),
  );
  return [...new Set(found.map(({ name }) => name))];
}
