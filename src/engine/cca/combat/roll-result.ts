import type { Trace } from '../../core/ruling.ts';
import type { Face } from '../faces.ts';
import {
  type Aftermath,
  aftermath,
  type LeaderFate,
  leaderCheckDice,
  type Retreat,
  removeBlocks,
} from '../retreat/aftermath.ts';
import type { Roll } from './combat.ts';
import type { Rolled } from './rolling.ts';

/** What hits and flags did to a unit and to the leader attached to it. */
export interface RollResult extends Aftermath {
  leaderCheckDice: 0 | 1 | 2;
  leaderLost: boolean;
}

/**
 * Hits, leader's check, flags and retreat, in this order (cca-12.1). A unit that dies in its retreat has its
 * leader checked once more, with the last of the faces (R30).
 */
export function rollResult(
  roll: Roll,
  rolled: Rolled,
  check: readonly Face[] | undefined,
  retreat: Retreat,
  trace: Trace,
): RollResult {
  const left = removeBlocks(roll, rolled.hits, trace);
  const checkDice = leaderCheckDice(roll, rolled.hits, left);
  const lost = leaderLost(roll, checkDice, check, trace);
  const leader: LeaderFate = checkDice === 0 ? 'none' : lost ? 'lost' : 'safe';
  const after = aftermath(roll, rolled, left, leader, retreat, trace);
  const alone = after.eliminated && left > 0 && roll.target.leader === 'attached' && !lost;
  const lastCheck = check?.slice(checkDice);
  const lostLast = alone && leaderLost(roll, 1, lastCheck?.length ? lastCheck : undefined, trace);
  return {
    ...after,
    leaderCheckDice: alone ? 1 : checkDice,
    leaderLost: lost || lostLast,
  };
}

/** The check of a leader whose unit was hit: two helmets on 2 dice, or one on 1 die where it is gone. */
function leaderLost(
  { target, kind }: Roll,
  dice: 0 | 1 | 2,
  check: readonly Face[] | undefined,
  trace: Trace,
): boolean {
  if (dice === 0) {
    if (target.leader === 'attached') trace.skip('cca-15.1', 'no-hit');
    return false;
  }
  trace.step(dice === 2 ? 'cca-15.1' : 'cca-15.2', { dice });
  const helmets = (check ?? []).slice(0, dice).filter((face) => face === 'leader').length;
  const lost = helmets === dice;
  const clause = kind === 'ranged' ? 'cca-15.6' : 'cca-11.53';
  if (lost) trace.step(clause, {}, null, kind === 'ranged' ? `${clause}/fire` : clause);
  else if (check) trace.skip(clause, 'leader-safe');
  return lost;
}
