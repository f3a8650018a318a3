import { type Answer, alike, amount, defaults, opens } from '../../core/answer.ts';
import type { Fraction } from '../../core/fraction.ts';
import { chance, mean } from '../../core/odds.ts';
import { readings } from '../../core/readings.ts';
import type { Odds, Trace } from '../../core/ruling.ts';
import { rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { countFaces, oddsOfRoll, ROLL_ODDS, rollOdds, type Told } from '../combat/rolling.ts';
import type { Face } from '../faces.ts';
import { AFTERMATH, aftermath, type Struck } from '../retreat/aftermath.ts';
import { needsGuardFlags } from '../retreat/flags.ts';
import { standingOf } from '../retreat/standing.ts';
import { WAY_FIELDS, type Way } from '../retreat/way-back.ts';
import { isUnit } from '../units.ts';
import type { Fire } from './fire.ts';

const { freeHexes, closedBy, leaderAt } = WAY_FIELDS;
/** What decides the target's retreat, beside the flags. */
export const RETREAT = {
  support: rare(count(0, 6, 0)),
  guardFlags: rare(optionalCount(1, 2)),
  ignores: rare(optionalCount(0, 6)),
  freeHexes: rare(freeHexes),
  closedBy: rare(closedBy),
  leaderAt: rare(leaderAt),
};
export const RETREAT_READINGS = readings('R31', 'R61', 'R68');
type Back = Values<typeof RETREAT> & { blocks?: number | undefined };
type BackReadings = Values<typeof RETREAT_READINGS>;
/** The target's side as it was told. */
export interface Target {
  defender: Back;
  readings: BackReadings;
}

/** What the dice that lie there did; null while dice that are open decide it. */
export const RESULT = {
  ...alike(amount(), 'hits', 'flags', 'misses', 'diceToRoll'),
  ...AFTERMATH,
  ...alike(opens(), 'eliminated', 'leftHex'),
};
export type Result = Answer<typeof RESULT>;

const wayOf = ({ defender, readings }: Target): Way => ({
  ...defender,
  readings: { ...readings, R60: 'a' },
});
/** The target as its retreat sees it. A lone leader is never fired at. */
export function struckBy({ roller, target }: Fire, { defender, readings }: Target): Struck | null {
  const { support, guardFlags, ignores } = defender;
  const { unit } = target;
  if (!isUnit(unit)) return null;
  const flags = { support, guardFlags, ignores, bySquare: roller.inSquare, ranged: true };
  return { ...target, unit, ...flags, readings };
}

export const flagsUnknown = (fire: Fire, target: Target) => {
  const struck = struckBy(fire, target);
  return struck !== null && needsGuardFlags(struck);
};

/** Hits, the leader's check, flags and retreat, as far as no die is open that decides them. */
export function fireResult(
  fire: Fire,
  dice: number,
  hitsOn: readonly Face[],
  told: Target & Told,
  trace: Trace,
): Result {
  const { faces = [], leaderCheck = [] } = told;
  const rolled = countFaces(faces, hitsOn);
  const { hits, flags } = rolled;
  const diceToRoll = dice - faces.length;
  const counted = { ...rolled, misses: faces.length - hits - flags, diceToRoll };
  const { blocks, leader } = fire.target;
  const struck = struckBy(fire, told);
  if (!struck || (diceToRoll > 0 && hits < blocks)) {
    const soFar = { blocksLost: hits, allBlocksLost: hits, blocksLeft: blocks - hits };
    const open = { eliminated: null, leftHex: null, leaderLost: leader ? null : false };
    return { ...defaults(RESULT), ...counted, ...soFar, ...open };
  }
  if (flags > 0) trace.step('ccn-5.115', { target: struck.unit, flags });
  return { ...counted, ...aftermath(struck, rolled, wayOf(told), leaderCheck, trace) };
}

export const FIRE_ODDS = {
  ...ROLL_ODDS,
  chances: [...ROLL_ODDS.chances, 'retreats'],
  means: [...ROLL_ODDS.means, 'allBlocksLost'],
};

/** Exact odds of a fire as far as it is open; of what becomes of the target only where enough of it was told. */
export function oddsOfFire(
  fire: Fire,
  dice: number,
  hitsOn: readonly Face[],
  told: Target & Told,
): Odds {
  const counted = told.defender.blocks !== undefined;
  const odds = oddsOfRoll(dice, hitsOn, fire.target, { ...told, counted });
  const struck = struckBy(fire, told);
  if (!struck || !counted || needsGuardFlags(struck)) return odds;
  const ends = rollOdds(dice, hitsOn, struck.blocks, told.faces).chain((rolled) =>
    standingOf(struck, rolled, wayOf(told), told.leaderCheck),
  );
  const chances: Record<string, Fraction> = {
    eliminated: ends.probability(({ fate }) => fate === 'eliminated'),
    retreats: ends.probability(({ fate }) => fate === 'retreats'),
    ...(struck.leader && { 'leader-lost': ends.probability(({ leader }) => leader === 'lost') }),
  };
  const exact = Object.entries(chances).map(([name, p]) => [name, chance(p)]);
  const allBlocksLost = mean(ends.mean(({ blocks }) => struck.blocks - blocks));
  return {
    ...odds,
    chances: { ...odds.chances, ...Object.fromEntries(exact) },
    means: { ...odds.means, allBlocksLost },
  };
}
