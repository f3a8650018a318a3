import type { Case } from '../../ties/worked-cases.ts';
import { FLAG, MI, rolled } from './case.ts';

export const RETREAT: Case[] = [
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
  rolled(
    177,
    'a river at their back',
    MI,
    { unit: 'HI', freeHexes: 0, blockedBy: 'impassable' },
    FLAG,
    {
      blocksLostInRetreat: 1,
      blocksLeft: 3,
    },
  ),
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
