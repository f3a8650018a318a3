import type { Marks } from '../../book/marks/hexes.ts';
import { dot } from '../../book/marks/mark.ts';
import type { Piece, Setting, Token } from '../../engine/ccn/game/state.ts';
import { type Hex, SIDES } from '../../engine/hexes/hex.ts';
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

/** A banner at the upper point of its hex, empty where it has been won; an exit, as an arrow over the edge. */
const BANNER = '<path d="M-4.5-30v11L0-22l4.5 3v-11z"/>';
const ARROW = '<path d="M-6 0 0-8 6 0z"/>';

/** Which way an exit leads, in degrees from upwards. */
function outwards(hex: Hex): number {
  if (hex.startsWith('I')) return 0;
  if (hex.startsWith('A')) return 180;
  return hex.endsWith('1') && hex.length === 2 ? 270 : 90;
}

function laid({ objectives, taken, exits }: Setting, hex: Hex): string | undefined {
  const parts = [
    ...(objectives.includes(hex)
      ? [`<g class="${taken.includes(hex) ? 'won' : ''}">${BANNER}</g>`]
      : []),
    ...SIDES.flatMap((side) =>
      exits[side].includes(hex)
        ? [`<g class="${side}" transform="rotate(${outwards(hex)}) translate(0 -20)">${ARROW}</g>`]
        : [],
    ),
  ];
  return parts.length > 0 ? parts.join('') : undefined;
}

/** What is drawn in the hexes of a board. */
export const MARKS: Marks = {
  units: UNITS,
  grounds: TERRAIN,
  // The token of its square, in the corner across from the leader's.
  laid,
  borne: ({ square }: Piece) => (square ? token(square) : undefined),
};
