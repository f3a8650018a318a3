import { alike, amount, maybe, part, text, word, words, yes } from '../../core/answer.ts';
import type { Distribution } from '../../core/distribution.ts';
import { fractionText } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import type { Odds } from '../../core/ruling.ts';
import { eachSide, other, SIDES, type Side } from '../../core/two-sides.ts';
import { attackOf } from '../values/attack.ts';
import { defenceOf } from '../values/defence.ts';
import { PAIR, values } from '../values/pair.ts';
import { eachDie } from './attack-roll.ts';
import { CHANCES_ARE } from './chances-are.ts';
import type { Course, Ending, Known } from './course.ts';
import { chancesOf, FATES, type Fate, TOLD_FATES, type ToldFate } from './fate.ts';
import { boutOf, type Contest, guardOf, modifiersOf, nerveOf, type Standings } from './melee.ts';
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
  chancesAre: maybe(word(CHANCES_ARE, 'before-any-die')),
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

/** A combat with all that is known and all that may come of it. */
export interface Fought {
  contest: Contest;
  manner: Manner;
  start: Standings;
  run: Course;
  /** The unit that does not strike first may reply; in a simultaneous combat it always does. */
  replies: boolean;
  /** Something of it is known. */
  begun: boolean;
  dealt: Known['dealt'];
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
const whenItStrikes = ({ manner, start, run }: Fought, side: Side): Standings =>
  (manner.first === other(side) ? run.replyAt : null) ?? start;

function blowOf(fought: Fought, side: Side) {
  const { contest, dealt } = fought;
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
    woundsDone: wounds,
  };
}

/** What is the same however the combat ends; null while that is open. */
function sure<T>({ run, begun }: Fought, of: (end: Ending) => T): T | null {
  const [first, ...more] = run.all.map((end) => ({ is: of(end) })).entries();
  return begun && first && more.length === 0 ? first[0].is : null;
}

function sideAnswer(fought: Fought, side: Side) {
  const { contest, start, run, begun } = fought;
  const at = whenItStrikes(fought, side);
  const checked = run.checked[side];
  const later = boutOf(contest, side, begun ? run.at : start);
  const taken = sure(fought, (end) => end[`${side}Taken`]);
  return {
    ...blowOf(fought, side),
    defence: values(defenceOf(guardOf(boutOf(contest, side, start)))),
    moraleValue: checked?.morale ?? nerveOf(later),
    ...modifiersOf(boutOf(contest, side, at)),
    moraleModifier: checked?.modifier ?? modifiersOf(later).moraleModifier,
    woundMarkers: taken === null ? null : woundMarkers(run.at[side].taken),
    checks: sure(fought, (end) => end[`${side}Checks`]),
    chanceToFail: checked?.chanceToFail ?? null,
    fate: begun ? (sure<ToldFate>(fought, (end) => end[`${side}Fate`]) ?? 'open') : null,
    ...sideOdds(run.all, side),
  };
}

/** Who must check, as far as is known; null where nobody is sure to and the dice may yet say so. */
function mustCheck({ run, begun }: Fought) {
  const due = SIDES.filter((side) => run.checked[side]);
  return !begun || (due.length === 0 && run.unfinished) ? null : due;
}

/** What the chances are of, by what is known. */
function chancesOfWhat(fought: Fought) {
  const { run, begun, dealt } = fought;
  if (sure(fought, (end) => JSON.stringify(end)) !== null) return 'known';
  if (!begun) return 'before-any-die';
  if (!run.unfinished) return 'after-wounds';
  const onlyHits = SIDES.every((side) => {
    return dealt(side, whenItStrikes(fought, side)).hits !== null;
  });
  return onlyHits ? 'after-hits' : 'part-known';
}

export function answerOf(fought: Fought) {
  const { contest, manner, replies } = fought;
  return {
    allowed: true,
    combatType: manner.type,
    strikesFirst: manner.first ?? 'both',
    rollsFirst: manner.first ?? 'attacker',
    dice: contest.dice,
    replyDice: replies ? contest.dice : 0,
    mustCheck: mustCheck(fought),
    ...eachSide((side) => sideAnswer(fought, side)),
    chancesAre: chancesOfWhat(fought),
  } as const;
}

const GONE: readonly Fate[] = ['fleeing', 'eliminated'];
const isGone = (end: Ending, side: Side) => GONE.includes(end[`${side}Fate`]);

export function summaryOf({ contest, manner, run, begun }: Fought) {
  const out = eachSide((side) => chance(run.all.probability((end) => isGone(end, side))).fraction);
  const fates = eachSide((side) => `fate.${run.checked[side]?.open ? 'open' : run.at[side].fate}`);
  if (!begun)
    return {
      say: 'hand-to-hand/odds',
      with: { type: `combatType.${manner.type}`, dice: contest.dice, ...out },
    };
  if (!run.unfinished) return { say: 'hand-to-hand/rolled', with: fates };
  return {
    say: 'hand-to-hand/so-far',
    with: { ...fates, attackerOut: out.attacker, defenderOut: out.defender },
  };
}

export function oddsOf({ run: { all: odds } }: Fought): Odds {
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
