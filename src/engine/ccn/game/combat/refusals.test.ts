import { describe, expect, test } from 'vitest';
import { acted, rolling } from '../../../testing/ccn/acting.ts';
import { battling, moving, ordering } from '../../../testing/ccn/placed.ts';
import { options, refused, why } from '../../../testing/ccn/seen.ts';

const GUNS = 'scenario.sheet-bottom-Army*up*FA3t1111t2211t3321*HA3t111k2t211t311';

describe('fires that are not legal, and the clause that says so', () => {
  const game = battling(
    'bottom.LN-E7x4-E3x4.RL-C5x4.LC-D5x4_top.LN-F7x4-G5x4-F5x4.LD-E4_ground.forest-F3_goal-9',
    'E7',
    'C5',
    'D5',
  );

  test.each([
    ['without an order', 'fire E3 F3', 'ccn-5.81'],
    ['at nobody', 'fire C5 E6', 'ccn-5.81'],
    ['by nobody', 'fire C1 E6', 'ccn-5.13'],
    ['by the enemy', 'fire F7 E7', 'ccn-5.13'],
    ['at an adjacent unit', 'fire E7 F7', 'ccn-5.76'],
    ['at another while an enemy unit is adjacent', 'fire E7 G5', 'ccn-5.77'],
    ['by cavalry', 'fire D5 F5', 'ccn-5.74'],
    ['at a lone leader', 'fire C5 E4', 'ccn-5.114'],
    ['beyond the range of rifles', 'fire C5 G5', 'ccn-5.85'],
  ])('%s', (_, action, clause) => expect(why(game, action)).toBe(clause));
});
