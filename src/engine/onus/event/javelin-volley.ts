import { Distribution } from '../../core/distribution.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, optionalCount, optionalCounts, rare, type Values } from '../../core/schema.ts';
import { attackWounds, hitsOf, type Skill, type Wounds, woundsOf } from '../combat/attack-roll.ts';
import type { Fate, Side } from '../combat/melee.ts';
import { fateOf, stateOf } from '../flight/fate.ts';
import { FACES } from '../units.ts';
import { JAVELIN_DICE } from '../values/card-numbers.ts';
import { defenceOf } from '../values/defence.ts';
import { CARD_SIDES, complete, FIGHTER, type Fighter, has } from '../values/fighter.ts';
import { failing, moraleOf, passes } from '../values/morale.ts';
import { type Pair, pair } from '../values/pair.ts';
import { PLAIN_UNIT } from '../values/plain-unit.ts';
import { strengthOf } from '../values/strength.ts';

const MOST_STRENGTH = 20;
const { hit, wound, priority, enveloping, attackedOn, otherEnemies, protectedFlanks, ...CARD } =
  FIGHTER;

/** A unit of the combat: as thrower, and as target of the other's javelins. */
export const THROWER = {
  ...CARD,
  javelinStrength: optionalCount(0, MOST_STRENGTH),
  sideHit: choice(CARD_SIDES, 'front'),
  toHit: rare(optionalCounts(1, FACES, JAVELIN_DICE)),
  toWound: rare(optionalCounts(1, FACES, JAVELIN_DICE)),
  moraleDie: rare(optionalCount(1, FACES)),
};
export type Thrower = Values<typeof THROWER>;
export type JavelinReadings = Record<'R7' | 'R21', 'a' | 'b'>;

export const fighterOf = (unit: Thrower): Fighter => ({
  ...PLAIN_UNIT,
  ...complete(unit),
  attackedOn: [unit.sideHit],
});

/** Javelins thrown by one unit at the other, with the values of both before any of them strikes. */
export interface Volley {
  strength: number;
  defence: Pair;
  skill: Skill;
}

export function volley(
  thrower: { who: Side; unit: Thrower; strength: number },
  target: { who: Side; unit: Thrower },
  readings: JavelinReadings,
  trace: Trace,
): Volley {
  const strength = strengthOf(
    {
      who: thrower.who,
      unit: { ...fighterOf(thrower.unit), strength: thrower.strength },
      obstructed: false,
      target: 'in-sight',
      visibility: 0,
      readings,
    },
    trace,
  );
  const defence = defenceOf(
    {
      who: target.who,
      unit: fighterOf(target.unit),
      attacked: true,
      by: 'shot',
      enemyKind: thrower.unit.kind,
      readings: { R10: 'a' },
    },
    trace,
  );
  // The attacker has just charged; only a unit that has not moved shoots with Precision (onus-9.26).
  const still = thrower.who === 'defender';
  const skill = {
    professional: has(thrower.unit, 'professionals'),
    doubleSix: still && has(thrower.unit, 'precision'),
  };
  return { strength, defence, skill };
}

export const lifeLeft = (unit: Thrower) => {
  const { life, wounds } = fighterOf(unit);
  return life - wounds;
};

export const woundsOdds = ({ strength, defence, skill }: Volley, target: Thrower) =>
  attackWounds(JAVELIN_DICE, pair(strength, strength), defence, skill, lifeLeft(target));

/** Wounds of the dice that were rolled; null while they are unknown. */
export function rolledWounds(
  { strength, defence, skill }: Volley,
  { toHit, toWound }: Thrower,
): number | null {
  if (toHit && hitsOf(toHit, strength, defence.first) === 0) return 0;
  return toWound ? woundsOf(toWound, strength, defence.second, skill) : null;
}

/** The morale of a unit that javelins wounded; engaged as it is, Terror counts (ruling R77). */
export const moraleAfter = (
  who: Side,
  unit: Thrower,
  enemy: Thrower,
  wounds: number,
  trace: Trace,
) =>
  moraleOf(
    {
      who,
      unit: { ...fighterOf(unit), wounds: unit.wounds + wounds },
      attacked: true,
      by: 'shot',
      cause: 'hand-to-hand',
      terror: has(enemy, 'terror'),
      readings: { R10: 'a', R14: 'a' },
    },
    trace,
  );

const failed = (unit: Thrower, trace: Trace): Fate =>
  fateOf({ ...unit, flightCause: 'attack', woundsJustTaken: 0, steadfastFlees: false }, trace);

/** What so many wounds make of the unit, by the chances of its check. */
export function fates(
  who: Side,
  unit: Thrower,
  enemy: Thrower,
  { wounds }: Wounds,
): Distribution<{ fate: Fate }> {
  const quiet = new Trace();
  const before = stateOf(unit);
  if (wounds >= lifeLeft(unit)) return Distribution.certain({ fate: 'eliminated' });
  if (wounds === 0 || before === 'fleeing') return Distribution.certain({ fate: before });
  const { n, d } = failing(moraleAfter(who, unit, enemy, wounds, quiet));
  return Distribution.of([
    [{ fate: failed(unit, quiet) }, n],
    [{ fate: before }, d - n],
  ]);
}

/** What became of a unit that took so many wounds, as far as its die is known. */
export function fateAfter(
  who: Side,
  unit: Thrower,
  enemy: Thrower,
  wounds: number,
  trace: Trace,
): Fate | 'open' {
  const before = stateOf(unit);
  if (wounds >= lifeLeft(unit)) {
    trace.step('onus-7.169', { who, wounds: unit.wounds + wounds, life: fighterOf(unit).life });
    return 'eliminated';
  }
  if (wounds === 0) return before;
  if (before === 'fleeing') return failed(unit, trace);
  const morale = moraleAfter(who, unit, enemy, wounds, trace);
  trace.step('onus-13.11/javelins', { who, morale });
  const { moraleDie: die } = unit;
  if (die === undefined) return 'open';
  return passes(die, morale) ? before : failed(unit, trace);
}
