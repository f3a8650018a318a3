import type { Distribution } from '../../core/distribution.ts';
import { fractionText } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import type { Odds } from '../../core/ruling.ts';
import type { Pair } from '../values/pair.ts';
import { chanceToSucceed, facesThat, lowestFace } from './attack-roll.ts';
import {
  boutOf,
  type Contest,
  FATES,
  type Fate,
  guardsWith,
  modifiersOf,
  nerveOf,
  other,
  SIDES,
  type Side,
  type Standings,
  skillOf,
  strikesWith,
} from './melee.ts';
import type { Ending } from './melee-odds.ts';
import type { course } from './melee-told.ts';
import type { Manner } from './type.ts';
import { woundMarkers } from './wound-markers.ts';

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

const values = ({ first, second }: Pair) => [first, second];

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
  const attack = strikesWith(boutOf(contest, side, at));
  const against = guardsWith(boutOf(contest, other(side), at));
  const skill = skillOf(contest[side]);
  const chanceOf = (value: number, beaten: number) =>
    fractionText(chanceToSucceed(facesThat(value, beaten), skill));
  const { hits, wounds } = dealt(side, at);
  return {
    attack: values(attack),
    hitsFrom: lowestFace(attack.first, against.first),
    woundsFrom: lowestFace(attack.second, against.second),
    chanceToHit: chanceOf(attack.first, against.first),
    chanceToWound: chanceOf(attack.second, against.second),
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
    defence: values(guardsWith(boutOf(contest, side, start))),
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
    attacker: sideAnswer(fought, 'attacker'),
    defender: sideAnswer(fought, 'defender'),
  };
}

export function summaryOf({ contest, manner, odds, went }: Fought) {
  if (went) {
    const of = (side: Side) => went.made[side].fate;
    return {
      say: went.unfinished ? 'hand-to-hand/so-far' : 'hand-to-hand/rolled',
      with: { attacker: `fate.${of('attacker')}`, defender: `fate.${of('defender')}` },
    };
  }
  const p = (side: Side) => {
    const { percent } = chance(odds.probability((end) => GONE.includes(end[`${side}Fate`])));
    return percent;
  };
  return {
    say: 'hand-to-hand/odds',
    with: {
      type: `combatType.${manner.type}`,
      dice: contest.dice,
      attacker: p('attacker'),
      defender: p('defender'),
    },
  };
}

const GONE: readonly Fate[] = ['fleeing', 'eliminated'];

/** Chances of what becomes of both together. */
const jointOdds = (odds: Distribution<Ending>): Odds['chances'] => ({
  'no-wounds': chance(odds.probability((end) => end.attackerTaken + end.defenderTaken === 0)),
  'still-engaged': chance(
    odds.probability((end) => !GONE.includes(end.attackerFate) && !GONE.includes(end.defenderFate)),
  ),
});

export function oddsOf({ odds }: Fought): Odds {
  const chances = jointOdds(odds);
  for (const side of SIDES) {
    chances[`${side}-wounded`] = chance(odds.probability((end) => end[`${side}Taken`] > 0));
    for (const fate of FATES) {
      const p = odds.probability((end) => end[`${side}Fate`] === fate);
      if (p.n > 0n) chances[`${side}-${fate}`] = chance(p);
    }
  }
  return {
    chances,
    means: Object.fromEntries(
      SIDES.map((side) => [`${side}Wounds`, mean(odds.mean((end) => end[`${side}Taken`]))]),
    ),
    tables: Object.fromEntries([
      ...SIDES.map((side) => [`${side}Wounds`, table(odds, (end) => end[`${side}Taken`])]),
      ...SIDES.map((side) => [`${side}Fates`, table(odds, (end) => end[`${side}Fate`])]),
    ]),
  };
}
