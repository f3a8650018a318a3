import { amount, opens, yes } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
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
import { MOST_VEHICLES } from './profiles.ts';

/** Inches at which the chariots stand behind the unit (wab-16.33). */
const BEHIND = 1;

const OPEN_FIELDS = {
  ...LEADERSHIP_FIELDS,
  drilled: usual(flag(true)),
  chargedBy: usual(
    choice(['scythed-chariots', 'scythed-chariots-and-others', 'others'], 'scythed-chariots'),
  ),
  chargedOn: usual(choice(['front', 'flank', 'rear'], 'front')),
  scythedChariots: count(1, MOST_VEHICLES, 1),
  engaged: flag(),
  declaresHold: flag(true),
  dice: TEST_ROLL,
};
type Asked = Values<typeof OPEN_FIELDS>;

const { bars, notes } = rulesOf<Asked>();

const MAY: Table<Asked, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-16.31',
      [],
      on('is-drilled', ({ drilled }: Asked) => !drilled),
      {
        say: 'wab-16.31/not-drilled',
      },
    ),
    bars(
      'wab-16.34',
      [({ drilled }) => drilled],
      on('in-front', ({ chargedOn }) => chargedOn !== 'front'),
    ),
    bars(
      'wab-16.31',
      [({ drilled }) => drilled],
      on('scythed-chariots-alone', ({ chargedBy }) => chargedBy !== 'scythed-chariots'),
      { say: 'wab-16.31/others' },
    ),
    bars(
      'wab-16.31',
      [({ drilled }) => drilled],
      on('ranks-not-engaged', ({ engaged }) => engaged),
      {
        say: 'wab-16.31/engaged',
      },
    ),
    bars(
      'wab-16.32/must-hold',
      [({ drilled }) => drilled],
      on('declares-hold', ({ declaresHold }) => !declaresHold),
    ),
    notes('wab-16.31', [(_, may) => may]),
  ],
};

export const openRanks = defineQuery({
  id: 'wab/open-ranks',
  fields: OPEN_FIELDS,
  answer: {
    allowed: yes(),
    ...ROLL_ANSWER,
    opensRanks: opens(),
    combatFollows: opens(),
    inchesBehind: amount(),
  },
  odds: { chances: ['opens'] },
  rolls: { dice: ({ target }) => (target === null ? 0 : TEST_DICE) },
  sample: { leadership: 8, scythedChariots: 2 },
  start: { leadership: 8 },
  check: problems(['dice', 'two-dice', 'wab-1.20', ({ dice }) => isHalfThrown(dice)]),
  run(input, trace) {
    if (!applyRows(MAY, input, true, trace))
      return {
        // Who does not hold may flee from them.
        answer: { opensRanks: false, combatFollows: input.declaresHold ? true : null },
        summary: { say: 'open-ranks/no', with: {} },
      };
    const leadershipUsed = leadershipOf(input, trace);
    trace.step('wab-16.32', { chariots: input.scythedChariots, leadership: leadershipUsed });
    const thrown = { target: leadershipUsed, dice: input.dice };
    const { rolled, passed } = fallen(thrown);
    const { passes } = testOf(leadershipUsed, false);
    if (passed !== null) trace.step(passed ? 'wab-16.33' : 'wab-16.33/failed');
    const say = passed === null ? 'open' : passed ? 'opened' : 'failed';
    return {
      answer: {
        ...{ allowed: true, leadershipUsed, target: leadershipUsed, rolled, passed },
        ...{ passChance: fractionText(passes), opensRanks: passed },
        ...{ combatFollows: passed === null ? null : !passed, inchesBehind: BEHIND },
      },
      summary: {
        say: `open-ranks/${say}`,
        with: { percent: fractionText(passes), rolled: rolled ?? 0 },
      },
      odds: oddsOf('opens', chanceNow(thrown)),
    };
  },
});
