import { CLIFF, FORD, FOREST, HILL, RIVER } from '../../book/marks/grounds.ts';
import { hexMark as hex } from '../../book/marks/hexes.ts';
import { lines, type Mark } from '../../book/marks/mark.ts';
import type { Ground } from '../../engine/cca/terrain.ts';

const TENT = (x: number, y: number) =>
  `M${x - 5} ${y}l5-8 5 8zM${x} ${y - 8}v-2.5M${x - 1.5} ${y}l1.5-3.5 1.5 3.5`;

/** What is drawn inside a hex, without its edge. */
export const TERRAIN: Record<Ground, Mark> = {
  clear: hex(''),
  forest: FOREST,
  hill: HILL,
  rough: hex(
    lines(
      'M10 24l4-6 4 6M24 18l3-5 4 7M35 26l4-6 4 6M17 36l5-7 4 6 3-4 4 5M9 42l4-5 3 5M34 44l4-6 5 6M22 50l4-6 4 6',
    ),
  ),
  river: RIVER,
  ford: FORD,
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
  'steep-hill': CLIFF,
};
