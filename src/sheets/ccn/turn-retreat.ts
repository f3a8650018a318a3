import { about, type Part } from '../sheet.ts';
import { fallBack, retreat } from './proofs.ts';

const line = about('retreat');

/** A retreat from the roll to the last hex. */
export const RETREAT: Part = {
  title: 'retreat/title',
  inOrder: true,
  lines: [
    line(
      'hits-first',
      ['ccn-5.149', 'ccn-5.150', 'ccn-5.187'],
      retreat(
        { unit: 'line', hits: 1, flags: 1, leader: true, leaderCheck: ['saber', 'saber'] },
        { blocksLost: 1, leaderLost: true, flagsIgnorable: 0 },
      ),
      retreat({ unit: 'line', flags: 1, leader: true }, { flagsIgnorable: 1 }),
    ),
    line(
      'flags-ignored',
      ['ccn-5.185'],
      retreat({ unit: 'line', flags: 2, leader: true }, { flagsIgnored: 1, hexesMade: 1 }),
    ),
    line(
      'towards-own-side',
      ['ccn-5.174', 'ccn-5.183', 'ccn-5.176', 'ccn-5.177', 'ccn-5.179'],
      retreat({ unit: 'line', flags: 2 }, { retreatHexes: 2 }),
      retreat({ unit: 'militia', flags: 1 }, { retreatHexes: 3 }),
      fallBack({ unit: 'line', direction: 'own-side', hexTerrain: 'forest' }, { allowed: true }),
      fallBack({ unit: 'line', direction: 'sideways' }, { allowed: false }),
      fallBack({ unit: 'line', holds: 'friendly-unit' }, { allowed: false }),
    ),
    line(
      'joins-leader',
      ['ccn-5.181'],
      fallBack({ unit: 'line', holds: 'friendly-leader' }, { attaches: true, mustStop: true }),
    ),
    line(
      'hexes-not-made',
      ['ccn-5.182'],
      retreat({ unit: 'line', flags: 2, freeHexes: 1 }, { hexesMade: 1, blocksLostInRetreat: 1 }),
    ),
  ],
};
