import { maybe, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const FAR = 120;

const MEASURING_FIELDS = {
  measuresFor: usual(choice(['charge', 'shot', 'other'], 'charge')),
  measuredWhen: usual(choice(['before', 'after'], 'before')),
  ruleLets: flag(),
  trueDistance: optionalMeasure(0, FAR),
  mostInches: optionalMeasure(0, FAR),
};
type Measuring = Values<typeof MEASURING_FIELDS>;

const { bars } = rulesOf<Measuring>();

const before = ({ measuredWhen }: Measuring) => measuredWhen === 'before';
const knows = ({ trueDistance, mostInches }: Measuring) =>
  trueDistance !== undefined && mostInches !== undefined;

const MAY: Table<Measuring, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-1.8',
      [before],
      on('a-rule-lets-him', ({ ruleLets }) => !ruleLets),
    ),
  ],
};

const REACHES: Table<Measuring, boolean> = {
  on: 'inReach',
  rows: [
    bars(
      'wab-1.9',
      [],
      on('within-reach', ({ trueDistance = 0, mostInches = 0 }) => trueDistance > mostInches),
    ),
  ],
};

export const measuring = defineQuery({
  id: 'wab/measuring',
  fields: MEASURING_FIELDS,
  answer: { allowed: yes(), inReach: maybe(yes()) },
  sample: { measuresFor: 'charge' },
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    const inReach = knows(input) ? applyRows(REACHES, input, true, trace) : null;
    const say = !allowed ? 'no' : inReach === null ? 'yes' : inReach ? 'reaches' : 'short';
    return { answer: { allowed, inReach }, summary: { say: `measuring/${say}`, with: {} } };
  },
});
