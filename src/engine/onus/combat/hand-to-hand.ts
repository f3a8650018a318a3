import { defineQuery } from '../../core/query.ts';
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
import { attackOf } from '../values/attack.ts';
import { checkFighter } from '../values/contradictions.ts';
import { defenceOf } from '../values/defence.ts';
import { complete, FIGHTER, READINGS } from '../values/fighter.ts';
import { moreDice, type Rolled, scoreOf } from './attack-roll.ts';
import { lifeLeft } from './fate.ts';
import {
  boutOf,
  type Contest,
  eachSide,
  guardOf,
  isOver,
  other,
  SIDES,
  type Side,
  type Standings,
  startOf,
} from './melee.ts';
import {
  answerOf,
  type Fought,
  MELEE_ANSWER,
  MELEE_ODDS,
  oddsOf,
  summaryOf,
} from './melee-answer.ts';
import { endings } from './melee-odds.ts';
import { course } from './melee-told.ts';
import { blowSkill, tellExtremes } from './skill.ts';
import { type Manner, mannerOf } from './type.ts';

const MOST_DICE = 14;
const MOST_WOUNDS = 28;
const ORDINARY_DICE = 4;

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

/** As many dice as were rolled to hit; as many at least as were rolled to wound. */
function diceThatFell(rolls: { [side in Side]?: Rolled }): number {
  const of = (which: keyof Rolled) =>
    Math.max(...SIDES.map((side) => rolls[side]?.[which]?.length ?? 0));
  return of('toHit') || Math.max(ORDINARY_DICE, of('toWound'));
}

const contestOf = (input: Input): Contest => ({
  ...input,
  attacker: complete(input.attacker),
  defender: complete(input.defender),
  dice: input.sectionsInContact ?? diceThatFell(input),
});

/** Ambush: 1 wound and Broken before any die is rolled (onus-11.7, onus-11.8). */
function ambushed(start: Standings, { defender }: Contest, trace: Trace): Standings {
  trace.step('onus-11.7/combat');
  trace.step('onus-11.9/combat');
  const fate = start.defender.fate === 'fleeing' ? 'fleeing' : 'broken';
  return { ...start, defender: { taken: 1, fate: lifeLeft(defender) <= 1 ? 'eliminated' : fate } };
}

/** Hits and wounds of the dice that one side rolled, as both stand. */
const rolled = (contest: Contest, side: Side, dice: Rolled, at: Standings) =>
  scoreOf(
    dice,
    attackOf(boutOf(contest, side, at)),
    defenceOf(guardOf(boutOf(contest, other(side), at))),
    blowSkill(contest[side]),
  );

/** What each side's dice do, or what the other is told to have taken. */
const dealtIn = (input: Input, contest: Contest) => (side: Side, at: Standings) => {
  const { hits, wounds } = rolled(contest, side, input[side], at);
  return { hits, wounds: input[other(side)].taken ?? wounds };
};

/** Hits that limit the dice to wound; unknown of a reply, whose values the first attack may lower. */
function mostHits(contest: Contest, side: Side, dice: Rolled): number {
  const most = dice.toHit?.length ?? contest.dice;
  if (mannerOf(contest).first === other(side)) return most;
  return rolled(contest, side, dice, startOf(contest)).hits ?? most;
}

function check(input: Input) {
  const contest = contestOf(input);
  return SIDES.flatMap((side) => {
    const { toHit, toWound } = input[side];
    const most = mostHits(contest, side, input[side]);
    return [
      ...checkFighter(side, contest[side]),
      ...moreDice(`${side}.toHit`, toHit, contest.dice, 'more-dice-than-sections', 'onus-7.166'),
      ...moreDice(`${side}.toWound`, toWound, most, 'more-dice-than-hits', 'onus-7.167'),
    ];
  });
}

/** The values of whoever strikes, as it strikes; a reply that is told tells its own. */
function tellValues(contest: Contest, manner: Manner, start: Standings, told: boolean, t: Trace) {
  const alone = manner.type === 'single' || (told && manner.first !== null);
  for (const side of SIDES.filter((one) => !alone || one === manner.first)) {
    attackOf(boutOf(contest, side, start), t);
    defenceOf(guardOf(boutOf(contest, other(side), start)), t);
    blowSkill(contest[side], t);
  }
  t.step('onus-7.167/both');
  t.step('onus-13.9');
}

function fight(input: Input, contest: Contest, manner: Manner, trace: Trace): Fought {
  const calm = startOf(contest);
  const start = input.event === 'ambush' ? ambushed(calm, contest, trace) : calm;
  const dealt = dealtIn(input, contest);
  const known = isOver(start) || SIDES.some((side) => dealt(side, start).wounds !== null);
  tellValues(contest, manner, start, known, trace);
  tellExtremes(
    SIDES.flatMap((side) => [...(input[side].toHit ?? []), ...(input[side].toWound ?? [])]),
    trace,
  );
  const told = {
    wounds: (striker: Side, at: Standings) => dealt(striker, at).wounds,
    unsaid: SIDES.some((side) => input[side].taken !== undefined) ? 0 : null,
    moraleDice: eachSide((side) => [input[side].moraleDie, input[side].secondMoraleDie]),
  };
  return {
    ...{ contest, manner, start, dealt },
    odds: endings(contest, manner, start),
    went: known ? course(contest, manner, start, told, trace) : null,
  };
}

export const handToHand = defineQuery({
  id: 'onus/hand-to-hand',
  fields: FIELDS,
  answer: MELEE_ANSWER,
  odds: MELEE_ODDS,
  sample: {
    attacker: { hit: 4, wound: 4, extended: 1 },
    defender: { dodge: 5, armour: 7, attackedOn: ['front', 'flank'] },
    sectionsInContact: 6,
    charge: true,
  },
  check,
  run(input, trace) {
    const contest = contestOf(input);
    if (contest.dice === 0) {
      trace.bar('onus-7.84/none');
      return { answer: {}, summary: { say: 'hand-to-hand/no-contact', with: {} } };
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
