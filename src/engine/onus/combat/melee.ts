import { Trace } from '../../core/ruling.ts';
import { attackOf } from '../values/attack.ts';
import { defenceOf, type Guard } from '../values/defence.ts';
import {
  type Bout,
  type Fighter,
  frightens,
  has,
  isBroken,
  isFrightenedByCamels,
  type Readings,
} from '../values/fighter.ts';
import { attackModifier, defenceModifier, moraleModifier } from '../values/modifiers.ts';
import { moraleOf, type Nerve } from '../values/morale.ts';
import type { Pair } from '../values/pair.ts';

export const SIDES = ['attacker', 'defender'] as const;
export type Side = (typeof SIDES)[number];
export const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

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
export const FATES = ['steady', 'broken', 'fleeing', 'eliminated'] as const;
export type Fate = (typeof FATES)[number];
export interface Standing {
  /** Wounds taken in this combat. */
  taken: number;
  fate: Fate;
}

/** Whoever flees already, or is gone, makes no check (onus-7.186). */
export const canCheck = ({ fate }: Standing) => fate === 'steady' || fate === 'broken';

export const standingOf = (unit: Fighter): Standing => ({
  taken: 0,
  fate: unit.fleeing ? 'fleeing' : isBroken(unit) ? 'broken' : 'steady',
});

/** The unit as it stands now: its markers come from what the combat did to it. */
export const now = (unit: Fighter, { taken, fate }: Standing): Fighter => ({
  ...unit,
  wounds: unit.wounds + taken,
  broken: fate !== 'steady',
  fleeing: fate === 'fleeing',
});

export const lifeLeft = ({ life, wounds }: Fighter) => Math.max(0, life - wounds);

export type Standings = Record<Side, Standing>;

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

const QUIET = () => new Trace();

export const strikesWith = (bout: Bout, trace: Trace = QUIET()): Pair => attackOf(bout, trace);

const guardOf = ({ who, unit, enemy, readings }: Bout): Guard => ({
  who,
  unit,
  attacked: true,
  by: 'hand-to-hand',
  enemyKind: enemy.kind,
  readings,
});

const checkerOf = ({ who, unit, enemy, dromedaries, readings }: Bout): Nerve => ({
  who,
  unit,
  attacked: true,
  by: 'hand-to-hand',
  cause: 'hand-to-hand',
  terror: frightens(enemy, unit, dromedaries),
  readings,
});

/** The defence of the unit of a bout against the enemy's dice. */
export const guardsWith = (bout: Bout, trace: Trace = QUIET()): Pair =>
  defenceOf(guardOf(bout), trace);

/** The morale of the unit of a bout in a check that this combat causes. */
export const nerveOf = (bout: Bout, trace: Trace = QUIET()): number =>
  moraleOf(checkerOf(bout), trace);

/** What the modifiers of each value come to. */
export const modifiersOf = (bout: Bout) => ({
  attackModifier: attackModifier(bout),
  defenceModifier: defenceModifier(guardOf(bout)),
  moraleModifier: moraleModifier(checkerOf(bout)),
});

export const skillOf = (unit: Fighter) => ({
  professional: has(unit, 'professionals'),
  doubleSix: has(unit, 'deadly'),
});

/** Whether a unit checks after the combat even if it was not wounded (R47 b, onus-12.31). */
export const mustCheckAnyway = ({ unit, enemy, dromedaries, readings }: Bout) =>
  isFrightenedByCamels(unit, enemy, dromedaries) || (readings.R47 === 'b' && has(enemy, 'terror'));
