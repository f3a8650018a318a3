import { count } from '../../core/schema/numbers.ts';

/** How an enemy strikes at the unit: in its attack, back at it, before it by First Strike, or by fire. */
export const ATTACK_KINDS = ['melee', 'battle-back', 'first-strike', 'ranged'] as const;

/** Cards that a player needs in hand to form square: 2 or fewer do not do (ccn-6.16). */
export const FEWEST_CARDS = 3;
/** Spaces of an Infantry in Square track, and numbered tokens (ccn-3.3, ruling R84). */
export const MOST_SQUARES = 4;
/** Dice of a square, and of cavalry against one (ccn-6.14, ccn-6.32). */
export const SQUARE_DICE = 1;

/** No scenario of the book says how many a hand has. */
export const IN_HAND = count(0, 12, 5);
