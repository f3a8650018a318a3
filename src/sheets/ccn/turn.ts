import { about, type Part, proof, type Sheet } from '../sheet.ts';
import { mayFire, mayMove, mayOrder, turn as phase } from './proofs.ts';
import { SQUARES } from './squares.ts';
import { ADVANCE } from './turn-advance.ts';
import { FIRE_STEPS, MELEE_STEPS } from './turn-combat.ts';
import { LEADERS, MOVING } from './turn-moving.ts';
import { REACTIONS } from './turn-reactions.ts';
import { RETREAT } from './turn-retreat.ts';

const line = about('turn');
const ORDER = { commandCard: 'probe-left', section: 'left', unit: 'line' };

const STEPS: Part = {
  title: 'turn/steps',
  inOrder: true,
  lines: [
    line(
      'play',
      ['ccn-5.6', 'ccn-5.11'],
      phase('command', 'play-card', { allowed: true }),
      phase('command', 'order', { allowed: false }),
      phase('orders', 'draw', { allowed: true, turnEnds: true }, { ordersNobody: true }),
    ),
    line(
      'order',
      ['ccn-5.12', 'ccn-5.14', 'ccn-6.44'],
      phase('orders', 'order', { allowed: true }),
      mayOrder({ ...ORDER, alreadyOrdered: true }, { allowed: false }),
      phase('orders', 'leave-square', { allowed: true }),
      phase('movement', 'leave-square', { allowed: false }),
    ),
    line(
      'move',
      ['ccn-5.32', 'ccn-5.34', 'ccn-5.4'],
      phase('orders', 'move', { allowed: true }),
      phase('combat', 'move', { allowed: false }),
      mayMove({ unit: 'line', hexes: 0 }, { allowed: true }),
    ),
    line(
      'fight',
      ['ccn-5.68', 'ccn-5.5', 'ccn-5.67', 'ccn-5.69'],
      phase('movement', 'fight', { allowed: true }),
      phase('combat', 'fight', { allowed: false }, { unfinished: true }),
      mayFire({ unit: 'line', fought: 'melee' }, { allowed: false }),
      mayFire({ unit: 'line' }, { allowed: true }),
    ),
    line(
      'draw',
      ['ccn-5.241', 'ccn-5.242', 'ccn-5.244'],
      phase('combat', 'draw', { allowed: true, turnEnds: true }),
      proof('ccn/draw', { strikesPlayed: 1 }, { drawsFirst: 'opponent' }),
      proof('ccn/draw', { commandCard: 'elan' }, { reshuffle: true }),
    ),
  ],
};

const VICTORY: Part = {
  title: 'turn/victory',
  lines: [
    line(
      'banners',
      ['ccn-4.2', 'ccn-4.3'],
      proof(
        'ccn/victory',
        { unitsEliminated: 1, leadersEliminated: 1, objectiveBanners: 1 },
        { bannersGained: 3 },
      ),
    ),
    line(
      'wins',
      ['ccn-4.1', 'ccn-4.4', 'ccn-5.247'],
      proof(
        'ccn/victory',
        { bannersToWin: 6, banners: 5, unitsEliminated: 1, inOpponentTurn: true },
        { won: true, endsAtOnce: true },
      ),
    ),
  ],
};

export const turn: Sheet = {
  key: 'turn',
  slug: { es: 'turno', en: 'turn' },
  paper: 'portrait',
  points: 8,
  parts: [
    STEPS,
    VICTORY,
    MOVING,
    FIRE_STEPS,
    MELEE_STEPS,
    REACTIONS,
    SQUARES,
    RETREAT,
    ADVANCE,
    LEADERS,
  ],
};
