import { fraction } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { readings } from '../../core/readings.ts';
import type { Odds } from '../../core/ruling.ts';
import type { Values } from '../../core/schema/values.ts';
import { oddsOfRoll, ROLL_ODDS, type Told } from '../combat/rolling.ts';
import { chancesOfEnds, endsOf, type TargetSide } from '../combat/struck.ts';
import type { Face } from '../faces.ts';
import type { MeleeRoll } from './melee-dice.ts';

/** Readings that bear on what becomes of the unit that is rolled at. */
export const RETREAT_READINGS = readings('R8', 'R31', 'R61', 'R68');
export type RetreatReadings = Values<typeof RETREAT_READINGS>;

export const MELEE_ODDS = {
  ...ROLL_ODDS,
  chances: [...ROLL_ODDS.chances, 'target-holds', 'retreats'],
};

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
  if (roll.target.unit === 'leader' && isShutIn(side))
    return { ...odds, chances: { ...odds.chances, 'leader-lost': chance(fraction(1)) } };
  const ends = roll.retires ? null : endsOf(roll, dice, hitsOn, side, readings, told);
  if (!ends) return odds;
  const holds = chance(ends.probability(({ fate }) => fate === 'stands'));
  const chances = { ...chancesOfEnds(ends, roll.target.leader), 'target-holds': holds };
  return { ...odds, chances: { ...odds.chances, ...chances } };
}
