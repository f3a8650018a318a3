import { type Fraction, fraction, multiply } from '../../core/fraction.ts';
import { Trace } from '../../core/ruling.ts';
import { FACES } from '../dice.ts';
import { HALBERDS } from '../wagons/wagons.ts';
import { crewSaveOf, TO_BODY } from '../wounds/carried.ts';
import { harmOf, woundChance } from '../wounds/wounds.ts';
import { againOf, type Blows, diceOf, needsOf } from './blow.ts';
import { type Card, isCarrier, isElephant, isWagon } from './round-card.ts';
import { blowsOf, type Struck } from './round-sides.ts';
import {
  type Aim,
  type Harm,
  harmsAgain,
  harmsOf,
  type Lost,
  type Strikes,
  totalAgain,
  totalOf,
} from './round-ways.ts';

const ON_BODY = fraction(TO_BODY, FACES);
const ON_CREW = fraction(FACES - TO_BODY, FACES);
const NOBODY = { needsToWound: null, needsToSave: null };

interface Blow {
  strength: number;
  strengthLost: number;
  dagger?: number | false;
  readings: Blows['readings'];
}
/** What a hit needs against the crew of what it strikes, where its die gives it to them (wab-17.16, wab-14.20). */
export const crewNeeds = (facing: Card, blow: Blow) =>
  isCarrier(facing)
    ? harmOf(
        {
          ...{ ...blow, toughness: facing.crewToughness },
          save: crewSaveOf({ ...facing, target: isWagon(facing) ? 'war-wagon' : 'elephant' }),
        },
        new Trace(),
        { wound: 'wab-5.25' },
      )
    : NOBODY;

/** What a hit does for good: to the models, or shared between a body and its crew. */
export const aimOf = (
  facing: Card,
  hits: Fraction,
  body: Fraction,
  { needsToWound, needsToSave }: ReturnType<typeof crewNeeds>,
): Aim =>
  isCarrier(facing)
    ? {
        body: multiply(multiply(hits, ON_BODY), body),
        crew: multiply(multiply(hits, ON_CREW), woundChance(needsToWound, needsToSave)),
      }
    : { body: multiply(hits, body), crew: fraction(0) };

/** Blows of one kind, with so many dice after such losses. */
const strikesOf = (
  dice: (lost: Lost) => number,
  most: number,
  { hits, aim }: { hits: Fraction | undefined; aim: Aim },
): Strikes =>
  hits
    ? {
        ways: (lost) => harmsAgain(dice(lost), most, hits, aim),
        total: totalAgain(most, hits, aim),
      }
    : { ways: (lost) => harmsOf(dice(lost), most, aim), total: totalOf(most, aim) };

/** What blows need, as an answer and as chances. */
function blowNeeds(blows: Blows, facing: Card, trace: Trace) {
  const dice = diceOf(blows, trace).attackDice;
  const needs = needsOf(blows, trace);
  const crew = crewNeeds(facing, { ...needs, readings: blows.readings });
  const { needsToWound, needsToSave } = needs.harm;
  const rerollsUpTo = againOf(blows, dice, needs, trace);
  const told = {
    ...{ dice, hitsOn: needs.hitsOn, needsToWound, needsToSave },
    ...{ rerollsMisses: needs.rerollsMisses, rerollsUpTo },
    ...{ crewNeedsToWound: crew.needsToWound, crewNeedsToSave: crew.needsToSave },
  };
  tellShares(facing, told, trace);
  // Of veterans each hit by itself: all dice may be thrown again.
  const hits = rerollsUpTo === null ? undefined : needs.hits;
  const aim = aimOf(facing, hits ? fraction(1) : needs.hits, needs.wounds, crew);
  return { dice, hits, aim, told };
}

/** Blows of warriors: one less for each of their models that has fallen (wab-5.37). */
function plain(blows: Blows, fallen: (lost: Lost) => number, facing: Card, trace: Trace) {
  const { dice, told, ...each } = blowNeeds(blows, facing, trace);
  const after = (lost: Lost) =>
    diceOf({ ...blows, lostBefore: fallen(lost) }, new Trace()).attackDice;
  return { strikes: strikesOf(after, dice, each), told };
}

/** As many ways as the men of a crew may have fallen in. */
const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));
const choose = (n: number, k: number): bigint =>
  k < 0 || k > n ? 0n : factorial(n) / (factorial(k) * factorial(n - k));

/** Men with halberds and the others: whoever falls is any of those alive (wab-14.19, wab-14.20). */
function apart(halberds: Part, others: Part, crew: number): Strikes {
  const orders = factorial(crew);
  return {
    total: halberds.strikes.total * others.strikes.total * orders,
    ways: ({ crew: lost }) => {
      const all: Harm[] = [];
      for (let fallen = 0; fallen <= Math.min(lost, halberds.men); fallen++) {
        const share =
          (choose(halberds.men, fallen) * choose(others.men, lost - fallen) * orders) /
          choose(crew, lost);
        if (share === 0n) continue;
        const [one, two] = [
          halberds.strikes.ways({ body: 0, crew: fallen, out: 'no' }),
          others.strikes.ways({ body: 0, crew: lost - fallen, out: 'no' }),
        ];
        for (const a of one)
          for (const b of two)
            all.push({
              ...{ body: a.body + b.body, crew: a.crew + b.crew },
              ways: a.ways * b.ways * share,
            });
      }
      return all;
    },
  };
}
interface Part {
  men: number;
  strikes: Strikes;
}

const byCrew = ({ crew }: Lost) => crew;
const byBody =
  ({ woundsEach }: Card) =>
  ({ body }: Lost) =>
    Math.floor(body / woundsEach);
const NO_RIDERS = {
  ...{ riderDice: null, riderHitsOn: null, riderNeedsToWound: null, riderNeedsToSave: null },
  ...{ riderCrewNeedsToWound: null, riderCrewNeedsToSave: null },
};
const asRiders = ({ dice, hitsOn, ...one }: ReturnType<typeof blowNeeds>['told']) => ({
  ...{ riderDice: dice, riderHitsOn: hitsOn },
  ...{ riderNeedsToWound: one.needsToWound, riderNeedsToSave: one.needsToSave },
  ...{ riderCrewNeedsToWound: one.crewNeedsToWound, riderCrewNeedsToSave: one.crewNeedsToSave },
});

/** How hits are shared, and what they need against the crew. */
function tellShares(facing: Card, { crewNeedsToWound, crewNeedsToSave }: Shared, trace: Trace) {
  if (!isCarrier(facing)) return;
  if (isElephant(facing)) {
    trace.step('wab-17.16/skill');
    trace.step('wab-17.16');
    trace.step('wab-17.18', { warriors: Math.max(0, facing.crew - 1) });
  } else {
    trace.step('wab-14.20/skill', { skill: facing.skill });
    trace.step('wab-14.17');
    trace.step('wab-14.20');
  }
  const told = { needed: crewNeedsToWound ?? 0, save: crewNeedsToSave ?? 0 };
  const crew = crewNeedsToSave === null ? 'crew-bare' : 'crew';
  trace.step(isElephant(facing) ? `wab-17.17/${crew}` : `wab-14.20/${crew}`, told);
}
interface Shared {
  crewNeedsToWound: number | null;
  crewNeedsToSave: number | null;
}

/** All blows of a side: of warriors, of an elephant and its warriors, of the crew of a wagon. */
export function strikesBy(card: Card, facing: Card, fighters: number, at: Struck, trace: Trace) {
  const blows = blowsOf(card, facing, fighters, at);
  if (isElephant(card)) {
    const { strikes, told } = plain(
      { ...blows, closeWeapon: 'hand-weapon', champion: false, notHuman: true },
      () => 0,
      facing,
      trace,
    );
    const warriors = fighters > 0 ? Math.max(0, card.crew - 1) : 0;
    const riders = plain(
      {
        ...{ ...blows, models: warriors, champion: false, mounted: true, skill: card.crewSkill },
        ...{ strength: card.crewStrength, attacks: card.crewAttacks },
      },
      byCrew,
      facing,
      new Trace(),
    );
    trace.step('wab-17.15', { crewDice: riders.told.dice, beastDice: told.dice });
    return {
      volleys: { blows: strikes, riders: riders.strikes },
      told: { ...told, ...asRiders(riders.told) },
    };
  }
  if (!isWagon(card)) {
    const { strikes, told } = plain(blows, byBody(card), facing, trace);
    return { volleys: { blows: strikes }, told: { ...told, ...NO_RIDERS } };
  }
  const men = Math.min(card.halberdsLeft ?? HALBERDS, card.crew);
  const others = card.crew - men;
  const halberds = { ...blows, closeWeapon: 'halberd', models: men, champion: false } as const;
  const first = plain(halberds, byCrew, facing, trace);
  const second = plain({ ...blows, models: others }, byCrew, facing, new Trace());
  trace.step('wab-14.19', { crew: card.crew });
  const parts = [
    { men, strikes: first.strikes },
    { men: others, strikes: second.strikes },
  ] as const;
  return {
    volleys: { blows: apart(...parts, card.crew) },
    told: { ...first.told, ...asRiders(second.told) },
  };
}
