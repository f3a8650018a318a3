import { type Answer, amount, defaults, yes } from '../../core/answer.ts';
import { clauseOf, type Key, type Trace } from '../../core/ruling.ts';
import type { Violation } from '../../core/schema.ts';
import type { Face } from '../faces.ts';
import {
  AFTERMATH,
  aftermath,
  type LeaderFate,
  leaderCheckDice,
  type Retreat,
  removeBlocks,
} from '../retreat/aftermath.ts';
import type { Fighter, Roll } from './combat.ts';
import type { Rolled } from './rolling.ts';

/** What hits and flags did to a unit and to the leader attached to it. */
export const ROLL_RESULT = { ...AFTERMATH, leaderCheckDice: amount(), leaderLost: yes() };
export type RollResult = Answer<typeof ROLL_RESULT>;

/** A leader alone: any helmet removes him, otherwise he must evade (cca-13.17, cca-13.18). */
export function atLeader(hits: number, loss: Key, trace: Trace): RollResult {
  const lost = hits > 0;
  if (lost) trace.step(loss);
  else trace.step('cca-13.18');
  const [blocksLost, blocksLeft] = lost ? [1, 0] : [0, 1];
  const fate = { eliminated: lost, leaderLost: lost, leftHex: !lost };
  return { ...defaults(ROLL_RESULT), blocksLost, blocksLeft, ...fate };
}

/** Faces of a check, given where no leader is attached to be checked. */
export const checkOfNobody =
  <S>(field: string, checked: (situation: S) => Pick<Fighter, 'unit' | 'leader'> | undefined) =>
  (situation: S): Violation[] => {
    const target = checked(situation);
    if (!target || target.leader === 'attached') return [];
    const values = { target: target.unit };
    return [{ field, problem: 'no-leader-to-check', with: values, clause: 'cca-15.1' }];
  };

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
  const key = kind === 'ranged' ? 'cca-15.6/fire' : 'cca-11.53';
  if (lost) trace.step(key);
  else if (check) trace.skip(clauseOf(key), 'leader-safe');
  return lost;
}
