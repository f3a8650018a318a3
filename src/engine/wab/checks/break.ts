import { alike, maybe, word, yes } from '../../core/answer.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { count, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { TEST_DICE } from '../dice.ts';
import { LEADERSHIP_FIELDS, leadershipOf } from './leadership.ts';
import { chanceNow, fallen, isHalfThrown, oddsOf, ROLL_ANSWER, TEST_ROLL, testOf } from './roll.ts';
import { MOST_MODELS } from './strength.ts';

/** A loser with fewer models breaks without a test (wab-6.7). */
const FEWEST = 5;
/** Inches up to which a battle standard has Break tests re-rolled (wab-9.76). */
const STANDARD_REACH = 12;
const FAR = 120;
const MOST_DIFFERENCE = 99;
/** As many as the crew of a chariot or the wounds of an elephant at most (wab-6.10). */
const MOST_EACH = 12;

const BREAK_FIELDS = {
  ...LEADERSHIP_FIELDS,
  lostBy: usual(count(0, MOST_DIFFERENCE, 1)),
  models: count(1, MOST_MODELS, 20),
  countsEach: rare(count(1, MOST_EACH, 1)),
  mayGiveGround: flag(),
  loneCharacter: rare(flag()),
  standardDistance: optionalMeasure(0, FAR),
  standardFlees: rare(flag()),
  generalsUnit: rare(choice(['not-beaten', 'itself', 'passed', 'failed', 'to-test'], 'not-beaten')),
  dice: TEST_ROLL,
  diceAgain: TEST_ROLL,
};
type Beaten = Values<typeof BREAK_FIELDS>;

const { allows, bars, notes, sets } = rulesOf<Beaten>();

/** Whether a test is taken at all: not after a draw. */
const TESTS: Table<Beaten, boolean> = {
  on: 'tests',
  rows: [
    bars(
      'wab-8.19',
      [],
      on('has-lost', ({ lostBy }: Beaten) => lostBy === 0),
    ),
  ],
};

/** As how many models it counts. */
const COUNTED: Table<Beaten, number> = {
  on: 'countsAs',
  rows: [
    sets(
      'wab-6.10',
      ({ countsEach }, models) => models * countsEach,
      [({ countsEach }) => countsEach > 1],
      {
        with: ({ models, countsEach }) => ({ models, counts: models * countsEach }),
      },
    ),
  ],
};

const alone = ({ loneCharacter }: Beaten) => loneCharacter;

/** Whether it breaks without a test. */
const BREAKS: Table<Beaten, boolean> = {
  on: 'automatic',
  rows: [
    notes('wab-6.9', [alone]),
    allows('wab-9.41', [alone]),
    allows(
      'wab-6.7',
      [not(alone)],
      on('enough-models', ({ models, countsEach }: Beaten) => models * countsEach < FEWEST),
    ),
  ],
};

const hasStandard = ({ standardDistance }: Beaten) => standardDistance !== undefined;

const REROLLS: Table<Beaten, boolean> = {
  on: 'rerolls',
  rows: [
    notes('wab-9.77', [hasStandard, ({ standardFlees }) => standardFlees], {
      unless: ['wab-9.76'],
    }),
    notes('wab-9.76/skirmishers', [hasStandard, ({ skirmishers }) => skirmishers]),
    allows(
      'wab-9.76',
      [hasStandard, ({ skirmishers }) => !skirmishers],
      on('standard-too-far', ({ standardDistance = FAR }) => standardDistance <= STANDARD_REACH),
    ),
  ],
};

/** In Break tests the General's Leadership is there for others once his own beaten unit has passed (wab-6.4). */
/** Whether it breaks once its test has failed. */
const FAILED: Table<Beaten, boolean> = {
  on: 'broken',
  rows: [
    bars(
      'wab-6.54',
      [],
      on('must-flee', ({ mayGiveGround }: Beaten) => mayGiveGround),
      { say: 'wab-6.54/instead' },
    ),
    notes('wab-6.6', [({ mayGiveGround }) => !mayGiveGround]),
  ],
};

const lendsNothing = ({ generalsUnit }: Beaten) => ['failed', 'to-test'].includes(generalsUnit);

export const breakTest = defineQuery({
  id: 'wab/break-test',
  fields: BREAK_FIELDS,
  answer: {
    ...alike(yes(), 'tests', 'rerolls', 'automatic'),
    ...ROLL_ANSWER,
    broken: maybe(yes()),
    unitDoes: word(['fights-on', 'breaks', 'gives-ground', 'open'], 'fights-on'),
  },
  odds: { chances: ['holds'] },
  rolls: {
    dice: ({ tests }) => (tests ? TEST_DICE : 0),
    diceAgain: ({ rerolls, target }, _, { dice = [] }) =>
      rerolls && fallen({ target: target ?? 0, dice }).passed === false ? TEST_DICE : 0,
  },
  sample: { leadership: 7, lostBy: 2 },
  start: { leadership: 7 },
  check: problems(
    ['dice', 'two-dice', 'wab-1.20', ({ dice }) => isHalfThrown(dice)],
    ['diceAgain', 'two-dice', 'wab-1.5', ({ diceAgain }) => isHalfThrown(diceAgain)],
    ['loneCharacter', 'one-model', 'wab-9.2', (one) => one.loneCharacter && one.models > 1],
    [
      'generalsUnit',
      'no-general',
      'wab-6.4',
      (one) => lendsNothing(one) && one.generalLeadership === undefined,
    ],
    ['standardFlees', 'no-standard', 'wab-9.77', (one) => one.standardFlees && !hasStandard(one)],
  ),
  run(input, trace) {
    const { lostBy, dice, diceAgain: again } = input;
    applyRows(COUNTED, input, input.models, trace);
    if (!applyRows(TESTS, input, true, trace))
      return {
        answer: { broken: false, unitDoes: 'fights-on' },
        summary: { say: 'break-test/draw', with: {} },
      };
    if (applyRows(BREAKS, input, false, trace)) {
      trace.step('wab-6.6');
      return {
        answer: { automatic: true, broken: true, unitDoes: 'breaks' },
        summary: { say: 'break-test/automatic', with: { lostBy } },
        odds: oddsOf('holds', fraction(0)),
      };
    }
    if (input.generalsUnit !== 'not-beaten') trace.step(`wab-6.4/${input.generalsUnit}`);
    const led = lendsNothing(input) ? { ...input, generalLeadership: undefined } : input;
    const leadershipUsed = leadershipOf(led, trace);
    const target = leadershipUsed - lostBy;
    trace.step('wab-6.1', { lostBy, leadership: leadershipUsed, target });
    const rerolls = applyRows(REROLLS, input, false, trace);
    const thrown = { target, dice, again, rerolls };
    const { rolled, passed } = fallen(thrown);
    const { passes } = testOf(target, rerolls);
    const broken = passed === false ? applyRows(FAILED, input, true, trace) : passed && false;
    const say = passed === null ? 'odds' : passed ? 'passed' : broken ? 'failed' : 'gives-ground';
    const unitDoes =
      passed === null ? 'open' : passed ? 'fights-on' : broken ? 'breaks' : 'gives-ground';
    return {
      answer: {
        ...{ tests: true, rerolls, leadershipUsed, target, rolled, passed },
        ...{ passChance: fractionText(passes), broken, unitDoes },
      },
      summary: {
        say: `break-test/${say}`,
        with: { lostBy, percent: fractionText(passes), rolled: rolled ?? 0 },
      },
      odds: oddsOf('holds', chanceNow(thrown)),
    };
  },
});
