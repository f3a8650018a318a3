import { hexMark as hex } from './hexes.ts';
import { dot, lines } from './mark.ts';

/** What lies on the boards of more than one game, drawn inside a hex without its edge. */
const tree = (x: number, y: number) => `M${x} ${y}v-4M${x - 3.5} ${y - 4}l3.5-8 3.5 8z`;
export const FOREST = hex(
  lines(
    [tree(14, 28), tree(26, 22), tree(38, 28), tree(20, 42), tree(32, 42), tree(26, 55)].join(''),
  ),
);

export const HILL = hex(
  lines(
    'M9 40c4-14 10-20 17-20s13 6 17 20M16 38l2-6M21.5 32l1-5M26 30v-5M30.5 32l-1-5M36 38l-2-6M14 46c3.4-7 7.4-10 12-10s8.6 3 12 10',
  ),
);

export const CLIFF = hex(
  lines('M7 44l11-24h16l11 24M20 25l-5 12M24.5 25l-2 15M29 25l1.5 15M33 25l5 12M12 49h28'),
);

/** The waves of a river, from one edge of its hex to the other. */
const WATER = 'c4.3-3 8.7-3 13 0s8.7 3 13 0 8.7-3 13 0 8.7 3 13 0';
export const wave = (y: number) => `M0 ${y}${WATER}`;
export const RIVER = hex(lines([25, 30, 35].map(wave).join('')));

export const FORD = hex(
  lines(`${wave(25)}${wave(35)}M26 16v4M26 40v4`) +
    [20, 30, 40].map((y) => dot(26, y, 1.8)).join('') +
    dot(20, 30, 1.8) +
    dot(32, 30, 1.8),
);
