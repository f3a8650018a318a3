import { separation } from '../../plane/polygon.ts';
import { outline } from '../../plane/rectangle.ts';
import { GRAIN } from '../../plane/sweep.ts';
import { Bodies } from '../../plane/table/bodies.ts';
import { areEnemies } from '../../plane/table/state.ts';
import { leading, partsOf } from './block.ts';
import type { TableState, TableUnit } from './state.ts';

/** A unit is its ranks; in a wheel those behind follow the track of the first (wab-2.20, ruling R86). */
export const BODIES = new Bodies<TableUnit, TableState>({
  body: (unit) => partsOf(unit),
  all: (_, unit) => partsOf(unit),
  turning: (unit) => leading(unit),
});

export const radius = ({ width, depth }: TableUnit) => Math.hypot(width, depth) / 2;

/** How far two units are at least apart: cheap, and never too much. */
export const atLeastApart = (a: TableUnit, b: TableUnit) =>
  Math.hypot(a.x - b.x, a.y - b.y) - radius(a) - radius(b);

/** From the nearest model of one to the nearest of the other, in tenths of a millimetre; 0 where they touch. */
export function apartOf(a: TableUnit, b: TableUnit): number {
  const all = partsOf(a).flatMap((one) =>
    partsOf(b).map((other) => separation(outline(one), outline(other))),
  );
  return Math.max(0, Math.round(Math.min(...all)));
}

/** Whether two units stand base to base, if only corner to corner (wab-5.11). */
export const touch = (a: TableUnit, b: TableUnit) =>
  atLeastApart(a, b) <= GRAIN && apartOf(a, b) <= GRAIN;

/** The enemies with whom a unit is engaged. */
export const engagedWith = ({ units }: TableState, unit: TableUnit): TableUnit[] =>
  units.filter((other) => areEnemies(unit, other) && touch(unit, other));
