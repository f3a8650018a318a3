import type { Marks } from '../../book/marks/hexes.ts';
import { dot } from '../../book/marks/mark.ts';
import type { Piece, Token } from '../../engine/ccn/game/state.ts';
import { TERRAIN } from './terrain.ts';
import { UNITS } from './units.ts';

/** Pips of each token, as on a die: a number would be read out as part of the name of its hex. */
const PIPS: Record<Token, readonly (readonly [x: number, y: number])[]> = {
  1: [[0, 0]],
  2: [
    [-3.2, 3.2],
    [3.2, -3.2],
  ],
  3: [
    [-3.8, 3.8],
    [0, 0],
    [3.8, -3.8],
  ],
  4: [
    [-3.4, -3.4],
    [3.4, -3.4],
    [-3.4, 3.4],
    [3.4, 3.4],
  ],
};

const token = (square: Token) => {
  const pips = PIPS[square].map(([x, y]) => dot(x, y, 1.7)).join('');
  return `<g transform="translate(-14 -18.5)"><rect x="-7" y="-7" width="14" height="14" rx="1.5"/>${pips}</g>`;
};

/** What is drawn in the hexes of a board. */
export const MARKS: Marks = {
  units: UNITS,
  grounds: TERRAIN,
  // The token of its square, in the corner across from the leader's.
  borne: ({ square }: Piece) => (square ? token(square) : undefined),
};
