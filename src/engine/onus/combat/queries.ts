import { handToHand } from './hand-to-hand.ts';
import { moraleCheck } from './morale-check.ts';
import { combatPhase } from './phase.ts';
import { attackRoll } from './roll.ts';

/** Hand to hand: the combat, its rolls and its morale checks. */
export const queries = [handToHand, attackRoll, moraleCheck, combatPhase];
