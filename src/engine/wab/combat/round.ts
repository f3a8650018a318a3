import { alike, amount, maybe, part, text, word, yes } from '../../core/answer.ts';
import { type Fraction, fraction, fractionText, multiply, subtract } from '../../core/fraction.ts';
import { chance, mean } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { Trace } from '../../core/ruling.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { classOf, IMPACT } from '../arms/order.ts';
import { closeWeaponOf } from '../arms/weapons.ts';
import { ends } from '../flight/catching.ts';
import { diceOf as moveDice } from '../flight/distances.ts';
import { againOf, diceOf, needsOf } from './blow.ts';
import { drawnMomentum } from './draw.ts';
import { fightersOf } from './fighters.ts';
import { FORMED } from './losses.ts';
import { firstOf, LAST_ROUND, momentumOf } from './order.ts';
import { totalOf } from './result.ts';
import { blowsOf, CARD, type Card, givesGround, resultOf, saveOf, standing } from './round-card.ts';
import { breaksBy, fateOf, riddenBy, tellNature, testsOn } from './round-fate.ts';
import { countsAs, crashes, crashOf } from './round-impact.ts';
import {
  endsOf,
  type Fighting,
  other,
  SIDES,
  type Side,
  Tally,
  type Volley,
  waysInOrder,
  waysOf,
} from './round-odds.ts';

const ROUND_FIELDS = {
  own: CARD,
  enemy: CARD,
  lastRound: LAST_ROUND,
  elephant: flag(),
  groundGiven: flag(true),
  readings: rare(
    group(
      readings(
        'R38',
        'R46',
        'R267',
        'R284',
        'R47',
        'R48',
        'R51',
        'R55',
        'R102',
        'R103',
        'R104',
        'R105',
        'R107',
        'R113',
        'R220',
        'R229',
        'R279',
        'R288',
        'R291',
        'R298',
        'R209',
        'R281',
        'R289',
        'R304',
        'R310',
      ),
    ),
  ),
};
type Round = Values<typeof ROUND_FIELDS>;

/** Worked out once for each number. */
function known<T>(of: (n: number) => T): (n: number) => T {
  const found = new Map<number, T>();
  return (n) => {
    const one = found.get(n) ?? of(n);
    found.set(n, one);
    return one;
  };
}

/** A side as it is asked who strikes first: who is attacked on flank or rear does not fight to the front alone. */
const strikingOf = (round: Round, who: Side) => ({
  ...round[who],
  fightsOn: round[other(who)].attacksOn === 'front' ? ('front' as const) : ('several' as const),
});

/** What is known of one side before any die. */
function sideOf(round: Round, who: Side, trace: Trace) {
  const [card, facing] = [round[who], round[other(who)]];
  const { readings, lastRound } = round;
  const there = { ...standing(card, facing, lastRound), readings };
  const standingThere = fightersOf(who, there, standing(facing, card, lastRound), trace);
  const fighters = card.fighting ?? standingThere.fight;
  const save = trace.within(`${other(who)}Save`, (part) => saveOf(facing, card, readings, part));
  const blows = blowsOf(card, facing, fighters, { who, lastRound, save, readings });
  const { dice, needs, upTo } = trace.within(`${who}Blows`, (part) => {
    const { attackDice } = diceOf(blows, part);
    part.step('wab-5.17/side', { who, fighters, dice: attackDice });
    const needs = needsOf(blows, part);
    return { dice: attackDice, needs, upTo: againOf(blows, attackDice, needs, part) };
  });
  const momentum = momentumOf(round);
  const scene = { momentum, readings: round.readings };
  const bonus = totalOf(
    resultOf(round, scene),
    who,
    countsAs(card, card.models) < FORMED ? new Trace() : trace,
  );
  const few = totalOf(
    resultOf(round, scene, who),
    who,
    countsAs(card, card.models) < FORMED ? trace : new Trace(),
  );
  const leadershipUsed = trace.within(`${who}Leadership`, (part) =>
    testsOn(card, countsAs(card, card.models), part),
  );
  const rerolls = (card.rerolls || (card.battleStandard && !card.unreliable)) && !card.skirmishers;
  trace.step(rerolls ? 'wab-6.1/rerolls' : 'wab-6.1/side', { who, leadership: leadershipUsed });
  if (countsAs(card, card.models) !== card.models)
    trace.step('wab-16.3/round', { who, counts: countsAs(card, card.models) });
  const crash = trace.within(`${who}Impact`, (part) =>
    crashOf(card, facing, { who, fighters, save, readings }, part),
  );
  const fighting: Fighting = {
    ...{ counts: (models: number) => countsAs(card, models), impact: crash?.impact },
    ...{ models: card.models, woundsEach: card.woundsEach, each: needs.each },
    again: upTo === null ? undefined : { hits: needs.hits, wounds: needs.wounds },
    ...{ bonus, bonusIfFew: few },
    diceAfter: known((lost) => diceOf({ ...blows, lostBefore: lost }, new Trace()).attackDice),
    fate: fateOf({
      ...{ card, rerolls, leadership: known((left) => testsOn(card, left, new Trace())) },
      ...{ breaks: breaksBy(card, facing, round.readings), ridden: riddenBy(card, facing) },
      outnumbers: givesGround(card, facing, round.groundGiven),
      freeGround:
        card.stubborn && !card.groundUsed && round.groundGiven && facing.attacksOn === 'front',
    }),
  };
  const { hitsOn, harm } = needs;
  const told = {
    ...{ rerollsMisses: needs.rerollsMisses, rerollsUpTo: upTo },
    ...{ fighters, dice, hitsOn, needsToWound: harm.needsToWound, needsToSave: harm.needsToSave },
    ...{ bonus, bonusIfFew: few, leadershipUsed, rerolls, flightDice: moveDice(card.movement) },
    canBePursued: facing.pursues && card.attacksOn === 'front',
    ...crash?.told,
  };
  return { fighting, told };
}

/** Blows and impact hits in their order, in either order of the blows while a die is open between them. */
function volleysOf(round: Round, first: 'own' | 'enemy' | 'both' | 'open', trace: Trace) {
  const { R267, R284 } = round.readings;
  const armed = { own: strikingOf(round, 'own'), enemy: strikingOf(round, 'enemy') };
  const earlier = (side: Side) => classOf(armed, side) < IMPACT[R284];
  if (R267 === 'b') trace.step('wab-16.27/with-the-crew');
  else trace.step(SIDES.some(earlier) ? 'wab-16.30/order' : 'wab-16.27/first');
  const starts: readonly Side[] = first === 'own' || first === 'enemy' ? [first] : SIDES;
  return starts.map((start) => {
    const strikers = [start, other(start)];
    const blows = strikers.map((side): Volley => ({ side, impact: false }));
    const crash = strikers
      .filter((side) => crashes(round[side]))
      .map((side): Volley => ({ side, impact: true }));
    if (R267 === 'b')
      return blows.flatMap((one) => [...crash.filter(({ side }) => side === one.side), one]);
    return [
      ...blows.filter(({ side }) => earlier(side)),
      ...crash,
      ...blows.filter(({ side }) => !earlier(side)),
    ];
  });
}

/** The chance that who breaks is caught, where he is pursued (wab-6.33, wab-6.39). */
function caughtOf(card: Card, facing: Card, pursued: boolean): Fraction {
  if (!pursued) return fraction(0);
  const roll = ({ movement }: Card) => ({ dice: moveDice(movement), fallen: null });
  return ends([roll(card)], [roll(facing)], true).first;
}

const SIDE_ANSWER = part({
  ...alike(amount(), 'fighters', 'dice', 'bonus', 'bonusIfFew', 'leadershipUsed', 'flightDice'),
  ...alike(maybe(amount()), 'hitsOn', 'needsToWound', 'needsToSave', 'rerollsUpTo'),
  ...alike(yes(), 'rerolls', 'canBePursued', 'rerollsMisses'),
  ...alike(maybe(amount()), 'impactDice', 'impactNeedsToWound', 'impactNeedsToSave'),
});

const FATES = [
  'wins',
  'holds',
  'gives-ground',
  'breaks',
  'caught',
  'escapes',
  'wiped-out',
] as const;
const CHANCES = SIDES.flatMap((side) => FATES.map((fate) => `${side}-${fate}` as const));

/** What becomes of one side, each of its fates with its chance. */
function fatesOf(tally: Tally, side: Side, caught: Fraction) {
  const breaks = tally.chanceOf(`${side}-breaks`);
  const taken = multiply(breaks, caught);
  const fates: Readonly<Record<(typeof FATES)[number], Fraction>> = {
    wins: tally.chanceOf(`${side}-wins`),
    holds: tally.chanceOf(`${side}-holds`),
    'gives-ground': tally.chanceOf(`${side}-gives-ground`),
    ...{ breaks, caught: taken, escapes: subtract(breaks, taken) },
    'wiped-out': tally.chanceOf(`${side}-wiped-out`),
  };
  return fates;
}

/** What becomes of who loses, as far as it may come about. */
function tellFates(who: Side, fates: ReturnType<typeof fatesOf>, round: Round, trace: Trace) {
  if (fates['gives-ground'].n > 0n) trace.step('wab-6.54/round', { who });
  if (fates.breaks.n === 0n) return;
  if (fates.caught.n > 0n) trace.step('wab-6.39/round', { who });
  else if (round[who].attacksOn !== 'front') trace.step('wab-6.33/round', { who });
}

const rows = (ways: readonly (readonly [number, bigint])[], total: bigint) =>
  ways.map(([value, part]) => ({ value, ...chance(fraction(part, total)) }));

/** An elephant stampedes where others test (wab-17.32): what it does to a round is asked elsewhere. */
const isElephant = (side: Side) => (one: Round) => one[side].attackerTroops === 'elephants';

const noCharger = (side: Side) => (one: Round) =>
  one[side].charge === 'countercharged' && one[other(side)].charge !== 'charged';

export const combatRound = defineQuery({
  id: 'wab/combat-round',
  fields: ROUND_FIELDS,
  answer: {
    first: word(['own', 'enemy', 'both', 'open'], 'open'),
    ...{ own: SIDE_ANSWER, enemy: SIDE_ANSWER },
    ...alike(text('0'), 'ownWins', 'enemyWins', 'drawn', 'ownBreaks', 'enemyBreaks'),
    ...alike(text('0'), 'ownLosses', 'enemyLosses'),
  },
  odds: {
    chances: [...CHANCES, 'draw', 'own-momentum', 'enemy-momentum'],
    means: ['ownLosses', 'enemyLosses'],
    tables: ['roundEnd', 'ownLosses', 'enemyLosses', 'difference'],
    outcomes: ['difference', 'roundEnd'],
  },
  sample: { own: { charge: 'charged', save: 5 }, enemy: { save: 5, standard: true } },
  start: {},
  check: problems(
    ...SIDES.flatMap((side) => [
      [
        `${side}.fighting`,
        'more-fight-than-stand',
        'wab-5.11',
        (one: Round) => (one[side].fighting ?? 0) > one[side].models,
      ] as const,
      [`${side}.charge`, 'nobody-charged', 'wab-3.61', noCharger(side)] as const,
      [
        `${side}.closeWeapon`,
        'weapon-said-twice',
        'wab-10.2',
        (one: Round) =>
          one[side].closeWeapon !== 'hand-weapon' &&
          one[side].weaponBonus + one[side].chargeBonus > 0,
      ] as const,
      [
        `${side}.closeWeapon`,
        'only-riders-have-it',
        'wab-10.42',
        (one: Round) =>
          closeWeaponOf(one[side].closeWeapon).arm === 'cavalry' &&
          ['close-infantry', 'open-infantry'].includes(one[side].order),
      ] as const,
    ]),
    ...SIDES.flatMap((side) => [
      [
        `${side}.attackerTroops`,
        'scythed-crash',
        'wab-16.29',
        (one: Round) =>
          one[side].attackerTroops === 'scythed-chariots' && one[side].charge !== 'none',
      ] as const,
      [`${side}.attackerTroops`, 'elephant-stampedes', 'wab-17.32', isElephant(side)] as const,
      [
        `${side}.notHuman`,
        'elephant-or-machine',
        'wab-17.32',
        (one: Round) => one[side].notHuman && !isElephant(side)(one),
      ] as const,
      [
        `${side}.charging`,
        'only-heavy-crash',
        'wab-16.27',
        (one: Round) => one[side].charging !== undefined && !crashes(one[side]),
      ] as const,
    ]),
    ...SIDES.map(
      (side) =>
        [
          `${side}.defendsObstacle`,
          'only-infantry-defends',
          'wab-6.80',
          (one: Round) => one[side].defendsObstacle && one[side].order === 'cavalry',
        ] as const,
    ),
    [
      'elephant',
      'elephant-stampedes',
      'wab-17.32',
      (one) => one.elephant && !SIDES.some((side) => isElephant(side)(one)),
    ],
    [
      'enemy.defendsObstacle',
      'both-defend',
      'wab-5.21',
      ({ own, enemy }) => own.defendsObstacle && enemy.defendsObstacle,
    ],
    [
      'enemy.attacksOn',
      'both-outflank',
      'wab-5.48',
      ({ own, enemy }) => own.attacksOn !== 'front' && enemy.attacksOn !== 'front',
    ],
  ),
  run(input, trace) {
    const found = firstOf(
      { ...input, own: strikingOf(input, 'own'), enemy: strikingOf(input, 'enemy') },
      trace,
    );
    const first = found === 'level' ? 'open' : found;
    const own = sideOf(input, 'own', trace);
    const enemy = sideOf(input, 'enemy', trace);
    const sides = { own: own.fighting, enemy: enemy.fighting };
    if (first !== 'both') trace.step('wab-5.37/later');
    trace.step('wab-5.38/less');
    trace.step('wab-5.39/round');
    trace.step('wab-6.7/round');
    for (const who of SIDES) tellNature(who, input[who], input[other(who)], input.readings, trace);
    const ways = SIDES.some((side) => crashes(input[side]))
      ? waysInOrder(sides, volleysOf(input, first, trace))
      : waysOf(sides, first);
    const tally = new Tally(sides, ways);
    const caught = {
      own: caughtOf(input.own, input.enemy, own.told.canBePursued),
      enemy: caughtOf(input.enemy, input.own, enemy.told.canBePursued),
    };
    const fates = {
      own: fatesOf(tally, 'own', caught.own),
      enemy: fatesOf(tally, 'enemy', caught.enemy),
    };
    const outcomes = tally.outcomes(caught);
    for (const who of SIDES) tellFates(who, fates[who], input, trace);
    const drawn = tally.chanceOf('draw');
    const music = drawnMomentum(
      Number(input.own.musician && !input.own.skirmishers),
      Number(input.enemy.musician && !input.enemy.skirmishers),
      input.readings.R55,
    );
    const holder = (side: Side) => {
      const { order, inDifficult } = input[side];
      const bogged = order === 'cavalry' && inDifficult;
      return bogged ? fraction(0) : music.probability(({ momentum }) => momentum === side);
    };
    const chances: Record<string, ReturnType<typeof chance>> = { draw: chance(drawn) };
    for (const side of SIDES) {
      for (const fate of FATES) chances[`${side}-${fate}`] = chance(fates[side][fate]);
      chances[`${side}-momentum`] = chance(multiply(drawn, holder(side)));
    }
    const losses = { own: tally.meanLosses('own'), enemy: tally.meanLosses('enemy') };
    return {
      answer: {
        ...{ first, own: own.told, enemy: enemy.told, drawn: fractionText(drawn) },
        ownWins: fractionText(fates.own.wins),
        enemyWins: fractionText(fates.enemy.wins),
        ownBreaks: fractionText(fates.own.breaks),
        enemyBreaks: fractionText(fates.enemy.breaks),
        ...{ ownLosses: fractionText(losses.own), enemyLosses: fractionText(losses.enemy) },
      },
      summary: {
        say: 'combat-round/odds',
        with: {
          wins: fractionText(fates.own.wins),
          loses: fractionText(fates.enemy.wins),
          breaks: fractionText(fates.own.breaks),
          routs: fractionText(fates.enemy.breaks),
        },
      },
      odds: {
        chances,
        means: { ownLosses: mean(losses.own), enemyLosses: mean(losses.enemy) },
        tables: {
          roundEnd: endsOf(outcomes).map(({ value, chance: of }) => ({ value, ...chance(of) })),
          ownLosses: rows(tally.lossesOf('own'), tally.total),
          enemyLosses: rows(tally.lossesOf('enemy'), tally.total),
          difference: rows(tally.difference(), tally.total),
        },
        outcomes: outcomes.map(({ chance: of, ...outcome }) => ({ outcome, ...chance(of) })),
      },
    };
  },
});
