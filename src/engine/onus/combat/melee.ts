import type { Trace } from '../../core/ruling.ts';
import { eachSide, other, SIDES, type Side } from '../../core/two-sides.ts';
import { attackModifier } from '../values/attack.ts';
import { defenceModifier, type Guard } from '../values/defence.ts';
import {
  type Bout,
  type Fighter,
  frightens,
  has,
  isFrightenedByCamels,
  type Readings,
} from '../values/fighter.ts';
import { moraleModifier, moraleOf, type Nerve } from '../values/morale.ts';
import { type Fate, lifeLeft, stateOf } from './fate.ts';

/** Two units that fight hand to hand; the attacker is the active player's (onus-7.150). */
export interface Contest {
  attacker: Fighter;
  defender: Fighter;
  /** Sections in contact: as many dice for each side (onus-7.166). */
  dice: number;
  /** The attacker charged the defender this turn: it is their first combat. */
  charge: boolean;
  dromedaries: boolean;
  steadfastFlees: boolean;
  readings: Readings;
}

/** What has become of a unit since the combat began. */
export interface Standing {
  /** Wounds taken in this combat. */
  taken: number;
  fate: Fate;
  /** Checks that it has made in it. */
  checks: number;
}
export type Standings = Record<Side, Standing>;

export const startOf = (contest: Pick<Contest, Side>): Standings =>
  eachSide((side) => ({ taken: 0, fate: stateOf(contest[side]), checks: 0 }));

/** A unit with wounds for its whole life is eliminated (onus-7.154). */
export const wounded = (
  unit: Fighter,
  { taken, fate, checks }: Standing,
  wounds: number,
): Standing => ({
  checks,
  taken: taken + wounds,
  fate: taken + wounds >= lifeLeft(unit) ? 'eliminated' : fate,
});

export const isOver = (at: Standings) => SIDES.some((side) => at[side].fate === 'eliminated');

/** The unit as it stands now: its markers come from what the combat did to it. */
const now = (unit: Fighter, { taken, fate }: Standing): Fighter => ({
  ...unit,
  wounds: unit.wounds + taken,
  broken: fate !== 'steady',
  fleeing: fate === 'fleeing',
});

/** One unit's side of the combat, as both stand now. */
export function boutOf(contest: Contest, side: Side, standings: Standings): Bout {
  const { charge, dromedaries, readings } = contest;
  return {
    who: side,
    unit: now(contest[side], standings[side]),
    enemy: now(contest[other(side)], standings[other(side)]),
    charged: charge && side === 'attacker',
    first: charge,
    dromedaries,
    readings,
  };
}

const BY_HAND = { attacked: true, by: 'hand-to-hand' } as const;

/** The unit of a bout against the enemy's dice. */
export const guardOf = ({ who, unit, enemy, readings }: Bout): Guard => ({
  ...{ who, unit, readings, ...BY_HAND },
  enemyKind: enemy.kind,
});

/** The unit of a bout in a check that this combat causes. */
const checkerOf = ({ who, unit, enemy, dromedaries, readings }: Bout): Nerve => ({
  ...{ who, unit, readings, ...BY_HAND },
  cause: 'hand-to-hand',
  terror: frightens(enemy, unit, dromedaries),
});
export const nerveOf = (bout: Bout, trace?: Trace): number => moraleOf(checkerOf(bout), trace);

/** What the modifiers of each value come to. */
export const modifiersOf = (bout: Bout) => ({
  attackModifier: attackModifier(bout),
  defenceModifier: defenceModifier(guardOf(bout)),
  moraleModifier: moraleModifier(checkerOf(bout)),
});

/** Whoever flees already, or is gone, makes no check (onus-7.186). */
export const canCheck = ({ fate }: Standing) => fate === 'steady' || fate === 'broken';

/** Whether a unit checks after the combat even if it was not wounded (R47 b, onus-12.31). */
export const mustCheckAnyway = ({ unit, enemy, dromedaries, readings }: Bout) =>
  isFrightenedByCamels(unit, enemy, dromedaries) || (readings.R47 === 'b' && has(enemy, 'terror'));

/** Who checks after the dice of both: the one with more wounds of this combat, both where they are equal. */
export function checkers(contest: Contest, at: Standings): Side[] {
  const most = Math.max(1, at.attacker.taken, at.defender.taken);
  return SIDES.filter(
    (side) =>
      !isOver(at) &&
      canCheck(at[side]) &&
      (at[side].taken === most || mustCheckAnyway(boutOf(contest, side, at))),
  );
}
