import type { Distribution } from '../core/distribution.ts';
import { fractionText } from '../core/fraction.ts';
import { chance, mean, table } from '../core/odds.ts';
import { defineQuery } from '../core/query.ts';
import type { Odds, Trace } from '../core/ruling.ts';
import type { Violation } from '../core/schema.ts';
import {
  attackWounds,
  chanceToSucceed,
  facesThat,
  hitsOf,
  type Wounds,
  woundsOf,
} from './attack-roll.ts';
import { checkFighter } from './contradictions.ts';
import { afterShot, fatesAfterShot, type ShotCourse } from './shot-course.ts';
import { defenderDecides, SHOT_FIELDS, type ShotInput, sideOf, targetOf } from './shot-fields.ts';
import { bandOf, mayShoot, SHOT_DICE } from './shot-rows.ts';
import { FACES } from './units.ts';
import { defenceOf } from './values/defence.ts';
import { ALL_REAR, shotSide } from './values/exposure.ts';
import { complete, has } from './values/fighter.ts';
import { pair } from './values/pair.ts';
import { strengthOf } from './values/strength.ts';

/** What limited visibility takes from the shot (onus-12.15). */
const visibilityPenalty = ({ distance, visibility }: ShotInput) =>
  visibility.penaltyBeyond !== undefined && distance > visibility.penaltyBeyond
    ? visibility.visibilityPenalty
    : 0;

const strength = (input: ShotInput, trace: Trace) =>
  strengthOf(
    {
      who: 'shooter',
      unit: input.shooter,
      obstructed: input.obstructed,
      target: input.fog,
      visibility: visibilityPenalty(input),
      readings: input.readings,
    },
    trace,
  );

const defence = (input: ShotInput, trace: Trace) =>
  defenceOf(
    {
      who: 'target',
      unit: targetOf(input),
      attacked: true,
      by: 'shot',
      enemyKind: input.shooter.kind,
      readings: input.readings,
    },
    trace,
  );

/** Precision counts for a shooter that has not moved (onus-9.26). */
function skillOf({ shooter }: ShotInput, trace: Trace) {
  const still = shooter.moved === 'none';
  const precise = has(shooter, 'precision');
  if (precise && still) trace.step('onus-9.25');
  if (precise && !still) {
    trace.skip('onus-9.25', 'has-moved');
    trace.step('onus-9.26');
  } else if (precise) trace.skip('onus-9.26', 'has-not-moved');
  if (has(shooter, 'deadly')) trace.skip('onus-9.24', 'shot-not-deadly');
  const professional = has(shooter, 'professionals');
  if (professional) trace.step('onus-9.16');
  return { professional, doubleSix: precise && still };
}

function check(input: ShotInput): Violation[] {
  const band = bandOf(input);
  const dice = SHOT_DICE[band];
  const { toHit, toWound } = input;
  const found = [
    ...checkFighter('shooter', { ...complete(input.shooter), extended: 0 }),
    ...checkFighter('target', complete(input.target)),
  ];
  if (toHit && toHit.length > dice && band !== 'out')
    found.push({
      field: 'toHit',
      problem: 'more-dice-than-shot',
      with: { given: toHit.length, dice },
      clause: 'onus-7.133',
    });
  const most = toHit ? toHit.length : dice;
  if (toWound && toWound.length > most && band !== 'out')
    found.push({
      field: 'toWound',
      problem: 'more-dice-than-hits',
      with: { given: toWound.length, dice: most },
      clause: 'onus-7.136',
    });
  return found;
}

export const shot = defineQuery({
  id: 'onus/shot',
  fields: SHOT_FIELDS,
  sample: {
    shooter: { strength: 3, range: 8 },
    target: { dodge: 5, armour: 8 },
    distance: 3.5,
    obstructed: true,
    toHit: [1, 2, 4, 5],
    toWound: [5, 6],
  },
  check,
  run(input, trace) {
    if (!mayShoot(input, trace))
      return {
        answer: { allowed: false, dice: 0, strength: null, defence: null },
        summary: { say: 'shot/forbidden', with: {} },
      };
    const band = bandOf(input);
    const { distance, shooter } = input;
    trace.step('onus-7.121');
    trace.step('onus-7.122');
    trace.step('onus-7.123', { distance });
    if (band === 'out') return outOfRange(input, trace);
    trace.step('onus-7.118', { distance, range: shooter.range });
    const dice = SHOT_DICE[band];
    trace.step('onus-7.125', { distance, range: shooter.range, band: `band.${band}` });
    trace.step('onus-7.133', { dice }, { on: 'dice', from: 0, to: dice });
    trace.step('onus-7.134');
    const say = defenderDecides(input) ? 'onus-7.145/tie' : 'onus-7.145';
    trace.step('onus-7.145', { side: `sideHit.${sideOf(input)}` }, null, say);
    return resolved(input, band, dice, trace);
  },
});

/** What the side costs, in each value of the defence and in morale. */
function sideModifier(input: ShotInput): number {
  const unit = targetOf(input);
  if (unit.forcedMarch || unit.fleeing) return ALL_REAR;
  return unit.formation === 'square' ? 0 : shotSide({ unit });
}

function outOfRange({ distance, shooter }: ShotInput, trace: Trace) {
  trace.step(
    'onus-7.124',
    { distance, range: shooter.range },
    { on: 'allowed', from: true, to: false },
  );
  trace.skip('onus-7.118', 'beyond-range');
  return {
    answer: { allowed: false, band: 'out', lost: true, dice: 0, strength: null, defence: null },
    summary: { say: 'shot/lost', with: { distance, range: shooter.range } },
  };
}

function resolved(input: ShotInput, band: 'short' | 'long', dice: number, trace: Trace) {
  const force = strength(input, trace);
  const guard = defence(input, trace);
  const skill = skillOf(input, trace);
  const { toHit, toWound } = input;
  trace.step('onus-7.135', { value: force, against: guard.first });
  const hits = toHit ? hitsOf(toHit, force, guard.first) : null;
  if (hits === 0) trace.step('onus-7.135', {}, null, 'onus-7.135/none');
  else trace.step('onus-7.136', { value: force, against: guard.second });
  tellExtremes([...(toHit ?? []), ...(toWound ?? [])], trace);
  const wounds = hits === 0 ? 0 : toWound ? woundsOf(toWound, force, guard.second, skill) : null;
  const left = targetOf(input).life - input.target.wounds;
  const odds = attackWounds(dice, pair(force, force), guard, skill);
  const course = afterShot(input, wounds, trace);
  const hitChance = chanceToSucceed(facesThat(force, guard.first), skill);
  return {
    answer: {
      allowed: true,
      band,
      lost: false,
      dice,
      strength: force,
      defence: [guard.first, guard.second],
      sideHit: sideOf(input),
      sideChosenBy: defenderDecides(input) ? 'defender' : 'nobody',
      sideModifier: sideModifier(input),
      chanceToHit: fractionText(hitChance),
      chanceToWound: fractionText(chanceToSucceed(facesThat(force, guard.second), skill)),
      atLeastOneWound: fractionText(odds.probability((o) => o.wounds > 0)),
      hits,
      woundsDone: wounds,
      replyDice: 0,
      ...course,
    },
    summary: summaryOf(dice, odds, wounds, course),
    odds: oddsOf(input, odds, left, hitChance, dice),
  };
}

function tellExtremes(dice: readonly number[], trace: Trace) {
  if (dice.includes(FACES)) trace.step('onus-7.137');
  if (dice.includes(1)) trace.step('onus-7.138');
}

function summaryOf(
  dice: number,
  odds: Distribution<Wounds>,
  wounds: number | null,
  { fate }: ShotCourse,
) {
  if (wounds === null)
    return {
      say: 'shot/odds',
      with: { dice, wounded: chance(odds.probability((o) => o.wounds > 0)).percent },
    };
  return { say: 'shot/rolled', with: { wounds, fate: `fate.${fate}` } };
}

function oddsOf(
  input: ShotInput,
  odds: Distribution<Wounds>,
  left: number,
  hit: { n: bigint; d: bigint },
  dice: number,
): Odds {
  const none = { n: (hit.d - hit.n) ** BigInt(dice), d: hit.d ** BigInt(dice) };
  const flight = odds.chain(({ wounds }) => fatesAfterShot(input, wounds));
  return {
    chances: {
      'at-least-one-hit': chance({ n: none.d - none.n, d: none.d }),
      'at-least-one-wound': chance(odds.probability((o) => o.wounds > 0)),
      'target-broken': chance(flight.probability((o) => o.fate === 'broken')),
      'target-flees': chance(flight.probability((o) => o.fate === 'fleeing')),
      'target-eliminated': chance(odds.probability((o) => o.wounds >= left)),
    },
    means: { wounds: mean(odds.mean((o) => o.wounds)) },
    tables: { wounds: table(odds, (o) => o.wounds) },
  };
}
