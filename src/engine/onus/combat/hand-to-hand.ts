import { handOn } from '../../core/hand-on.ts';
import { problems, within } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { atLeast } from '../../core/rolling.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { eachSide, other, SIDES, type Side } from '../../core/two-sides.ts';
import { attackOf } from '../values/attack.ts';
import { checkFighter } from '../values/contradictions.ts';
import { defenceOf } from '../values/defence.ts';
import { COMBAT_GROUND } from '../values/ground.ts';
import { isToldTwice } from '../values/morale.ts';
import { fewerDice, moreDice, wrongWounds } from './attack-roll.ts';
import { lifeLeft } from './fate.ts';
import { boutOf, type Contest, guardOf, isOver, type Standings, startOf } from './melee.ts';
import {
  answerOf,
  type Fought,
  MELEE_ANSWER,
  MELEE_ODDS,
  oddsOf,
  summaryOf,
} from './melee-answer.ts';
import {
  contestOf,
  dealtIn,
  isToldOf,
  MELEE_FIELDS,
  type Melee,
  ordinary,
  rolled,
} from './melee-fields.ts';
import { wagedOn } from './sequence.ts';
import { blowSkill, tellExtremes } from './skill.ts';
import { type Manner, mannerOf } from './type.ts';

/** Ambush: 1 wound and Broken before any die is rolled (onus-11.7, onus-11.8). */
function ambushed(start: Standings, { defender }: Contest, trace: Trace): Standings {
  trace.step('onus-11.7/combat');
  trace.step('onus-11.9/combat');
  const fate = start.defender.fate === 'fleeing' ? 'fleeing' : 'broken';
  const struck = lifeLeft(defender) <= 1 ? 'eliminated' : fate;
  return { ...start, defender: { ...start.defender, taken: 1, fate: struck } };
}

/** What the ground does to the two of them, each clause once. */
function tellGround({ ground }: Melee, contest: Contest, trace: Trace) {
  const known = new Set<string>();
  for (const side of SIDES) {
    const part = new Trace();
    applyRows(COMBAT_GROUND, { ...contest[side], ground }, null, part);
    for (const { clause, say, with: values } of part.steps)
      if (!known.has(say)) trace.step(clause, values, null, say);
    for (const { say } of part.steps) known.add(say);
  }
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

function fight(input: Melee, contest: Contest, manner: Manner, trace: Trace): Fought {
  const calm = startOf(contest);
  const start = input.event === 'ambush' ? ambushed(calm, contest, trace) : calm;
  const dealt = dealtIn(input, contest);
  const begun = isOver(start) || SIDES.some((side) => isToldOf(input, side));
  const first = manner.first ?? 'attacker';
  tellValues(contest, manner, start, isOver(start) || dealt(first, start).wounds !== null, trace);
  tellExtremes(
    SIDES.flatMap((side) => [...(input[side].toHit ?? []), ...(input[side].toWound ?? [])]),
    trace,
  );
  const known = {
    dealt,
    replied: isToldOf(input, other(first)),
    checks: eachSide((side) => [
      { die: input[side].moraleDie, result: input[side].checkResult },
      { die: input[side].secondMoraleDie, result: input[side].secondCheckResult },
    ]),
  };
  return {
    ...{ contest, manner, start, dealt, begun },
    ...wagedOn(contest, manner, start, known, trace),
  };
}

/** What of a side's dice and wounds cannot be, with the values with which it strikes as far as they are known. */
function wrongDice(input: Melee, fought: Fought, side: Side) {
  const { contest, manner, start, run, replies } = fought;
  const { toHit, toWound } = input[side];
  const { dice } = contest;
  const target = other(side);
  const { taken } = input[target];
  const late = manner.first === target;
  if (late && !replies && (toHit || toWound || taken)) {
    const [problem, clause] =
      manner.type === 'single'
        ? (['does-not-strike', 'onus-7.164'] as const)
        : (['does-not-reply', 'onus-7.163'] as const);
    return [{ field: toHit ? `${side}.toHit` : `${target}.taken`, problem, with: {}, clause }];
  }
  const at = late ? !run.checked[side]?.open && run.replyAt : start;
  const score = at ? rolled(contest, side, input[side], at) : { hits: null, wounds: null };
  const most = score.hits ?? toHit?.length ?? dice;
  return [
    ...moreDice(`${side}.toHit`, toHit, dice, 'more-dice-than-sections', 'onus-7.166'),
    ...fewerDice(`${side}.toHit`, toHit, dice, 'onus-7.166'),
    ...moreDice(`${side}.toWound`, toWound, most, 'more-dice-than-hits', 'onus-7.167'),
    ...fewerDice(`${side}.toWound`, toWound, score.hits, 'onus-7.167'),
    ...wrongWounds(`${target}.taken`, taken, dice, score, blowSkill(contest[side])),
  ];
}

const toldTwice = eachSide((side) =>
  within(
    side,
    problems<Melee[Side]>(
      ['checkResult', 'die-and-result', null, (u) => isToldTwice(u.moraleDie, u.checkResult)],
      [
        'secondCheckResult',
        'die-and-result',
        null,
        (u) => isToldTwice(u.secondMoraleDie, u.secondCheckResult),
      ],
    ),
  ),
);

function check(input: Melee) {
  const contest = contestOf(input);
  const units = SIDES.flatMap((side) => [
    ...checkFighter(side, contest[side]),
    ...toldTwice[side](input),
  ]);
  if (units.length > 0) return units;
  const fought = fight(input, contest, mannerOf(contest), new Trace());
  return SIDES.flatMap((side) => wrongDice(input, fought, side));
}

export const handToHand = defineQuery({
  id: 'onus/hand-to-hand',
  fields: MELEE_FIELDS,
  answer: MELEE_ANSWER,
  odds: MELEE_ODDS,
  rolls: {
    'attacker.toHit': ({ attacker }, fallen, { sectionsInContact = ordinary(fallen) }) =>
      atLeast(attacker?.hitsFrom, sectionsInContact),
    'attacker.toWound': ({ attacker }) => atLeast(attacker?.woundsFrom, attacker?.hits),
    'defender.toHit': ({ replyDice, defender }, fallen, { sectionsInContact = ordinary(fallen) }) =>
      atLeast(defender?.hitsFrom, replyDice && sectionsInContact),
    'defender.toWound': ({ defender }) => atLeast(defender?.woundsFrom, defender?.hits),
    'attacker.moraleDie': ({ mustCheck }) => Number(mustCheck?.includes('attacker')),
    'defender.moraleDie': ({ mustCheck }) => Number(mustCheck?.includes('defender')),
  },
  sample: {
    attacker: { hit: 4, wound: 4, extended: 1 },
    defender: { dodge: 5, armour: 7, attackedOn: ['front', 'flank'] },
    sectionsInContact: 6,
    charge: true,
  },
  next: (draft, answer) =>
    SIDES.filter((side) => answer[side]?.fate === 'fleeing').map((side) => ({
      as: 'flight',
      query: 'onus/flight-move',
      draft: handOn(draft[side], 'kind'),
    })),
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
    tellGround(input, contest, trace);
    const fought = fight(input, contest, manner, trace);
    return { answer: answerOf(fought), summary: summaryOf(fought), odds: oddsOf(fought) };
  },
});
