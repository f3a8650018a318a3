import { describe, expect, test } from 'vitest';
import examples from '../../content/cca/11-close-combat/examples.ts';
import { ask } from '../../src/engine/index.ts';

/** Worked cases with a clause of chapter 11; each is an example of the chapter or a row below. */
const OF_CLOSE_COMBAT = [
  1, 2, 3, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 26, 33, 37, 41, 43, 125, 127, 129, 131,
  133, 135, 137, 139, 141, 143, 145, 147, 149, 151, 153, 157, 161, 173, 175, 189, 197, 203, 225,
  279, 287, 311, 313, 319, 323, 325, 327, 337, 345, 347, 363, 371, 373, 375, 377, 379, 381, 383,
];
/** They name a clause of chapter 11 but ask for the dice of ranged combat. */
const OF_RANGED_COMBAT = [8];

const MAY = 'cca/may-battle';
const COMBAT = 'cca/close-combat';
const ROLL = 'cca/close-combat-roll';
const OUTCOME = 'cca/close-combat-outcome';

type Case = [number: number, situation: string, query: string, input: object, expected: object];

const MAY_IT_BATTLE: Case[] = [
  [
    85,
    'elephants under Mounted Charge move 3 hexes',
    MAY,
    { attacker: { unit: 'EL', moved: 3 }, defender: { unit: 'MI' }, card: 'mounted-charge' },
    { allowed: true },
  ],
  [
    85,
    'elephants under Mounted Charge do not move 4 hexes',
    MAY,
    { attacker: { unit: 'EL', moved: 4 }, defender: { unit: 'MI' }, card: 'mounted-charge' },
    { allowed: false },
  ],
  [
    87,
    'warriors under Line Command do not charge 2 hexes',
    MAY,
    { attacker: { unit: 'WR', moved: 2 }, defender: { unit: 'MI' }, card: 'line-command' },
    { allowed: false },
  ],
  [
    89,
    'warriors under Double Time that move 3 hexes must battle',
    MAY,
    { attacker: { unit: 'WR', moved: 3 }, defender: { unit: 'MI' }, card: 'double-time' },
    { allowed: true, mustBattle: true },
  ],
  [
    99,
    'medium infantry has no missiles',
    MAY,
    { kind: 'ranged', attacker: { unit: 'MI' }, defender: { unit: 'LI' }, distance: 2 },
    { allowed: false },
  ],
  [
    119,
    'light cavalry that fired does not close combat',
    MAY,
    { attacker: { unit: 'LC', battled: 'ranged' }, defender: { unit: 'LI' } },
    { allowed: false },
  ],
  [
    237,
    'light cavalry that entered a forest does not close combat',
    MAY,
    { attacker: { unit: 'LC', moved: 1, terrain: 'forest' }, defender: { unit: 'LI' } },
    { allowed: false },
  ],
  [
    237,
    'light cavalry that entered a forest does not fire',
    MAY,
    {
      kind: 'ranged',
      attacker: { unit: 'LC', moved: 1, terrain: 'forest' },
      defender: { unit: 'LI' },
      distance: 2,
    },
    { allowed: false },
  ],
  [
    239,
    'warriors that charge into a forest must battle',
    MAY,
    { attacker: { unit: 'WR', moved: 2, terrain: 'forest' }, defender: { unit: 'MI' } },
    { allowed: true, mustBattle: true },
  ],
  [
    239,
    'warriors that charge into a forest roll 2 dice',
    COMBAT,
    { attacker: { unit: 'WR', moved: 2, terrain: 'forest' }, defender: { unit: 'MI' } },
    { dice: 2 },
  ],
  [
    241,
    'Double Time lets no medium infantry battle on entering a forest',
    MAY,
    {
      attacker: { unit: 'MI', moved: 2, terrain: 'forest' },
      defender: { unit: 'MI' },
      card: 'double-time',
    },
    { allowed: false },
  ],
  ...[277, 409].map(
    (number): Case => [
      number,
      'nobody fires under Mounted Charge',
      MAY,
      {
        kind: 'ranged',
        attacker: { unit: 'LC', moved: 2 },
        defender: { unit: 'MI' },
        distance: 2,
        card: 'mounted-charge',
      },
      { allowed: false },
    ],
  ),
  [
    281,
    'Darken the Sky lets no unit fire past an adjacent enemy',
    MAY,
    {
      kind: 'ranged',
      attacker: { unit: 'LB', enemiesAdjacent: 1 },
      defender: { unit: 'MI' },
      distance: 2,
      card: 'darken-the-sky',
    },
    { allowed: false },
  ],
  [
    355,
    'an adjacent enemy obliges nobody to battle',
    MAY,
    { attacker: { unit: 'MI' }, defender: { unit: 'MI' } },
    { allowed: true, mustBattle: false },
  ],
  [
    363,
    'the enemy in an adjacent hex is attacked in close combat',
    MAY,
    { kind: 'close', attacker: { unit: 'LI' }, defender: { unit: 'MI' }, distance: 1 },
    { allowed: true },
  ],
  [
    363,
    'the enemy in an adjacent hex is not fired at',
    MAY,
    { kind: 'ranged', attacker: { unit: 'LI' }, defender: { unit: 'MI' }, distance: 1 },
    { allowed: false },
  ],
  [
    363,
    'the enemy 2 hexes away is fired at',
    MAY,
    { kind: 'ranged', attacker: { unit: 'LI' }, defender: { unit: 'MI' }, distance: 2 },
    { allowed: true },
  ],
  [
    363,
    'the enemy 2 hexes away is not attacked in close combat',
    MAY,
    { kind: 'close', attacker: { unit: 'LI' }, defender: { unit: 'MI' }, distance: 2 },
    { allowed: false },
  ],
  [
    365,
    'a target 3 hexes away is out of range of light cavalry',
    MAY,
    { kind: 'ranged', attacker: { unit: 'LC' }, defender: { unit: 'MI' }, distance: 3 },
    { allowed: false },
  ],
];

const evasion = (number: number, attacker: string, defender: string, allowed: boolean): Case => [
  number,
  `${defender} ${allowed ? 'evades' : 'does not evade'} from ${attacker}`,
  COMBAT,
  { attacker: { unit: attacker }, defender: { unit: defender }, evades: true },
  { allowed },
];

const EVASION: Case[] = [
  evasion(39, 'HC', 'CH', false),
  evasion(191, 'LC', 'MC', false),
  evasion(193, 'EL', 'HC', true),
  evasion(335, 'MC', 'MC', false),
  [
    45,
    'the evading cavalry is rolled at with all dice',
    COMBAT,
    {
      attacker: { unit: 'HI', leader: 'attached' },
      defender: { unit: 'MC' },
      evades: true,
      bonus: true,
    },
    { dice: 5, hitsOn: ['blue'], battleBack: null },
  ],
  [
    199,
    'a unit that evaded does not battle back and leaves no hex to advance into',
    ROLL,
    {
      attacker: { unit: 'MI' },
      defender: { unit: 'LI' },
      evades: true,
      faces: ['red', 'red', 'red', 'red'],
    },
    { battleBack: { allowed: false }, mayAdvance: false },
  ],
  [
    315,
    'the forest protects the unit that evades',
    COMBAT,
    { attacker: { unit: 'MI' }, defender: { unit: 'LI', terrain: 'forest' }, evades: true },
    { dice: 2, chances: { 'at-least-one-hit': '11/36' } },
  ],
  [
    373,
    'light infantry may stand',
    COMBAT,
    { attacker: { unit: 'MI' }, defender: { unit: 'LI' } },
    { allowed: true, battleBack: { dice: 2 } },
  ],
];

const attack = (number: number, attacker: object, defender: object, dice: number): Case => [
  number,
  `${JSON.stringify(attacker)} rolls ${dice} dice`,
  COMBAT,
  { attacker, defender },
  { dice },
];

const DICE: Case[] = [
  attack(375, { unit: 'LI' }, { unit: 'MI' }, 2),
  attack(375, { unit: 'AX' }, { unit: 'MI' }, 3),
  attack(375, { unit: 'WR', blocks: 2 }, { unit: 'MI' }, 3),
  attack(375, { unit: 'MI' }, { unit: 'MI' }, 4),
  attack(375, { unit: 'HI' }, { unit: 'MI' }, 5),
  attack(375, { unit: 'MC' }, { unit: 'MI' }, 3),
  attack(227, { unit: 'HI' }, { unit: 'MI', terrain: 'hill' }, 2),
  attack(229, { unit: 'MI', terrain: 'hill' }, { unit: 'MI', terrain: 'hill' }, 3),
  attack(235, { unit: 'HI', moved: 1, terrain: 'rough' }, { unit: 'MI' }, 2),
  [
    219,
    'Mounted Charge adds its die to the bonus combat as well',
    COMBAT,
    { attacker: { unit: 'HC' }, defender: { unit: 'MI' }, card: 'mounted-charge', bonus: true },
    { dice: 5 },
  ],
  [
    231,
    'Mounted Charge lies above the maximum from hill to hill',
    COMBAT,
    {
      attacker: { unit: 'MC', terrain: 'hill' },
      defender: { unit: 'MI', terrain: 'hill' },
      card: 'mounted-charge',
    },
    { dice: 3 },
  ],
  [
    233,
    'Clash of Shields lies above the maximum downhill',
    COMBAT,
    {
      attacker: { unit: 'HI', terrain: 'hill' },
      defender: { unit: 'MI' },
      card: 'clash-of-shields',
    },
    { dice: 5 },
  ],
  [
    401,
    'Clash of Shields lies above the maximum of rough ground',
    COMBAT,
    {
      attacker: { unit: 'HI', terrain: 'rough' },
      defender: { unit: 'MI' },
      card: 'clash-of-shields',
    },
    { dice: 4 },
  ],
  [
    189,
    'four dice show a flag',
    COMBAT,
    { attacker: { unit: 'MI' }, defender: { unit: 'HI' } },
    { chances: { 'at-least-one-flag': '671/1296' } },
  ],
  [
    247,
    'a rampart takes the first sword',
    COMBAT,
    { attacker: { unit: 'HI' }, defender: { unit: 'MI', rampart: 'between' } },
    { chances: { 'at-least-one-hit': '19/27' } },
  ],
];

const rolled = (
  number: number,
  situation: string,
  attacker: object,
  defender: object,
  faces: string,
  expected: object,
): Case => [number, situation, ROLL, { attacker, defender, faces: faces.split(' ') }, expected];

const MI = { unit: 'MI' };
const FLAG = 'flag green green green';

const RETREAT: Case[] = [
  rolled(17, 'support takes one flag', MI, { unit: 'HI', support: 2 }, FLAG, { retreatHexes: 0 }),
  rolled(22, 'light cavalry, 1 flag', MI, { unit: 'LC' }, 'flag blue red red', { retreatHexes: 4 }),
  rolled(23, 'light cavalry, 2 flags', MI, { unit: 'LC' }, 'flag flag red red', {
    retreatHexes: 8,
  }),
  rolled(24, 'light infantry, 1 flag', MI, { unit: 'LI' }, 'flag blue red red', {
    retreatHexes: 2,
  }),
  rolled(
    25,
    'light infantry on its baseline',
    MI,
    { unit: 'LI', freeHexes: 0, blockedBy: 'edge' },
    'flag blue red red',
    { blocksLostInRetreat: 2, blocksLeft: 2 },
  ),
  rolled(27, 'one hex missing', { unit: 'EL' }, { unit: 'HC', freeHexes: 2 }, FLAG, {
    hexesMade: 2,
    blocksLostInRetreat: 1,
  }),
  rolled(28, 'elephants follow', { unit: 'EL' }, { unit: 'HC' }, FLAG, { mayAdvance: true }),
  rolled(
    29,
    'elephants get no support',
    { unit: 'WR' },
    { unit: 'EL', support: 2 },
    'flag flag green',
    { flagsIgnorable: 0, retreatHexes: 2 },
  ),
  rolled(
    32,
    'elephants push what blocks them',
    { unit: 'WR' },
    { unit: 'EL', support: 2, freeHexes: 0 },
    'flag flag green',
    { blockersLose: 2, blocksLostInRetreat: 0, blocksLeft: 2 },
  ),
  rolled(35, 'light cavalry held up', MI, { unit: 'LC', freeHexes: 1 }, 'flag blue red red', {
    hexesMade: 1,
    blocksLostInRetreat: 3,
    eliminated: true,
  }),
  rolled(
    163,
    'three reasons take three flags',
    MI,
    { unit: 'WR', leader: 'attached', support: 2 },
    'flag flag flag green',
    { flagsIgnorable: 3, retreatHexes: 0 },
  ),
  rolled(165, 'a unit and a lone leader support', MI, { unit: 'MI', support: 2 }, FLAG, {
    flagsIgnorable: 1,
    retreatHexes: 0,
  }),
  rolled(167, 'elephants give support', MI, { unit: 'HI', support: 2 }, FLAG, {
    flagsIgnorable: 1,
    retreatHexes: 0,
  }),
  rolled(169, 'auxilia, 2 flags', MI, { unit: 'AX' }, 'flag flag red red', { retreatHexes: 2 }),
  rolled(171, 'chariots, 1 flag', MI, { unit: 'CH' }, FLAG, { retreatHexes: 2 }),
  rolled(177, 'a river at their back', MI, { unit: 'HI', freeHexes: 0, blockedBy: 'edge' }, FLAG, {
    blocksLostInRetreat: 1,
    blocksLeft: 3,
  }),
  rolled(185, 'both units behind the elephants lose one', MI, { unit: 'EL', freeHexes: 0 }, FLAG, {
    blockersLose: 1,
    blocksLeft: 2,
  }),
  rolled(
    245,
    'a rampart does not help cavalry',
    MI,
    { unit: 'MC', rampart: 'between' },
    'swords green green flag',
    { hits: 1, retreatHexes: 3 },
  ),
  rolled(
    251,
    'a camp does not help cavalry',
    { unit: 'HI' },
    { unit: 'MC', terrain: 'camp' },
    'swords green green green green',
    { hits: 1 },
  ),
  rolled(317, 'one row from the edge', MI, { unit: 'LS', freeHexes: 1 }, 'flag blue red red', {
    blocksLostInRetreat: 1,
  }),
  rolled(397, 'leader next door', MI, { unit: 'MI', leader: 'adjacent', support: 1 }, FLAG, {
    flagsIgnorable: 0,
    retreatHexes: 1,
  }),
];

const BONUS = { bonus: true };
const LAST_BLOCK = { unit: 'MI', blocks: 1 };

const AFTERWARDS: Case[] = [
  rolled(40, 'cavalry goes one hex further', { unit: 'HC' }, { unit: 'CH' }, FLAG, {
    mayAdvance: true,
    extraHex: true,
  }),
  [
    42,
    'no third combat after the bonus combat',
    ROLL,
    {
      ...BONUS,
      attacker: { unit: 'HC' },
      defender: { unit: 'LS', blocks: 1 },
      faces: ['green', 'red', 'red', 'red'],
    },
    { eliminated: true, mayAdvance: true, bonusCombat: false },
  ],
  rolled(
    44,
    'foot with its leader',
    { unit: 'HI', leader: 'attached' },
    LAST_BLOCK,
    'blue red red red red',
    { mayAdvance: true, bonusCombat: true },
  ),
  rolled(213, 'leader next to the foot unit', { unit: 'MI', leader: 'adjacent' }, MI, FLAG, {
    mayAdvance: true,
    bonusCombat: false,
  }),
  rolled(215, 'chariots go no further', { unit: 'CH' }, MI, FLAG, {
    mayAdvance: true,
    extraHex: false,
  }),
  [
    217,
    'light cavalry battles no third time',
    ROLL,
    {
      ...BONUS,
      attacker: { unit: 'LC' },
      defender: LAST_BLOCK,
      faces: ['blue', 'red'],
    },
    { eliminated: true, bonusCombat: false },
  ],
  [
    221,
    'First Strike gives no advance',
    ROLL,
    {
      firstStrike: true,
      attacker: LAST_BLOCK,
      defender: { unit: 'HI' },
      faces: ['blue', 'red', 'red', 'red', 'red'],
    },
    { eliminated: true, mayAdvance: false },
  ],
  rolled(331, 'cavalry may battle once more', { unit: 'HC' }, LAST_BLOCK, 'blue red red red', {
    mayAdvance: true,
    bonusCombat: true,
  }),
  rolled(209, 'one die for the leader', MI, { ...LAST_BLOCK, leader: 'attached' }, 'blue red', {
    eliminated: true,
    leaderCheckDice: 1,
  }),
  [
    209,
    'the leader is lost in one of six of the cases in which his unit is',
    OUTCOME,
    { attacker: { unit: 'HI' }, defender: { ...LAST_BLOCK, leader: 'attached' } },
    { defender: { eliminated: '211/243', leaderLost: '211/1458' } },
  ],
  rolled(387, 'a lone leader who is not hit leaves', MI, { unit: 'LD' }, FLAG, {
    leaderLost: false,
    leftHex: true,
  }),
];

const cases = [...MAY_IT_BATTLE, ...EVASION, ...DICE, ...RETREAT, ...AFTERWARDS].map(
  ([number, ...rest]) => [idOf(number), ...rest] as const,
);

function idOf(number: number) {
  return `cca-case-${String(number).padStart(3, '0')}`;
}

function told(query: string, input: object) {
  const reply = ask(query, input);
  if (!reply || 'violations' in reply) throw new Error(JSON.stringify(reply));
  const { answer, odds } = reply.ruling;
  const chances = Object.entries(odds?.chances ?? {}).map(([name, { fraction }]) => [
    name,
    fraction,
  ]);
  return { ...answer, chances: Object.fromEntries(chances) };
}

test.each(cases)('%s: %s', (_id, _situation, query, input, expected) => {
  expect(told(query, input)).toMatchObject(expected);
});

describe('the worked cases of close combat', () => {
  const shown = examples.flatMap((example) => example.case ?? []);
  const covered = new Set<string>([...shown, ...cases.map(([id]) => id)]);

  test('each is an example of its chapter or stands above', () => {
    expect(OF_CLOSE_COMBAT.map(idOf).filter((id) => !covered.has(id))).toEqual([]);
  });

  test('none waits here that an example or a row already answers', () => {
    expect(OF_RANGED_COMBAT.map(idOf).filter((id) => covered.has(id))).toEqual([]);
  });

  test('no two examples claim the same case', () => {
    expect(shown.filter((id, i) => shown.indexOf(id) !== i)).toEqual([]);
  });
});
