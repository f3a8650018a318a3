import { looseQuery } from '../../core/query.ts';
import type { Trace } from '../../core/ruling.ts';
import {
  choice,
  flag,
  group,
  optionalCount,
  optionalCounts,
  rare,
  unsaid,
  type Values,
} from '../../core/schema.ts';
import { FACES } from '../units.ts';
import { checkFighter } from '../values/contradictions.ts';
import { complete, FIGHTER, READINGS } from '../values/fighter.ts';
import {
  boutOf,
  type Contest,
  guardsWith,
  other,
  SIDES,
  type Side,
  type Standings,
  standingOf,
  strikesWith,
} from './melee.ts';
import { answerOf, type Fought, oddsOf, summaryOf } from './melee-answer.ts';
import { diceThatFell, rolled, tellSkill, tooManyDice } from './melee-dice.ts';
import { endings } from './melee-odds.ts';
import { course } from './melee-told.ts';
import { type Manner, mannerOf } from './type.ts';

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
  sectionsInContact: unsaid(optionalCount(0, MOST_DICE), diceThatFell),
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
  dice: input.sectionsInContact ?? diceThatFell(input),
});

const startOf = ({ attacker, defender }: Contest): Standings => ({
  attacker: standingOf(attacker),
  defender: standingOf(defender),
});

/** Ambush: 1 wound and Broken before any die is rolled (onus-11.7, onus-11.8). */
function ambushed(start: Standings, { defender }: Contest, trace: Trace): Standings {
  trace.step('onus-11.7/combat');
  trace.step('onus-11.9/combat');
  const left = defender.life - defender.wounds;
  const fate = start.defender.fate === 'fleeing' ? 'fleeing' : 'broken';
  return { ...start, defender: { taken: 1, fate: left <= 1 ? 'eliminated' : fate } };
}

/** What each side's dice do, or what the other is told to have taken. */
const dealtIn = (input: Input, contest: Contest) => (side: Side, at: Standings) => {
  const { hits, wounds } = rolled(contest, side, input[side], at);
  return { hits, wounds: input[other(side)].taken ?? wounds };
};

/** The dice that need no sum, among those that fell. */
function tellExtremes(input: Input, trace: Trace) {
  const dice = SIDES.flatMap((side) => [
    ...(input[side].toHit ?? []),
    ...(input[side].toWound ?? []),
  ]);
  if (dice.includes(FACES)) trace.step('onus-7.137');
  if (dice.includes(1)) trace.step('onus-7.138');
}

/** The values of whoever strikes, as it strikes; a reply that is told tells its own. */
function tellValues(contest: Contest, manner: Manner, start: Standings, told: boolean, t: Trace) {
  const alone = manner.type === 'single' || (told && manner.first !== null);
  for (const side of SIDES.filter((one) => !alone || one === manner.first)) {
    strikesWith(boutOf(contest, side, start), t);
    guardsWith(boutOf(contest, other(side), start), t);
    tellSkill(contest[side], t);
  }
  t.step('onus-7.167/both');
  t.step('onus-13.9');
}

function fight(input: Input, contest: Contest, manner: Manner, trace: Trace): Fought {
  const start =
    input.event === 'ambush' ? ambushed(startOf(contest), contest, trace) : startOf(contest);
  const dealt = dealtIn(input, contest);
  const over = SIDES.some((side) => start[side].fate === 'eliminated');
  const known = over || SIDES.some((side) => dealt(side, start).wounds !== null);
  tellValues(contest, manner, start, known, trace);
  tellExtremes(input, trace);
  const dice = (side: Side) => [input[side].moraleDie, input[side].secondMoraleDie];
  const told = {
    wounds: (striker: Side, at: Standings) => dealt(striker, at).wounds,
    unsaid: SIDES.some((side) => input[side].taken !== undefined) ? 0 : null,
    moraleDice: { attacker: dice('attacker'), defender: dice('defender') },
  };
  return {
    contest,
    manner,
    start,
    odds: endings(contest, manner, start),
    went: known ? course(contest, manner, start, told, trace) : null,
    dealt,
  };
}

export const handToHand = looseQuery({
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
      ...tooManyDice(contestOf(input), side, input[side]),
    ]),
  run(input, trace) {
    const contest = contestOf(input);
    if (contest.dice === 0) {
      trace.bar('onus-7.84/none');
      return {
        answer: { allowed: false, dice: 0 },
        summary: { say: 'hand-to-hand/no-contact', with: {} },
      };
    }
    trace.step('onus-7.151');
    trace.step('onus-7.150/combat');
    const manner = mannerOf(contest, trace);
    trace.step('onus-7.166', { dice: contest.dice }, { on: 'dice', from: 0, to: contest.dice });
    if (manner.type === 'single') trace.skip('onus-13.2', 'only-one-strikes');
    else trace.step('onus-13.2', { dice: contest.dice });
    const fought = fight(input, contest, manner, trace);
    return { answer: answerOf(fought), summary: summaryOf(fought), odds: oddsOf(fought) };
  },
});
