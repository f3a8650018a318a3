import { CLIFF, FORD, FOREST, HILL, RIVER, wave } from '../../book/marks/grounds.ts';
import { hexMark as hex } from '../../book/marks/hexes.ts';
import { dot, lines, type Mark } from '../../book/marks/mark.ts';
import type { Terrain } from '../../engine/ccn/terrain.ts';

const house = (x: number, y: number) =>
  `M${x - 5} ${y}v-7l5-5 5 5v7zM${x - 1.5} ${y}v-4h3v4M${x - 6.5} ${y - 5.5}l6.5-6.5 6.5 6.5`;

/** What is drawn inside a hex, without its edge. */
export const TERRAIN: Record<Terrain, Mark> = {
  clear: hex(''),
  forest: FOREST,
  hill: HILL,
  'rugged-hill': CLIFF,
  // Houses, and the mill that counts as a town.
  town: hex(
    lines(house(14, 38) + house(38, 38) + house(20, 52) + house(33, 52)) +
      lines('M23 38l1.2-12h3.6L29 38zM20 18l12 12M32 18 20 30') +
      dot(26, 24, 1.4),
  ),
  river: RIVER,
  ford: FORD,
  bridge: hex(
    lines(`${wave(25)}${wave(35)}`) +
      lines('M18 16v28M34 16v28M16 14l2 2M36 14l-2 2M16 46l2-2M36 46l-2-2') +
      lines('M18 20h16M18 24h16M18 28h16M18 32h16M18 36h16M18 40h16'),
  ),
  // A pit with a steep rim and loose sand at its bottom.
  quarry: hex(
    lines('M8 26c6-8 30-8 36 0M10 29l3 6M17 25.5l2 6M26 24v6M35 25.5l-2 6M42 29l-3 6') +
      lines('M12 40c7-6 21-6 28 0') +
      ([...'abcdefghi'].map((_, i) => dot(14 + i * 3, 44 + ((i * 5) % 7), 0.9)).join('') +
        dot(19, 52, 0.9) +
        dot(33, 52, 0.9)),
  ),
};
