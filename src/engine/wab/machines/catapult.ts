import { alike, amount, many, maybe, part, text, word, yes } from '../../core/answer.ts';
import { add, fraction, fractionText, multiply, subtract } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { choice, flag, optionalChoice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalMeasure, requiredMeasure } from '../../core/schema/numbers.ts';
import { MOST_WOUNDS } from '../shooting/losses.ts';
import { orMore, TOUGHNESS, woundsOn } from '../wounds/wounds.ts';
import {
  ARTILLERY_DIE,
  destroyedChance,
  kills,
  MISFIRES,
  misfireChance,
  misfireOf,
  numberOf,
} from './artillery-dice.ts';
import { FARTHEST, landingsOf, OTHERS_NEED, SIZES, TEMPLATE } from './landings.ts';
import { D6_FELL, READY_FIELDS, readiness } from './ready.ts';
import { hazards, hitFor, lossOdds, lostAmong, lostUnder } from './shot-odds.ts';

const FAR = 120;
const HALF_TURN = 180;
const FULL_TURN = 360;
const MOST_UNDER = 40;
const EXACT = 1000;
const NONE = fraction(0);
const ONE = fraction(1);

export const catapult = defineQuery({
  id: 'wab/catapult',
  fields: {
    catapultSize: usual(choice(['normal', 'large', 'huge'], 'normal')),
    guess: requiredMeasure(0, FAR),
    scatterDie: optionalChoice(['hit', 'arrow']),
    artilleryDie: ARTILLERY_DIE,
    arrowTurned: optionalMeasure(0, FULL_TURN),
    misfireDie: D6_FELL,
    toughness: TOUGHNESS,
    woundsEach: count(1, MOST_WOUNDS, 1),
    underHole: flag(true),
    underTemplate: count(0, MOST_UNDER, 0),
    seesTarget: rare(flag(true)),
    ...READY_FIELDS,
    readings: rare(group(readings('R317'))),
  },
  answer: {
    allowed: yes(),
    worksOn: maybe(amount()),
    shootsWhen: word(['before-others', 'with-others', 'never'], 'never'),
    ...alike(maybe(amount()), 'deviates', 'landsAt', 'landsAside'),
    misfire: word(MISFIRES, 'none'),
    landings: many(part({ deviates: amount(), chance: text() })),
    ...alike(text('0'), 'chanceAsAimed', 'chanceMisfire', 'chanceDestroyed'),
    strengthNow: maybe(amount()),
    needsToWound: maybe(amount()),
    ...alike(maybe(text()), 'chanceHoleDies', 'chanceOtherDies', 'meanRemoved'),
  },
  odds: {
    chances: ['lands-as-aimed', 'misfires', 'machine-destroyed', 'hole-dies', 'any-lost'],
    means: ['modelsLost'],
    tables: ['deviates', 'modelsLost'],
  },
  sample: { guess: 28, underTemplate: 6 },
  start: { guess: 24 },
  check: problems([
    'artilleryDie',
    'shot-without-die',
    'wab-18.14',
    ({ crew, artilleryDie }) => crew < 1 && artilleryDie !== undefined,
  ]),
  run(input, trace) {
    const { catapultSize, guess, artilleryDie, scatterDie, misfireDie, toughness } = input;
    const ready = readiness({ machine: 'catapult', ...input }, trace);
    if (guess > FARTHEST) trace.bar('wab-18.28/too-far', { guess });
    if (!input.seesTarget && input.readings.R317 === 'a') trace.bar('wab-18.28/unseen');
    const refused =
      !ready.allowed || guess > FARTHEST || (!input.seesTarget && input.readings.R317 === 'a');
    if (refused)
      return { answer: { worksOn: ready.worksOn }, summary: { say: 'catapult/no', with: {} } };
    trace.step('wab-18.26');
    trace.step('wab-18.28', { guess });
    trace.step('wab-18.27', TEMPLATE);
    const misfires = artilleryDie === 'misfire';
    const { die, strength } = SIZES[catapultSize];
    const number = artilleryDie && !misfires ? numberOf(artilleryDie) : null;
    const deviates =
      misfires || scatterDie === undefined
        ? null
        : scatterDie === 'hit'
          ? artilleryDie
            ? 0
            : null
          : number;
    trace.step('wab-18.30');
    const misfire = misfires ? misfireOf('catapult', misfireDie, trace) : 'none';
    if (misfires && misfire === 'open') trace.step('wab-18.30/misfire');
    if (!misfires) {
      if (scatterDie === 'hit') trace.step('wab-18.29/hit', { guess });
      else trace.step('wab-18.29');
      if (scatterDie === 'arrow' && number !== null) trace.step('wab-18.31', { number });
      else if (scatterDie === 'hit' && number !== null) trace.step('wab-18.31/hit');
    }
    const turned = (input.arrowTurned ?? 0) * (Math.PI / HALF_TURN);
    const knowsPlace = deviates === 0 || (deviates !== null && input.arrowTurned !== undefined);
    const rounded = (inches: number) => Math.round(inches * EXACT) / EXACT;
    const ahead = guess + (deviates ?? 0) * Math.cos(turned);
    const aside = (deviates ?? 0) * Math.sin(turned);
    const misfireNow = misfireChance(artilleryDie);
    const landings = landingsOf(input).map(({ deviates: inches, chance: likely }) => ({
      deviates: inches,
      chance: multiply(ready.works, likely),
    }));
    const asAimed = landings.find((one) => one.deviates === 0)?.chance ?? NONE;
    // Who is under the template, wherever it lands.
    if (input.underHole) trace.step('wab-18.32');
    if (input.underTemplate > 0) trace.step('wab-18.33', { models: input.underTemplate });
    const needsToWound = woundsOn(strength, toughness);
    trace.step('wab-18.38', { strength, size: catapultSize });
    trace.step('wab-18.37', { needed: needsToWound ?? 0, die });
    const dies = multiply(orMore(needsToWound), kills(die, input.woundsEach));
    const other = multiply(orMore(OTHERS_NEED), dies);
    const holed = input.underHole ? dies : NONE;
    const removed = add(holed, multiply(fraction(input.underTemplate), other));
    const anybody = !misfires && (input.underHole || input.underTemplate > 0);
    const losses = anybody
      ? lossOdds(lostUnder(holed, lostAmong(hitFor(input.underTemplate), other)))
      : null;
    const chanceMisfire = multiply(ready.works, misfireNow);
    const chanceDestroyed = multiply(ready.works, destroyedChance(artilleryDie, misfireDie));
    const ends = [
      ...landings.map(({ deviates: value, chance: likely }) => ({ value, likely })),
      { value: 'misfire', likely: chanceMisfire },
      { value: 'no-shot', likely: subtract(ONE, ready.works) },
    ].filter(({ likely }) => likely.n > 0n);
    const say = misfires
      ? misfire === 'open'
        ? 'misfire'
        : misfire
      : deviates === null
        ? 'odds'
        : deviates === 0
          ? 'hit'
          : 'deviates';
    return {
      answer: {
        ...{ allowed: true, worksOn: ready.worksOn, shootsWhen: 'before-others', misfire },
        ...{ deviates, strengthNow: strength, needsToWound },
        landsAt: knowsPlace ? rounded(ahead) : null,
        landsAside: knowsPlace ? rounded(Math.abs(aside)) : null,
        landings: landings.map((one) => ({ ...one, chance: fractionText(one.chance) })),
        chanceAsAimed: fractionText(asAimed),
        chanceMisfire: fractionText(chanceMisfire),
        chanceDestroyed: fractionText(chanceDestroyed),
        chanceHoleDies: input.underHole ? fractionText(dies) : null,
        chanceOtherDies: input.underTemplate > 0 ? fractionText(other) : null,
        meanRemoved: misfires ? null : fractionText(removed),
      },
      summary: {
        say: `catapult/${say}`,
        with: {
          ...{ guess, inches: deviates ?? 0 },
          percent: fractionText(asAimed),
          mean: fractionText(removed),
        },
      },
      odds: {
        chances: {
          'lands-as-aimed': chance(asAimed),
          ...hazards(chanceMisfire, chanceDestroyed),
          ...(losses && input.underHole && { 'hole-dies': chance(dies) }),
          ...losses?.chances,
        },
        means: { ...losses?.means },
        tables: {
          deviates: ends.map(({ value, likely }) => ({ value, ...chance(likely) })),
          ...losses?.tables,
        },
      },
    };
  },
});
