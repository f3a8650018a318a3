import { type Motion, moved } from '../moves.ts';
import type { Bodies, Encounter } from './bodies.ts';
import type { Piece, Table } from './state.ts';

/** A unit that another one comes upon on its way. */
export interface Met extends Encounter {
  name: string;
  /** The number of the step, from 0. */
  step: number;
}

/** Where a way leads, and what lies on it. Nothing is judged yet. */
export interface Way<U extends Piece> {
  end: U;
  met: readonly Met[];
  /** Units that it crosses. */
  crossed: readonly string[];
  /** Units of which nobody can say whether it touches them. */
  tooClose: readonly string[];
  /** Units on which it would end. */
  endsOn: readonly string[];
  /** By how much it leaves the table, in tenths of a millimetre; 0: it does not. */
  leaves: number;
}

/** One step of a way: a motion, or what a unit changes where it stands. */
export type Step<U> = Motion | ((unit: U) => U);

/** Follows a unit on its way, step by step. */
export function wayOf<U extends Piece, T extends Table<U>>(
  bodies: Bodies<U, T>,
  table: NoInfer<T>,
  mover: U,
  steps: readonly Step<U>[],
): Way<U> {
  const others = bodies.obstacles(table, mover);
  const met: Met[] = [];
  let end = mover;
  let leaves = 0;
  steps.forEach((step, i) => {
    const from = end;
    if (typeof step === 'function') {
      end = step(from);
      return;
    }
    for (const [name, one] of bodies.metBy(from, step, others, table))
      met.push({ name, step: i, ...one });
    end = moved(from, step);
    leaves = Math.max(leaves, bodies.leaves(from, step, end, table));
  });
  const named = (close: boolean) => [
    ...new Set(met.filter((one) => one.close === close).map(({ name }) => name)),
  ];
  const crossed = named(false);
  return {
    end,
    met,
    crossed,
    tooClose: named(true).filter((name) => !crossed.includes(name)),
    endsOn: bodies.overlapped(end, others, table),
    // A front that was lengthened where the unit stands needs room too.
    leaves: Math.max(leaves, 0, -bodies.room(end, table)),
  };
}
