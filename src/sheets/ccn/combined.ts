import { about, type Part } from '../sheet.ts';
import { combined } from './proofs.ts';

const line = about('combined');
const GUN = { unit: 'foot-artillery', blocks: 3, distance: 2, artilleryDice: 3 };
const SQUARE = { unit: 'line', inSquare: true };
const refused = (gun: object) => combined('line', 'line', [{ ...GUN, ...gun }], { allowed: false });

/** Artillery that adds its dice to a melee. */
export const COMBINED_ARMS: Part = {
  title: 'combined/title',
  lines: [
    line(
      'who',
      ['ccn-6.49'],
      combined('line', 'line', [GUN, GUN], { allowed: true, gunDice: 6 }),
      combined('light-cavalry', 'line', [GUN], { allowed: true }),
      refused({ ordered: false }),
    ),
    line(
      'in-sight',
      ['ccn-6.50', 'ccn-6.51', 'ccn-7.14'],
      refused({ distance: 6 }),
      refused({ lineOfSight: false }),
      refused({ unitBetween: true, terrain: 'hill' }),
      refused({ enemiesAdjacent: 1 }),
    ),
    line(
      'sabers',
      ['ccn-6.54'],
      combined('line', 'line', [GUN], { hitsOn: ['infantry', 'saber'] }),
      combined('rifle', 'line', [GUN], { hitsOn: ['infantry'] }),
    ),
    line(
      'with-square',
      ['ccn-6.29', 'ccn-6.33', 'ccn-6.31'],
      combined(SQUARE, 'line', [GUN], { attackerDice: 1 }),
      combined('heavy-cavalry', SQUARE, [GUN], { attackerDice: 1 }),
      combined(SQUARE, 'light-cavalry', [GUN], { bounceFlags: true }),
    ),
    line(
      'stopped',
      ['ccn-6.56', 'ccn-6.57'],
      combined('light-cavalry', SQUARE, [GUN], { dice: 0 }, { stopped: true }),
      combined('line', 'line', [GUN], { dice: 0 }, { firstStrike: true, stopped: true }),
    ),
    line(
      'answered',
      ['ccn-6.55'],
      combined('line', 'line', [{ ...GUN, distance: 1 }], { battleBackAt: 'attacker' }),
    ),
  ],
};
