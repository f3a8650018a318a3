import { fog } from './fog.ts';
import { protectedFlanks } from './protected-flanks.ts';
import { unitCard } from './unit-card.ts';

/** What stands on a card, what is seen of a unit, and who guards its flanks. */
export const queries = [unitCard, fog, protectedFlanks];
