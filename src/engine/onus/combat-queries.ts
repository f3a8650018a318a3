import { combatPhase } from './combat-phase.ts';
import { handToHand } from './hand-to-hand.ts';
import { modifierList } from './modifier-list.ts';
import { moraleCheck } from './morale-check.ts';
import { attackRoll } from './roll.ts';
import { unitValues } from './unit-values.ts';

/** Hand to hand: the combat, its rolls, the values of a unit and its morale. */
export const queries = [handToHand, attackRoll, moraleCheck, unitValues, modifierList, combatPhase];
