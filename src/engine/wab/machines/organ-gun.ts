import { alike, amount, maybe, text, word, yes } from '../../core/answer.ts';
import { fraction, fractionText, multiply } from '../../core/fraction.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import { orMore, SAVE, savesOn, TOUGHNESS, woundChance, woundsOn } from '../wounds/wounds.ts';
import {
  ARTILLERY_DIE,
  destroyedChance,
  MISFIRES,
  misfireChance,
  misfireOf,
} from './artillery-dice.ts';
import { D6_FELL, READY_FIELDS, readiness } from './ready.ts';
import { hazards, hitFor, hitIfFired, lossOdds, lostAmong } from './shot-odds.ts';

/** Each hit (wab-18.69). */
const STRENGTH = 4;
const SAVE_LESS = 1;
const HITS_ON = 4;
const MOST_UNDER = 60;

export const organGun = defineQuery({
  id: 'wab/organ-gun',
  fields: {
    underTemplate: usual(count(0, MOST_UNDER, 0)),
    toughness: TOUGHNESS,
    save: SAVE,
    atCharge: flag(),
    artilleryDie: ARTILLERY_DIE,
    advanceDie: D6_FELL,
    misfireDie: D6_FELL,
    ...READY_FIELDS,
    readings: rare(group(readings('R239', 'R285'))),
  },
  answer: {
    allowed: yes(),
    worksOn: maybe(amount()),
    shootsWhen: word(['at-charge', 'with-others', 'never'], 'never'),
    advances: maybe(amount()),
    misfire: word(MISFIRES, 'none'),
    ...alike(text('0'), 'chanceMisfire', 'chanceDestroyed'),
    ...alike(maybe(amount()), 'hitsOn', 'strengthNow', 'needsToWound', 'needsToSave'),
    ...alike(maybe(text()), 'chanceEachDies', 'meanRemoved'),
  },
  odds: {
    chances: ['misfires', 'machine-destroyed', 'any-lost'],
    means: ['modelsLost'],
    tables: ['modelsLost'],
  },
  sample: { underTemplate: 8, save: 5 },
  start: {},
  run(input, trace) {
    const { artilleryDie, underTemplate, misfireDie } = input;
    const { R239, R285 } = input.readings;
    const ready = readiness({ ...input, machine: 'organ-gun', R285 }, trace);
    if (!ready.allowed)
      return { answer: { worksOn: ready.worksOn }, summary: { say: 'organ-gun/no', with: {} } };
    if (input.atCharge) trace.step('wab-18.65');
    trace.step('wab-18.67');
    const misfires = artilleryDie === 'misfire';
    if (misfires && R239 === 'b') trace.decide('wab-18.67/shot-lost');
    const misfire = !misfires
      ? 'none'
      : R239 === 'b'
        ? 'one-turn'
        : misfireOf('gun', misfireDie, trace);
    const needsToWound = woundsOn(STRENGTH, input.toughness);
    const needsToSave = savesOn(input.save, SAVE_LESS);
    const dies = multiply(orMore(HITS_ON), woundChance(needsToWound, needsToSave));
    if (!misfires) {
      trace.step(input.advanceDie ? 'wab-18.68/moved' : 'wab-18.68', {
        inches: input.advanceDie ?? 0,
      });
      trace.step('wab-18.69', { needed: needsToWound ?? 0 });
    }
    const misfireNow = misfireChance(artilleryDie);
    const shoots = multiply(ready.works, fraction(misfireNow.d - misfireNow.n, misfireNow.d));
    const mean = multiply(multiply(shoots, fraction(underTemplate)), dies);
    const destroyed = R239 === 'b' ? fraction(0) : destroyedChance(artilleryDie, misfireDie);
    const chanceDestroyed = multiply(ready.works, destroyed);
    const chanceMisfire = multiply(ready.works, misfireNow);
    const losses = lossOdds(lostAmong(hitIfFired(shoots, hitFor(underTemplate)), dies));
    return {
      answer: {
        ...{ allowed: true, worksOn: ready.worksOn, misfire },
        shootsWhen: input.atCharge ? 'at-charge' : 'with-others',
        advances: input.advanceDie ?? null,
        chanceMisfire: fractionText(chanceMisfire),
        chanceDestroyed: fractionText(chanceDestroyed),
        ...{ hitsOn: HITS_ON, strengthNow: STRENGTH, needsToWound, needsToSave },
        ...{
          chanceEachDies: fractionText(dies),
          meanRemoved: misfires ? null : fractionText(mean),
        },
      },
      summary: {
        say: `organ-gun/${misfires ? (misfire === 'open' ? 'misfire' : misfire) : 'odds'}`,
        with: { models: underTemplate, percent: fractionText(dies), mean: fractionText(mean) },
      },
      odds: {
        ...losses,
        chances: { ...hazards(chanceMisfire, chanceDestroyed), ...losses.chances },
      },
    };
  },
});
