import { type Dice, NUMBERED } from '../book/marks/dice.ts';

const DICE = import.meta.glob<{ dice: Dice }>('../systems/*/dice.ts');

/** The dice of a system, fetched when there is something to throw. */
export const loadDice = async (system: string): Promise<Dice> =>
  (await DICE[`../systems/${system}/dice.ts`]?.())?.dice ?? NUMBERED;
