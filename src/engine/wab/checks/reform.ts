import { alike, yes } from '../../core/answer.ts';
import { fraction, fractionText } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { TEST_DICE } from '../dice.ts';
import { FORMED_FIELDS, isDrilled, isLevy, isPhalanx, stands } from '../formations/formation.ts';
import { LEADERSHIP_FIELDS, leadershipOf } from './leadership.ts';
import { chanceNow, fallen, isHalfThrown, oddsOf, ROLL_ANSWER, TEST_ROLL, testOf } from './roll.ts';

/** Inches within which enemy troops unsettle who reforms (wab-2.30). */
const NEAR = 8;
const FAR = 120;

const REFORM_FIELDS = {
  ...LEADERSHIP_FIELDS,
  ...FORMED_FIELDS,
  musician: usual(flag(true)),
  enemyDistance: optionalMeasure(0, FAR),
  dice: TEST_ROLL,
  readings: rare(group(readings('R8', 'R225'))),
};
type Reforming = Values<typeof REFORM_FIELDS>;

const { adds, allows, bars } = rulesOf<Reforming>();

const inPhalanx = any<Reforming>(isPhalanx, stands('hedgehog'));
const isNear = ({ enemyDistance = FAR, readings: { R8 } }: Reforming) =>
  enemyDistance < NEAR || (enemyDistance === NEAR && R8 === 'a');
const nobodyNear = on('enemies-near', not(isNear));

/** Who reforms without a test; a drilled phalanx only by the adopted reading (R225). */
const FREE: Table<Reforming, boolean> = {
  on: 'withoutTest',
  rows: [
    allows('wab-13.57', [isDrilled, not(inPhalanx)], nobodyNear),
    allows(
      'wab-13.107',
      [isDrilled, inPhalanx, ({ readings: { R225 } }) => R225 === 'a'],
      nobodyNear,
      {
        say: 'wab-13.107/reforms',
      },
    ),
  ],
};

const MAY_TRY: Table<Reforming, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-13.78', [isLevy], { say: 'wab-13.78/reform' }),
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
    adds('wab-13.90', -1, [], on('no-phalanx', inPhalanx), { unless: ['wab-2.30'] }),
    adds(
      'wab-2.30',
      -1,
      [({ enemyDistance }) => enemyDistance !== undefined],
      on('enemy-too-far', isNear),
    ),
  ],
};

export const reformTest = defineQuery({
  id: 'wab/reform-test',
  fields: REFORM_FIELDS,
  answer: { ...alike(yes(), 'allowed', 'withoutTest'), ...ROLL_ANSWER },
  odds: { chances: ['reforms'] },
  rolls: { dice: ({ allowed, withoutTest }) => (allowed && !withoutTest ? TEST_DICE : 0) },
  sample: { leadership: 8, enemyDistance: 6 },
  start: { leadership: 7 },
  check: problems(['dice', 'two-dice', 'wab-1.20', ({ dice }) => isHalfThrown(dice)]),
  run(input, trace) {
    if (!applyRows(MAY_TRY, input, true, trace))
      return { answer: {}, summary: { say: 'reform-test/no', with: {} } };
    if (applyRows(FREE, input, false, trace)) {
      for (const key of ['wab-2.27', 'wab-2.31', 'wab-2.32'] as const) trace.step(key);
      return {
        answer: { allowed: true, withoutTest: true },
        summary: { say: 'reform-test/free', with: {} },
        odds: oddsOf('reforms', fraction(1)),
      };
    }
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
