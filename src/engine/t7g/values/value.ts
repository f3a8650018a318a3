import { amount } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { count, requiredCount } from '../../core/schema/numbers.ts';
import { MOST_VALUE, VIRTUE } from '../fields.ts';
import { modified } from './modified.ts';

const MOST_STEPS = 9;

export const value = defineQuery({
  id: 't7g/value',
  fields: {
    value: requiredCount(0, MOST_VALUE),
    increases: usual(count(0, MOST_STEPS, 0)),
    decreases: usual(count(0, MOST_STEPS, 0)),
    points: VIRTUE,
    readings: rare(group(readings('R9'))),
  },
  answer: { value: amount(), net: amount() },
  sample: { value: 3, increases: 1, points: 1 },
  start: { value: 4 },
  run(input, trace) {
    const { increases, decreases } = input;
    if (increases + decreases > 0) trace.step('t7g-1.15');
    else trace.skip('t7g-1.15', 'nothing-bears-on-it');
    const value = modified(input, trace);
    trace.step('t7g-1.22', { original: input.value, value });
    return {
      answer: { value, net: increases - decreases },
      summary: { say: 'value/is', with: { original: input.value, value } },
    };
  },
});
