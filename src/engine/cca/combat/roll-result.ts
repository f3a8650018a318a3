import { type Answer, amount, defaults, opens } from '../../core/answer.ts';
import { clauseOf, type Key, Trace } from '../../core/ruling.ts';
import type { Violation } from '../../core/schema/violation.ts';
import type { Face } from '../faces.ts';
import {
  AFTERMATH,
  aftermath,
  type LeaderFate,
  leaderCheckDice,
  removeBlocks,
} from '../retreat/aftermath.ts';
import type { Retreat } from '../retreat/retreat-path.ts';
import type { Fighter, Roll } from './combat.ts';
import type { Rolled } from './rolling.ts';

/** What the dice of somebody's attack do to a unit or leader that stands there. */
export const HITS_TOLD = {
  hits: amount(),
  blocksLost: amount(),
  blocksLeft: amount(),
  eliminated: opens(),
  leaderCheckDice: amount(),
  leaderLost: opens(),
};

/** What hits and flags did to a unit and to the leader attached to it; null while dice that are open decide. */
export const ROLL_RESULT = {
  ...AFTERMATH,
  eliminated: opens(),
  leftHex: opens(),
  allBlocksLost: amount(),
  leaderCheckDice: amount(),
  leaderLost: opens(),
};
export type RollResult = Answer<typeof ROLL_RESULT>;

/** A roll of which dice are still to fall: blocks that are lost stay lost, all else is open. */
export function soFar(roll: Roll, hits: number, trace: Trace): RollResult {
  const { blocks, unit, leader } = roll.target;
  const blocksLeft = removeBlocks(roll, hits, trace);
  const blocksLost = blocks - blocksLeft;
  return {
    ...defaults(ROLL_RESULT),
    ...{ blocksLost, blocksLeft, allBlocksLost: blocksLost },
    ...(blocksLeft === 0 ? { eliminated: true } : { eliminated: null, leftHex: null }),
    ...((unit === 'LD' || leader === 'attached') && { leaderLost: null }),
  };
}

/** A leader alone: any helmet removes him, otherwise he must evade (cca-13.17, cca-13.18). */
export function atLeader(hits: number, loss: Key, trace: Trace): RollResult {
  const lost = hits > 0;
  if (lost) trace.step(loss);
  else trace.step('cca-13.18');
  const [blocksLost, blocksLeft] = lost ? [1, 0] : [0, 1];
  const fate = { eliminated: lost, leaderLost: lost, leftHex: !lost };
  return { ...defaults(ROLL_RESULT), blocksLost, blocksLeft, allBlocksLost: blocksLost, ...fate };
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
  check: readonly Face[] = [],
  retreat: Retreat,
  trace: Trace,
): RollResult {
  const left = removeBlocks(roll, rolled.hits, trace);
  const checkDice = leaderCheckDice(roll, rolled.hits, left);
  const lost = leaderLost(roll, checkDice, check, trace);
  const leader: LeaderFate = checkDice === 0 ? 'none' : lost ? 'lost' : 'safe';
  const after = aftermath(roll, rolled, left, leader, retreat, trace);
  const alone = after.eliminated && left > 0 && roll.target.leader === 'attached' && !lost;
  const last = alone && leaderLost(roll, 1, check.slice(checkDice), trace);
  return {
    ...after,
    allBlocksLost: after.blocksLost + after.blocksLostInRetreat,
    leaderCheckDice: alone ? 1 : checkDice,
    leaderLost: lost || last || (lost === null ? null : last),
  };
}

/** What the dice that lie there did to a unit or a leader alone; all is decided once none is open. */
export function resultOf(
  roll: Roll,
  { open, ...rolled }: Rolled & { open: number },
  check: readonly Face[] | undefined,
  retreat: Retreat,
  trace: Trace,
): RollResult {
  const lone = roll.target.unit === 'LD';
  if (open > 0 && !(lone && rolled.hits > 0)) return soFar(roll, rolled.hits, trace);
  if (!lone) return rollResult(roll, rolled, check, retreat, trace);
  return atLeader(rolled.hits, roll.kind === 'ranged' ? 'cca-15.6/fire' : 'cca-11.53', trace);
}

/** Of dice whose flags count for nothing; that they hit a leader alone is told by who rolls them. */
export const resultOfHits = (
  roll: Roll,
  rolled: { hits: number; open: number },
  check: readonly Face[] | undefined,
  trace: Trace,
) => {
  const told = roll.target.unit === 'LD' ? new Trace() : trace;
  return resultOf(roll, { ...rolled, flags: 0 }, check, { blockedBy: 'units' }, told);
};

/** More faces of the leader's check than it has dice: none before the roll is over, one more after a fatal retreat. */
export function tooManyOfCheck(
  field: string,
  roll: Roll,
  { open, ...rolled }: Rolled & { open: number },
  check: readonly Face[] = [],
  retreat: Retreat = { blockedBy: 'units' },
): Violation[] {
  if (check.length === 0 || roll.target.leader !== 'attached') return [];
  const quiet = new Trace();
  const left = removeBlocks(roll, rolled.hits, quiet);
  const first = leaderCheckDice(roll, rolled.hits, left);
  const { eliminated } = rollResult(roll, rolled, check, retreat, quiet);
  const last = eliminated && left > 0 && !leaderLost(roll, first, check, quiet);
  const dice = open > 0 ? 0 : first + Number(last);
  if (check.length <= dice) return [];
  const values = { given: check.length, dice };
  return [{ field, problem: 'more-faces-than-check', with: values, clause: 'cca-15.1' }];
}

/** A roll in one sentence: what came of it, or what is still open. */
export function rollSummary(
  { roller, target }: Roll,
  { hits, eliminated, leftHex, leaderLost, ...result }: RollResult & { hits: number },
  open: number,
) {
  const { leaderCheckDice: dice, allBlocksLost: lost, hexesMade: hexes } = result;
  const names = { unit: roller.unit, target: target.unit, hits, lost, hexes, dice, open };
  const lone = target.unit === 'LD';
  if (open > 0 && !leaderLost) return { say: 'roll/open', with: names };
  if (lone) return { say: `roll/leader-${leaderLost ? 'lost' : 'evades'}`, with: names };
  if (leaderLost === null) return { say: 'roll/check', with: names };
  return { say: `roll/${eliminated ? 'eliminated' : leftHex ? 'retreats' : 'holds'}`, with: names };
}

/** The check of a leader whose unit was hit: two helmets on 2 dice, or one on 1 die where it is gone; null: open. */
function leaderLost(
  { target, kind }: Roll,
  dice: 0 | 1 | 2,
  check: readonly Face[],
  trace: Trace,
): boolean | null {
  if (dice === 0) {
    if (target.leader === 'attached') trace.skip('cca-15.1', 'no-hit');
    return false;
  }
  trace.step(dice === 2 ? 'cca-15.1' : 'cca-15.2', { dice });
  const rolled = check.slice(0, dice);
  const safe = rolled.some((face) => face !== 'leader');
  if (!safe && rolled.length < dice) return null;
  const key = kind === 'ranged' ? 'cca-15.6/fire' : 'cca-11.53';
  if (safe) trace.skip(clauseOf(key), 'leader-safe');
  else trace.step(key);
  return !safe;
}
