import { alike, maybe, word, yes } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { TEST_DICE } from '../dice.ts';
import { leadershipOf } from './leadership.ts';
import { type Afraid, MODIFIERS, PANIC_FIELDS, REROLLS, TESTS } from './panic-rows.ts';
import { chanceNow, fallen, isHalfThrown, oddsOf, ROLL_ANSWER, testOf } from './roll.ts';
import { moreThanAtFirst } from './strength.ts';

const FLIGHTS = [
  'own-edge',
  'away-from-combat',
  'away-from-charger',
  'away-from-shooter',
  'away-from-enemy',
  'as-a-reaction',
  'as-broken',
  'none',
] as const;
type Flight = (typeof FLIGHTS)[number];

const FLIGHT_OF: Record<Afraid['cause'], Flight> = {
  'fleeing-friends': 'own-edge',
  'broken-friends': 'away-from-combat',
  'flank-charge': 'away-from-charger',
  'general-killed': 'own-edge',
  shooting: 'away-from-shooter',
  'ignored-charge': 'as-a-reaction',
};

const FLIGHT_CLAUSE = {
  'fleeing-friends': 'wab-7.9',
  'broken-friends': 'wab-7.13',
  'flank-charge': 'wab-7.2/away',
  'general-killed': 'wab-7.2/edge',
  shooting: 'wab-7.22',
  'ignored-charge': 'wab-7.24',
} as const;

/** How it flees if it fails: as broken if it is engaged, else by the cause, which two readings leave open (R69, R106). */
function flightOf({ engaged, cause, readings }: Afraid, trace: Trace): Flight {
  if (engaged) {
    trace.step('wab-7.25');
    return 'as-broken';
  }
  if (cause === 'flank-charge' && readings.R69 === 'b') {
    trace.step('wab-7.2/edge');
    return 'own-edge';
  }
  if (cause === 'general-killed' && readings.R106 === 'b') {
    trace.step('wab-7.2/enemy');
    return 'away-from-enemy';
  }
  trace.step(FLIGHT_CLAUSE[cause]);
  return FLIGHT_OF[cause];
}

const MOMENTS = [
  'turn-start',
  'panic-step',
  'before-the-charge-moves',
  'on-arrival',
  'at-once',
  'phase-end',
  'after-shooting',
  'none',
] as const;
type Moment = (typeof MOMENTS)[number];

const MOMENT_OF_GENERAL: Record<Afraid['generalEnds'], Moment> = {
  'killed-by-shooting': 'at-once',
  'killed-in-combat': 'panic-step',
  'caught-in-pursuit': 'phase-end',
  'fled-off-table': 'none',
};

/** When it tests. */
function momentOf(
  { cause, generalEnds, chargerPursued, shotWhileCharging }: Afraid,
  trace: Trace,
): Moment {
  switch (cause) {
    case 'fleeing-friends':
      return 'turn-start';
    case 'broken-friends':
      trace.step('wab-7.12');
      return 'panic-step';
    case 'flank-charge':
      trace.step(chargerPursued ? 'wab-7.16/on-arrival' : 'wab-7.16/before-it-moves');
      return chargerPursued ? 'on-arrival' : 'before-the-charge-moves';
    case 'general-killed':
      trace.step(`wab-7.19/${generalEnds}`);
      return MOMENT_OF_GENERAL[generalEnds];
    case 'shooting':
      trace.step(shotWhileCharging ? 'wab-4.65/moment' : 'wab-4.64/moment');
      return shotWhileCharging ? 'before-the-charge-moves' : 'after-shooting';
    case 'ignored-charge':
      trace.step('wab-7.23/moment');
      return 'before-the-charge-moves';
  }
}

export const panicTest = defineQuery({
  id: 'wab/panic-test',
  fields: PANIC_FIELDS,
  answer: {
    ...alike(yes(), 'tests', 'rerolls'),
    ...ROLL_ANSWER,
    flees: maybe(yes()),
    flight: word(FLIGHTS, 'none'),
    testedWhen: word(MOMENTS, 'none'),
  },
  odds: { chances: ['stands'] },
  rolls: {
    dice: ({ tests }) => (tests ? TEST_DICE : 0),
    diceAgain: ({ rerolls, target }, _, { dice = [] }) =>
      rerolls && fallen({ target: target ?? 0, dice }).passed === false ? TEST_DICE : 0,
  },
  sample: { leadership: 7, friendDistance: 3 },
  start: { leadership: 7 },
  check: problems(
    ['dice', 'two-dice', 'wab-1.20', ({ dice }) => isHalfThrown(dice)],
    ['diceAgain', 'two-dice', 'wab-1.5', ({ diceAgain }) => isHalfThrown(diceAgain)],
    ['startModels', 'more-than-at-first', null, moreThanAtFirst],
    ['lost', 'more-than-there-were', 'wab-7.21', ({ lost, models }) => lost > models],
    ['loneCharacter', 'one-model', 'wab-9.2', (one) => one.loneCharacter && one.models > 1],
  ),
  run(input, trace) {
    const { dice, diceAgain: again } = input;
    if (!applyRows(TESTS, input, false, trace)) {
      if (trace.steps.length === 0) trace.step('wab-7.1/no-cause');
      return {
        answer: { flees: false },
        summary: { say: 'panic-test/none', with: { cause: input.cause } },
      };
    }
    const testedWhen = momentOf(input, trace);
    const leadershipUsed = leadershipOf(input, trace);
    const target = leadershipUsed + applyRows(MODIFIERS, input, 0, trace);
    trace.step('wab-7.1', { target });
    const rerolls = applyRows(REROLLS, input, false, trace);
    const thrown = { target, dice, again, rerolls };
    const { rolled, passed } = fallen(thrown);
    const { passes } = testOf(target, rerolls);
    const flight = passed === true ? 'none' : flightOf(input, trace);
    const say = passed === null ? 'odds' : passed ? 'passed' : 'failed';
    return {
      answer: {
        ...{ tests: true, rerolls, leadershipUsed, target, rolled, passed, flight, testedWhen },
        passChance: fractionText(passes),
        flees: passed === null ? null : !passed,
      },
      summary: {
        say: `panic-test/${say}`,
        with: { target, percent: fractionText(passes), rolled: rolled ?? 0, flight },
      },
      odds: oddsOf('stands', chanceNow(thrown)),
    };
  },
});
