import { expect, test } from 'vitest';
import { put, type Query } from '../../core/query.ts';
import { read } from '../../core/schema.ts';
import { fallBack } from '../retreat/fall-back.ts';
import { rampage } from '../retreat/rampage.ts';
import { retreat } from '../retreat/retreat.ts';
import { momentum } from './advance.ts';
import { evade } from './evade.ts';
import { leaderCheck } from './leader-check.ts';

/** What is left out means the ordinary case: nobody near, open ground, the readings adopted. */
const LEFT_OUT: [Query, object, object][] = [
  [
    retreat as Query,
    { unit: 'MI' },
    {
      unit: 'MI',
      blocks: undefined,
      flags: 1,
      hits: 0,
      rolledIn: 'attack',
      rolledBy: 'other',
      leader: 'none',
      leaderCheck: undefined,
      support: 0,
      terrain: 'clear',
      rampart: 'none',
      ignores: undefined,
      freeHexes: undefined,
      blockedBy: 'units',
      leaderAt: undefined,
      stopsAtLeader: true,
      blockers: { first: undefined, second: undefined },
      readings: { R18: 'a', R23: 'a', R24: 'a', R26: 'a', R27: 'a' },
    },
  ],
  [
    fallBack as Query,
    { unit: 'MI' },
    {
      unit: 'MI',
      move: 'retreat',
      leader: 'none',
      direction: 'own-side',
      hexTerrain: 'clear',
      holds: 'nobody',
      nthHex: 1,
      ends: true,
      enemiesBehind: 'both',
      escaped: false,
      readings: { R21: 'a', R23: 'a', R59: 'a', R60: 'a', R62: 'a', R63: 'a' },
    },
  ],
  [
    rampage as Query,
    {},
    {
      friendlyUnits: 0,
      enemyUnits: 0,
      friendlyLeaders: 0,
      enemyLeaders: 0,
      trampled: {
        who: 'nobody',
        side: 'enemy',
        blocks: undefined,
        leader: 'none',
        faces: undefined,
        leaderCheck: undefined,
      },
      readings: { R28: 'a' },
    },
  ],
  [
    evade as Query,
    { attacker: { unit: 'MI' }, defender: { unit: 'LI' } },
    {
      attacker: { unit: 'MI', blocks: undefined, leader: 'none', terrain: 'clear', moved: 0 },
      defender: {
        unit: 'LI',
        blocks: undefined,
        leader: 'none',
        terrain: 'clear',
        freeHexes: undefined,
      },
      moment: 'declared',
      card: 'none',
      bonus: false,
      faces: undefined,
      leaderCheck: undefined,
      readings: { R31: 'a', R45: 'a', R70: 'a', R71: 'a' },
    },
  ],
  [
    leaderCheck as Query,
    { situation: 'alone' },
    {
      situation: 'alone',
      cause: 'close',
      hits: 1,
      attacker: { unit: undefined, blocks: undefined, terrain: 'clear', moved: 0 },
      leaderTerrain: 'clear',
      card: 'none',
      bonus: false,
      hexesUsed: 1,
      checkFaces: undefined,
      readings: { R28: 'a', R29: 'a', R30: 'a', R37: 'a', R63: 'a', R70: 'a', R71: 'a' },
    },
  ],
  [
    momentum as Query,
    { unit: 'MI' },
    {
      unit: 'MI',
      leader: 'none',
      rolledAs: 'attack',
      target: 'retreated',
      bonus: false,
      advances: 1,
      battlesAgain: false,
      vacatedTerrain: 'clear',
      readings: { R43: 'a', R44: 'a', R45: 'a', R46: 'a' },
    },
  ],
];

test.each(LEFT_OUT.map(([query, draft, whole]) => ({ id: query.id, query, draft, whole })))(
  '$id: what is left out means the ordinary case',
  ({ query, draft, whole }) => {
    expect(read(query.fields, draft)).toStrictEqual({ value: whole });
  },
);

function rulingOf(query: Query, draft: object) {
  const reply = put(query, draft);
  if (!('ruling' in reply)) throw new Error(JSON.stringify(reply.violations));
  return reply.ruling;
}

/** The samples that forms start from, and what comes of them. */
const SAMPLES: [Query, string, object][] = [
  [retreat as Query, 'cca/retreat', { retreatHexes: 4, hexesMade: 3, blocksLostInRetreat: 1 }],
  [fallBack as Query, 'cca/fall-back', { allowed: true, attaches: true, mayStop: true }],
  [
    rampage as Query,
    'cca/rampage',
    { hexes: 5, dice: 10, hitsOn: ['blue'], result: { hits: 1, leaderCheckDice: 2 } },
  ],
  [evade as Query, 'cca/evade', { dice: 4, mostHexes: 1, result: { hits: 1, blocksLeft: 3 } }],
  [leaderCheck as Query, 'cca/leader-check', { dice: 4, chance: '671/1296' }],
  [momentum as Query, 'cca/momentum', { allowed: true, mostHexes: 2, bonusCombat: true }],
];

test.each(SAMPLES)('%# sample of %s', (query, id, expected) => {
  expect(query.id).toBe(id);
  const { answer } = rulingOf(query, query.sample);
  expect(answer).toMatchObject(expected);
});

type Told = [say: string, values: object, effect?: object];

/** Steps with what they say, and the values of the summary. */
const TOLD: [string, Query, object, Told[], object][] = [
  [
    'a retreat',
    retreat as Query,
    { unit: 'MC', hits: 1, leaderAt: 2 },
    [
      ['cca-12.1', { target: 'MC', hits: 1 }],
      ['cca-12.11', { target: 'MC', hexes: 2 }, { on: 'joinsLeader', from: false, to: true }],
      ['cca-12.12', { target: 'MC', hexes: 2 }, { on: 'mayStop', from: false, to: true }],
      ['cca-12.5', { target: 'MC' }],
      ['cca-11.56', { unit: 'MC' }],
    ],
    { target: 'MC', hexes: 2, due: 3, lost: 0, left: 2, paid: 0 },
  ],
  [
    'a retreat that a second leader bars',
    retreat as Query,
    { unit: 'MC', leader: 'attached', ignores: 0, leaderAt: 2 },
    [
      ['cca-8.32/retreat', { target: 'MC', hexes: 2 }, { on: 'hexesMade', from: 3, to: 1 }],
      ['cca-12.14', { target: 'MC', flags: 1, ignorable: 1, ignored: 0 }],
      ['cca-12.9', { target: 'MC' }],
      ['cca-12.10', { target: 'MC' }],
    ],
    { target: 'MC', hexes: 1, due: 3, lost: 2, left: 1 },
  ],
  [
    'a retreat that cannot be made',
    retreat as Query,
    { unit: 'HI', freeHexes: 0, blockedBy: 'impassable' },
    [
      ['cca-12.8', { target: 'HI' }],
      ['cca-12.13', { target: 'HI', hexes: 1, lost: 1 }, { on: 'blocks', from: 4, to: 3 }],
      ['cca-11.55', { unit: 'HI' }],
    ],
    { target: 'HI', hexes: 0, due: 1, lost: 1, left: 3 },
  ],
  [
    'elephants that push',
    retreat as Query,
    { unit: 'EL', freeHexes: 0 },
    [['cca-12.28', { hexes: 1 }, { on: 'blockersLose', from: 0, to: 1 }]],
    { target: 'EL', hexes: 0, due: 1, lost: 0, left: 2, paid: 1 },
  ],
  [
    'elephants that go back',
    retreat as Query,
    { unit: 'EL', flags: 2 },
    [['cca-12.27', { hexes: 2 }]],
    { hexes: 2, due: 2 },
  ],
  [
    'a step back',
    fallBack as Query,
    { unit: 'HI', hexTerrain: 'ford', nthHex: 2 },
    [
      ['cca-12.6/towards', { target: 'HI', hexes: 2, terrain: 'ford' }],
      ['cca-12.7', { target: 'HI', hexes: 2, terrain: 'ford' }],
    ],
    { target: 'HI' },
  ],
  [
    'a step that is forbidden',
    fallBack as Query,
    { unit: 'LI', direction: 'sideways' },
    [
      [
        'cca-12.6',
        { target: 'LI', hexes: 1, terrain: 'clear' },
        { on: 'allowed', from: true, to: false },
      ],
    ],
    { target: 'LI' },
  ],
  [
    'an evasion that terrain stops',
    fallBack as Query,
    { unit: 'LI', move: 'evasion', hexTerrain: 'forest', readings: { R59: 'b' } },
    [
      [
        'cca-13.11/stops',
        { target: 'LI', hexes: 1, terrain: 'forest' },
        { on: 'mustStop', from: false, to: true },
      ],
    ],
    { target: 'LI' },
  ],
  [
    'a leader who lets a unit stop',
    fallBack as Query,
    { unit: 'LI', holds: 'friendly-leader' },
    [
      [
        'cca-12.12/may-stop',
        { target: 'LI', hexes: 1, terrain: 'clear' },
        { on: 'mayStop', from: false, to: true },
      ],
    ],
    { target: 'LI' },
  ],
  [
    'a rampage',
    rampage as Query,
    {
      enemyUnits: 2,
      friendlyUnits: 1,
      trampled: { who: 'WR', leader: 'attached', faces: ['blue', 'blue'] },
    },
    [
      ['cca-12.22', { hexes: 3 }],
      ['cca-12.23', { hexes: 3, dice: 6 }, { on: 'dice', from: 0, to: 6 }],
      ['cca-12.24', { own: 4, other: 2 }],
      ['cca-12.25', { target: 'WR', faces: ['blue'] }],
      ['cca-11.51', { target: 'WR', lost: 2, left: 2 }, { on: 'blocks', from: 4, to: 2 }],
      ['cca-15.1', { dice: 2 }],
      ['cca-12.26', { target: 'WR' }],
    ],
    { target: 'WR', hits: 2, left: 2 },
  ],
  [
    'an evasion',
    evade as Query,
    {
      attacker: { unit: 'MI' },
      defender: { unit: 'LI', leader: 'attached', freeHexes: 1 },
      faces: ['green'],
    },
    [
      ['cca-13.1', { unit: 'LI', attacker: 'MI' }],
      ['cca-13.3', { unit: 'LI' }],
      ['cca-13.5', { unit: 'LI' }],
      ['cca-13.12', { unit: 'LI', attacker: 'MI' }, { on: 'mostHexes', from: 0, to: 1 }],
      ['cca-13.14', { unit: 'LI' }],
    ],
    { unit: 'LI', attacker: 'MI', dice: 4, faces: ['green'], hexes: 1 },
  ],
  [
    'an evasion that the type forbids',
    evade as Query,
    { attacker: { unit: 'LC' }, defender: { unit: 'CH' } },
    [['cca-13.9/no', { unit: 'CH', attacker: 'LC' }, { on: 'allowed', from: true, to: false }]],
    { unit: 'CH', attacker: 'LC' },
  ],
  [
    'an evasion that the moment forbids',
    evade as Query,
    { attacker: { unit: 'MI' }, defender: { unit: 'LI' }, moment: 'battle-back' },
    [['cca-13.2', { unit: 'LI', attacker: 'MI' }, { on: 'allowed', from: true, to: false }]],
    { unit: 'LI', attacker: 'MI' },
  ],
  [
    'the evasion of a leader',
    evade as Query,
    { attacker: { unit: 'MI' }, defender: { unit: 'LD' } },
    [
      ['cca-13.16', { unit: 'LD' }],
      ['cca-13.15', { unit: 'LD' }],
    ],
    { unit: 'LD', attacker: 'MI', dice: 4, faces: ['leader'], hexes: 3 },
  ],
  [
    'a check',
    leaderCheck as Query,
    { situation: 'unit-hit', checkFaces: ['leader', 'leader'] },
    [
      ['cca-15.1', { dice: 2 }, { on: 'dice', from: 0, to: 2 }],
      ['cca-15.6', {}, { on: 'banners', from: 0, to: 1 }],
    ],
    { dice: 2, chance: '1/36', hexes: 0 },
  ],
  [
    'the last check',
    leaderCheck as Query,
    { situation: 'unit-eliminated' },
    [
      ['cca-15.2', { dice: 1 }, { on: 'dice', from: 0, to: 1 }],
      ['cca-15.3', {}, { on: 'mustEvade', from: false, to: true }],
    ],
    { dice: 1, chance: '1/6', hexes: 3 },
  ],
  [
    'an attack on a leader alone',
    leaderCheck as Query,
    { situation: 'alone', attacker: { unit: 'MI' } },
    [
      ['cca-15.4', { unit: 'MI', target: 'LD' }],
      ['cca-13.16', { unit: 'LD' }],
      ['cca-13.17', {}, { on: 'hitsOn', from: [], to: ['leader'] }],
      ['cca-15.5', {}, { on: 'mustEvade', from: false, to: true }],
    ],
    { dice: 4, chance: '671/1296', hexes: 3 },
  ],
  [
    'a rampage at a leader alone',
    leaderCheck as Query,
    { situation: 'alone', cause: 'rampage' },
    [
      ['cca-12.23', { hexes: 1, dice: 2 }],
      ['cca-12.25/leader', { target: 'LD', faces: ['leader'] }],
    ],
    { dice: 2, chance: '11/36', hexes: 0 },
  ],
  [
    'an escape',
    leaderCheck as Query,
    { situation: 'escape', attacker: { unit: 'MI' } },
    [
      ['cca-13.27', { unit: 'MI' }],
      ['cca-13.28', { unit: 'MI' }],
      ['cca-13.29', {}, { on: 'hitsOn', from: [], to: ['leader'] }],
      ['cca-13.30', { hexes: 2 }, { on: 'mustEvade', from: false, to: true }],
    ],
    { dice: 4, chance: '671/1296', hexes: 2 },
  ],
  [
    'an advance',
    momentum as Query,
    { unit: 'HI', leader: 'attached' },
    [
      ['cca-13.32', { unit: 'HI', terrain: 'clear' }, { on: 'mayAdvance', from: false, to: true }],
      ['cca-15.9', { unit: 'HI', terrain: 'clear' }],
      ['cca-13.33', { unit: 'HI' }],
      ['cca-13.37', { unit: 'HI' }],
      ['cca-13.42', { unit: 'HI' }],
    ],
    { unit: 'HI', hexes: 1 },
  ],
  [
    'an advance that is not made',
    momentum as Query,
    { unit: 'HC', advances: 0 },
    [['cca-13.33/stays', { unit: 'HC' }, { on: 'bonusCombat', from: true, to: false }]],
    { unit: 'HC', hexes: 2 },
  ],
  [
    'an advance that terrain stops',
    momentum as Query,
    { unit: 'HC', vacatedTerrain: 'ford' },
    [
      [
        'cca-17.27/advance',
        { unit: 'HC', terrain: 'ford' },
        { on: 'extraHex', from: true, to: false },
      ],
    ],
    { unit: 'HC', hexes: 1 },
  ],
  [
    'no advance',
    momentum as Query,
    { unit: 'HC', target: 'held' },
    [['cca-13.32/held', { unit: 'HC' }]],
    { unit: 'HC', hexes: 0 },
  ],
];

test.each(TOLD)('%s tells what it did', (_, query, draft, told, summary) => {
  const ruling = rulingOf(query, draft);
  const steps = ruling.steps.map(({ say, with: values, effect }) =>
    effect ? [say, values, effect] : [say, values],
  );
  for (const step of told) expect(steps).toContainEqual(step);
  for (const { clause, say } of ruling.steps) expect(say.split('/')[0]).toBe(clause);
  expect(ruling.summary.with).toMatchObject(summary);
});

/** What a violation tells the player beside its field. */
test.each([
  [retreat as Query, { unit: 'HI', rolledIn: 'ranged', rolledBy: 'MI' }, { unit: 'MI' }],
  [retreat as Query, { unit: 'HI', leaderCheck: [] }, { target: 'HI' }],
  [retreat as Query, { unit: 'HI', blockers: { first: 1 } }, { unit: 'HI' }],
  [rampage as Query, { friendlyUnits: 4, enemyUnits: 4 }, { given: 8, max: 6 }],
  [rampage as Query, { trampled: { who: 'MI', leaderCheck: [] } }, { target: 'MI' }],
  [
    evade as Query,
    { attacker: { unit: 'LI' }, defender: { unit: 'LI' }, faces: ['red', 'red', 'red'] },
    { given: 3, dice: 2, unit: 'LI' },
  ],
  [
    evade as Query,
    { attacker: { unit: 'LI' }, defender: { unit: 'LI' }, leaderCheck: [] },
    { target: 'LI' },
  ],
  [
    evade as Query,
    { attacker: { unit: 'MI' }, defender: { unit: 'LI' }, moment: 'ranged' },
    { unit: 'MI' },
  ],
  [
    leaderCheck as Query,
    { situation: 'alone', cause: 'ranged', attacker: { unit: 'HI' } },
    { unit: 'HI' },
  ],
  [
    leaderCheck as Query,
    { situation: 'unit-eliminated', checkFaces: ['red', 'red'] },
    { given: 2, dice: 1 },
  ],
  [momentum as Query, { unit: 'LC', vacatedTerrain: 'coast' }, { unit: 'LC', terrain: 'coast' }],
])('%# a violation tells what is wrong', (query, draft, values) => {
  const reply = put(query, draft);
  expect('violations' in reply && reply.violations.map((one) => one.with)).toEqual([values]);
});
