import { about, type Part, proof } from '../sheet.ts';
import { closeCombat, evade, fire, mayBattle, retreat, sight } from './proofs.ts';

const line = about('battle');

/** The steps of a close combat (cca-11.3). */
export const CLOSE_STEPS: Part = {
  title: 'battle/close',
  inOrder: true,
  lines: [
    line(
      'announced',
      ['cca-11.4', 'cca-11.59'],
      mayBattle({ unit: 'MI', enemiesAdjacent: 2 }, 'MI', { choosesTarget: true }),
      mayBattle('MI', 'MI', { allowed: false }, { distance: 2 }),
    ),
    line(
      'evades',
      ['cca-11.3', 'cca-13.1'],
      evade('MI', 'LI', { allowed: true }),
      evade('MI', 'LI', { allowed: false }, { moment: 'rolled' }),
    ),
    line(
      'terrain',
      ['cca-11.6'],
      closeCombat('HI', { unit: 'MI', terrain: 'forest' }, { dice: 2 }),
    ),
    line('rolls', ['cca-11.7'], closeCombat('HI', 'MI', { dice: 5 })),
    line(
      'hits-and-flags',
      ['cca-11.41', 'cca-11.51', 'cca-12.1'],
      proof(
        'cca/close-combat-roll',
        {
          attacker: { unit: 'MI' },
          defender: { unit: 'HI' },
          faces: ['red', 'flag', 'green', 'green'],
        },
        { blocksLost: 1, hexesMade: 1 },
      ),
      retreat({ unit: 'HI', hits: 1, flags: 1 }, { blocksLost: 1, hexesMade: 1 }),
    ),
    line(
      'advance',
      ['cca-13.32', 'cca-13.37'],
      proof(
        'cca/momentum',
        { unit: 'HC', target: 'retreated', advances: 1, battlesAgain: true },
        { allowed: true, bonusCombat: true },
      ),
    ),
    line(
      'answers',
      ['cca-11.54', 'cca-11.58'],
      retreat({ unit: 'MI', flags: 0 }, { mayBattleBack: true }),
      closeCombat('HI', 'MI', { battleBack: { dice: 4 } }),
    ),
  ],
};

/** The steps of a fire (cca-10.8). */
export const FIRE_STEPS: Part = {
  title: 'battle/fire',
  inOrder: true,
  lines: [
    line(
      'fire-announced',
      ['cca-10.1', 'cca-10.8'],
      fire('LB', 'MI', { allowed: true }),
      fire('MI', 'MI', { allowed: false }),
    ),
    line(
      'fire-range',
      ['cca-10.10', 'cca-10.11', 'cca-10.12', 'cca-10.4'],
      sight({ from: 'E4', to: 'E6', shooter: 'LI' }, { distance: 2, inRange: true }),
      fire('LB', 'MI', { range: 3 }),
      fire('LI', 'MI', { range: 2 }),
      fire('LB', 'MI', { allowed: false }, { distance: 1 }),
    ),
    line(
      'fire-sight',
      ['cca-10.13'],
      sight({ from: 'E4', to: 'E6', units: ['E5'] }, { visible: false }),
    ),
    line('fire-terrain', ['cca-10.17'], fire({ unit: 'LB', terrain: 'camp' }, 'MI', { dice: 1 })),
    line('fire-rolls', ['cca-10.18'], fire('LB', 'MI', { dice: 2 })),
    line('fire-hits', ['cca-10.20', 'cca-10.25'], fire('LB', 'MI', { hitsOn: ['blue'] })),
    line(
      'fire-flags',
      ['cca-10.29', 'cca-10.6', 'cca-10.7'],
      fire('LB', 'LI', { mayBattleBack: false, mayEvade: false }),
      fire('LB', 'MI', { result: { hexesMade: 1 } }, { faces: ['flag', 'green'] }),
    ),
  ],
};
