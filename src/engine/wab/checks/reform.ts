import { yes } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { TEST_DICE } from '../dice.ts';
import { LEADERSHIP_FIELDS, leadershipOf } from './leadership.ts';
import { chanceNow, fallen, isHalfThrown, oddsOf, ROLL_ANSWER, TEST_ROLL, testOf } from './roll.ts';

/** Inches within which enemy troops unsettle who reforms (wab-2.30). */
const NEAR = 8;
const FAR = 120;

const REFORM_FIELDS = {
  ...LEADERSHIP_FIELDS,
  musician: usual(flag(true)),
  enemyDistance: optionalMeasure(0, FAR),
  dice: TEST_ROLL,
  readings: rare(group(readings('R8'))),
};
type Reforming = Values<typeof REFORM_FIELDS>;

const { adds, bars } = rulesOf<Reforming>();

const MAY_TRY: Table<Reforming, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-2.28',
      [],
      on('has-musician', ({ musician }: Reforming) => !musician),
    ),
  ],
};

const MODIFIERS: Table<Reforming, number> = {
  on: 'modifier',
  rows: [
    adds(
      'wab-2.30',
      -1,
      [({ enemyDistance }) => enemyDistance !== undefined],
      on(
        'enemy-too-far',
        ({ enemyDistance = FAR, readings: { R8 } }) =>
          enemyDistance < NEAR || (enemyDistance === NEAR && R8 === 'a'),
      ),
    ),
  ],
};

export const reformTest = defineQuery({
  id: 'wab/reform-test',
  fields: REFORM_FIELDS,
  answer: { allowed: yes(), ...ROLL_ANSWER },
  odds: { chances: ['reforms'] },
  rolls: { dice: ({ allowed }) => (allowed ? TEST_DICE : 0) },
  sample: { leadership: 8, enemyDistance: 6 },
  start: { leadership: 7 },
  check: problems(['dice', 'two-dice', 'wab-1.20', ({ dice }) => isHalfThrown(dice)]),
  run(input, trace) {
    if (!applyRows(MAY_TRY, input, true, trace))
      return { answer: {}, summary: { say: 'reform-test/no', with: {} } };
    const leadershipUsed = leadershipOf(input, trace);
    const target = leadershipUsed + applyRows(MODIFIERS, input, 0, trace);
    const thrown = { target, dice: input.dice };
    const { rolled, passed } = fallen(thrown);
    const { passes } = testOf(target, false);
    trace.step('wab-2.29', { target });
    trace.step('wab-2.27');
    if (passed === true) {
      trace.step('wab-2.31');
      trace.step('wab-2.32');
    }
    if (passed === false) trace.step('wab-2.29/fails');
    const say = passed === null ? 'odds' : passed ? 'passed' : 'failed';
    return {
      answer: {
        allowed: true,
        ...{ leadershipUsed, target, rolled, passed, passChance: fractionText(passes) },
      },
      summary: {
        say: `reform-test/${say}`,
        with: { target, percent: fractionText(passes), rolled: rolled ?? 0 },
      },
      odds: oddsOf('reforms', chanceNow(thrown)),
    };
  },
});
