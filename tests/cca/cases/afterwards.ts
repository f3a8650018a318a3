import type { Case } from '../../ties/worked-cases.ts';
import { FLAG, MI, outcome, roll, rolled } from './case.ts';

const BONUS = { bonus: true };
const LAST_BLOCK = { unit: 'MI', blocks: 1 };

export const AFTERWARDS: Case[] = [
  rolled(40, 'cavalry goes one hex further', { unit: 'HC' }, { unit: 'CH' }, FLAG, {
    mayAdvance: true,
    extraHex: true,
  }),
  roll(
    42,
    'no third combat after the bonus combat',
    { unit: 'HC' },
    { unit: 'LS', blocks: 1 },
    { eliminated: true, mayAdvance: true, bonusCombat: false },
    { ...BONUS, faces: ['green', 'red', 'red', 'red'] },
  ),
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
  roll(
    217,
    'light cavalry battles no third time',
    { unit: 'LC' },
    LAST_BLOCK,
    { eliminated: true, bonusCombat: false },
    { ...BONUS, faces: ['blue', 'red'] },
  ),
  roll(
    221,
    'First Strike gives no advance',
    LAST_BLOCK,
    { unit: 'HI' },
    { eliminated: true, mayAdvance: false },
    { firstStrike: true, faces: ['blue', 'red', 'red', 'red', 'red'] },
  ),
  rolled(331, 'cavalry may battle once more', { unit: 'HC' }, LAST_BLOCK, 'blue red red red', {
    mayAdvance: true,
    bonusCombat: true,
  }),
  rolled(209, 'one die for the leader', MI, { ...LAST_BLOCK, leader: 'attached' }, 'blue red', {
    eliminated: true,
    leaderCheckDice: 1,
  }),
  outcome(
    209,
    'the leader is lost in one of six of the cases in which his unit is',
    { unit: 'HI' },
    { ...LAST_BLOCK, leader: 'attached' },
    { defender: { eliminated: '211/243', leaderLost: '211/1458' } },
  ),
  rolled(387, 'a lone leader who is not hit leaves', MI, { unit: 'LD' }, FLAG, {
    leaderLost: false,
    leftHex: true,
  }),
];
