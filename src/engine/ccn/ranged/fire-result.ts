import { type Answer, alike, amount, defaults } from '../../core/answer.ts';
import { mean } from '../../core/odds.ts';
import { readings } from '../../core/readings.ts';
import type { Odds, Trace } from '../../core/ruling.ts';
import { rare } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { countFaces, oddsOfRoll, ROLL_ODDS, type Told } from '../combat/rolling.ts';
import { chancesOfEnds, endsOf, struckBy, type TargetSide, wayOf } from '../combat/struck.ts';
import type { Face } from '../faces.ts';
import { aftermath, OPEN_AFTERMATH } from '../retreat/aftermath.ts';
import { needsGuardFlags } from '../retreat/flags.ts';
import { eitherWay } from '../retreat/open-check.ts';
import { WAY_FIELDS } from '../retreat/way-back.ts';
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
/** The target's side as it was told. */
interface Target {
  defender: TargetSide;
  readings: Values<typeof RETREAT_READINGS>;
}

/** What the dice that lie there did; null while dice that are open decide it. */
export const RESULT = {
  ...alike(amount(), 'hits', 'flags', 'misses', 'diceToRoll'),
  ...OPEN_AFTERMATH,
};
export type Result = Answer<typeof RESULT>;

export const flagsUnknown = (fire: Fire, { defender, readings }: Target) => {
  const struck = struckBy(fire, defender, readings);
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
  const struck = struckBy(fire, told.defender, told.readings);
  if (!struck || (diceToRoll > 0 && hits < blocks)) {
    const soFar = { blocksLost: hits, allBlocksLost: hits, blocksLeft: blocks - hits };
    const open = { eliminated: null, leftHex: null, leaderLost: leader ? null : false };
    return { ...defaults(RESULT), ...counted, ...soFar, ...open };
  }
  if (flags > 0) trace.step('ccn-5.115', { target: struck.unit, flags });
  return {
    ...counted,
    ...eitherWay(struck, rolled, leaderCheck, trace, (check, part) =>
      aftermath(struck, rolled, wayOf(told.defender, told.readings), check, part),
    ),
  };
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
  const { defender } = told;
  const ends = endsOf(fire, dice, hitsOn, defender, told.readings, told);
  if (!ends) return odds;
  const { blocks: before, leader } = fire.target;
  const allBlocksLost = mean(ends.mean(({ blocks }) => before - blocks));
  return {
    ...odds,
    chances: { ...odds.chances, ...chancesOfEnds(ends, leader) },
    means: { ...odds.means, allBlocksLost },
  };
}
