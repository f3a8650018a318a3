import type { Distribution } from '../../core/distribution.ts';
import { chance } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { atLeast } from '../../core/rolling.ts';
import type { Trace } from '../../core/ruling.ts';
import { eachSide, other, SIDES, type Side } from '../../core/two-sides.ts';
import { SIX } from '../units.ts';
import { arrivesDisordered } from './attack-rows.ts';
import { COMBAT_ANSWER, COMBAT_ODDS, oddsOf, sideAnswer, sure } from './combat-answer.ts';
import { diceIn } from './combat-dice.ts';
import { boutOf, COMBAT_FIELDS, type Contest, checkCombat } from './combat-fields.ts';
import { nextOf } from './combat-next.ts';
import { type Ending, endings, isChoragiew } from './endings.ts';
import { mayBeBadWar, mayFight } from './may-fight.ts';
import { RESIST_FROM } from './resist-rows.ts';
import { type Exchange, fallen, harmOf } from './round.ts';
import { tellRound } from './tell.ts';

/** Both as they are when the round begins. */
const arrived = (input: Contest, trace: Trace): Contest => ({
  ...input,
  ...eachSide((side) => ({
    ...input[side],
    disordered: arrivesDisordered(boutOf(input, side), trace),
  })),
});

type Dice = Record<Side, ReturnType<typeof diceIn>>;

/** The attack on a side, and how it resists. */
const exchangeOn = (contest: Contest, dice: Dice, side: Side): Exchange => ({
  dice: dice[other(side)].dice,
  hitsOn: dice[other(side)].hitsOn ?? 0,
  courageDice: dice[side].courageDice ?? 0,
  attackDice: contest[other(side)].attackDice,
  resistDice: contest[side].resistDice,
  R42: contest.readings.R42,
});

function summaryOf(all: Distribution<Ending>) {
  const winner = sure(all, (ending) => ending.winner);
  const shown = (who: Side) => chance(all.probability(({ winner }) => winner === who)).fraction;
  if (winner === null)
    return {
      say: 'combat/odds',
      with: { attacker: shown('attacker'), defender: shown('defender') },
    };
  if (winner === 'tie') return { say: 'combat/tie', with: {} };
  const loser = other(winner);
  const does = sure(all, (ending) => ending[`${loser}Does`]) ?? 'open';
  return { say: `combat/wins-${does}`, with: { winner, loser } };
}

export const combat = defineQuery({
  id: 't7g/combat',
  fields: COMBAT_FIELDS,
  answer: COMBAT_ANSWER,
  odds: COMBAT_ODDS,
  rolls: {
    'attacker.attackDice': ({ attacker }) => atLeast(attacker?.hitsOn, attacker?.dice),
    'defender.resistDice': ({ attacker, defender }) =>
      atLeast(RESIST_FROM, attacker?.hits ? defender?.courageDice : 0),
    'defender.attackDice': ({ defender }) => atLeast(defender?.hitsOn, defender?.dice),
    'attacker.resistDice': ({ attacker, defender }) =>
      atLeast(RESIST_FROM, defender?.hits ? attacker?.courageDice : 0),
    'attacker.breakDice': ({ attacker }, _, said) =>
      atLeast(SIX, attacker?.breakPoints ? said.attacker.discipline : 0),
    'defender.breakDice': ({ defender }, _, said) =>
      atLeast(SIX, defender?.breakPoints ? said.defender.discipline : 0),
    'attacker.composureDice': ({ attacker }) => atLeast(SIX, attacker?.keepsOrderDice),
    'defender.composureDice': ({ defender }) => atLeast(SIX, defender?.keepsOrderDice),
  },
  sample: {
    attacker: { combat: 4, courage: 3, infantryDefence: 4, stamina: 4, discipline: 4, speed: 4 },
    defender: { combat: 5, courage: 4, infantryDefence: 4, stamina: 4, discipline: 4, speed: 4 },
  },
  start: {
    attacker: { combat: 4, courage: 4, infantryDefence: 4 },
    defender: { combat: 4, courage: 4, infantryDefence: 4 },
  },
  next: nextOf,
  check: checkCombat,
  run(input, trace) {
    if (!mayFight(boutOf(input, 'attacker'), trace))
      return { answer: {}, summary: { say: 'combat/no', with: {} } };
    trace.step('t7g-5.2');
    for (const who of SIDES) if (isChoragiew(input[who])) trace.step('t7g-6.55', { who });
    const contest = arrived(input, trace);
    const dice = eachSide((side) =>
      diceIn(boutOf(contest, side), trace, contest[side].attackDice !== undefined),
    );
    trace.step('t7g-5.12');
    const exchanges = eachSide((side) => exchangeOn(contest, dice, side));
    const ends = endings(
      contest,
      eachSide((side) => harmOf(exchanges[side])),
    );
    const { all } = ends;
    const badWarPossible = mayBeBadWar(boutOf(contest, 'attacker'));
    const fell = eachSide((side) => fallen(exchanges[side]));
    tellRound(contest, fell, badWarPossible, trace);
    const of = (side: Side) => ({
      dice: dice[side].dice,
      hitsOn: dice[side].hitsOn ?? 0,
      courageDice: dice[side].courageDice ?? 0,
      hits: fell[other(side)].hits,
      saved: fell[side].saved,
      ...sideAnswer(contest, side, ends),
    });
    return {
      answer: {
        allowed: true,
        winner: sure(all, (ending) => ending.winner),
        tieChance: chance(all.probability(({ winner }) => winner === 'tie')).fraction,
        badWarPossible,
        attacker: of('attacker'),
        defender: of('defender'),
      },
      summary: summaryOf(all),
      odds: oddsOf(ends),
    };
  },
});
