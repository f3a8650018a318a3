import { about, type Part, proof } from '../sheet.ts';
import { BLOCKS, fire, melee, retreat, square } from './proofs.ts';

const line = about('squares');
const SQUARE = { unit: 'line', inSquare: true };
const struck = (input: object, expect: object) =>
  retreat({ unit: 'line', inSquare: true, ...input }, expect);

/** What a square does, and what others do to it. */
export const SQUARES: Part = {
  title: 'squares/title',
  lines: [
    line(
      'does-not-move',
      ['ccn-6.13', 'ccn-6.43', 'ccn-6.42'],
      square({ unit: 'line', squareAction: 'move', ordered: true }, { allowed: false }),
      square({ unit: 'line', squareAction: 'take-ground' }, { allowed: false }),
      square(
        { unit: 'line', squareAction: 'melee', enemyAdjacent: 'unit' },
        { allowed: true, mostDice: 1 },
      ),
      square({ unit: 'line', squareAction: 'fire' }, { allowed: true, mostDice: 1 }),
      square(
        { unit: 'line', squareAction: 'fire', enemyAdjacent: 'unit' },
        {
          allowed: false,
        },
      ),
    ),
    line(
      'strikes-first',
      ['ccn-6.25', 'ccn-6.32'],
      melee('light-cavalry', SQUARE, {
        strikesFirst: 'defender',
        dice: 1,
        attackDice: 1,
        mayBattleBack: false,
      }),
    ),
    line(
      'bounces',
      ['ccn-6.30', 'ccn-5.195'],
      retreat(
        { unit: 'cuirassiers', leader: true, support: 2, bySquare: true },
        { flagsIgnorable: 0, retreatHexes: 1 },
      ),
      proof(
        'ccn/square-combat',
        {
          attacker: { unit: 'light-cavalry', blocks: 3 },
          defender: { unit: 'line', blocks: 4, inSquare: true },
        },
        { rolls: [{ bounceFlags: true }, {}] },
      ),
    ),
    line(
      'of-others',
      ['ccn-6.35', 'ccn-6.36'],
      fire('line', SQUARE, { dice: BLOCKS }),
      melee('line', SQUARE, { strikesFirst: 'attacker', dice: BLOCKS, battleBackDice: 1 }),
      proof('ccn/square-combat', {
        attacker: { unit: 'line', blocks: 4 },
        defender: { unit: 'line', blocks: 4, inSquare: true },
      }),
    ),
    line(
      'loses-blocks',
      ['ccn-6.38', 'ccn-6.39', 'ccn-6.40'],
      struck({ flags: 2 }, { hexesMade: 0, blocksLostInRetreat: 2 }),
      struck({ leader: true }, { flagsIgnorable: 1 }),
      struck({ support: 2 }, { flagsIgnorable: 0 }),
    ),
  ],
};
