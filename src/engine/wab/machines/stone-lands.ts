import { alike, amount, many, maybe, part, text, word, yes } from '../../core/answer.ts';
import { type Fraction, fractionText, multiply } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import type { Landing } from '../../core/ruling.ts';
import { choice, optionalChoice } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, optionalMeasure, requiredMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_WOUNDS } from '../shooting/losses.ts';
import { orMore, TOUGHNESS, woundsOn } from '../wounds/wounds.ts';
import { ARTILLERY_DIE, kills, misfireChance } from './artillery-dice.ts';
import { FARTHEST, landingsOf, OTHERS_NEED, SIZES, TEMPLATE } from './landings.ts';
import { type Base, type Covered, coveredAt } from './scatter.ts';

const FAR = 120;
const FULL_TURN = 360;
const HALF_TURN = 180;
const INCH = 25.4;
const BASE = 20;
const MOST_BASE = 150;
const MOST_WIDE = 20;
const MOST_RANKS = 10;
const RANKS = 4;
const FILES = 5;
const THOUSAND = 1000;
const PERCENT = 100;

const FIELDS = {
  guess: requiredMeasure(0, FAR),
  targetAway: usual(optionalMeasure(0, FAR)),
  frontage: usual(count(1, MOST_WIDE, FILES)),
  ranks: usual(count(1, MOST_RANKS, RANKS)),
  baseWidth: count(1, MOST_BASE, BASE),
  baseDepth: count(1, MOST_BASE, BASE),
  catapultSize: choice(['normal', 'large', 'huge'], 'normal'),
  toughness: TOUGHNESS,
  woundsEach: count(1, MOST_WOUNDS, 1),
  scatterDie: optionalChoice(['hit', 'arrow']),
  artilleryDie: ARTILLERY_DIE,
  arrowTurned: optionalMeasure(0, FULL_TURN),
};
type Shot = Values<typeof FIELDS>;

interface Model extends Base {
  rank: number;
}

/** Every model of the target, its front across the line of the shot and halved by it. */
function modelsOf({ frontage, ranks, guess, targetAway = guess, ...shot }: Shot): Model[] {
  const [width, depth] = [shot.baseWidth / INCH, shot.baseDepth / INCH];
  const ahead = targetAway - guess;
  return Array.from({ length: ranks * frontage }, (_, i) => {
    const [rank, file] = [Math.floor(i / frontage), i % frontage];
    return {
      ...{ rank: rank + 1, width, depth },
      right: (file - (frontage - 1) / 2) * width,
      ahead: ahead + (rank + 1 / 2) * depth,
    };
  });
}

/** Only one model is under the hole (wab-18.32). */
const oneHole = (all: readonly Covered[]) => {
  const first = all.findIndex(({ hole }) => hole === 1);
  return first < 0 ? all : all.map((one, i) => (i === first ? one : { ...one, hole: 0 }));
};

/** Of each model how likely it is covered where the stone deviates so far; both sides of the line alike. */
function coveredBy(models: readonly Model[], deviates: number, direction: number | undefined) {
  const known = new Map<string, Covered>();
  return oneHole(
    models.map((model) => {
      const side = direction === undefined ? Math.abs(model.right) : model.right;
      const key = `${side.toFixed(6)} ${model.rank}`;
      const found = known.get(key) ?? coveredAt(model, deviates, direction);
      known.set(key, found);
      return found;
    }),
  );
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const thousandths = (value: number) => Math.round(value * THOUSAND) / THOUSAND;
const percentOf = (value: number) => Math.round(value * PERCENT * PERCENT) / PERCENT;
const decimal = ({ n, d }: Fraction) => Number(n) / Number(d);

const NOBODY = { ...alike(amount(), 'underMean', 'hitMean', 'lostMean', 'holeFinds') };

export const stoneLands = defineQuery({
  id: 'wab/stone-lands',
  fields: FIELDS,
  answer: {
    allowed: yes(),
    ...alike(maybe(amount()), 'deviates', 'needsToWound'),
    aimAt: word(['before', 'front', 'on-it', 'beyond'], 'front'),
    landings: many(
      part({ deviates: amount(), chance: text(), underMean: amount(), holeFinds: amount() }),
    ),
    ...NOBODY,
    ranksUnder: many(part({ rank: amount(), underMean: amount() })),
  },
  odds: { chances: ['lands-as-aimed', 'misfires'], landings: ['landing'] },
  sample: { guess: 24, targetAway: 23.2, frontage: 5, ranks: 4 },
  start: { guess: 24 },
  run(input, trace) {
    const { guess, artilleryDie, scatterDie, targetAway = guess } = input;
    if (guess > FARTHEST) {
      trace.bar('wab-18.28/too-far', { guess });
      return { answer: {}, summary: { say: 'stone-lands/no', with: {} } };
    }
    trace.step('wab-18.28', { guess });
    trace.step('wab-18.27', TEMPLATE);
    trace.step('wab-18.30');
    const landings = landingsOf(input);
    const misfires = chance(misfireChance(artilleryDie));
    if (landings.length === 0)
      return {
        answer: { allowed: true },
        summary: { say: 'stone-lands/misfire', with: {} },
        odds: { chances: { misfires }, means: {}, tables: {} },
      };
    trace.step(scatterDie === 'hit' ? 'wab-18.29/hit' : 'wab-18.29', { guess });
    if (scatterDie !== 'hit') trace.step('wab-18.31/any');
    trace.step('wab-18.32');
    trace.step('wab-18.33/half');
    const { strength, die } = SIZES[input.catapultSize];
    const needsToWound = woundsOn(strength, input.toughness);
    trace.step('wab-18.38', { strength, size: input.catapultSize });
    trace.step('wab-18.37', { needed: needsToWound ?? 0, die });
    const dies = decimal(multiply(orMore(needsToWound), kills(die, input.woundsEach)));
    const others = decimal(orMore(OTHERS_NEED));
    const models = modelsOf(input);
    const turned =
      input.arrowTurned === undefined ? undefined : (input.arrowTurned * Math.PI) / HALF_TURN;
    const each = landings.map(({ deviates, chance: likely }) => ({
      ...{ deviates, likely, weight: decimal(likely) },
      covered: coveredBy(models, deviates, turned),
    }));
    const all = models.map((model, i) => {
      const of = (part: keyof Covered) =>
        sum(each.map(({ weight, covered }) => weight * (covered[i]?.[part] ?? 0)));
      return { ...model, hole: of('hole'), under: of('under') };
    });
    const underMean = sum(all.map(({ under }) => under));
    const holeFinds = sum(all.map(({ hole }) => hole));
    const hitMean = holeFinds + others * (underMean - holeFinds);
    const [sole] = landings;
    const deviates = landings.length === 1 ? (sole?.deviates ?? null) : null;
    const isKnown = deviates === 0 || (deviates !== null && turned !== undefined);
    const landing: Landing = {
      rings: each.map((one) => ({ radius: one.deviates, ...chance(one.likely) })),
      ...{ covers: TEMPLATE.across / 2, middle: TEMPLATE.hole / 2 },
      ...(isKnown && {
        at: { right: deviates * Math.sin(turned ?? 0), ahead: deviates * Math.cos(turned ?? 0) },
      }),
      bases: all.map(({ right, ahead, width, depth, under }) => ({
        ...{ right, ahead, width, depth, percent: percentOf(under) },
      })),
    };
    const off = guess - targetAway;
    const deep = (input.ranks * input.baseDepth) / INCH;
    return {
      answer: {
        ...{ allowed: true, deviates, needsToWound },
        aimAt: off < 0 ? 'before' : off === 0 ? 'front' : off <= deep ? 'on-it' : 'beyond',
        landings: each.map((one) => ({
          ...{ deviates: one.deviates, chance: fractionText(one.likely) },
          underMean: thousandths(sum(one.covered.map(({ under }) => under))),
          holeFinds: percentOf(sum(one.covered.map(({ hole }) => hole))),
        })),
        ...{ underMean: thousandths(underMean), holeFinds: percentOf(holeFinds) },
        ...{ hitMean: thousandths(hitMean), lostMean: thousandths(hitMean * dies) },
        ranksUnder: Array.from({ length: input.ranks }, (_, i) => ({
          rank: i + 1,
          underMean: thousandths(
            sum(all.filter(({ rank }) => rank === i + 1).map(({ under }) => under)),
          ),
        })),
      },
      summary: {
        say: `stone-lands/${isKnown ? 'there' : 'odds'}`,
        with: {
          ...{ under: thousandths(underMean), hole: percentOf(holeFinds) },
          lost: thousandths(hitMean * dies),
        },
      },
      odds: {
        chances: {
          ...(scatterDie === undefined && {
            'lands-as-aimed': chance(landings[0]?.chance as Fraction),
          }),
          ...(artilleryDie === undefined && { misfires }),
        },
        ...{ means: {}, tables: {}, landings: { landing } },
      },
    };
  },
});
