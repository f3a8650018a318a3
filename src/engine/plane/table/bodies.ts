import type { ClauseId } from '../../core/clause-ids.ts';
import { overlap } from '../distance.ts';
import { type Motion, moved, pivotOf, straight, turn } from '../moves.ts';
import { dot, minus } from '../point.ts';
import type { Rectangle } from '../rectangle.ts';
import { meetings, swept } from '../sweep.ts';
import { inMm } from './measure.ts';
import { type Piece, type Table, withinTable } from './state.ts';
import type { Contradiction } from './writing.ts';

/** What a system says of how its units lie on the table. */
export interface Forms<U extends Piece, T extends Table<U>> {
  /** What moves together: the unit itself, and whatever is fixed to it. */
  body: (unit: U, table: T) => readonly Rectangle[];
  /** Everything that lies on the table as a part of a unit. */
  all: (table: T, unit: U) => readonly Rectangle[];
  /** What of it counts for what it meets in a turn, where its rear follows its front: else all that moves. */
  turning?: (unit: U, table: T) => readonly Rectangle[];
}

/** A part of another unit. */
export interface Part {
  name: string;
  card: Rectangle;
}

/** How a unit comes upon another one in a motion. */
export interface Encounter {
  /** After how much of the motion: tenths of a millimetre, of a degree for a turn. */
  after: number;
  /** How deep the two lie on each other, or by how much they miss. */
  margin: number;
  /** Nobody can say at a table whether they touched. */
  close: boolean;
}

/** The four sides and between them, as angles from where a unit looks. */
const DIRECTIONS = [0, 450, 900, 1350, 1800, 2250, 2700, 3150];
/** A move of half a centimetre is one that everybody sees. */
const LEAST_MOVE = 50;

/** Whether two cards lie on each other, deep enough to be seen. */
export function liesOn(a: Rectangle, b: Rectangle): boolean {
  const far = (Math.hypot(a.width, a.depth) + Math.hypot(b.width, b.depth)) / 2;
  const between = minus(a, b);
  if (dot(between, between) >= far * far) return false;
  const { holds, close } = overlap(a, b);
  return holds && !close;
}

/** Markers turn about the pivot of the card to which they belong. */
const motionFor = (part: Rectangle, unit: Rectangle, motion: Motion): Motion =>
  part === unit || motion.kind === 'straight'
    ? motion
    : turn(pivotOf(unit, motion.about), motion.angle);

/** Units with all that lies on the table with them, as a system forms them: what they meet, and where they have room. */
export class Bodies<U extends Piece, T extends Table<U>> {
  readonly forms: Forms<U, T>;

  constructor(forms: Forms<U, T>) {
    this.forms = forms;
  }

  /** All that lies on the table but one unit. */
  obstacles = (table: T, mover: U): Part[] =>
    table.units
      .filter(({ name }) => name !== mover.name)
      .flatMap((unit) => this.forms.all(table, unit).map((card) => ({ name: unit.name, card })));

  /** How far a unit is from the edge of the table; below 0 how far it is beyond. */
  room = (unit: U, table: T): number =>
    Math.min(...this.forms.body(unit, table).map((part) => withinTable(part, table)));

  /** The units on which another one lies, deep enough to be seen. */
  overlapped = (unit: U, others: readonly Part[], table: T): string[] => {
    const own = this.forms.body(unit, table);
    const found = others.filter(({ card }) => own.some((part) => liesOn(part, card)));
    return [...new Set(found.map(({ name }) => name))];
  };

  /** Whether a unit has room where it lies: on the table, and on nobody. */
  fits = (table: T, unit: U, others: readonly Part[] = this.obstacles(table, unit)): boolean =>
    this.overlapped(unit, others, table).length === 0 && this.room(unit, table) >= 0;

  /** Units that lie beyond the edge or on one that was laid before them, with the clauses that forbid it, where any does. */
  misplaced = (
    table: T,
    clauses: Partial<Record<'edge' | 'overlap', ClauseId>>,
  ): Contradiction<U>[] =>
    table.units.flatMap((unit, i) => {
      const own = this.forms.body(unit, table);
      const values = { unit: unit.name };
      const mm = inMm(-this.room(unit, table));
      const by = (clause: ClauseId | undefined) => clause && { clause };
      const beyond = {
        ...{ problem: 'off-the-table', with: { ...values, mm } },
        ...by(clauses.edge),
      };
      const under = table.units
        .slice(0, i)
        .filter((other) =>
          this.forms.body(other, table).some((part) => own.some((mine) => liesOn(mine, part))),
        )
        .map(({ name }) => ({
          ...{ problem: 'overlap', with: { ...values, other: name } },
          ...by(clauses.overlap),
        }));
      return [...(mm > 0 ? [beyond] : []), ...under].map((wrong) => [unit, wrong] as const);
    });

  /** What a unit meets in one motion, each other unit once. */
  metBy = (unit: U, motion: Motion, others: readonly Part[], table: T): Map<string, Encounter> => {
    const cards = others.map(({ card }) => card);
    const found = new Map<string, Encounter>();
    const { body, turning = body } = this.forms;
    for (const part of (motion.kind === 'turn' ? turning : body)(unit, table))
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
  };

  /** How far a motion leads beyond the table: a turn may do so on its way and come back. */
  leaves = (unit: U, motion: Motion, end: U, table: T): number => {
    const atEnd = Math.max(0, -this.room(end, table));
    if (motion.kind === 'straight') return atEnd;
    const pivot = pivotOf(unit, motion.about);
    const reach = 2 * Math.hypot(unit.width, unit.depth);
    const { width, depth } = table;
    const room = Math.min(pivot.x, pivot.y, width - pivot.x, depth - pivot.y);
    if (room > reach) return atEnd;
    const points = swept(unit, motion).flat();
    const least = points.map(({ x, y }) => Math.min(x, y, width - x, depth - y));
    return Math.max(atEnd, -Math.round(Math.min(...least)));
  };

  /** The directions, in degrees clockwise from ahead, in which a unit can move at all. */
  openDirections = (table: T, unit: U): number[] => {
    const others = this.obstacles(table, unit);
    return DIRECTIONS.filter((towards) => {
      const motion = straight(towards, LEAST_MOVE);
      const met = this.metBy(unit, motion, others, table);
      return (
        this.fits(table, moved(unit, motion), others) &&
        [...met.values()].every(({ close }) => close)
      );
    }).map((tenths) => tenths / 10);
  };
}
