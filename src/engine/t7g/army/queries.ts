import { army } from './army.ts';
import { armyList } from './army-list.ts';
import { commanderProfile } from './commander-profile.ts';

/** An army as it is bought, and its Commanders. */
export const queries = [army, armyList, commanderProfile];
