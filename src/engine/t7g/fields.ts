import { choice } from '../core/schema/choices.ts';
import { usual } from '../core/schema/groups.ts';
import { count, optionalCounts, requiredCount } from '../core/schema/numbers.ts';
import { FACES, KINDS } from './units.ts';

/** Values of profiles are small; what is beyond is a slip of the pen. */
export const MOST_VALUE = 20;
/** Twice the largest Value, and a point of each source of a Virtue. */
const MOST_DICE = 2 * MOST_VALUE + 2;
/** A Commander inside the unit and one who inspires it (ruling R15). */
const MOST_SOURCES = 2;

export const KIND = choice(KINDS, 'formation');
export const DISCIPLINE = requiredCount(0, MOST_VALUE);
export const WEAR = usual(count(0, MOST_VALUE, 0));
/** From how many Commanders a unit has the point of one Virtue. */
export const VIRTUE = count(0, MOST_SOURCES, 0);
/** Dice as they fell. */
export const FELL = optionalCounts(1, FACES, MOST_DICE);
