import { Trace } from '../../core/ruling.ts';
import { choice, optionalChoice } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { optionalCount, optionalCounts } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import type { Side } from '../../core/two-sides.ts';
import { fewerDice, moreDice, openWounds, type Skill, scoreOf } from '../combat/attack-roll.ts';
import { fatesAfter, hurt, lifeLeft, stateOf, type ToldFate } from '../combat/fate.ts';
import { skillIn } from '../combat/skill.ts';
import { CHECK_RESULTS } from '../fields.ts';
import { failedTo } from '../flight/fate.ts';
import { JAVELIN_DICE } from '../shooting/rows.ts';
import { FACES } from '../units.ts';
import { defenceOf } from '../values/defence.ts';
import { complete, type Fighter, fighterWithout, has } from '../values/fighter.ts';
import { moraleOf, passedBy } from '../values/morale.ts';
import { type Pair, pair } from '../values/pair.ts';
import { PLAIN_UNIT } from '../values/plain-unit.ts';
import { CARD_SIDES } from '../values/sides.ts';
import { strengthOf } from '../values/strength.ts';

const MOST_STRENGTH = 20;
const CARD = fighterWithout(
  ...(['hit', 'wound', 'priority', 'enveloping'] as const),
  ...(['attackedOn', 'otherEnemies', 'protectedFlanks'] as const),
);

/** A unit of the combat: as thrower, and as target of the other's javelins. */
export const THROWER = {
  ...CARD,
  javelinStrength: optionalCount(0, MOST_STRENGTH),
  sideHit: choice(CARD_SIDES, 'front'),
  toHit: rare(optionalCounts(1, FACES, JAVELIN_DICE)),
  toWound: rare(optionalCounts(1, FACES, JAVELIN_DICE)),
  moraleDie: rare(optionalCount(1, FACES)),
  checkResult: rare(optionalChoice(CHECK_RESULTS)),
};
export type Thrower = Values<typeof THROWER>;
export type JavelinReadings = Record<'R7' | 'R21', 'a' | 'b'>;

export const fighterOf = (unit: Thrower): Fighter => ({
  ...PLAIN_UNIT,
  ...complete(unit),
  attackedOn: [unit.sideHit],
});

/** One side of the combat: its unit, as the other's javelins strike it. */
export interface Target {
  who: Side;
  unit: Thrower;
  enemy: Thrower;
}

/** Javelins thrown by one unit at the other, with the values of both before any of them strikes. */
export interface Volley {
  strength: number;
  defence: Pair;
  skill: Skill;
}

export function volley(
  by: Side,
  { who, unit, enemy }: Target,
  strength: number,
  readings: JavelinReadings,
  trace: Trace,
): Volley {
  const thrown = strengthOf(
    {
      who: by,
      unit: { ...fighterOf(enemy), strength },
      ...{ obstructed: false, target: 'in-sight', visibility: 0 },
      readings,
    },
    trace,
  );
  const defence = defenceOf(
    {
      ...{ who, unit: fighterOf(unit), attacked: true, by: 'shot' },
      enemyKind: enemy.kind,
      readings: { R10: 'a' },
    },
    trace,
  );
  // The attacker has just charged; only a unit that has not moved shoots with Precision (onus-9.26).
  const roller = { unit: enemy, shot: true, moved: by === 'attacker', rerolled: false };
  return { strength: thrown, defence, skill: skillIn('shot', roller, new Trace()) };
}

/** Hits and wounds of the dice that were rolled; null while they are unknown. */
const rolled = ({ strength, defence, skill }: Volley, thrower: Thrower) =>
  scoreOf(thrower, pair(strength, strength), defence, skill);
export const rolledWounds = (thrown: Volley, thrower: Thrower) => rolled(thrown, thrower).wounds;

/** Wounds of the javelins, as far as they are open. */
export const woundsOdds = (thrown: Volley, target: Thrower, thrower: Thrower) =>
  openWounds(
    JAVELIN_DICE,
    pair(thrown.strength, thrown.strength),
    thrown.defence,
    thrown.skill,
    rolled(thrown, thrower),
    lifeLeft(fighterOf(target)),
  );

/** Dice of a thrower that cannot be, or of which some are missing. */
export function wrongJavelins(by: Side, thrown: Volley, thrower: Thrower) {
  const { toHit, toWound } = thrower;
  const { hits } = rolled(thrown, thrower);
  return [
    ...fewerDice(`${by}.toHit`, toHit, JAVELIN_DICE, 'onus-11.11'),
    ...moreDice(
      `${by}.toWound`,
      toWound,
      hits ?? JAVELIN_DICE,
      'more-dice-than-hits',
      'onus-7.136',
    ),
    ...fewerDice(`${by}.toWound`, toWound, hits, 'onus-7.136'),
  ];
}

/** The morale of a unit that javelins wounded; engaged as it is, Terror counts (ruling R77). */
const moraleAfter = ({ who, unit, enemy }: Target, wounds: number, trace?: Trace) =>
  moraleOf(
    {
      ...{ who, unit: hurt(fighterOf(unit), wounds), attacked: true, by: 'shot' },
      cause: 'hand-to-hand',
      terror: has(enemy, 'terror'),
      readings: { R10: 'a', R14: 'a' },
    },
    trace,
  );

/** What so many wounds make of the unit, by the chances of its check. */
export const fates = (target: Target, wounds: number) =>
  fatesAfter(
    {
      unit: fighterOf(target.unit),
      made: { die: target.unit.moraleDie, result: target.unit.checkResult },
      morale: (taken) => moraleAfter(target, taken),
      failed: failedTo(target.unit, 'attack'),
    },
    wounds,
  );

/** What became of a unit that took so many wounds, as far as its die is known. */
export function fateAfter(target: Target, wounds: number, trace: Trace): ToldFate {
  const { who, unit } = target;
  const before = stateOf(unit);
  const struck = hurt(fighterOf(unit), wounds);
  if (struck.wounds >= struck.life) {
    trace.step('onus-7.169', { who, wounds: struck.wounds, life: struck.life });
    return 'eliminated';
  }
  if (wounds === 0) return before;
  const fails = () => failedTo(unit, 'attack', false, trace);
  if (before === 'fleeing') return fails();
  const morale = moraleAfter(target, wounds, trace);
  trace.step('onus-13.11/javelins', { who, morale });
  const passed = passedBy(unit.moraleDie, unit.checkResult, morale);
  if (passed === null) return 'open';
  return passed ? before : fails();
}
