import { type Fraction, fraction, multiply } from '../../core/fraction.ts';
import { type ArtilleryFace, NUMBERS } from './artillery-dice.ts';

/** The template is so wide, its hole so (wab-18.27). */
export const TEMPLATE = { across: 3, hole: 1 };
/** A catapult guesses so far at most (wab-18.28). */
export const FARTHEST = 48;

/** The three sizes (wab-18.38): Strength, and the faces of the die of their wounds. */
export const SIZES = {
  normal: { strength: 6, die: 3 },
  large: { strength: 7, die: 6 },
  huge: { strength: 8, die: 6 },
};
/** A model under the rest of the template is hit on so much (wab-18.33). */
export const OTHERS_NEED = 4;

const NONE = fraction(0);
const ONE = fraction(1);
/** Of the scatter die 2 of 6 faces are HIT (wab-18.29). */
const HIT = fraction(1, 3);
const ARROW = fraction(2, 3);
const NUMBER = fraction(1, 6);
const ANY_NUMBER = fraction(NUMBERS.length, NUMBERS.length + 1);

interface Fell {
  scatterDie?: 'hit' | 'arrow' | undefined;
  artilleryDie?: ArtilleryFace | undefined;
}

export interface LandsAt {
  deviates: number;
  chance: Fraction;
}

/** How far from its aim a stone may land, and how likely that is, with the dice that fell. */
export function landingsOf({ scatterDie, artilleryDie }: Fell): LandsAt[] {
  const hit = scatterDie === undefined ? HIT : scatterDie === 'hit' ? ONE : NONE;
  const arrow = scatterDie === undefined ? ARROW : scatterDie === 'arrow' ? ONE : NONE;
  const good = artilleryDie === undefined ? ANY_NUMBER : artilleryDie === 'misfire' ? NONE : ONE;
  const shows = (number: number) =>
    artilleryDie === undefined ? NUMBER : artilleryDie === String(number) ? ONE : NONE;
  return [
    { deviates: 0, chance: multiply(hit, good) },
    ...NUMBERS.map((one) => ({ deviates: one, chance: multiply(arrow, shows(one)) })),
  ].filter(({ chance }) => chance.n > 0n);
}
