import { Distribution } from '../../core/distribution.ts';
import { Trace } from '../../core/ruling.ts';
import {
  aftermath,
  type LeaderFate,
  leaderCheckDice,
  type Retreat,
  removeBlocks,
} from '../retreat/aftermath.ts';
import { battleDice } from './battle-dice.ts';
import type { Roll } from './combat.ts';
import { rollOdds } from './rolling.ts';
import { scoring } from './scoring.ts';

export const FATES = ['stands', 'retreats', 'evades', 'eliminated'] as const;

/** How one side comes out of a roll against it. */
export interface Standing {
  blocks: number;
  fate: (typeof FATES)[number];
  leader: LeaderFate;
}

const HELMETS_MISSED: Record<1 | 2, number> = { 1: 5, 2: 35 };

/** The leader's check: one die of 6 faces, or two helmets out of 36 throws of two dice. */
export function leaderOdds(
  before: LeaderFate,
  dice: 0 | 1 | 2,
): Distribution<{ leader: LeaderFate }> {
  if (dice === 0) return Distribution.certain({ leader: before });
  return Distribution.of([
    [{ leader: 'lost' as LeaderFate }, 1],
    [{ leader: 'safe' as LeaderFate }, HELMETS_MISSED[dice]],
  ]);
}

/** Every way that a roll leaves its target, with the leader's check and the retreat. */
export function standingAfter(
  roll: Roll,
  retreat: Retreat,
  dice = battleDice(roll, new Trace()),
  score = scoring(roll, new Trace()),
): Distribution<Standing> {
  const quiet = new Trace();
  const { blocks, leader: place, unit } = roll.target;
  const odds = rollOdds(dice, blocks, score, roll.readings);
  const led: LeaderFate = place === 'attached' ? 'safe' : 'none';
  return odds.chain((rolled): Distribution<Standing> => {
    if (unit === 'LD')
      return Distribution.certain(
        rolled.hits > 0
          ? { blocks: 0, fate: 'eliminated', leader: 'lost' }
          : { blocks: 1, fate: 'evades', leader: 'safe' },
      );
    const left = removeBlocks(roll, rolled.hits, quiet);
    const checkDice = leaderCheckDice(roll, rolled.hits, left);
    return leaderOdds(led, checkDice).chain(({ leader }) => {
      const after = aftermath(roll, rolled, left, leader, retreat, quiet);
      const fate = after.eliminated
        ? 'eliminated'
        : roll.evades
          ? 'evades'
          : after.leftHex
            ? 'retreats'
            : 'stands';
      const lostInRetreat = after.eliminated && rolled.hits < blocks && leader === 'safe';
      return leaderOdds(leader, lostInRetreat ? 1 : 0).map((last) => ({
        blocks: after.blocksLeft,
        fate,
        leader: last.leader,
      }));
    });
  });
}
