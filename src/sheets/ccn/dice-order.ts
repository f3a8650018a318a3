import { about, type Part } from '../sheet.ts';
import { BLOCKS, combined, fire, melee } from './proofs.ts';

const line = about('combat');
const IN_SQUARE = { unit: 'grenadier', inSquare: true };
const GUNS = [{ unit: 'foot-artillery', blocks: 3, distance: 2, artilleryDice: 3 }];
const IN_FOREST = { unit: 'line', terrain: 'forest' };

/** What makes the dice of a roll, in the order in which they are reckoned (ccn-5.80, ccn-5.119). */
export const DICE_ORDER: Part = {
  title: 'combat/order',
  inOrder: true,
  lines: [
    line(
      'by-type',
      ['ccn-5.125', 'ccn-5.94', 'ccn-5.106'],
      melee({ unit: 'line', blocks: 3 }, 'line', { dice: 3 }),
      fire({ unit: 'line', blocks: 3 }, 'line', { dice: 3 }),
      fire({ unit: 'foot-artillery', blocks: 3, artilleryDice: 4 }, 'line', { dice: 4 }),
    ),
    line(
      'by-nation',
      ['ccn-5.99', 'ccn-5.130', 'ccn-5.133', 'ccn-5.141'],
      fire({ unit: 'line', nationalDice: 1 }, 'line', { dice: BLOCKS + 1 }),
      melee({ unit: 'line', nationalDice: 1 }, 'line', { dice: BLOCKS + 1 }),
      melee({ unit: 'light-cavalry', nationalDice: 1 }, 'line', { dice: BLOCKS + 1 }),
      melee({ unit: 'foot-artillery', blocks: 3, nationalDice: 1 }, 'line', { dice: 5 }),
    ),
    line(
      'by-order',
      ['ccn-5.107', 'ccn-5.142'],
      fire('line', 'line', { dice: BLOCKS + 1 }, { card: 'fire-and-hold' }),
      melee('line', 'line', { dice: BLOCKS + 1, battleBackDice: BLOCKS }, { card: 'elan' }),
      melee(
        'line',
        'line',
        { dice: BLOCKS, attackDice: BLOCKS + 1 },
        { card: 'elan', firstStrike: true },
      ),
    ),
    line(
      'one-die',
      ['ccn-6.14', 'ccn-6.28', 'ccn-6.32'],
      fire(IN_SQUARE, 'line', { dice: 1 }, { card: 'elan' }),
      melee(IN_SQUARE, 'line', { dice: 1 }, { card: 'elan' }),
      melee(
        'heavy-cavalry',
        { unit: 'line', inSquare: true },
        { attackDice: 1 },
        {
          card: 'cavalry-charge',
        },
      ),
    ),
    line(
      'by-ground',
      ['ccn-5.108', 'ccn-5.143'],
      fire('line', IN_FOREST, { dice: BLOCKS - 1 }),
      melee('line', IN_FOREST, { dice: BLOCKS - 1 }),
      melee({ unit: 'line', blocks: 1 }, IN_FOREST, { allowed: false }),
      melee(IN_SQUARE, IN_FOREST, { allowed: false }),
    ),
    line(
      'with-guns',
      ['ccn-6.52', 'ccn-6.53'],
      combined('line', 'line', GUNS, { attackerDice: BLOCKS, gunDice: 3, dice: BLOCKS + 3 }),
      combined({ unit: 'line', blocks: 1 }, IN_FOREST, GUNS, { attackerDice: 0, dice: 2 }),
    ),
  ],
};
