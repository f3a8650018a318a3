import { labelled } from '../labelled.ts';

/** Artillery has a field for its dice in fire as well; what it means in melee. */
export const OWN_DICE = {
  fields: labelled(`
    artilleryDice: Dice of its national card | Only for artillery whose melee dice the rulebook does not print: horse artillery with 1 block, or any with more than 3. How many its national card gives with these blocks. Left out: as printed; where nothing is printed it is asked for.
  `),
};
