import { alike, amount, many, maybe, text, word, words, yes } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { handOn } from '../../core/hand-on.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { atLeast } from '../../core/rolling.ts';
import { Trace } from '../../core/ruling.ts';
import {
  eachDie,
  fewerDice,
  knownHits,
  moreDice,
  openHits,
  openWounds,
  scoreOf,
  wrongWounds,
} from '../combat/attack-roll.ts';
import { CHANCES_ARE, chancesAfter } from '../combat/chances-are.ts';
import { TOLD_FATES } from '../combat/fate.ts';
import { skillIn, tellExtremes } from '../combat/skill.ts';
import { MARKERS, woundMarkers } from '../combat/wound-markers.ts';
import { checkFighter } from '../values/contradictions.ts';
import { defenceModifier, defenceOf, type Guard } from '../values/defence.ts';
import { complete } from '../values/fighter.ts';
import { isToldTwice } from '../values/morale.ts';
import { pair, values } from '../values/pair.ts';
import { penaltyOf } from '../values/penalty.ts';
import { CARD_SIDES } from '../values/sides.ts';
import { type Shooter, strengthModifier, strengthOf } from '../values/strength.ts';
import { afterShot } from './course.ts';
import { defenderDecides, SHOT_FIELDS, type ShotInput, sideOf, targetOf } from './fields.ts';
import { oddsOf, SHOT_ODDS, some, summaryOf } from './odds.ts';
import { BANDS, bandOf, mayShoot, SHOT_DICE } from './rows.ts';

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

const rollerOf = ({ shooter }: ShotInput) => ({
  ...{ unit: shooter, shot: true, rerolled: false },
  moved: shooter.moved !== 'none',
});

const toldTwice = problems<ShotInput>([
  'checkResult',
  'die-and-result',
  null,
  ({ moraleDie, checkResult }) => isToldTwice(moraleDie, checkResult),
]);

function check(input: ShotInput) {
  const band = bandOf(input);
  const dice = SHOT_DICE[band];
  const { toHit, toWound, shooter, target } = input;
  const force = strengthOf(shooterOf(input));
  const skill = skillIn('shot', rollerOf(input), new Trace());
  const score = scoreOf(input, pair(force, force), defenceOf(guardOf(input)), skill);
  const most = score.hits ?? dice;
  return [
    ...checkFighter('shooter', { ...complete(shooter), extended: 0 }),
    ...checkFighter('target', complete(target)),
    ...toldTwice(input),
    ...(band === 'out'
      ? []
      : [
          ...moreDice('toHit', toHit, dice, 'more-dice-than-shot', 'onus-7.133'),
          ...moreDice('toWound', toWound, most, 'more-dice-than-hits', 'onus-7.136'),
          ...fewerDice('toHit', toHit, dice, 'onus-7.133'),
          ...fewerDice('toWound', toWound, score.hits, 'onus-7.136'),
          ...wrongWounds('target.taken', target.taken, dice, score, skill),
        ]),
  ];
}

const ANSWER = {
  allowed: yes(),
  band: maybe(word(BANDS, 'short')),
  lost: yes(),
  anotherTarget: maybe(yes()),
  dice: amount(),
  ...alike(maybe(amount()), 'strength', 'strengthModifier'),
  defence: maybe(many(amount())),
  defenceModifier: maybe(amount()),
  sideHit: maybe(word(CARD_SIDES, 'front')),
  sideChosenBy: maybe(word(['nobody', 'defender'], 'nobody')),
  ...alike(maybe(amount()), 'sideModifier', 'hitsFrom', 'woundsFrom'),
  chanceToHit: maybe(text()),
  chanceToWound: maybe(text()),
  atLeastOneHit: maybe(text()),
  atLeastOneWound: maybe(text()),
  expected: maybe(text()),
  ...alike(maybe(amount()), 'hits', 'woundsDone'),
  woundMarkers: maybe(words(MARKERS)),
  replyDice: amount(),
  ...alike(maybe(yes()), 'eliminated', 'mustCheck'),
  ...alike(maybe(amount()), 'moraleValue', 'moraleModifier'),
  chanceToFail: maybe(text()),
  fate: maybe(word(TOLD_FATES, 'open')),
  chancesAre: maybe(word(CHANCES_ARE, 'before-any-die')),
};

export const shot = defineQuery({
  id: 'onus/shot',
  fields: SHOT_FIELDS,
  answer: ANSWER,
  odds: SHOT_ODDS,
  rolls: {
    toHit: ({ hitsFrom, dice }) => atLeast(hitsFrom, dice),
    toWound: ({ woundsFrom, hits }) => atLeast(woundsFrom, hits),
    moraleDie: ({ mustCheck }) => Number(mustCheck),
  },
  sample: {
    shooter: { strength: 3, range: 8 },
    target: { dodge: 5, armour: 8 },
    distance: 3.5,
    obstructed: true,
    toHit: [1, 2, 4, 5],
    toWound: [5, 6],
  },
  next: ({ target, steadfastFlees, moraleDie }, { fate, mustCheck, woundsDone }) => [
    ...(mustCheck && moraleDie === undefined
      ? [
          {
            as: 'morale' as const,
            query: 'onus/morale-check',
            draft: {
              cause: 'shot',
              ...handOn({ steadfastFlees }, 'steadfastFlees'),
              unit: {
                ...handOn(target, 'kind', 'morale', 'life', 'abilities', 'wounds', 'broken'),
                ...handOn(
                  target,
                  'fleeing',
                  'formation',
                  'general',
                  'generalMorale',
                  'moraleBonus',
                ),
                taken: woundsDone,
              },
            },
          },
        ]
      : []),
    ...(fate === 'fleeing'
      ? [{ as: 'flight' as const, query: 'onus/flight-move', draft: handOn(target, 'kind') }]
      : []),
  ],
  check,
  run(input, trace) {
    if (!mayShoot(input, trace))
      return { answer: {}, summary: { say: 'shot/forbidden', with: {} } };
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
    const key = defenderDecides(input) ? 'onus-7.145/tie' : 'onus-7.145';
    trace.step(key, { side: `sideHit.${sideOf(input)}` });
    return resolved(input, band, dice, trace);
  },
});

function outOfRange({ distance, shooter }: ShotInput, trace: Trace) {
  trace.bar('onus-7.124', { distance, range: shooter.range });
  trace.skip('onus-7.118', 'beyond-range');
  return {
    answer: { band: 'out', lost: true, anotherTarget: false } as const,
    summary: { say: 'shot/lost', with: { distance, range: shooter.range } },
  };
}

function resolved(input: ShotInput, band: 'short' | 'long', dice: number, trace: Trace) {
  const force = strengthOf(shooterOf(input), trace);
  const guard = defenceOf(guardOf(input), trace);
  const { toHit = [], toWound = [] } = input;
  const skill = skillIn('shot', rollerOf(input), trace);
  trace.step('onus-7.135', { value: force, against: guard.first });
  const strike = pair(force, force);
  const score = scoreOf(input, strike, guard, skill);
  if (score.hits === 0) trace.step('onus-7.135/none');
  else trace.step('onus-7.136', { value: force, against: guard.second });
  tellExtremes([...toHit, ...toWound], trace);
  const wounds = score.hits === 0 ? 0 : (input.target.taken ?? score.wounds);
  const known = { ...score, wounds };
  const odds = openWounds(dice, strike, guard, skill, known);
  const course = afterShot(input, wounds, trace);
  const hits = openHits(dice, strike, guard, skill, { hits: knownHits(input, score), wounds });
  return {
    answer: {
      allowed: true,
      band,
      dice,
      strength: force,
      strengthModifier: strengthModifier(shooterOf(input)),
      defence: values(guard),
      defenceModifier: defenceModifier(guardOf(input)),
      sideHit: sideOf(input),
      sideChosenBy: defenderDecides(input) ? ('defender' as const) : ('nobody' as const),
      sideModifier: penaltyOf(guardOf(input)),
      ...eachDie(strike, guard, skill),
      atLeastOneHit: fractionText(some(hits)),
      atLeastOneWound: fractionText(some(odds)),
      expected: fractionText(odds.mean((o) => o.wounds)),
      hits: score.hits,
      woundsDone: wounds,
      woundMarkers: wounds === null ? null : woundMarkers(wounds),
      ...course,
      chancesAre: wounds !== null && course.fate !== 'open' ? 'known' : chancesAfter(known),
    } as const,
    summary: summaryOf(dice, odds, wounds, course),
    odds: oddsOf(input, odds, hits, course),
  };
}
