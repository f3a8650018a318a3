import { yes } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCount, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { TEST_DICE } from '../dice.ts';
import { LEADERSHIP_FIELDS, leadershipOf } from './leadership.ts';
import { chanceNow, fallen, isHalfThrown, oddsOf, ROLL_ANSWER, TEST_ROLL, testOf } from './roll.ts';
import { HALF_STRENGTH, isHalved, MOST_MODELS, moreThanAtFirst } from './strength.ts';

/** A unit with fewer models does not rally (wab-2.80). */
const FEWEST = 5;
/** Inches within which an enemy troubles who rallies (wab-2.82). */
const NEAR = 8;
const FAR = 120;

const RALLY_FIELDS = {
  ...LEADERSHIP_FIELDS,
  models: usual(count(1, MOST_MODELS, 20)),
  startModels: optionalCount(1, MOST_MODELS),
  enemyDistance: optionalMeasure(0, FAR),
  enemyFlees: flag(),
  loneCharacter: rare(flag()),
  characters: rare(count(0, 10, 0)),
  dice: TEST_ROLL,
  readings: rare(group(readings('R8', 'R99', 'R292'))),
};
type Rallying = Values<typeof RALLY_FIELDS>;

const { adds, bars, notes } = rulesOf<Rallying>();

const alone = ({ loneCharacter }: Rallying) => loneCharacter;

const MAY_TRY: Table<Rallying, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-9.5', [({ models }) => models < FEWEST], on('not-alone', alone), {
      unless: ['wab-2.80'],
    }),
    bars(
      'wab-2.80',
      [],
      on('enough-models', ({ models }: Rallying) => models < FEWEST),
    ),
  ],
};

const hasEnemy = ({ enemyDistance }: Rallying) => enemyDistance !== undefined;
const near = on(
  'enemy-too-far',
  ({ enemyDistance = FAR, readings: { R8 } }: Rallying) =>
    enemyDistance < NEAR || (enemyDistance === NEAR && R8 === 'a'),
);

const MODIFIERS: Table<Rallying, number> = {
  on: 'modifier',
  rows: [
    adds('wab-2.81', HALF_STRENGTH, [not(alone)], on('above-half', isHalved)),
    adds(
      'wab-2.82',
      -1,
      [hasEnemy],
      near,
      on('enemy-flees', ({ enemyFlees }) => !enemyFlees),
    ),
  ],
};

export const rallyTest = defineQuery({
  id: 'wab/rally-test',
  fields: RALLY_FIELDS,
  answer: { allowed: yes(), ...ROLL_ANSWER },
  odds: { chances: ['rallies'] },
  rolls: { dice: ({ allowed }) => (allowed ? TEST_DICE : 0) },
  sample: { leadership: 7, models: 9, startModels: 20, enemyDistance: 6 },
  start: { leadership: 7 },
  check: problems(
    ['dice', 'two-dice', 'wab-1.20', ({ dice }) => isHalfThrown(dice)],
    ['startModels', 'more-than-at-first', null, moreThanAtFirst],
    ['loneCharacter', 'one-model', 'wab-9.2', (one) => one.loneCharacter && one.models > 1],
    ['enemyFlees', 'no-enemy', 'wab-2.82', (one) => one.enemyFlees && !hasEnemy(one)],
  ),
  run(input, trace) {
    if (!applyRows(MAY_TRY, input, true, trace))
      return { answer: {}, summary: { say: 'rally-test/no', with: { models: input.models } } };
    const leadershipUsed = leadershipOf({ ...input, rallies: input.readings.R292 === 'a' }, trace);
    const target = leadershipUsed + applyRows(MODIFIERS, input, 0, trace);
    const thrown = { target, dice: input.dice };
    const { rolled, passed } = fallen(thrown);
    const { passes } = testOf(target, false);
    trace.step('wab-2.78', { target });
    if (passed === true) trace.step('wab-2.78/rallies');
    if (passed === false) trace.step('wab-2.79');
    const say = passed === null ? 'odds' : passed ? 'passed' : 'failed';
    return {
      answer: {
        allowed: true,
        ...{ leadershipUsed, target, rolled, passed, passChance: fractionText(passes) },
      },
      summary: {
        say: `rally-test/${say}`,
        with: { target, percent: fractionText(passes), rolled: rolled ?? 0 },
      },
      odds: oddsOf('rallies', chanceNow(thrown)),
    };
  },
});
