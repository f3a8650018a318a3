import { yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_MODELS } from '../checks/strength.ts';

/** So many times its models, and levies do not fear it (wab-13.77). */
const TIMES = 2;

const LEVY_FIELDS = {
  models: usual(count(1, MOST_MODELS, 20)),
  enemyModels: usual(count(1, MOST_MODELS, 20)),
  enemySkirmishes: flag(),
  enemyFlees: flag(),
  readings: rare(group(readings('R293'))),
};
type Levy = Values<typeof LEVY_FIELDS>;

const { bars, notes } = rulesOf<Levy>(({ models, enemyModels }) => ({ models, enemyModels }));

const ignored = (one: Levy) => one.enemySkirmishes || one.enemyFlees;
const outnumber = ({ models, enemyModels }: Levy) => models >= TIMES * enemyModels;

const FEARS: Table<Levy, boolean> = {
  on: 'leviesFear',
  rows: [
    bars('wab-13.77/ignored', [ignored, ({ readings: { R293 } }) => R293 === 'a']),
    bars(
      'wab-13.77/outnumber',
      [(one) => !ignored(one) || one.readings.R293 === 'b'],
      on('too-few-levies', outnumber),
    ),
    notes('wab-13.77', [(_, fears) => fears]),
  ],
};

export const levyFear = defineQuery({
  id: 'wab/levy-fear',
  fields: LEVY_FIELDS,
  answer: { leviesFear: yes() },
  sample: { models: 20, enemyModels: 12 },
  start: {},
  run(input, trace) {
    const fears = applyRows(FEARS, input, true, trace);
    return {
      answer: { leviesFear: fears },
      summary: { say: fears ? 'levy-fear/fears' : 'levy-fear/no', with: {} },
    };
  },
});
