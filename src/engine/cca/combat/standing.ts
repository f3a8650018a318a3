import { Distribution } from '../../core/distribution.ts';
import { Trace } from '../../core/ruling.ts';
import { FACES, type Face } from '../faces.ts';
import { aftermath, type LeaderFate, leaderCheckDice, removeBlocks } from '../retreat/aftermath.ts';
import type { Retreat } from '../retreat/retreat-path.ts';
import { battleDice } from './battle-dice.ts';
import type { Roll } from './combat.ts';
import { type Known, type Rolled, rollOdds } from './rolling.ts';
import { scoring } from './scoring.ts';

export const FATES = ['stands', 'retreats', 'evades', 'eliminated'] as const;

/** How one side comes out of a roll against it. */
export interface Standing {
  blocks: number;
  fate: (typeof FATES)[number];
  leader: LeaderFate;
}

/** The leader's check, as far as its faces are not known: he is lost where each of its dice shows a helmet. */
export function leaderOdds(
  before: LeaderFate,
  dice: 0 | 1 | 2,
  check: readonly Face[] = [],
): Distribution<{ leader: LeaderFate }> {
  if (dice === 0) return Distribution.certain({ leader: before });
  const known = check.slice(0, dice);
  if (known.some((face) => face !== 'leader')) return Distribution.certain({ leader: 'safe' });
  return Distribution.of([
    [{ leader: 'lost' as LeaderFate }, 1],
    [{ leader: 'safe' as LeaderFate }, FACES.length ** (dice - known.length) - 1],
  ]);
}

/** What fell already of a roll and of the leader's check after it. */
export interface Told extends Known {
  leaderCheck?: readonly Face[] | undefined;
}

/** Every way that a roll leaves its target, as far as it is open, with the leader's check and the retreat. */
export const standingAfter = (
  roll: Roll,
  retreat: Retreat,
  dice = battleDice(roll, new Trace()),
  score = scoring(roll, new Trace()),
  told: Told = {},
): Distribution<Standing> =>
  rollOdds(dice, roll.target.blocks, score, roll.readings, told).chain((rolled) =>
    standingOf(roll, rolled, retreat, told.leaderCheck),
  );

/** Every way that these hits and flags leave the target. */
export function standingOf(
  roll: Roll,
  rolled: Rolled,
  retreat: Retreat,
  check: readonly Face[] = [],
): Distribution<Standing> {
  const quiet = new Trace();
  const { leader: place, unit } = roll.target;
  if (unit === 'LD')
    return Distribution.certain(
      rolled.hits > 0
        ? { blocks: 0, fate: 'eliminated', leader: 'lost' }
        : { blocks: 1, fate: 'evades', leader: 'safe' },
    );
  const led: LeaderFate = place === 'attached' ? 'safe' : 'none';
  const left = removeBlocks(roll, rolled.hits, quiet);
  const checkDice = leaderCheckDice(roll, rolled.hits, left);
  return leaderOdds(led, checkDice, check).chain(({ leader }) => {
    const after = aftermath(roll, rolled, left, leader, retreat, quiet);
    const lostInRetreat = after.eliminated && left > 0 && leader === 'safe';
    return leaderOdds(leader, lostInRetreat ? 1 : 0, check.slice(checkDice)).map((last) => ({
      blocks: after.blocksLeft,
      fate: fateOf(roll, after),
      leader: last.leader,
    }));
  });
}

function fateOf({ evades }: Roll, { eliminated, leftHex }: ReturnType<typeof aftermath>) {
  if (eliminated) return 'eliminated';
  if (evades) return 'evades';
  return leftHex ? 'retreats' : 'stands';
}
