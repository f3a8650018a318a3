import { sum } from '../../core/dice.ts';
import { Distribution } from '../../core/distribution.ts';
import { choice } from '../../core/schema/choices.ts';
import { type Chariots, FEW, flightDiceOf, MANY, pursuitDiceOf, SLOW } from './flight-dice.ts';

/** Who moves further than 6 inches rolls a die more, to flee, to pursue and to give ground (wab-2.71, wab-6.37, wab-6.61). */
export { FEW, MANY, SLOW };
export const FASTEST = 12;

/** Whether chariots flee or pursue, and of which kind: scythed ones as heavy ones (wab-16.43, wab-16.44). */
export const CHARIOTS = choice(['none', 'heavy', 'light'], 'none');

export const diceOf = (movement: number) => (movement > SLOW ? MANY : FEW);
/** Dice in the turn in which a unit is made to flee, and of a pursuit. */
export const fleeingDice = (movement: number, chariots: Chariots) =>
  flightDiceOf({
    ...{ speed: movement, chariots },
    ...{ later: false, byCharge: false, shootsFirst: false },
  });
export const pursuingDice = (movement: number, chariots: Chariots) =>
  pursuitDiceOf({ speed: movement, chariots });

export const total = (dice: readonly number[] | undefined) =>
  dice ? dice.reduce((all, die) => all + die, 0) : null;

/** What so many dice come to, or what they came to. */
export const rollOf = (dice: number, fallen: number | null): Distribution<{ sum: number }> =>
  fallen === null ? sum(dice) : Distribution.certain({ sum: fallen });
