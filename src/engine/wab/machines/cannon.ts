import { alike, amount, many, maybe, part, text, word, yes } from '../../core/answer.ts';
import { Distribution } from '../../core/dice.ts';
import { fraction, fractionText, multiply } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { count, optionalMeasure, requiredMeasure } from '../../core/schema/numbers.ts';
import { MOST_WOUNDS } from '../shooting/losses.ts';
import { orMore, TOUGHNESS, woundsOn } from '../wounds/wounds.ts';
import {
  ARTILLERY,
  ARTILLERY_DIE,
  type ArtilleryFace,
  destroyedChance,
  kills,
  MISFIRES,
  misfireChance,
  misfireOf,
  numberOf,
} from './artillery-dice.ts';
import { D6_FELL, READY_FIELDS, readiness } from './ready.ts';
import { hazards, hitIfFired, lossOdds, lostAmong } from './shot-odds.ts';

const FARTHEST = 36;
const FAR = 120;
/** Of light cannon (wab-18.56). */
const STRENGTH = 6;
const WOUND_DIE = 6;
const MOST_RANKS = 20;
const INCH = 25.4;
const BASE = 20;
const MOST_BASE = 120;
const NO_BOUNCE = 0;

interface Ball {
  guess: number;
  stopsAt?: number | undefined;
  targetAway?: number | undefined;
  onTheLine: number;
  lineBase: number;
}

/** Where a ball first strikes and where it ends, by both dice (wab-18.53 to wab-18.57). */
function flightOf(
  { guess, stopsAt = Infinity }: Ball,
  first: ArtilleryFace,
  bounce: ArtilleryFace,
) {
  const strikes = guess + numberOf(first);
  const ends = strikes + (bounce === 'misfire' ? NO_BOUNCE : numberOf(bounce));
  // Only ground that lies on its bounce halts it.
  return { strikes, ends: Math.max(strikes, Math.min(ends, stopsAt)) };
}

/** Models on the line that the ball hits: those whose bases it crosses, or the one on the struck point. */
function hitBy(ball: Ball, { strikes, ends }: { strikes: number; ends: number }) {
  const { targetAway, onTheLine, lineBase } = ball;
  if (targetAway === undefined) return 0;
  const depth = lineBase / INCH;
  return Array.from({ length: onTheLine }, (_, i) => targetAway + i * depth).filter((front) =>
    ends > strikes
      ? strikes < front + depth && ends > front
      : strikes >= front && strikes < front + depth,
  ).length;
}

/** What may come of the dice that are open, the first one no misfire. */
function outcomes(ball: Ball, first: ArtilleryFace | undefined, bounce: ArtilleryFace | undefined) {
  const firsts = (first ? [first] : ARTILLERY).filter((face) => face !== 'misfire');
  const bounces = bounce ? [bounce] : ARTILLERY;
  return Distribution.of(
    firsts.flatMap((one) =>
      bounces.map((two) => [{ models: hitBy(ball, flightOf(ball, one, two)) }, 1] as const),
    ),
  );
}

function tellFlight(
  ball: Ball,
  first: ArtilleryFace,
  bounce: ArtilleryFace | undefined,
  trace: Trace,
) {
  const strikes = ball.guess + numberOf(first);
  trace.step('wab-18.54', { strikes });
  if (bounce === undefined) return { strikes, ends: null };
  const { ends } = flightOf(ball, first, bounce);
  if (bounce === 'misfire') trace.step('wab-18.57', { strikes });
  else trace.step('wab-18.55', { strikes, ends: strikes + numberOf(bounce) });
  if (bounce !== 'misfire' && ends < strikes + numberOf(bounce))
    trace.step('wab-18.57/ground', { ends });
  return { strikes, ends };
}

export const cannon = defineQuery({
  id: 'wab/cannon',
  fields: {
    guess: requiredMeasure(0, FAR),
    targetAway: usual(optionalMeasure(0, FAR)),
    onTheLine: usual(count(1, MOST_RANKS, 1)),
    lineBase: count(1, MOST_BASE, BASE),
    stopsAt: optionalMeasure(0, FAR),
    artilleryDie: ARTILLERY_DIE,
    bounceDie: ARTILLERY_DIE,
    misfireDie: D6_FELL,
    toughness: TOUGHNESS,
    woundsEach: count(1, MOST_WOUNDS, 1),
    pointsAtTarget: rare(flag(true)),
    ...READY_FIELDS,
  },
  answer: {
    allowed: yes(),
    worksOn: maybe(amount()),
    shootsWhen: word(['before-others', 'with-others', 'never'], 'never'),
    ...alike(
      maybe(amount()),
      'strikesAt',
      'strikesAtLeast',
      'strikesAtMost',
      'endsAt',
      'modelsHit',
    ),
    misfire: word(MISFIRES, 'none'),
    lineHits: many(part({ models: amount(), chance: text() })),
    ...alike(text('0'), 'chanceMisfire', 'chanceDestroyed', 'chanceOfAHit'),
    ...alike(maybe(amount()), 'strengthNow', 'needsToWound'),
    chanceEachDies: maybe(text()),
    meanRemoved: maybe(text()),
  },
  odds: {
    chances: ['misfires', 'machine-destroyed', 'shot-hits', 'any-lost'],
    means: ['modelsHit', 'modelsLost'],
    tables: ['modelsHit', 'modelsLost'],
  },
  sample: { guess: 20, targetAway: 24, onTheLine: 4 },
  start: { guess: 20 },
  run(input, trace) {
    const { guess, artilleryDie, bounceDie, misfireDie } = input;
    const ready = readiness({ ...input, machine: 'cannon' }, trace);
    if (!input.pointsAtTarget) trace.bar('wab-18.52/aim');
    if (guess > FARTHEST) trace.bar('wab-18.53/too-far', { guess });
    if (!ready.allowed || !input.pointsAtTarget || guess > FARTHEST)
      return { answer: { worksOn: ready.worksOn }, summary: { say: 'cannon/no', with: {} } };
    trace.step('wab-18.51');
    const least = guess + numberOf('2');
    const most = guess + numberOf('10');
    trace.step('wab-18.53', { guess, least, most });
    const misfires = artilleryDie === 'misfire';
    const misfire = misfires ? misfireOf('gun', misfireDie, trace) : 'none';
    const flight =
      artilleryDie && !misfires
        ? tellFlight(input, artilleryDie, bounceDie, trace)
        : { strikes: null, ends: null };
    const needsToWound = woundsOn(STRENGTH, input.toughness);
    const dies = multiply(orMore(needsToWound), kills(WOUND_DIE, input.woundsEach));
    const misfireNow = misfireChance(artilleryDie);
    const flies = multiply(ready.works, fraction(misfireNow.d - misfireNow.n, misfireNow.d));
    const asks = input.targetAway !== undefined && !misfires;
    const all = asks ? outcomes(input, artilleryDie, bounceDie) : null;
    const one = all?.entries();
    if (asks) {
      if (!artilleryDie || !bounceDie) trace.step('wab-18.55/line');
      trace.step('wab-18.56', { needed: needsToWound ?? 0 });
    }
    const chanceOfAHit = all
      ? multiply(
          flies,
          all.probability(({ models }) => models > 0),
        )
      : fraction(0);
    const hits = all && hitIfFired(flies, all);
    const meanHits = hits?.mean(({ models }) => models);
    const meanRemoved = meanHits ? multiply(meanHits, dies) : null;
    const losses = hits && lossOdds(lostAmong(hits, dies));
    const chanceMisfire = multiply(ready.works, misfireNow);
    const chanceDestroyed = multiply(ready.works, destroyedChance(artilleryDie, misfireDie));
    const say = misfires
      ? misfire === 'open'
        ? 'misfire'
        : misfire
      : flight.ends !== null
        ? 'flies'
        : 'odds';
    return {
      answer: {
        ...{ allowed: true, worksOn: ready.worksOn, shootsWhen: 'before-others', misfire },
        ...{ strikesAt: flight.strikes, endsAt: flight.ends },
        ...(!misfires && {
          strikesAtLeast: flight.strikes ?? least,
          strikesAtMost: flight.strikes ?? most,
        }),
        modelsHit: one?.length === 1 && flight.ends !== null ? (one[0]?.[0].models ?? 0) : null,
        lineHits: (one ?? []).map(([{ models }]) => ({
          models,
          chance: fractionText(
            multiply(flies, all?.probability((o) => o.models === models) ?? fraction(0)),
          ),
        })),
        chanceMisfire: fractionText(chanceMisfire),
        chanceDestroyed: fractionText(chanceDestroyed),
        chanceOfAHit: fractionText(chanceOfAHit),
        ...{ strengthNow: STRENGTH, needsToWound, chanceEachDies: fractionText(dies) },
        meanRemoved: meanRemoved && fractionText(meanRemoved),
      },
      summary: {
        say: `cannon/${say}`,
        with: {
          ...{ least, most, strikes: flight.strikes ?? 0, ends: flight.ends ?? 0 },
          mean: fractionText(meanRemoved ?? fraction(0)),
        },
      },
      odds: {
        chances: {
          ...hazards(chanceMisfire, chanceDestroyed),
          ...(losses && { 'shot-hits': chance(chanceOfAHit), ...losses.chances }),
        },
        means: { ...(meanHits && { modelsHit: mean(meanHits) }), ...losses?.means },
        tables: {
          ...(hits && { modelsHit: table(hits, ({ models }) => models) }),
          ...losses?.tables,
        },
      },
    };
  },
});
