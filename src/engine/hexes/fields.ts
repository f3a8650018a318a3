import type { Grid } from '../core/schema/field.ts';
import { hexesOn, requiredHexOn } from '../core/schema/names.ts';
import { HEXES, type Hex, hex } from './hex.ts';

/** Rows of 13 and of 12 in turn. */
const BOARD: Grid<Hex> = {
  hexes: () => HEXES,
  named: hex,
  pattern: '^([ACEGIacegi]([1-9]|1[0-3])|[BDFHbdfh]([1-9]|1[0-2]))$',
};

/** A hex of the board by its name, such as E7. */
export const requiredHex = () => requiredHexOn(BOARD);
/** As many as there are, where nobody says how many. */
export const hexes = (max = HEXES.length) => hexesOn(BOARD, max);
