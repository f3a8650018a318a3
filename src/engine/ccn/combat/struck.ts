import type { Distribution } from '../../core/distribution.ts';
import type { Fraction } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import type { Face } from '../faces.ts';
import type { Struck } from '../retreat/aftermath.ts';
import { needsGuardFlags } from '../retreat/flags.ts';
import { type Standing, standingOf } from '../retreat/standing.ts';
import type { Way } from '../retreat/way-back.ts';
import { isUnit } from '../units.ts';
import type { Roll } from './combat.ts';
import { rollOdds, type Told } from './rolling.ts';

/** What is told of the side that a roll is made at, beside how it fights. */
export interface TargetSide extends Partial<Omit<Way, 'readings'>> {
  blocks?: number | undefined;
  support: number;
  guardFlags?: number | undefined;
  ignores?: number | undefined;
}
type Readings = Struck['readings'] & Way['readings'];

/** The unit that a roll is made at, as its retreat sees it; null for a lone leader. */
export function struckBy(
  { kind, roller, target }: Roll,
  { support, guardFlags, ignores }: TargetSide,
  readings: Struck['readings'],
): Struck | null {
  const { unit } = target;
  if (!isUnit(unit)) return null;
  const flags = { support, guardFlags, ignores, bySquare: roller.inSquare };
  return { ...target, unit, ...flags, ranged: kind === 'ranged', readings };
}

/** The way that it retreats: free as far as it needs where nothing else is said. */
export const wayOf = (side: TargetSide, readings: Way['readings']): Way => ({
  closedBy: 'friends',
  ...side,
  readings,
});

/** Every way that the unit comes out of a roll, as far as dice are open; null where too little was told of it. */
export function endsOf(
  roll: Roll,
  dice: number,
  hitsOn: readonly Face[],
  side: TargetSide,
  readings: Readings,
  told: Told,
): Distribution<Standing> | null {
  const struck = struckBy(roll, side, readings);
  if (!struck || side.blocks === undefined || needsGuardFlags(struck)) return null;
  return rollOdds(dice, hitsOn, struck.blocks, told.faces).chain((rolled) =>
    standingOf(struck, rolled, wayOf(side, readings), told.leaderCheck),
  );
}

/** What becomes of the unit, as chances by their names. */
export function chancesOfEnds(ends: Distribution<Standing>, led: boolean) {
  const chances: Record<string, Fraction> = {
    eliminated: ends.probability(({ fate }) => fate === 'eliminated'),
    retreats: ends.probability(({ fate }) => fate === 'retreats'),
    ...(led && { 'leader-lost': ends.probability(({ leader }) => leader === 'lost') }),
  };
  return Object.fromEntries(Object.entries(chances).map(([name, p]) => [name, chance(p)]));
}
