import { alike, amount, maybe, text, word, yes } from '../../core/answer.ts';
import { sum } from '../../core/dice.ts';
import { type Fraction, fraction, fractionText, multiply, subtract } from '../../core/fraction.ts';
import { handOn } from '../../core/hand-on.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice } from '../../core/schema/choices.ts';
import { rare } from '../../core/schema/groups.ts';
import { count, measure, optionalCounts, requiredMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FACES } from '../units.ts';
import { GENERAL_STATE, LEADERSHIP, leadershipInForce } from './generals.ts';
import { MOST_POINTS } from './value.ts';
import { VICTORY_BY } from './victory.ts';

const DICE = 2;
const MOST_TURNS = 20;

const CHECK_FIELDS = {
  armyValue: requiredMeasure(1, MOST_POINTS),
  eliminatedValue: measure(0, MOST_POINTS, 0),
  fleeingValue: measure(0, MOST_POINTS, 0),
  leadership: LEADERSHIP,
  generalState: GENERAL_STATE,
  leadershipDice: optionalCounts(1, FACES, DICE),
  checkMoment: choice(['own-turn-start', 'later-in-own-turn', 'opponent-turn'], 'own-turn-start'),
  turnsChecked: rare(count(1, MOST_TURNS, 1)),
  victoryBy: rare(VICTORY_BY),
};
type Input = Values<typeof CHECK_FIELDS>;

interface Losses extends Input {
  casualties: number;
  halfValue: number;
}

const inArmy = ({ armyValue, eliminatedValue, fleeingValue }: Input) => ({
  armyValue,
  casualties: eliminatedValue + fleeingValue,
});
const lossesOf = (input: Input): Losses => ({
  ...input,
  casualties: inArmy(input).casualties,
  halfValue: input.armyValue / 2,
});

const exceedArmy = (input: Input) => inArmy(input).casualties > input.armyValue;
const diceGiven = ({ leadershipDice = [1, 1] }: Input) => ({ given: leadershipDice.length });
const tooFewDice = (input: Input) => diceGiven(input).given < DICE;

const { allows, notes } = rulesOf<Losses>();
const beyond = ({ casualties, halfValue }: Losses) => casualties > halfValue;
const told = ({ casualties, halfValue }: Losses) => ({ casualties, halfValue });

const byCasualties = ({ victoryBy }: Losses) => victoryBy === 'casualties';
const tooMany = on('half-or-less', beyond);
const turnStarts = on(
  'not-own-turn-start',
  ({ checkMoment }: Losses) => checkMoment === 'own-turn-start',
);
const later = not(turnStarts);
const beyondRecall = on('general-alive-and-well', ({ generalState }: Losses) =>
  ['dead', 'wounded'].includes(generalState),
);

/** Whether the army must be checked now. */
const MUST_CHECK: Table<Losses, boolean> = {
  on: 'leadershipCheckDue',
  rows: [
    notes('onus-6.7/other', [not(byCasualties)], {
      with: ({ victoryBy }) => ({ victoryBy }),
    }),
    notes('onus-6.8', [byCasualties], { with: told }),
    notes('onus-7.10/later', [byCasualties, later], {
      with: ({ checkMoment }) => ({ checkMoment }),
    }),
    notes('onus-7.10', [byCasualties, turnStarts]),
    allows('onus-6.9', [byCasualties], tooMany, turnStarts, { with: told }),
  ],
};

/** A dead or wounded general loses the check without a roll. */
const FAILS: Table<Losses, boolean> = {
  on: 'failsAtOnce',
  rows: [
    allows('onus-6.10', [], beyondRecall, {
      with: ({ generalState }) => ({ generalState }),
    }),
  ],
};

const power = (base: Fraction, times: number): Fraction =>
  Array.from({ length: times }).reduce<Fraction>((all) => multiply(all, base), fraction(1));

/** The roll of an army that must be checked: its chance, and what came of it. */
function checkNow(losses: Losses, trace: Trace) {
  const { leadership, leadershipDice = [], turnsChecked } = losses;
  const fails = applyRows(FAILS, losses, false, trace);
  const leadershipNow = leadershipInForce(losses, leadership, trace);
  const once = fails
    ? fraction(0)
    : sum(DICE).probability(({ sum: total }) => total <= leadershipNow);
  const [first, second] = fails ? [] : leadershipDice;
  const rolled = first !== undefined && second !== undefined ? first + second : null;
  const armyHolds = fails ? false : rolled === null ? null : rolled <= leadershipNow;
  const values = { leadership: leadershipNow, total: rolled ?? 0 };
  if (armyHolds !== true) trace.step(`onus-6.12/${endOf(armyHolds, fails)}`, values);
  if (armyHolds !== false) trace.step(`onus-6.11/${endOf(armyHolds, fails)}`, values);
  const now = armyHolds === null ? once : fraction(armyHolds ? 1 : 0);
  const eachTurn = multiply(now, power(once, turnsChecked - 1));
  const odds = {
    chances: {
      'army-holds': chance(now),
      'army-withdraws': chance(subtract(fraction(1), now)),
      'army-holds-each-turn': chance(eachTurn),
    },
    means: {},
    tables: {},
  };
  const chances = {
    leadershipChance: fractionText(once),
    chanceToHoldEachTurn: fractionText(eachTurn),
  };
  return { leadershipNow, rolled, armyHolds, odds, chances, end: endOf(armyHolds, fails) };
}

const endOf = (armyHolds: boolean | null, fails: boolean) =>
  fails ? 'automatic' : armyHolds === null ? 'due' : armyHolds ? 'passed' : 'failed';

export const leadershipCheck = defineQuery({
  id: 'onus/leadership-check',
  fields: CHECK_FIELDS,
  answer: {
    ...alike(amount(), 'casualties', 'halfValue'),
    leadershipCheckDue: yes(),
    checksAt: word(['now', 'next-own-activation', 'not-yet'], 'not-yet'),
    leadershipNow: maybe(amount()),
    ...alike(maybe(text()), 'leadershipChance', 'chanceToHoldEachTurn'),
    leadershipTotal: maybe(amount()),
    ...alike(maybe(yes()), 'armyHolds', 'gameOver'),
  },
  odds: { chances: ['army-holds', 'army-withdraws', 'army-holds-each-turn'] },
  rolls: { leadershipDice: ({ leadershipCheckDue }) => (leadershipCheckDue ? DICE : 0) },
  start: { armyValue: 1000 },
  sample: { armyValue: 1300, eliminatedValue: 500, fleeingValue: 200, leadership: 6 },
  next: ({ generalState }, { armyHolds }) =>
    armyHolds === false
      ? [
          {
            as: 'end',
            query: 'onus/victory',
            draft: { checkFailed: true, ...handOn({ generalState }, 'generalState') },
          },
        ]
      : [],
  check: problems(
    ['eliminatedValue', 'more-than-the-army', 'onus-6.8', exceedArmy, inArmy],
    ['leadershipDice', 'two-dice', 'onus-6.11', tooFewDice, diceGiven],
  ),
  run(input, trace) {
    const losses = lossesOf(input);
    const leadershipCheckDue = applyRows(MUST_CHECK, losses, false, trace);
    const answer = { ...told(losses), leadershipCheckDue };
    if (!leadershipCheckDue) {
      const due = byCasualties(losses) && beyond(losses);
      return {
        answer: { ...answer, checksAt: due ? 'next-own-activation' : 'not-yet', gameOver: false },
        summary: { say: `leadership-check/${due ? 'later' : 'none'}`, with: told(losses) },
      };
    }
    const { leadershipNow, rolled, armyHolds, odds, chances, end } = checkNow(losses, trace);
    const { leadershipChance, chanceToHoldEachTurn } = chances;
    const turns = input.turnsChecked;
    const overTurns = turns > 1 && armyHolds !== false;
    return {
      answer: {
        ...answer,
        checksAt: 'now',
        leadershipNow,
        ...chances,
        leadershipTotal: rolled,
        armyHolds,
        gameOver: armyHolds === null ? null : !armyHolds,
      },
      summary: {
        say: overTurns ? 'leadership-check/turns' : `leadership-check/${end}`,
        with: overTurns
          ? { leadership: leadershipNow, turns, chance: chanceToHoldEachTurn }
          : { leadership: leadershipNow, chance: leadershipChance, total: rolled ?? 0 },
      },
      odds,
    };
  },
});
