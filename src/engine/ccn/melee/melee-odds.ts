import { type Fraction, fraction } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { readings } from '../../core/readings.ts';
import type { Odds } from '../../core/ruling.ts';
import type { Values } from '../../core/schema/values.ts';
import { oddsOfRoll, ROLL_ODDS, rollOdds, type Told } from '../combat/rolling.ts';
import type { Face } from '../faces.ts';
import type { Struck } from '../retreat/aftermath.ts';
import { needsGuardFlags } from '../retreat/flags.ts';
import { standingOf } from '../retreat/standing.ts';
import type { Way } from '../retreat/way-back.ts';
import { isUnit } from '../units.ts';
import type { MeleeRoll } from './melee-dice.ts';
import type { MeleeInput } from './sides.ts';

/** Readings that bear on what becomes of the unit that is rolled at. */
export const RETREAT_READINGS = readings('R8', 'R31', 'R60', 'R61', 'R68');
export type RetreatReadings = Values<typeof RETREAT_READINGS>;

export const MELEE_ODDS = {
  ...ROLL_ODDS,
  chances: [...ROLL_ODDS.chances, 'target-holds', 'retreats'],
};

/** The side that a roll is made at, and how it may retreat. */
export type TargetSide = Pick<MeleeInput['defender'], 'support' | 'guardFlags' | 'blocks'> &
  Partial<Omit<Way, 'readings'>> & { ignores?: number | undefined };

/** The unit that a roll is made at, as its retreat sees it; null for a lone leader. */
export function struckBy(
  { roller, target }: MeleeRoll,
  { support, guardFlags, ignores }: TargetSide,
  readings: RetreatReadings,
): Struck | null {
  const { unit } = target;
  if (!isUnit(unit)) return null;
  const flags = { support, guardFlags, ignores, bySquare: roller.inSquare, ranged: false };
  return { ...target, unit, ...flags, readings };
}

/** The way that it retreats: free as far as it needs where nothing else is said. */
export const wayOf = (side: TargetSide, readings: RetreatReadings): Way => ({
  closedBy: 'friends',
  ...side,
  readings,
});

/** Nothing but impassable terrain behind a lone leader: whether or not he is hit, he is lost (ccn-5.203). */
export const isShutIn = ({ freeHexes, closedBy }: TargetSide) =>
  freeHexes === 0 && closedBy === 'impassable';

/** Exact odds of a roll as far as it is open; of what becomes of the target only where enough of it was told. */
export function oddsOfMelee(
  roll: MeleeRoll,
  dice: number,
  hitsOn: readonly Face[],
  side: TargetSide,
  readings: RetreatReadings,
  told: Told = {},
): Odds {
  const counted = roll.target.unit === 'leader' || side.blocks !== undefined;
  const odds = oddsOfRoll(dice, hitsOn, roll.target, { ...told, counted });
  const struck = struckBy(roll, side, readings);
  if (!struck && isShutIn(side))
    return { ...odds, chances: { ...odds.chances, 'leader-lost': chance(fraction(1)) } };
  if (!struck || !counted || roll.retires || needsGuardFlags(struck)) return odds;
  const ends = rollOdds(dice, hitsOn, struck.blocks, told.faces).chain((rolled) =>
    standingOf(struck, rolled, wayOf(side, readings), told.leaderCheck),
  );
  const chances: Record<string, Fraction> = {
    eliminated: ends.probability(({ fate }) => fate === 'eliminated'),
    retreats: ends.probability(({ fate }) => fate === 'retreats'),
    'target-holds': ends.probability(({ fate }) => fate === 'stands'),
    ...(struck.leader && { 'leader-lost': ends.probability(({ leader }) => leader === 'lost') }),
  };
  const exact = Object.entries(chances).map(([name, p]) => [name, chance(p)]);
  return { ...odds, chances: { ...odds.chances, ...Object.fromEntries(exact) } };
}
