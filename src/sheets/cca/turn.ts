import { about, type Part, proof, type Sheet } from '../sheet.ts';
import { mayBattle, mayMove, turn as step } from './proofs.ts';
import { ADVANCE, RETREAT } from './turn-after.ts';
import { CLOSE_STEPS, FIRE_STEPS } from './turn-battle.ts';

const line = about('turn');

const LEFT_TWO = { commandCard: 'order-two-units-left', section: 'left' };

const STEPS: Part = {
  title: 'turn/steps',
  inOrder: true,
  lines: [
    line(
      'play',
      ['cca-5.3', 'cca-6.1'],
      step('play-card', 'play-card', { allowed: true }),
      step('play-card', 'order', { allowed: false }),
      proof(
        'cca/may-play',
        { commandCard: 'rally', when: 'turn-start', cardsPlayed: 1 },
        { allowed: false },
      ),
    ),
    line(
      'order',
      ['cca-7.1', 'cca-7.4', 'cca-8.36'],
      step('order', 'order', { allowed: true }),
      proof(
        'cca/may-order',
        { ...LEFT_TWO, unit: 'MI', alreadyOrdered: true },
        {
          allowed: false,
        },
      ),
      proof('cca/may-order', { ...LEFT_TWO, unit: 'LD', detaches: true }, { cost: 1 }),
    ),
    line(
      'move',
      ['cca-8.1', 'cca-8.2', 'cca-8.4'],
      step('order', 'move', { allowed: true }),
      step('move', 'move', { allowed: false }, { unfinished: true }),
      step('battle', 'move', { allowed: false }),
      mayMove({ unit: 'MI', hexes: 0 }, { allowed: true }),
    ),
    line(
      'battle',
      ['cca-9.1', 'cca-9.2', 'cca-9.3', 'cca-9.9'],
      step('move', 'battle', { allowed: true }),
      step('battle', 'battle', { allowed: false }, { unfinished: true }),
      mayBattle('MI', 'MI', { mustBattle: false }),
      mayBattle({ unit: 'LI', battled: 'ranged' }, 'MI', { allowed: false }),
    ),
    line(
      'draw',
      ['cca-16.1'],
      step('battle', 'draw', { allowed: true, turnEnds: true }),
      proof('cca/draw', { deck: 10, discards: 4 }, { draws: 1 }),
    ),
  ],
};

const MOVING: Part = {
  title: 'turn/moving',
  lines: [
    line(
      'occupied',
      ['cca-8.8', 'cca-8.9', 'cca-8.10'],
      mayMove(
        { unit: 'LI', hexes: 2, orderedBy: 'order-light-troops', hex1: { occupant: 'friend' } },
        { allowed: true },
      ),
      mayMove({ unit: 'MC', hexes: 2, hex1: { occupant: 'friend' } }, { allowed: false }),
      mayMove({ unit: 'MC', hexes: 1, hex1: { occupant: 'friend' } }, { allowed: false }),
    ),
    line(
      'edges',
      ['cca-8.6', 'cca-8.7'],
      mayMove({ unit: 'MC', hexes: 1, leavesOver: 'own-edge' }, { allowed: false }),
    ),
    line(
      'whole',
      ['cca-8.11', 'cca-8.12'],
      mayMove({ unit: 'MI', hexes: 1, splits: true }, { allowed: false }),
      mayMove({ unit: 'MI', hexes: 1, combines: true }, { allowed: false }),
    ),
    line(
      'leader-leaves',
      ['cca-8.34', 'cca-8.35', 'cca-8.38', 'cca-8.39'],
      mayMove(
        { unit: 'LD', hexes: 1, hex1: { occupant: 'friend' } },
        { joinsUnit: true, joinedUnitOrdered: false },
      ),
      mayMove({ unit: 'MI', hexes: 1, attachedLeader: 'stays' }, { allowed: false }),
      mayMove({ unit: 'LD', hexes: 1, detaches: true, orderedBy: 'section' }, { allowed: true }),
      mayMove({ unit: 'MI', hexes: 1, attachedLeader: 'joined-goes' }, { allowed: false }),
    ),
  ],
};

const REACTIONS: Part = {
  title: 'turn/reactions',
  lines: [
    line(
      'evade',
      ['cca-13.1'],
      proof(
        'cca/evade',
        { attacker: { unit: 'MI' }, defender: { unit: 'LI' } },
        {
          allowed: true,
        },
      ),
    ),
    line(
      'first-strike',
      ['cca-18.38'],
      proof(
        'cca/may-play',
        { commandCard: 'first-strike', when: 'attack-declared' },
        { allowed: true },
      ),
    ),
    line(
      'battle-back',
      ['cca-11.54', 'cca-11.55', 'cca-11.56'],
      proof('cca/retreat', { unit: 'MI', flags: 1 }, { mayBattleBack: false }),
      proof('cca/retreat', { unit: 'MI', flags: 0 }, { mayBattleBack: true }),
      proof('cca/retreat', { unit: 'MI', flags: 1, freeHexes: 0 }, { mayBattleBack: true }),
    ),
  ],
};

const VICTORY: Part = {
  title: 'turn/victory',
  lines: [
    line(
      'banners',
      ['cca-4.2', 'cca-4.3'],
      proof(
        'cca/victory',
        { scenario: 'akragas', unitsEliminated: 1, leadersEliminated: 1 },
        {
          bannersGained: 2,
        },
      ),
    ),
    line(
      'wins',
      ['cca-4.1', 'cca-5.2'],
      proof('cca/victory', { scenario: 'akragas', banners: 4, unitsEliminated: 1 }, { won: true }),
      step('battle', 'battle', { allowed: false }, { gameWon: true }),
    ),
    line(
      'leader-exits',
      ['cca-13.25'],
      proof(
        'cca/fall-back',
        { unit: 'LD', move: 'evasion', direction: 'own-edge' },
        { leaderLost: true, banners: 0 },
      ),
    ),
  ],
};

export const turn: Sheet = {
  key: 'turn',
  slug: { es: 'turno', en: 'turn' },
  paper: 'portrait',
  points: 10,
  parts: [STEPS, MOVING, CLOSE_STEPS, FIRE_STEPS, RETREAT, ADVANCE, REACTIONS, VICTORY],
};
