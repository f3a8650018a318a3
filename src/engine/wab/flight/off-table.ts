import { alike, maybe, text, yes } from '../../core/answer.ts';
import { type Fraction, fraction, fractionText, multiply, subtract } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, measure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { LEADERSHIP_FIELDS, leadershipOf } from '../checks/leadership.ts';
import { chanceNow, fallen, isHalfThrown, ROLL_ANSWER, TEST_ROLL, testOf } from '../checks/roll.ts';
import { TEST_DICE } from '../dice.ts';

/** Tests that a unit may fail before it stays away for good (wab-6.51). */
const MOST_FAILURES = 2;
/** Inches along the edge from where it left (wab-6.52). */
const REACH = 12;
const FAR = 120;

const RETURN_FIELDS = {
  ...LEADERSHIP_FIELDS,
  failures: usual(count(0, MOST_FAILURES, 0)),
  markerDistance: measure(0, FAR, 0),
  generalDied: rare(flag()),
  wantsTo: usual(choice(['move', 'shoot', 'charge'], 'move')),
  dice: TEST_ROLL,
  readings: rare(group(readings('R8', 'R88'))),
};
type Away = Values<typeof RETURN_FIELDS>;

const { bars, notes } = rulesOf<Away>();

/** At the exact distance by the adopted reading only (R8). */
const isNear = ({ markerDistance, readings: { R8 } }: Away) =>
  R8 === 'a' ? markerDistance <= REACH : markerDistance < REACH;

const MAY: Table<Away, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-6.51',
      [({ failures }) => failures > 0],
      on('one-try-left', ({ failures }) => failures >= MOST_FAILURES),
      { with: ({ failures }) => ({ failures }) },
    ),
    bars('wab-6.52', [(one) => !isNear(one)], {
      say: 'wab-6.52/too-far',
      with: () => ({ inches: REACH }),
    }),
    notes('wab-6.52', [(_, allowed) => allowed], { with: () => ({ inches: REACH }) }),
    bars(
      'wab-6.53',
      [],
      on('no-charge-wanted', ({ wantsTo }) => wantsTo === 'charge'),
    ),
  ],
};

/** Whether it tests for his death as it comes back. */
const MOURNS: Table<Away, boolean> = {
  on: 'testsForGeneral',
  rows: [notes('wab-20.7', [({ generalDied }) => generalDied], { say: 'wab-20.7/back' })],
};

const LEADS: Table<Away, boolean> = {
  on: 'generalHelps',
  rows: [
    notes('wab-6.50', [
      (one) => one.generalLeadership !== undefined,
      (one) => one.readings.R88 === 'a',
    ]),
  ],
};

/** Of this test and of those that may follow it. */
const returnsWithin = (tries: number, once: Fraction) =>
  subtract(
    fraction(1),
    Array.from({ length: tries }, () => subtract(fraction(1), once)).reduce(multiply, fraction(1)),
  );

export const offTable = defineQuery({
  id: 'wab/off-table',
  fields: RETURN_FIELDS,
  answer: {
    allowed: yes(),
    ...ROLL_ANSWER,
    chanceAtAll: maybe(text()),
    returns: maybe(yes(), false),
    ...alike(yes(), 'mayTestAgain', 'countsAsLost', 'mayCharge', 'mayShoot'),
  },
  odds: { chances: ['returns', 'at-all'] },
  rolls: { dice: ({ target }) => (target === null ? 0 : TEST_DICE) },
  sample: { leadership: 7 },
  start: { leadership: 7 },
  check: problems(['dice', 'two-dice', 'wab-1.20', ({ dice }) => isHalfThrown(dice)]),
  run(input, trace) {
    const { failures, dice } = input;
    if (!applyRows(MAY, input, true, trace)) {
      const say = failures >= MOST_FAILURES ? 'gone' : isNear(input) ? 'no-charge' : 'too-far';
      return { answer: {}, summary: { say: `off-table/${say}`, with: {} } };
    }
    applyRows(LEADS, input, true, trace);
    applyRows(MOURNS, input, false, trace);
    const led = input.readings.R88 === 'a' ? { ...input, generalLeadership: undefined } : input;
    const leadershipUsed = leadershipOf(led, trace);
    trace.step('wab-6.50/test', { leadership: leadershipUsed });
    const thrown = { target: leadershipUsed, dice };
    const { rolled, passed } = fallen(thrown);
    const { passes } = testOf(leadershipUsed, false);
    const tries = MOST_FAILURES - failures;
    const now = chanceNow(thrown);
    const later = returnsWithin(tries - 1, passes);
    const atAll = subtract(
      fraction(1),
      multiply(subtract(fraction(1), now), subtract(fraction(1), later)),
    );
    const mayTestAgain = passed === false && tries > 1;
    if (passed) trace.step('wab-6.53/enters');
    if (passed === false && !mayTestAgain) trace.step('wab-6.51/second');
    const say = passed === null ? 'odds' : passed ? 'returns' : mayTestAgain ? 'waits' : 'gone';
    return {
      answer: {
        ...{ allowed: true, leadershipUsed, target: leadershipUsed, rolled, passed },
        ...{
          passChance: fractionText(passes),
          chanceAtAll: fractionText(returnsWithin(tries, passes)),
        },
        ...{ returns: passed, mayTestAgain, mayShoot: true },
      },
      summary: {
        say: `off-table/${say}`,
        with: { percent: fractionText(now), leadership: leadershipUsed },
      },
      odds: {
        chances: { returns: chance(now), 'at-all': chance(atAll) },
        ...{ means: {}, tables: {} },
      },
    };
  },
});
