import { moved, straight } from '../../plane/moves.ts';
import { body, withinTable } from './body.ts';
import type { TableState, TableUnit } from './state.ts';
import { metBy, obstacles, overlapped } from './way.ts';

/** The four sides and between them, as angles from where a unit looks. */
const DIRECTIONS = [0, 450, 900, 1350, 1800, 2250, 2700, 3150];
/** A move of half a centimetre is one that everybody sees. */
const LEAST_MOVE = 50;

/** The directions, in degrees clockwise from ahead, in which a unit can move at all (ruling R36). */
export function openDirections(state: TableState, unit: TableUnit): number[] {
  const others = obstacles(state, unit);
  return DIRECTIONS.filter((towards) => {
    const motion = straight(towards, LEAST_MOVE);
    const end = moved(unit, motion);
    const met = metBy(unit, motion, others, state.marker);
    return (
      overlapped(end, others, state.marker).length === 0 &&
      [...met.values()].every(({ close }) => close) &&
      body(end, state.marker).every((part) => withinTable(part, state) >= 0)
    );
  }).map((tenths) => tenths / 10);
}
