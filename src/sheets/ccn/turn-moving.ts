import { about, type Part, proof } from '../sheet.ts';
import { fallBack, leaderRetreat, mayMove, mayOrder } from './proofs.ts';

const line = about('moving');
const into = (unit: string, occupant: string, expect: object, more: object = {}) =>
  mayMove({ unit, hexes: 1, hex1: { occupant }, ...more }, expect);
const past = (unit: string, occupant: string, expect: object) =>
  mayMove({ unit, hexes: 2, hex1: { occupant } }, expect);

export const MOVING: Part = {
  title: 'moving/title',
  lines: [
    line(
      'occupied',
      ['ccn-5.36', 'ccn-5.37'],
      into('line', 'friend', { allowed: false }),
      past('light', 'friend', { allowed: false }),
      into('light-cavalry', 'enemy', { allowed: false }),
      into('light-cavalry', 'enemy-leader', { allowed: false }),
    ),
    line(
      'meets-leader',
      ['ccn-5.38'],
      into('line', 'friendly-leader', { allowed: true }),
      past('light-cavalry', 'friendly-leader', { allowed: false }),
    ),
    line(
      'whole',
      ['ccn-5.40', 'ccn-5.41', 'ccn-5.42'],
      mayMove({ unit: 'line', leavesBoard: true }, { allowed: false }),
      mayMove({ unit: 'line', splits: true }, { allowed: false }),
      mayMove({ unit: 'line', combines: true }, { allowed: false }),
    ),
    line(
      'leader-passes',
      ['ccn-5.54', 'ccn-5.55', 'ccn-5.57', 'ccn-5.58'],
      mayMove({ unit: 'leader', hexes: 3 }, { allowed: true, maxHexes: 3 }),
      past('leader', 'friend', { allowed: true }),
      into('leader', 'friend', { allowed: true, leaderJoins: true }),
      into('leader', 'friend-with-leader', { allowed: false }),
      past('leader', 'enemy', { allowed: false }),
    ),
    line(
      'leader-detaches',
      ['ccn-5.16', 'ccn-5.60'],
      mayOrder(
        { commandCard: 'probe-left', section: 'left', unit: 'line', leader: true },
        { allowed: true, cost: 1 },
      ),
      mayMove({ unit: 'leader', hexes: 1, detaches: true }, { allowed: true }),
      mayMove({ unit: 'line', hexes: 1, leader: true }, { leaderGoesAlong: true }),
    ),
    line(
      'joined',
      ['ccn-5.62', 'ccn-5.63', 'ccn-5.65'],
      into(
        'leader',
        'friend',
        { joinedUnitMayMove: false, joinedUnitMayFight: true },
        { joinedUnit: 'ordered' },
      ),
      into('leader', 'friend', { joinedUnitMayFight: false }, { joinedUnit: 'unordered' }),
    ),
  ],
};

/** The way of a leader who loses his unit, or who was attacked alone. */
export const LEADERS: Part = {
  title: 'moving/leader-back',
  lines: [
    line(
      'leader-way',
      ['ccn-5.197', 'ccn-5.202', 'ccn-5.203'],
      leaderRetreat({ wayHexes: 3 }, { allowed: true, leastHexes: 1, mostHexes: 3 }),
      fallBack({ unit: 'leader', direction: 'sideways' }, { allowed: false }),
      fallBack({ unit: 'leader', hexTerrain: 'rugged-hill' }, { allowed: false }),
      leaderRetreat({ noWay: true }, { leaderLost: true, banners: 1 }),
    ),
    line(
      'leader-ends',
      ['ccn-5.204', 'ccn-5.205', 'ccn-5.206'],
      fallBack({ unit: 'leader', holds: 'friendly-unit' }, { allowed: true, attaches: true }),
      fallBack({ unit: 'leader', holds: 'friendly-leader' }, { allowed: false }),
      fallBack(
        { unit: 'leader', holds: 'friendly-unit-with-leader', ends: false },
        { allowed: true },
      ),
    ),
    line(
      'leader-escapes',
      ['ccn-5.209', 'ccn-5.210', 'ccn-5.211'],
      fallBack({ unit: 'leader', holds: 'enemy-unit', ends: false }, { escapeNeeded: true }),
      proof(
        'ccn/escape',
        { first: { unit: 'line', blocks: 4, faces: ['saber'] } },
        { dice: 4, leaderLost: true, banners: 1 },
      ),
      proof(
        'ccn/escape',
        {
          first: { unit: 'line', blocks: 1 },
          second: { unit: 'line', blocks: 1 },
          third: true,
        },
        { leaderLost: true },
      ),
    ),
    line(
      'leader-leaves',
      ['ccn-5.201', 'ccn-5.165'],
      leaderRetreat(
        { wayHexes: 1, leaves: true, hexesToEdge: 0 },
        { allowed: true, leavesBoard: true, banners: 0 },
      ),
      leaderRetreat({ wayHexes: 1, hexesToEdge: 0 }, { allowed: false }),
    ),
  ],
};
