import type { ClauseId } from '../../engine/core/clause-ids.ts';
import { filling, type Line, type Part, type Proof, proof, type Row, value } from '../sheet.ts';
import { elephants } from './elephants.ts';
import { evade, leaderCheck, rampage, retreat } from './proofs.ts';

const line = filling('after');

export const ELEPHANTS: Part = {
  title: 'after/elephants',
  lines: [
    elephants.attack,
    elephants.battleBack,
    elephants.swords,
    elephants.facingHorses,
    elephants.alone,
  ],
};

const OF_ATTACKER: Line = { say: 'after/of-attacker' };
const [HIT, GONE, ALONE, ESCAPE] = [
  leaderCheck({ situation: 'unit-hit' }, { dice: 2, helmetsNeeded: 2, mustEvade: false }),
  leaderCheck(
    { situation: 'unit-eliminated' },
    { dice: 1, helmetsNeeded: 1, mustEvade: true, leastHexes: 1, mostHexes: 3 },
  ),
  leaderCheck(
    { situation: 'alone', attacker: { unit: 'HI' } },
    { dice: 5, helmetsNeeded: 1, mustEvade: true, leastHexes: 1, mostHexes: 3 },
  ),
  leaderCheck(
    { situation: 'escape', attacker: { unit: 'HI', terrain: 'forest' } },
    { dice: 5, helmetsNeeded: 1, mustEvade: true, leastHexes: 1, mostHexes: 2 },
  ),
];

/** How a leader is rolled at: with what dice, how many of them must be helmets, what follows if they are not. */
const check = (
  say: string,
  asked: Proof,
  dice: Line,
  helmets: number,
  hexes: number,
  ...clauses: ClauseId[]
): Row => ({
  name: { say: `after/${say}`, clauses, proofs: [asked] },
  cells: [
    [dice],
    [value(helmets, [], asked)],
    [
      {
        say: hexes > 0 ? 'after/evades' : 'after/stays',
        with: { least: 1, hexes },
        proofs: [asked],
      },
    ],
  ],
});

export const LEADER_CHECKS: Part = {
  title: 'after/leaders',
  table: {
    columns: [
      { name: 'after/situation', holds: 'sentences' },
      { name: 'after/dice', holds: 'figures' },
      { name: 'after/helmets', holds: 'figures' },
      { name: 'after/missed' },
    ],
    groups: [
      {
        rows: [
          check('unit-hit', HIT, value(2, [], HIT), 2, 0, 'cca-15.1'),
          check('unit-eliminated', GONE, value(1, [], GONE), 1, 3, 'cca-15.2', 'cca-15.3'),
          check('alone', ALONE, OF_ATTACKER, 1, 3, 'cca-15.4', 'cca-13.18'),
          check('escape', ESCAPE, OF_ATTACKER, 1, 2, 'cca-13.28', 'cca-13.30'),
        ],
      },
    ],
  },
};

export const RAMPAGE: Part = {
  title: 'after/rampage',
  lines: [
    line(
      'rampage-dice',
      { dice: 2 },
      ['cca-12.21', 'cca-12.22', 'cca-12.23', 'cca-12.24'],
      retreat({ unit: 'EL', flags: 2 }, { rampage: true }),
      rampage({ friendlyUnits: 1, enemyUnits: 2 }, { dice: 6, diceByOwner: 4, diceByOpponent: 2 }),
    ),
    line(
      'rampage-hits',
      {},
      ['cca-12.25', 'cca-12.26'],
      rampage(
        { trampled: { who: 'WR', leader: 'attached', faces: ['blue', 'swords'] } },
        { hitsOn: ['blue'], result: { hits: 1, leaderCheckDice: 2 } },
      ),
      rampage({ trampled: { who: 'LD', faces: ['leader', 'flag'] } }, { hitsOn: ['leader'] }),
    ),
  ],
};

const LEADER_EVADES = { unit: 'LD', move: 'evasion' };

export const EVASION: Part = {
  title: 'after/evasion',
  whole: true,
  lines: [
    line(
      'who-evades',
      { any: ['LI', 'LS', 'LB', 'LC'], medium: ['MC'], heavy: ['HC', 'CH'] },
      ['cca-13.6', 'cca-13.8', 'cca-13.9', 'cca-13.10'],
      ...(['LI', 'LS', 'LB', 'LC'] as const).map((unit) => evade('LC', unit, { allowed: true })),
      evade('HI', 'MC', { allowed: true }),
      evade('HC', 'MC', { allowed: true }),
      evade('MC', 'MC', { allowed: false }),
      evade('EL', 'HC', { allowed: true }),
      evade('CH', 'HC', { allowed: false }),
      evade('MI', 'AX', { allowed: false }),
    ),
    line(
      'how-evades',
      { hexes: 2, one: 1 },
      ['cca-13.3', 'cca-13.11', 'cca-13.12', 'cca-13.13'],
      evade('MI', 'LI', { dice: 4, mostHexes: 2, rolledBeforeMove: true }),
      evade('MI', { unit: 'LI', freeHexes: 1 }, { mostHexes: 1 }),
      evade('MI', { unit: 'LI', freeHexes: 0 }, { allowed: false }),
    ),
    line(
      'evaded',
      {},
      ['cca-13.14', 'cca-13.34', 'cca-13.2'],
      evade('MI', 'LI', { mayBattleBack: false, mayAdvance: false }),
      evade('LI', 'LC', { allowed: false }, { moment: 'battle-back' }),
    ),
    line(
      'leader-evades',
      {},
      ['cca-13.15', 'cca-13.20', 'cca-13.25'],
      evade('LB', 'LD', { mustEvade: true }, { moment: 'ranged' }),
      proof(
        'cca/fall-back',
        { ...LEADER_EVADES, ends: true, holds: 'friendly-leader' },
        {
          allowed: false,
        },
      ),
      proof(
        'cca/fall-back',
        { ...LEADER_EVADES, direction: 'own-edge' },
        {
          allowed: true,
          banners: 0,
        },
      ),
    ),
  ],
};
