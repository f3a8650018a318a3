import { afterCombat } from './after-combat.ts';
import { bonusesLost } from './bonuses-lost.ts';
import { flightDirection } from './direction.ts';
import { flightPursuit } from './pursuit.ts';

export const queries = [flightPursuit, flightDirection, afterCombat, bonusesLost];
