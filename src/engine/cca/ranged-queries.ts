import { lineOfSightQuery } from './line-of-sight.ts';
import { onTerrain } from './on-terrain.ts';
import { rangedCombat } from './ranged-combat.ts';

/** What is asked about ranged combat, sight and terrain. */
export const queries = [rangedCombat, lineOfSightQuery, onTerrain];
