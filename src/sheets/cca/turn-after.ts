import { about, type Part, proof } from '../sheet.ts';
import { elephants } from './elephants.ts';
import { advance, retreat } from './proofs.ts';

const line = about('retreat');
const into = (hex: object, expect: object) =>
  proof('cca/fall-back', { unit: 'MC', move: 'retreat', ...hex }, expect);

/** A retreat from the roll to the last hex. */
export const RETREAT: Part = {
  title: 'retreat/title',
  inOrder: true,
  lines: [
    line(
      'hits-first',
      ['cca-12.1', 'cca-15.1'],
      retreat({ unit: 'MI', hits: 1, flags: 1, leader: 'attached' }, { leaderCheckDice: 2 }),
    ),
    line(
      'flags-ignored',
      ['cca-12.14'],
      retreat({ unit: 'MI', flags: 2, leader: 'attached' }, { flagsIgnored: 1, hexesMade: 1 }),
    ),
    elephants.rampage,
    line(
      'towards-own-side',
      ['cca-12.6', 'cca-12.7', 'cca-12.8', 'cca-12.9'],
      into({ direction: 'own-side', hexTerrain: 'forest' }, { allowed: true, mustStop: false }),
      into({ direction: 'sideways' }, { allowed: false }),
      into({ hexTerrain: 'river' }, { allowed: false }),
      into({ holds: 'friendly-unit' }, { allowed: false }),
    ),
    line(
      'joins-leader',
      ['cca-12.11', 'cca-12.12'],
      into({ holds: 'friendly-leader' }, { allowed: true, attaches: true, mayStop: true }),
    ),
    line(
      'hexes-not-made',
      ['cca-12.13'],
      retreat({ unit: 'LI', flags: 1, freeHexes: 1 }, { hexesMade: 1, blocksLostInRetreat: 1 }),
    ),
  ],
};

export const ADVANCE: Part = {
  title: 'retreat/advance',
  lines: [
    line(
      'may-advance',
      ['cca-13.32', 'cca-13.33'],
      advance({ unit: 'MI', target: 'retreated' }, { mayAdvance: true, mustAdvance: false }),
      advance({ unit: 'MI', target: 'eliminated' }, { mayAdvance: true }),
    ),
    line(
      'no-advance',
      ['cca-13.34', 'cca-13.35', 'cca-13.36'],
      advance({ unit: 'MI', target: 'evaded' }, { mayAdvance: false }),
      advance({ unit: 'MI', rolledAs: 'battle-back' }, { mayAdvance: false }),
      advance({ unit: 'MI', rolledAs: 'first-strike' }, { mayAdvance: false }),
    ),
    line(
      'bonus-foot',
      ['cca-13.38', 'cca-13.39'],
      advance({ unit: 'MI', advances: 1 }, { bonusCombat: false }),
      advance({ unit: 'MI', advances: 1, leader: 'attached' }, { bonusCombat: true }),
      advance({ unit: 'WR', advances: 1 }, { bonusCombat: true }),
    ),
    line(
      'bonus-mounted',
      ['cca-13.40', 'cca-13.41'],
      advance({ unit: 'MC', advances: 2 }, { extraHex: true, bonusCombat: true }),
      advance({ unit: 'CH', advances: 1 }, { extraHex: false, bonusCombat: true }),
      advance({ unit: 'EL', advances: 1 }, { extraHex: false, bonusCombat: true }),
    ),
    line(
      'after-bonus',
      ['cca-13.42', 'cca-13.43'],
      advance({ unit: 'MC', advances: 1 }, { anyAdjacentEnemy: true }),
      advance({ unit: 'MC', advances: 1, bonus: true }, { mayAdvance: true, bonusCombat: false }),
    ),
  ],
};
