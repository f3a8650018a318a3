import { yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { LEADERSHIP } from '../checks/leadership.ts';
import { isTimid } from './coherent.ts';

const FEAR_FIELDS = { leadership: usual(LEADERSHIP), enemyFormed: usual(flag(true)) };
type Timid = Values<typeof FEAR_FIELDS>;

const FEARS: Table<Timid, boolean> = {
  on: 'fears',
  rows: [
    rulesOf<Timid>().allows(
      'wab-15.10',
      [],
      on('enemy-loose', ({ enemyFormed }) => enemyFormed),
      on('bold-enough', isTimid),
    ),
  ],
};

export const skirmishFear = defineQuery({
  id: 'wab/skirmish-fear',
  fields: FEAR_FIELDS,
  answer: { fears: yes() },
  sample: { leadership: 6 },
  start: { leadership: 6 },
  run(input, trace) {
    const fears = applyRows(FEARS, input, false, trace);
    return {
      answer: { fears },
      summary: { say: `skirmish-fear/${fears ? 'yes' : 'no'}`, with: {} },
    };
  },
});
