import type { Marks } from '../../book/marks/hexes.ts';
import type { Piece } from '../../engine/ccn/game/state.ts';
import { TERRAIN } from './terrain.ts';
import { UNITS } from './units.ts';

/** What is drawn in the hexes of a board. */
export const MARKS: Marks = {
  units: UNITS,
  grounds: TERRAIN,
  // The token of its square, in the corner across from the leader's.
  borne: ({ square }: Piece) =>
    square
      ? `<rect x="-21" y="-25.5" width="14" height="14" rx="1.5"/><text x="-14" y="-15">${square}</text>`
      : undefined,
};
