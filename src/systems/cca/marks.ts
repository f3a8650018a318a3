import type { Marks } from '../../book/marks/hexes.ts';
import { TERRAIN } from './terrain.ts';
import { UNITS } from './units.ts';

/** What is drawn in the hexes of a board. */
export const MARKS: Marks = { units: UNITS, grounds: TERRAIN };
