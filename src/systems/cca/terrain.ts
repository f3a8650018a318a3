import { hexMark as hex } from '../../book/marks/hexes.ts';
import { dot, lines, type Mark } from '../../book/marks/mark.ts';
import type { Ground } from '../../engine/cca/terrain.ts';

const tree = (x: number, y: number) => `M${x} ${y}v-4M${x - 3.5} ${y - 4}l3.5-8 3.5 8z`;
const WATER = 'c4.3-3 8.7-3 13 0s8.7 3 13 0 8.7-3 13 0 8.7 3 13 0';
const TENT = (x: number, y: number) =>
  `M${x - 5} ${y}l5-8 5 8zM${x} ${y - 8}v-2.5M${x - 1.5} ${y}l1.5-3.5 1.5 3.5`;

/** What is drawn inside a hex, without its edge. */
export const TERRAIN: Record<Ground, Mark> = {
  clear: hex(''),
  forest: hex(
    lines(
      [tree(14, 28), tree(26, 22), tree(38, 28), tree(20, 42), tree(32, 42), tree(26, 55)].join(''),
    ),
  ),
  hill: hex(
    lines(
      'M9 40c4-14 10-20 17-20s13 6 17 20M16 38l2-6M21.5 32l1-5M26 30v-5M30.5 32l-1-5M36 38l-2-6M14 46c3.4-7 7.4-10 12-10s8.6 3 12 10',
    ),
  ),
  rough: hex(
    lines(
      'M10 24l4-6 4 6M24 18l3-5 4 7M35 26l4-6 4 6M17 36l5-7 4 6 3-4 4 5M9 42l4-5 3 5M34 44l4-6 5 6M22 50l4-6 4 6',
    ),
  ),
  river: hex(lines(`M0 25${WATER}M0 30${WATER}M0 35${WATER}`)),
  ford: hex(
    lines(`M0 25${WATER}M0 35${WATER}M26 16v4M26 40v4`) +
      [20, 30, 40].map((y) => dot(26, y, 1.8)).join('') +
      dot(20, 30, 1.8) +
      dot(32, 30, 1.8),
  ),
  camp: hex(
    lines(TENT(26, 26) + TENT(15, 38) + TENT(37, 38)) +
      lines('M7 47h38M9 50v-6l1.5-2 1.5 2v6M17 50v-6l1.5-2 1.5 2v6M24.5 50v-6l1.5-2 1.5 2v6') +
      lines('M32 50v-6l1.5-2 1.5 2v6M40 50v-6l1.5-2 1.5 2v6'),
  ),
  coast: hex(
    lines(`M0 30c6 4 10-4 17-2s9 7 16 5 11-6 19-3`) +
      lines('M8 39h9M23 42h10M38 39h7M14 46h8M29 49h9M20 53h12'),
  ),
  lake: hex(
    lines(
      'M13 17h10M29 15h11M6 24h9M20 23h13M38 24h9M9 31h12M27 30h9M41 32h6M6 38h8M19 38h13M37 39h8M13 45h11M29 46h10M21 52h10',
    ),
  ),
  'steep-hill': hex(
    lines('M7 44l11-24h16l11 24M20 25l-5 12M24.5 25l-2 15M29 25l1.5 15M33 25l5 12M12 49h28'),
  ),
};
