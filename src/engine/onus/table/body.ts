import { direction, HALF_TURN } from '../../plane/angle.ts';
import { contacts } from '../../plane/contact.ts';
import { middle, plus, times } from '../../plane/point.ts';
import {
  beside,
  outward,
  partsOf,
  placed,
  type Rectangle,
  SIDES,
  type Side,
} from '../../plane/rectangle.ts';
import { Bodies } from '../../plane/table/bodies.ts';
import { unitNamed } from '../../plane/table/state.ts';
import { SECTIONS } from '../units.ts';
import { DIVISION, type End, type Envelopment, type TableState, type TableUnit } from './state.ts';

/** A Section marker on the table: where it lies, and whose it is. */
export interface Marker extends Rectangle {
  readonly owner: string;
  /** Of markers that envelop: whom, and which way around him they go. */
  readonly row: { readonly target: string; readonly clockwise: boolean } | null;
}

/** The marker that lengthens the front of a unit at one end (onus-7.59). */
export function extension(unit: TableUnit, end: End, marker: number): Marker {
  const width = unit.width / SECTIONS.front;
  const aside = (unit.width + width) / 2;
  const centre = beside(unit, end === 'left' ? -aside : aside, (unit.depth - marker) / 2);
  const card = { ...unit, width, depth: marker };
  const { x, y, heading } = placed(card, centre);
  return { x, y, heading, width, depth: marker, owner: unit.name, row: null };
}

/** What moves together: the card, and the markers that lengthen its front. */
export const body = (unit: TableUnit, marker: number): Rectangle[] => [
  unit,
  ...unit.extended.map((end) => extension(unit, end, marker)),
];

/**
 * A Section marker laid at a side of an enemy, looking at it: `steps` sections from the corner around which it has come,
 * clockwise or not.
 */
export function enveloper(
  owner: string,
  target: TableUnit,
  { side, steps, clockwise }: { side: Side; steps: number; clockwise: boolean },
  marker: number,
): Marker {
  const parts = DIVISION[side];
  const section = clockwise ? steps : parts - 1 - steps;
  const line = partsOf(target, side, parts)[section] ?? { from: target, to: target };
  const away = outward(target, side);
  const width = Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y);
  const centre = plus(middle(line), times(direction(away), marker / 2));
  const { x, y, heading } = placed({ ...target, width, depth: marker }, centre, away + HALF_TURN);
  const row = { target: target.name, clockwise };
  return { x, y, heading, width, depth: marker, owner, row };
}

/** The side that follows another one clockwise, or so many farther on. */
export const next = (side: Side, by: number): Side =>
  SIDES[(SIDES.indexOf(side) + by + SIDES.length) % SIDES.length] ?? side;

/** The markers that a unit has laid at its enemies. From the side that it touches they go on around the corner. */
export function envelopers(state: TableState, owner: TableUnit): Marker[] {
  return [...new Set(owner.enveloping.map(({ target }) => target))].flatMap((name) => {
    const target = unitNamed(state, name);
    if (!target) return [];
    const touched = contacts(owner, target, [DIVISION, DIVISION]).map(({ b }) => b);
    const waiting = owner.enveloping.filter((one) => one.target === name);
    return laid(waiting, touched).flatMap(({ side, markers, clockwise }) =>
      Array.from({ length: markers }, (_, steps) =>
        enveloper(owner.name, target, { side, steps, clockwise }, state.marker),
      ),
    );
  });
}

/** In which order the sides are enveloped, and from which of their corners. */
function laid(waiting: readonly Envelopment[], touched: readonly Side[]) {
  const reached = [...touched];
  const found: (Envelopment & { clockwise: boolean })[] = [];
  const left = [...waiting];
  while (left.length > 0) {
    const at = left.findIndex(({ side }) =>
      [next(side, -1), next(side, 1)].some((one) => reached.includes(one)),
    );
    const [one] = left.splice(Math.max(0, at), 1);
    if (!one) break;
    // Clockwise around the enemy, a side that follows one that is touched begins beside it.
    found.push({ ...one, clockwise: reached.includes(next(one.side, -1)) });
    reached.push(one.side);
  }
  return found;
}

/** Cards with their markers: what moves together, and what lies at enemies. */
export const BODIES = new Bodies<TableUnit, TableState>({
  body: (unit, { marker }) => body(unit, marker),
  all: (state, unit) => [...body(unit, state.marker), ...envelopers(state, unit)],
});
export const { fits, metBy, obstacles, openDirections, room } = BODIES;
