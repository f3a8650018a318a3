import { advance } from './advance.ts';
import { mayMelee } from './may-melee.ts';
import { melee } from './melee.ts';
import { meleeOutcome } from './melee-outcome.ts';
import { meleeRoll } from './melee-roll.ts';

/** What is asked about melee and what follows it. */
export const queries = [mayMelee, melee, meleeRoll, meleeOutcome, advance];
