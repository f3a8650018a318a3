import { sum } from '../../core/dice.ts';
import { Distribution } from '../../core/distribution.ts';
import { choice } from '../../core/schema/choices.ts';

/** Who moves further than this rolls a die more, to flee, to pursue and to give ground (wab-2.71, wab-6.37, wab-6.61). */
export const SLOW = 6;
/** Dice of flight and pursuit (wab-6.21, wab-6.37). */
export const FEW = 2;
export const MANY = 3;
export const FASTEST = 12;

/** Whether chariots flee or pursue, and of which kind: scythed ones as heavy ones (wab-16.43, wab-16.44). */
export const CHARIOTS = choice(['none', 'heavy', 'light'], 'none');
type Chariots = (typeof CHARIOTS.options)[number];

export const diceOf = (movement: number) => (movement > SLOW ? MANY : FEW);
/** Dice in the turn in which a unit is made to flee, and of a pursuit. */
export const fleeingDice = (movement: number, chariots: Chariots) =>
  chariots === 'none' ? diceOf(movement) : FEW;
export const pursuingDice = (movement: number, chariots: Chariots) =>
  chariots === 'none' ? diceOf(movement) : chariots === 'heavy' ? FEW : MANY;

export const total = (dice: readonly number[] | undefined) =>
  dice ? dice.reduce((all, die) => all + die, 0) : null;

/** What so many dice come to, or what they came to. */
export const rollOf = (dice: number, fallen: number | null): Distribution<{ sum: number }> =>
  fallen === null ? sum(dice) : Distribution.certain({ sum: fallen });
