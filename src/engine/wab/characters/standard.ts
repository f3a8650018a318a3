import { amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { measure, optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FAR } from './fields.ts';

/** Inches up to which a battle standard has Break tests re-rolled (wab-9.76). */
const REACH = 12;

const BEARER_FIELDS = {
  standardAsk: usual(choice(['re-roll', 'combat-result'], 're-roll')),
  failedTest: usual(choice(['break', 'panic', 'rally', 'reform', 'another'], 'break')),
  standardNearest: usual(measure(0, FAR, 0)),
  standardFarthest: optionalMeasure(0, FAR),
  standardFlees: flag(),
  skirmishers: flag(),
  rerolledBefore: flag(),
  brokeWithoutTest: flag(),
  bearerInCombat: flag(true),
  unitStandards: flag(true),
  readings: rare(group(readings('R111'))),
};
type Bearer = Values<typeof BEARER_FIELDS>;

const { adds, bars, notes } = rulesOf<Bearer>();

const adding = ({ standardAsk }: Bearer) => standardAsk === 'combat-result';
const within = ({ standardNearest, standardFarthest, readings: { R111 } }: Bearer) =>
  (R111 === 'b' ? (standardFarthest ?? standardNearest) : standardNearest) <= REACH;

/** Whether the failed test may be rolled again. */
const REROLL: Table<Bearer, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-9.76/far', [not(within)]),
    bars(
      'wab-9.78',
      [],
      on('is-a-break-test', ({ failedTest }: Bearer) => failedTest !== 'break'),
    ),
    bars(
      'wab-9.77',
      [],
      on('standard-stands', ({ standardFlees }: Bearer) => standardFlees),
    ),
    bars('wab-9.76/skirmishers', [({ skirmishers }) => skirmishers]),
    bars('wab-9.76/once', [({ rerolledBefore }) => rerolledBefore]),
    bars('wab-9.76/no-test', [({ brokeWithoutTest }) => brokeWithoutTest]),
    notes('wab-9.76', [(_, may) => may]),
  ],
};

const BONUS: Table<Bearer, number> = {
  on: 'standardsBonus',
  rows: [
    adds('wab-5.44/units', 1, [({ unitStandards }) => unitStandards]),
    adds(
      'wab-9.75',
      1,
      [],
      on('bearer-elsewhere', ({ bearerInCombat }: Bearer) => bearerInCombat),
    ),
  ],
};

export const battleStandard = defineQuery({
  id: 'wab/battle-standard',
  fields: BEARER_FIELDS,
  answer: { allowed: yes(), standardsBonus: amount() },
  sample: { standardNearest: 12 },
  start: {},
  check: problems(
    [
      'standardFarthest',
      'nearer-than-nearest',
      null,
      ({ standardFarthest, standardNearest }) =>
        standardFarthest !== undefined && standardFarthest < standardNearest,
    ],
    [
      'brokeWithoutTest',
      'no-break-test',
      'wab-9.76',
      ({ brokeWithoutTest, failedTest }) => brokeWithoutTest && failedTest !== 'break',
    ],
  ),
  run(input, trace) {
    if (adding(input)) {
      const standardsBonus = applyRows(BONUS, input, 0, trace);
      return {
        answer: { allowed: true, standardsBonus },
        summary: { say: 'battle-standard/bonus', with: { bonus: standardsBonus } },
      };
    }
    const allowed = applyRows(REROLL, input, true, trace);
    return {
      answer: { allowed },
      summary: { say: `battle-standard/${allowed ? 're-roll' : 'no'}`, with: {} },
    };
  },
});
