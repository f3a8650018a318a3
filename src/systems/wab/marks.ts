import type { Marks } from '../../book/marks/hexes.ts';
import { UNITS } from './units.ts';

/** What is drawn on the bases of its units. */
export const MARKS: Marks = { units: UNITS, grounds: {}, cards: true };
