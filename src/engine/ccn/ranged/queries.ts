import { mayFire } from './may-fire.ts';
import { rangedCombat } from './ranged-combat.ts';

/** What is asked about ranged combat. */
export const queries = [mayFire, rangedCombat];
