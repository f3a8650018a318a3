import { alike, amount, maybe, opens, word, yes } from '../../core/answer.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { LEADERSHIP_FIELDS, leadershipOf } from '../checks/leadership.ts';
import {
  chanceNow,
  fallen,
  isHalfThrown,
  oddsOf,
  ROLL_ANSWER,
  TEST_ROLL,
  testOf,
} from '../checks/roll.ts';
import { TEST_DICE } from '../dice.ts';
import { obstacleCost } from './charge.ts';
import { MOVEMENT, movementOf, TARGETS } from './fields.ts';
import { diceFrom } from './flight-rows.ts';
import { FAR, inchesOf, ROUGH } from './way.ts';

/** A disengaging unit goes up to twice its movement (wab-3.72). */
const RATE = 2;
/** Degrees by which its models turn, for free (wab-3.70). */
const ABOUT_FACE = 180;
const USUAL_ENEMY = 4;

const { leadership: _, ...REST_OF_LEADERSHIP } = LEADERSHIP_FIELDS;

const DISENGAGE_FIELDS = {
  movement: MOVEMENT,
  leadership: usual(optionalCount(1, 10)),
  troops: usual(TARGETS),
  enemyMovement: usual(movementOf(USUAL_ENEMY)),
  foughtOn: usual(choice(['front', 'flank-or-rear', 'several'], 'front')),
  enemyPursued: flag(),
  drilled: flag(),
  rough: ROUGH,
  ...REST_OF_LEADERSHIP,
  dice: TEST_ROLL,
  bareMovement: rare(optionalMeasure(1, 12)),
  beginners: rare(flag()),
  readings: rare(group(readings('R17', 'R20', 'R23', 'R31'))),
};
type Leaving = Values<typeof DISENGAGE_FIELDS>;

const { allows, bars } = rulesOf<Leaving>();

const MAY: Table<Leaving, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-3.67', [({ beginners }) => beginners]),
    bars(
      'wab-3.68',
      [],
      on('fights-to-its-front', ({ foughtOn }: Leaving) => foughtOn !== 'front'),
    ),
    bars(
      'wab-3.69',
      [],
      on('no-pursuers', ({ enemyPursued }: Leaving) => enemyPursued),
    ),
  ],
};

/** Cavalry leaves slower enemies without a test; by the other reading also those who move as far (R31). */
const FREE: Table<Leaving, boolean> = {
  on: 'withoutTest',
  rows: [
    allows(
      'wab-13.59',
      [({ drilled }) => drilled],
      on('enemy-is-faster', ({ movement, enemyMovement }) => enemyMovement <= movement),
    ),
    allows(
      'wab-3.75',
      [({ troops }) => troops === 'cavalry'],
      on('as-fast', ({ movement, enemyMovement, readings: { R31 } }) =>
        R31 === 'a' ? enemyMovement < movement : enemyMovement <= movement,
      ),
    ),
  ],
};

/** Up to twice its movement, as far as the ground lets it. */
function leaves(input: Leaving, trace: Trace): number {
  const {
    movement,
    rough,
    readings: { R17, R20 },
  } = input;
  const allowance = RATE * movement;
  const most = inchesOf({
    ...{ rough, allowance, distance: FAR, roundsDifficult: R17 === 'a' },
    obstacle: obstacleCost(allowance, movement, R20),
  });
  trace.step('wab-3.72/leaves', { inches: most });
  return most;
}

/** Dice of the flight of a unit that fails. */
function breaks(input: Leaving, trace: Trace): number {
  const dice = diceFrom(
    { ...input, fleeMovement: input.movement, fledBefore: false, shootsFirst: false },
    trace,
  );
  trace.step('wab-3.73', { dice });
  trace.step('wab-3.74/pursues');
  return dice;
}

export const disengage = defineQuery({
  id: 'wab/disengage',
  fields: DISENGAGE_FIELDS,
  answer: {
    allowed: yes(),
    withoutTest: yes(),
    ...ROLL_ANSWER,
    disengaged: opens(),
    ...alike(maybe(amount()), 'mostInches', 'flightDice'),
    movesIn: word(['compulsory-moves', 'nothing'], 'nothing'),
    turnCost: amount(),
    enemyDoes: word(['nothing', 'may-pursue', 'open', 'fights-on'], 'fights-on'),
  },
  odds: { chances: ['disengages'] },
  rolls: { dice: ({ allowed, withoutTest }) => (allowed && !withoutTest ? TEST_DICE : 0) },
  sample: { movement: 4, leadership: 7 },
  start: { movement: 4, leadership: 7 },
  check: problems(
    ['dice', 'two-dice', 'wab-1.20', ({ dice }) => isHalfThrown(dice)],
    ['leadership', 'needs-leadership', 'wab-3.72', (one) => tests(one) && !one.leadership],
  ),
  run(input, trace) {
    if (!applyRows(MAY, input, true, trace)) {
      trace.step('wab-3.66');
      return { answer: {}, summary: { say: 'disengage/no', with: {} } };
    }
    trace.step('wab-3.70', { degrees: ABOUT_FACE });
    trace.step('wab-3.71');
    const declared = { allowed: true, movesIn: 'compulsory-moves' as const };
    const withoutTest = applyRows(FREE, input, false, trace);
    if (withoutTest) {
      const mostInches = leaves(input, trace);
      trace.step('wab-3.74');
      return {
        answer: {
          ...{ ...declared, withoutTest, disengaged: true, mostInches, enemyDoes: 'nothing' },
        },
        summary: { say: 'disengage/free', with: { inches: mostInches } },
        odds: oddsOf('disengages', fraction(1)),
      };
    }
    const leadership = input.leadership ?? 0;
    const target = leadershipOf({ ...input, leadership }, trace);
    const thrown = { target, dice: input.dice };
    const { rolled, passed } = fallen(thrown);
    const { passes } = testOf(target, false);
    trace.step('wab-3.72/test', { target });
    const mostInches = passed === false ? null : leaves(input, trace);
    if (passed === true) trace.step('wab-3.74');
    const flightDice = passed === true ? null : breaks(input, trace);
    const say = passed === null ? 'odds' : passed ? 'passed' : 'failed';
    return {
      answer: {
        ...{ ...declared, leadershipUsed: target, target, rolled, passed },
        ...{ disengaged: passed, mostInches, flightDice },
        passChance: fractionText(passes),
        enemyDoes: passed === null ? 'open' : passed ? 'nothing' : 'may-pursue',
      },
      summary: {
        say: `disengage/${say}`,
        with: {
          ...{ target, rolled: rolled ?? 0, percent: fractionText(passes) },
          ...{ inches: mostInches ?? 0, dice: flightDice ?? 0 },
        },
      },
      odds: oddsOf('disengages', chanceNow(thrown)),
    };
  },
});

/** Whether it needs a Leadership at all. */
const tests = (one: Leaving) =>
  applyRows(MAY, one, true, new Trace()) && !applyRows(FREE, one, false, new Trace());
