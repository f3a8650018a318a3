import { fractionText } from '../../core/fraction.ts';
import { looseQuery } from '../../core/query.ts';
import { Trace } from '../../core/ruling.ts';
import type { Violation } from '../../core/schema.ts';
import {
  attackWounds,
  chanceToSucceed,
  facesThat,
  hitsOf,
  lowestFace,
  woundsOf,
  woundsOfHits,
} from '../combat/attack-roll.ts';
import { woundMarkers } from '../combat/wound-markers.ts';
import { FACES } from '../units.ts';
import { checkFighter } from '../values/contradictions.ts';
import { defenceOf, type Guard } from '../values/defence.ts';
import { complete, has } from '../values/fighter.ts';
import { defenceModifier, strengthModifier } from '../values/modifiers.ts';
import { pair } from '../values/pair.ts';
import { penaltyOf } from '../values/penalty.ts';
import { type Shooter, strengthOf } from '../values/strength.ts';
import { afterShot } from './course.ts';
import { defenderDecides, SHOT_FIELDS, type ShotInput, sideOf, targetOf } from './fields.ts';
import { oddsOf, some, summaryOf } from './odds.ts';
import { bandOf, mayShoot, SHOT_DICE } from './rows.ts';

/** What limited visibility takes from the shot (onus-12.15). */
const visibilityPenalty = ({ distance, visibility }: ShotInput) =>
  visibility.penaltyBeyond !== undefined && distance > visibility.penaltyBeyond
    ? visibility.visibilityPenalty
    : 0;

const shooterOf = (input: ShotInput): Shooter => ({
  who: 'shooter',
  unit: input.shooter,
  obstructed: input.obstructed,
  target: input.fog,
  visibility: visibilityPenalty(input),
  readings: input.readings,
});

const guardOf = (input: ShotInput): Guard => ({
  who: 'target',
  unit: targetOf(input),
  attacked: true,
  by: 'shot',
  enemyKind: input.shooter.kind,
  readings: input.readings,
});

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
  const most = toHit
    ? hitsOf(
        toHit,
        strengthOf(shooterOf(input), new Trace()),
        defenceOf(guardOf(input), new Trace()).first,
      )
    : dice;
  if (toWound && toWound.length > most && band !== 'out')
    found.push({
      field: 'toWound',
      problem: 'more-dice-than-hits',
      with: { given: toWound.length, dice: most },
      clause: 'onus-7.136',
    });
  return found;
}

export const shot = looseQuery({
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
    trace.step('onus-7.116', { strength: shooter.strength, range: shooter.range });
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

function outOfRange({ distance, shooter }: ShotInput, trace: Trace) {
  trace.bar('onus-7.124', { distance, range: shooter.range });
  trace.skip('onus-7.118', 'beyond-range');
  return {
    answer: {
      allowed: false,
      band: 'out',
      lost: true,
      anotherTarget: false,
      dice: 0,
      strength: null,
      defence: null,
    },
    summary: { say: 'shot/lost', with: { distance, range: shooter.range } },
  };
}

function resolved(input: ShotInput, band: 'short' | 'long', dice: number, trace: Trace) {
  const force = strengthOf(shooterOf(input), trace);
  const guard = defenceOf(guardOf(input), trace);
  const skill = skillOf(input, trace);
  const { toHit, toWound } = input;
  trace.step('onus-7.135', { value: force, against: guard.first });
  const hits = toHit ? hitsOf(toHit, force, guard.first) : null;
  if (hits === 0) trace.step('onus-7.135/none');
  else trace.step('onus-7.136', { value: force, against: guard.second });
  tellExtremes([...(toHit ?? []), ...(toWound ?? [])], trace);
  const rolled = toWound ? woundsOf(toWound, force, guard.second, skill) : null;
  const wounds = hits === 0 ? 0 : (input.target.taken ?? rolled);
  const odds = attackWounds(dice, pair(force, force), guard, skill);
  const course = afterShot(input, wounds, trace);
  const hitFaces = facesThat(force, guard.first);
  const hitChance = chanceToSucceed(hitFaces, skill);
  const hitDice = woundsOfHits(dice, hitFaces, { ...skill, doubleSix: false });
  return {
    answer: {
      allowed: true,
      band,
      lost: false,
      dice,
      strength: force,
      strengthModifier: strengthModifier(shooterOf(input)),
      defence: [guard.first, guard.second],
      defenceModifier: defenceModifier(guardOf(input)),
      sideHit: sideOf(input),
      sideChosenBy: defenderDecides(input) ? 'defender' : 'nobody',
      sideModifier: penaltyOf(guardOf(input)),
      hitsFrom: lowestFace(force, guard.first),
      woundsFrom: lowestFace(force, guard.second),
      chanceToHit: fractionText(hitChance),
      chanceToWound: fractionText(chanceToSucceed(facesThat(force, guard.second), skill)),
      atLeastOneHit: fractionText(some(hitDice)),
      atLeastOneWound: fractionText(some(odds)),
      expected: fractionText(odds.mean((o) => o.wounds)),
      hits,
      woundsDone: wounds,
      woundMarkers: wounds === null ? null : woundMarkers(wounds),
      replyDice: 0,
      ...course,
    },
    summary: summaryOf(dice, odds, wounds, course),
    odds: oddsOf(input, odds, hitDice),
  };
}

function tellExtremes(dice: readonly number[], trace: Trace) {
  if (dice.includes(FACES)) trace.step('onus-7.137');
  if (dice.includes(1)) trace.step('onus-7.138');
}
