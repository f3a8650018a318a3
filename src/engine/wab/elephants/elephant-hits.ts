import { alike, amount, maybe, opens, text, yes } from '../../core/answer.ts';
import { Distribution, pool, thin } from '../../core/dice.ts';
import { type Fraction, fraction, fractionText, multiply } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readingsToC } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, optionalCounts } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ELEPHANT, MAHOUT, MOST_CREW } from '../chariots/profiles.ts';
import { FACES } from '../dice.ts';
import {
  MOST_STRENGTH,
  MOST_TOUGHNESS,
  PIERCES_ABOVE,
  savesOn,
  woundChance,
  woundsOn,
} from '../wounds/wounds.ts';

/** A hit goes to the elephant up to this roll, else to the crew (wab-17.16). */
const TO_ELEPHANT = 4;
/** Its save to the front, without and with barding (wab-17.22). */
const SAVES = { bare: 4, barded: 3 };
const NO_SAVE = 7;
const MOST_HITS = 30;
const MOST_DICE = 12;
/** Points of riding by the other readings (R269). */
const RIDING = { a: 0, b: 1, c: 2 };

const HIT_FIELDS = {
  hitsScored: usual(count(0, MOST_HITS, 1)),
  hitStrength: usual(count(1, MOST_STRENGTH, 3)),
  hitBy: usual(choice(['combat', 'shooting'], 'combat')),
  woundFrom: usual(choice(['front', 'flank', 'rear'], 'front')),
  barded: usual(flag()),
  woundsLeft: count(1, MOST_CREW, ELEPHANT.wounds),
  elephantToughness: count(1, MOST_TOUGHNESS, ELEPHANT.toughness),
  warriors: usual(count(0, MOST_CREW, 2)),
  mahoutAlive: flag(true),
  crewToughness: count(1, MOST_TOUGHNESS, MAHOUT.toughness),
  crewSave: optionalCount(2, FACES),
  saveModifier: optionalCount(0, FACES),
  allocation: optionalCounts(1, FACES, MOST_DICE),
  readings: rare(group(readingsToC('R269'))),
};
type Hit = Values<typeof HIT_FIELDS>;

const { adds, notes, sets } = rulesOf<Hit>();

const isFront = ({ woundFrom }: Hit) => woundFrom === 'front';

const SAVE: Table<Hit, number> = {
  on: 'save',
  show: (save) => (save >= NO_SAVE ? null : save),
  rows: [
    sets(
      'wab-17.22',
      ({ barded }) => (barded ? SAVES.barded : SAVES.bare),
      [],
      on('wound-from-elsewhere', isFront),
      { with: ({ barded }) => ({ save: barded ? SAVES.barded : SAVES.bare }) },
    ),
  ],
};

const MODIFIER: Table<Hit, number> = {
  on: 'toHitModifier',
  rows: [
    adds(
      'wab-17.28',
      1,
      [],
      on('blows-not-shots', ({ hitBy }) => hitBy === 'shooting'),
    ),
    notes<number>('wab-17.16', [({ hitBy }) => hitBy === 'combat'], { say: 'wab-17.16/skill' }),
  ],
};

const less = ({ saveModifier, hitStrength }: Hit) =>
  saveModifier ?? Math.max(0, hitStrength - PIERCES_ABOVE);
const toElephant = (die: number) => die <= TO_ELEPHANT;
const menOf = ({ warriors, mahoutAlive }: Hit) => warriors + Number(mahoutAlive);

interface Hurt {
  beast: number;
  men: number;
}

/** Wounds of the elephant and of its men, each hit by itself: whom it hits, and whether it wounds. */
function hurtBy(one: Hit, beast: Fraction, man: Fraction): Distribution<Hurt> {
  const capped = ({ beast: wounds, men }: Hurt) => ({
    beast: Math.min(wounds, one.woundsLeft),
    men: Math.min(men, menOf(one)),
  });
  if (one.allocation) {
    const on = one.allocation.filter(toElephant).length;
    const fell = Distribution.certain({ beast: on, men: one.hitsScored - on });
    return thin(thin(fell, 'beast', beast), 'men', man).map(capped);
  }
  const hurts = multiply(fraction(TO_ELEPHANT, FACES), beast);
  const kills = multiply(fraction(FACES - TO_ELEPHANT, FACES), man);
  const whole = hurts.d * kills.d;
  const [a, b] = [hurts.n * kills.d, kills.n * hurts.d];
  return pool(one.hitsScored, [
    { weight: a, score: { beast: 1 } },
    { weight: b, score: { men: 1 } },
    { weight: whole - a - b },
  ]).map(({ beast: wounds = 0, men = 0 }) => capped({ beast: wounds, men }));
}

function told(input: Hit, trace: Trace) {
  const dice = input.allocation;
  const onElephant = dice ? dice.filter(toElephant).length : null;
  if (dice)
    trace.step('wab-17.16/fell', {
      beast: onElephant ?? 0,
      men: input.hitsScored - (onElephant ?? 0),
    });
  else trace.step('wab-17.16');
  return onElephant;
}

export const elephantHits = defineQuery({
  id: 'wab/elephant-hits',
  fields: HIT_FIELDS,
  answer: {
    toHitModifier: amount(),
    ...alike(maybe(amount()), 'save', 'needsToWound', 'needsToSave'),
    ...alike(maybe(amount()), 'crewNeedsToWound', 'crewNeedsToSave', 'hitsOnElephant'),
    ...alike(text('0'), 'chanceAllOnElephant', 'chanceElephantDies', 'chanceMahoutDies'),
    ...alike(text('0'), 'meanElephantWounds', 'meanCrewLost'),
    mahoutCanDie: yes(),
    stampedeTest: opens(),
  },
  odds: {
    chances: ['elephant-dies', 'mahout-dies', 'elephant-wounded'],
    means: ['elephantWounds', 'crewLost'],
    tables: ['elephantWounds', 'crewLost'],
  },
  rolls: {
    allocation: (_, __, { hitsScored = 1 }) => (hitsScored > MOST_DICE ? 0 : hitsScored),
  },
  sample: { hitsScored: 4, hitStrength: 5, barded: true },
  start: {},
  check: problems([
    'allocation',
    'die-of-each-elephant-hit',
    'wab-17.16',
    ({ allocation, hitsScored }) => allocation !== undefined && allocation.length !== hitsScored,
  ]),
  run(input, trace) {
    const { hitsScored, hitStrength, elephantToughness, crewToughness, crewSave } = input;
    const toHitModifier = applyRows(MODIFIER, input, 0, trace);
    const hitsOnElephant = told(input, trace);
    const save = applyRows(SAVE, input, NO_SAVE, trace);
    const needsToWound = woundsOn(hitStrength, elephantToughness);
    const needsToSave = savesOn(save, less(input));
    const crewNeedsToWound = woundsOn(hitStrength, crewToughness);
    const rode = RIDING[input.readings.R269];
    const worn = crewSave === undefined && rode === 0 ? undefined : (crewSave ?? NO_SAVE) - rode;
    const crewNeedsToSave = savesOn(worn, less(input));
    trace.step('wab-17.17', { needed: needsToWound ?? 0, toughness: elephantToughness });
    if (input.readings.R269 !== 'a') trace.step('wab-17.17/riding', { rode });
    if (menOf(input) > 0) trace.step('wab-17.18', { warriors: input.warriors });
    const odds = hurtBy(
      input,
      woundChance(needsToWound, needsToSave),
      woundChance(crewNeedsToWound, crewNeedsToSave),
    );
    const dies = odds.probability(({ beast }) => beast >= input.woundsLeft);
    const mahoutDies = odds.probability(({ men }) => input.mahoutAlive && men > input.warriors);
    const wounded = odds.probability(({ beast }) => beast > 0);
    const beastMean = odds.mean(({ beast }) => beast);
    const menMean = odds.mean(({ men }) => men);
    if (input.hitBy === 'shooting' && wounded.n > 0n)
      trace.step('wab-17.30/shots', { percent: fractionText(wounded) });
    if (input.mahoutAlive && mahoutDies.n > 0n) trace.step('wab-17.31/may-fall');
    let allOn = fraction(1);
    for (let i = 0; i < hitsScored; i++) allOn = multiply(allOn, fraction(TO_ELEPHANT, FACES));
    return {
      answer: {
        ...{ toHitModifier, save: save >= NO_SAVE ? null : save, needsToWound, needsToSave },
        ...{ crewNeedsToWound, crewNeedsToSave, hitsOnElephant },
        chanceAllOnElephant: fractionText(allOn),
        chanceElephantDies: fractionText(dies),
        chanceMahoutDies: fractionText(mahoutDies),
        meanElephantWounds: fractionText(beastMean),
        meanCrewLost: fractionText(menMean),
        mahoutCanDie: input.mahoutAlive && mahoutDies.n > 0n,
        stampedeTest: input.hitBy === 'shooting' && wounded.n > 0n ? null : false,
      },
      summary: {
        say: 'elephant-hits/odds',
        with: { hits: hitsScored, beast: fractionText(beastMean), men: fractionText(menMean) },
      },
      odds: {
        chances: {
          'elephant-dies': chance(dies),
          'mahout-dies': chance(mahoutDies),
          'elephant-wounded': chance(wounded),
        },
        means: { elephantWounds: mean(beastMean), crewLost: mean(menMean) },
        tables: {
          elephantWounds: table(odds, ({ beast }) => beast),
          crewLost: table(odds, ({ men }) => men),
        },
      },
    };
  },
});
