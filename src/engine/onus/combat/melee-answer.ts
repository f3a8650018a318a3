import { alike, amount, maybe, part, text, word, words, yes } from '../../core/answer.ts';
import type { Distribution } from '../../core/distribution.ts';
import { fractionText } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import type { Odds } from '../../core/ruling.ts';
import { attackOf } from '../values/attack.ts';
import { defenceOf } from '../values/defence.ts';
import { PAIR, values } from '../values/pair.ts';
import { eachDie } from './attack-roll.ts';
import { chancesOf, FATES, type Fate, TOLD_FATES } from './fate.ts';
import {
  boutOf,
  type Contest,
  eachSide,
  guardOf,
  modifiersOf,
  nerveOf,
  other,
  SIDES,
  type Side,
  type Standings,
} from './melee.ts';
import type { Ending } from './melee-odds.ts';
import type { course } from './melee-told.ts';
import { blowSkill } from './skill.ts';
import { COMBAT_TYPES, type Manner } from './type.ts';
import { MARKERS, woundMarkers } from './wound-markers.ts';

const SIDE = part({
  attack: PAIR,
  ...alike(amount(), 'hitsFrom', 'woundsFrom'),
  ...alike(text(), 'chanceToHit', 'chanceToWound'),
  mostWoundsDone: amount(),
  ...alike(maybe(amount()), 'hits', 'woundsDone'),
  defence: PAIR,
  ...alike(amount(), 'moraleValue', 'attackModifier', 'defenceModifier', 'moraleModifier'),
  woundMarkers: maybe(words(MARKERS)),
  checks: maybe(amount()),
  chanceToFail: maybe(text()),
  fate: maybe(word(TOLD_FATES, 'steady')),
  ...alike(text(), 'unhurt', 'breaks', 'flees', 'eliminated', 'meanWounds'),
});
export const MELEE_ANSWER = {
  allowed: yes(),
  combatType: maybe(word(COMBAT_TYPES, 'simultaneous')),
  strikesFirst: maybe(word([...SIDES, 'both'], 'both')),
  rollsFirst: maybe(word(SIDES, 'attacker')),
  ...alike(amount(), 'dice', 'replyDice'),
  mustCheck: maybe(words(SIDES)),
  ...alike(maybe(SIDE), 'attacker', 'defender'),
};

const ofSides = (names: readonly string[]) =>
  SIDES.flatMap((side) => names.map((name) => `${side}${name}`));
export const MELEE_ODDS = {
  chances: [
    'no-wounds',
    'still-engaged',
    ...ofSides(['wounded', ...FATES].map((one) => `-${one}`)),
  ],
  means: ofSides(['Wounds']),
  tables: ofSides(['Wounds', 'Fates']),
};

type Went = ReturnType<typeof course>;

/** A combat with all that is known and all that may come of it. */
export interface Fought {
  contest: Contest;
  manner: Manner;
  start: Standings;
  odds: Distribution<Ending>;
  /** How it went on, where wounds are known. */
  went: Went | null;
  /** Hits and wounds of a side's dice, as both stand. */
  dealt: (side: Side, at: Standings) => { hits: number | null; wounds: number | null };
}

function sideOdds(odds: Distribution<Ending>, side: Side) {
  const p = (holds: (end: Ending) => boolean) => fractionText(odds.probability(holds));
  return {
    unhurt: p((end) => end[`${side}Taken`] === 0),
    breaks: p((end) => end[`${side}Fate`] === 'broken'),
    flees: p((end) => end[`${side}Fate`] === 'fleeing'),
    eliminated: p((end) => end[`${side}Fate`] === 'eliminated'),
    meanWounds: fractionText(odds.mean((end) => end[`${side}Taken`])),
  };
}

/** How both stand when a side strikes: a reply bears what the first attack did. */
const whenItStrikes = ({ manner, start, went }: Fought, side: Side): Standings =>
  (manner.first === other(side) ? went?.replyAt : null) ?? start;

function blowOf(fought: Fought, side: Side) {
  const { contest, went, dealt } = fought;
  const at = whenItStrikes(fought, side);
  const attack = attackOf(boutOf(contest, side, at));
  const against = defenceOf(guardOf(boutOf(contest, other(side), at)));
  const skill = blowSkill(contest[side]);
  const { hits, wounds } = dealt(side, at);
  return {
    attack: values(attack),
    ...eachDie(attack, against, skill),
    mostWoundsDone: contest.dice * (skill.doubleSix ? 2 : 1),
    hits,
    woundsDone: went ? wounds : null,
  };
}

function sideAnswer(fought: Fought, side: Side) {
  const { contest, start, odds, went } = fought;
  const at = whenItStrikes(fought, side);
  const later = boutOf(contest, side, went?.standings ?? start);
  const made = went?.made[side];
  return {
    ...blowOf(fought, side),
    defence: values(defenceOf(guardOf(boutOf(contest, side, start)))),
    moraleValue: made?.moraleInCheck ?? nerveOf(later),
    ...modifiersOf(boutOf(contest, side, at)),
    moraleModifier: made?.modifierInCheck ?? modifiersOf(later).moraleModifier,
    woundMarkers: went ? woundMarkers(went.standings[side].taken) : null,
    checks: made?.checks ?? null,
    chanceToFail: made?.chanceToFail ?? null,
    fate: made?.fate ?? null,
    ...sideOdds(odds, side),
  };
}

function diceOfReply({ contest, manner: { type, first }, went }: Fought): number {
  if (!first) return contest.dice;
  return type === 'single' || (went && !went.replyAt) ? 0 : contest.dice;
}

/** Who checks morale, as far as is known. */
const checkersOf = ({ made, unfinished }: Went, { first }: Manner) =>
  unfinished && !first ? null : SIDES.filter((side) => made[side].checks > 0);

export function answerOf(fought: Fought) {
  const { contest, manner, went } = fought;
  return {
    allowed: true,
    combatType: manner.type,
    strikesFirst: manner.first ?? 'both',
    rollsFirst: manner.first ?? 'attacker',
    dice: contest.dice,
    replyDice: diceOfReply(fought),
    mustCheck: went && checkersOf(went, manner),
    ...eachSide((side) => sideAnswer(fought, side)),
  } as const;
}

const GONE: readonly Fate[] = ['fleeing', 'eliminated'];
const isGone = (end: Ending, side: Side) => GONE.includes(end[`${side}Fate`]);

export function summaryOf({ contest, manner, odds, went }: Fought) {
  if (went)
    return {
      say: went.unfinished ? 'hand-to-hand/so-far' : 'hand-to-hand/rolled',
      with: eachSide((side) => `fate.${went.made[side].fate}`),
    };
  return {
    say: 'hand-to-hand/odds',
    with: {
      type: `combatType.${manner.type}`,
      dice: contest.dice,
      ...eachSide((side) => chance(odds.probability((end) => isGone(end, side))).percent),
    },
  };
}

export function oddsOf({ odds }: Fought): Odds {
  const p = (holds: (end: Ending) => boolean) => chance(odds.probability(holds));
  const ofSide = (side: Side) => ({
    [`${side}-wounded`]: p((end) => end[`${side}Taken`] > 0),
    ...chancesOf((fate) => odds.probability((end) => end[`${side}Fate`] === fate), side),
  });
  const named = <T>(what: string, of: (side: Side) => T) =>
    Object.fromEntries(SIDES.map((side) => [`${side}${what}`, of(side)]));
  return {
    chances: {
      'no-wounds': p((end) => end.attackerTaken + end.defenderTaken === 0),
      'still-engaged': p((end) => !SIDES.some((side) => isGone(end, side))),
      ...ofSide('attacker'),
      ...ofSide('defender'),
    },
    means: named('Wounds', (side) => mean(odds.mean((end) => end[`${side}Taken`]))),
    tables: {
      ...named('Wounds', (side) => table(odds, (end) => end[`${side}Taken`])),
      ...named('Fates', (side) => table(odds, (end) => end[`${side}Fate`])),
    },
  };
}
