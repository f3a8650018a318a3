import { rangedCombat } from './ranged-combat.ts';

/** What is asked about ranged combat. */
export const queries = [rangedCombat];
