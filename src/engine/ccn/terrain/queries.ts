import { lineOfSightQuery } from './line-of-sight.ts';
import { onTerrain } from './on-terrain.ts';

/** What is asked about sight and terrain. */
export const queries = [lineOfSightQuery, onTerrain];
