import { closeCombat } from './close-combat.ts';
import { closeCombatOutcome } from './close-combat-outcome.ts';
import { closeCombatRoll } from './close-combat-roll.ts';
import { mayBattle } from './may-battle.ts';

/** What is asked about battling and close combat. */
export const queries = [mayBattle, closeCombat, closeCombatRoll, closeCombatOutcome];
