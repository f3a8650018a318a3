import { yes } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { count } from '../../core/schema/numbers.ts';
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

const MOST = 10;

const TEST_FIELDS = {
  ...LEADERSHIP_FIELDS,
  testModifier: count(-MOST, MOST, 0),
  rerollRules: count(0, MOST, 0),
  dice: TEST_ROLL,
  diceAgain: TEST_ROLL,
};
type Testing = Values<typeof TEST_FIELDS>;

const { allows, notes } = rulesOf<Testing>();

const mayAgain = ({ rerollRules }: Testing) => rerollRules > 0;

const REROLLS: Table<Testing, boolean> = {
  on: 'rerolls',
  rows: [
    allows('wab-1.5', [mayAgain]),
    notes(
      'wab-1.6',
      [mayAgain],
      on('one-rule-alone', ({ rerollRules }) => rerollRules > 1),
    ),
  ],
};

export const leadershipTest = defineQuery({
  id: 'wab/leadership-test',
  fields: TEST_FIELDS,
  answer: { ...ROLL_ANSWER, rerolls: yes() },
  odds: { chances: ['passes'] },
  rolls: {
    dice: () => TEST_DICE,
    diceAgain: ({ rerolls, passed }) => (rerolls && passed !== true ? TEST_DICE : 0),
  },
  sample: { leadership: 7, rerollRules: 1 },
  start: { leadership: 7 },
  check: problems(
    ['dice', 'two-dice', 'wab-1.20', ({ dice }) => isHalfThrown(dice)],
    ['diceAgain', 'two-dice', 'wab-1.20', ({ diceAgain }) => isHalfThrown(diceAgain)],
  ),
  run(input, trace) {
    const leadershipUsed = leadershipOf(input, trace);
    const target = leadershipUsed + input.testModifier;
    trace.step('wab-1.20', { target });
    trace.step('wab-1.4', { dice: TEST_DICE });
    const rerolls = applyRows(REROLLS, input, false, trace);
    const thrown = { target, dice: input.dice, again: input.diceAgain, rerolls };
    const { rolled, passed } = fallen(thrown);
    const { passes } = testOf(target, rerolls);
    const say = passed === null ? 'odds' : passed ? 'passed' : 'failed';
    return {
      answer: { leadershipUsed, target, rolled, passed, passChance: fractionText(passes), rerolls },
      summary: {
        say: `leadership-test/${say}`,
        with: { target, percent: fractionText(chanceNow(thrown)), rolled: rolled ?? 0 },
      },
      odds: oddsOf('passes', chanceNow(thrown)),
    };
  },
});
