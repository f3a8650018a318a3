import type { Distribution } from '../core/distribution.ts';
import { fractionText } from '../core/fraction.ts';
import { chance, mean, table } from '../core/odds.ts';
import { defineQuery } from '../core/query.ts';
import type { Odds, Trace } from '../core/ruling.ts';
import {
  choice,
  count,
  flag,
  group,
  optionalCount,
  optionalCounts,
  rare,
  type Values,
} from '../core/schema.ts';
import { hitsOf, woundsOf } from './attack-roll.ts';
import { type Manner, mannerOf } from './combat-type.ts';
import { checkFighter } from './contradictions.ts';
import {
  boutOf,
  type Contest,
  FATES,
  guardsWith,
  nerveOf,
  other,
  SIDES,
  type Side,
  type Standings,
  skillOf,
  standingOf,
  strikesWith,
} from './melee.ts';
import { type Ending, endings } from './melee-odds.ts';
import { course, type Told } from './melee-told.ts';
import { FACES } from './units.ts';
import { complete, FIGHTER, READINGS } from './values/fighter.ts';
import type { Pair } from './values/pair.ts';

const MOST_DICE = 14;
const MOST_WOUNDS = 28;

/** A unit with what its dice showed, where they were rolled already. */
const ROLLER = {
  ...FIGHTER,
  toHit: rare(optionalCounts(1, FACES, MOST_DICE)),
  toWound: rare(optionalCounts(1, FACES, MOST_DICE)),
  taken: rare(optionalCount(0, MOST_WOUNDS)),
  moraleDie: rare(optionalCount(1, FACES)),
  secondMoraleDie: rare(optionalCount(1, FACES)),
};

const FIELDS = {
  attacker: group(ROLLER),
  defender: group(ROLLER),
  sectionsInContact: count(0, MOST_DICE, 4),
  charge: flag(),
  event: rare(choice(['none', 'ambush'], 'none')),
  dromedaries: rare(flag()),
  steadfastFlees: rare(flag()),
  readings: rare(group(READINGS)),
};
type Input = Values<typeof FIELDS>;

const contestOf = (input: Input): Contest => ({
  ...input,
  attacker: complete(input.attacker),
  defender: complete(input.defender),
  dice: input.sectionsInContact,
});

const startOf = ({ attacker, defender }: Contest): Standings => ({
  attacker: standingOf(attacker),
  defender: standingOf(defender),
});

/** Ambush: 1 wound and Broken before any die is rolled (onus-11.7, onus-11.8). */
function ambushed(start: Standings, { defender }: Contest, trace: Trace): Standings {
  trace.step('onus-11.7', {}, null, 'onus-11.7/combat');
  trace.step('onus-11.9', {}, null, 'onus-11.9/combat');
  const left = defender.life - defender.wounds;
  const fate = start.defender.fate === 'fleeing' ? 'fleeing' : 'broken';
  return { ...start, defender: { taken: 1, fate: left <= 1 ? 'eliminated' : fate } };
}

/** Hits and wounds of the dice that one side rolled; null while they are unknown. */
function rolled(contest: Contest, side: Side, input: Input, at: Standings) {
  const { toHit, toWound } = input[side];
  const bout = boutOf(contest, side, at);
  const attack = strikesWith(bout);
  const defence = guardsWith(boutOf(contest, other(side), at));
  return {
    hits: toHit ? hitsOf(toHit, attack.first, defence.first) : null,
    wounds: toWound ? woundsOf(toWound, attack.second, defence.second, skillOf(bout.unit)) : null,
  };
}

/** Wounds that each side took, where both are known: told, or from the dice of the other. */
function takenOf(input: Input, rolls: Record<Side, { wounds: number | null }>): Told | null {
  const of = (side: Side) => input[side].taken ?? rolls[other(side)].wounds;
  const [attacker, defender] = [of('attacker'), of('defender')];
  if (attacker === null && defender === null) return null;
  const dice = (side: Side) => [input[side].moraleDie, input[side].secondMoraleDie];
  return {
    taken: { attacker: attacker ?? 0, defender: defender ?? 0 },
    moraleDice: { attacker: dice('attacker'), defender: dice('defender') },
  };
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

function oddsOf(odds: Distribution<Ending>): Odds {
  const chances: Odds['chances'] = {};
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

export const handToHand = defineQuery({
  id: 'onus/hand-to-hand',
  fields: FIELDS,
  sample: {
    attacker: { hit: 4, wound: 4, extended: 1 },
    defender: { dodge: 5, armour: 7, attackedOn: ['front', 'flank'] },
    sectionsInContact: 6,
    charge: true,
  },
  check: (input) =>
    SIDES.flatMap((side) => [
      ...checkFighter(side, complete(input[side])),
      ...tooManyDice(input, side),
    ]),
  run(input, trace) {
    const contest = contestOf(input);
    if (contest.dice === 0) {
      trace.step('onus-7.84', {}, { on: 'allowed', from: true, to: false }, 'onus-7.84/none');
      return {
        answer: { allowed: false, dice: 0 },
        summary: { say: 'hand-to-hand/no-contact', with: {} },
      };
    }
    trace.step('onus-7.151');
    trace.step('onus-7.150', {}, null, 'onus-7.150/combat');
    const manner = mannerOf(contest, trace);
    trace.step('onus-7.166', { dice: contest.dice }, { on: 'dice', from: 0, to: contest.dice });
    trace.step('onus-13.2', { dice: contest.dice });
    const start =
      input.event === 'ambush' ? ambushed(startOf(contest), contest, trace) : startOf(contest);
    const rolls = tellValues(contest, manner, start, input, trace);
    const odds = endings(contest, manner, start);
    const told = takenOf(input, rolls);
    const went = told && course(contest, manner, start, told, trace);
    return {
      answer: answerOf(contest, manner, start, rolls, odds, went),
      summary: summaryOf(contest, manner, odds, went),
      odds: oddsOf(odds),
    };
  },
});

type Rolls = Record<Side, { hits: number | null; wounds: number | null }>;
type Went = ReturnType<typeof course> | null;

/** The values of both as they strike, and what their dice did. */
function tellValues(
  contest: Contest,
  { type, first }: Manner,
  start: Standings,
  input: Input,
  trace: Trace,
): Rolls {
  const strikers = SIDES.filter((side) => type !== 'single' || side === first);
  for (const side of strikers) {
    strikesWith(boutOf(contest, side, start), trace);
    guardsWith(boutOf(contest, other(side), start), trace);
  }
  trace.step('onus-7.167', {}, null, 'onus-7.167/both');
  return {
    attacker: rolled(contest, 'attacker', input, start),
    defender: rolled(contest, 'defender', input, start),
  };
}

function sideAnswer(
  contest: Contest,
  side: Side,
  start: Standings,
  rolls: Rolls,
  odds: Distribution<Ending>,
  went: Went,
) {
  const bout = boutOf(contest, side, went?.standings ?? start);
  const made = went?.made[side];
  return {
    attack: values(strikesWith(boutOf(contest, side, start))),
    defence: values(guardsWith(boutOf(contest, side, start))),
    moraleValue: made?.moraleInCheck ?? nerveOf(bout),
    mostWoundsDone: contest.dice * (skillOf(contest[side]).doubleSix ? 2 : 1),
    hits: rolls[side].hits,
    woundsDone: rolls[side].wounds,
    checks: made?.checks ?? null,
    chanceToFail: made?.chanceToFail ?? null,
    fate: made?.fate ?? null,
    ...sideOdds(odds, side),
  };
}

function answerOf(
  contest: Contest,
  { type, first }: Manner,
  start: Standings,
  rolls: Rolls,
  odds: Distribution<Ending>,
  went: Went,
) {
  const struck = first ? other(first) : null;
  const replyDice = type === 'single' ? 0 : went && !went.replies ? 0 : contest.dice;
  return {
    allowed: true,
    combatType: type,
    strikesFirst: first ?? 'both',
    dice: contest.dice,
    replyDice: struck ? replyDice : contest.dice,
    mustCheck: went ? SIDES.filter((side) => went.made[side].checks > 0) : null,
    attacker: sideAnswer(contest, 'attacker', start, rolls, odds, went),
    defender: sideAnswer(contest, 'defender', start, rolls, odds, went),
  };
}

function summaryOf(contest: Contest, { type }: Manner, odds: Distribution<Ending>, went: Went) {
  if (went) {
    const of = (side: Side) => went.made[side].fate;
    return {
      say: 'hand-to-hand/rolled',
      with: { attacker: `fate.${of('attacker')}`, defender: `fate.${of('defender')}` },
    };
  }
  const p = (side: Side) => {
    const { percent } = chance(
      odds.probability((end) => ['fleeing', 'eliminated'].includes(end[`${side}Fate`])),
    );
    return percent;
  };
  return {
    say: 'hand-to-hand/odds',
    with: {
      type: `combatType.${type}`,
      dice: contest.dice,
      attacker: p('attacker'),
      defender: p('defender'),
    },
  };
}

function tooManyDice({ sectionsInContact: dice, ...input }: Input, side: Side) {
  const { toHit, toWound } = input[side];
  const most = toHit ? toHit.length : dice;
  return [
    ...(toHit && toHit.length > dice
      ? [
          {
            field: `${side}.toHit`,
            problem: 'more-dice-than-sections',
            with: { given: toHit.length, dice },
            clause: 'onus-7.166' as const,
          },
        ]
      : []),
    ...(toWound && toWound.length > most
      ? [
          {
            field: `${side}.toWound`,
            problem: 'more-dice-than-hits',
            with: { given: toWound.length, dice: most },
            clause: 'onus-7.167' as const,
          },
        ]
      : []),
  ];
}
