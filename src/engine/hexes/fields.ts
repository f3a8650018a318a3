import { type Grid, hexesOn, requiredHexOn } from '../core/schema.ts';
import { HEXES, type Hex, hex } from './hex.ts';

/** The even rows have no M. */
const BOARD: Grid<Hex> = {
  hexes: () => HEXES,
  named: hex,
  pattern: '^([A-Ma-m][13579]|[A-La-l][2468])$',
};

/** A hex of the board by its name, such as G5. */
export const requiredHex = () => requiredHexOn(BOARD);
export const hexes = (max: number) => hexesOn(BOARD, max);
