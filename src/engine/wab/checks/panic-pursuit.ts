import { yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';

const PURSUIT_FIELDS = {
  allPanicked: usual(flag(true)),
  wonPreviousRound: usual(flag()),
  hasMomentum: usual(flag()),
  notFoughtYet: flag(),
};
type After = Values<typeof PURSUIT_FIELDS>;

const { bars } = rulesOf<After>();

const MAY: Table<After, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'wab-7.26/some-stay',
      [],
      on('all-engaged-fled', ({ allPanicked }) => !allPanicked),
    ),
    bars('wab-7.26/not-fought', [({ notFoughtYet }) => notFoughtYet]),
    bars(
      'wab-7.26/no-advantage',
      [({ notFoughtYet }) => !notFoughtYet],
      on(
        'has-the-advantage',
        ({ wonPreviousRound, hasMomentum }) => !wonPreviousRound && !hasMomentum,
      ),
    ),
  ],
};

export const panicPursuit = defineQuery({
  id: 'wab/panic-pursuit',
  fields: PURSUIT_FIELDS,
  answer: { allowed: yes() },
  sample: { wonPreviousRound: true },
  check: problems([
    'notFoughtYet',
    'no-round-yet',
    'wab-7.26',
    (one) => one.notFoughtYet && (one.wonPreviousRound || one.hasMomentum),
  ]),
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    if (allowed) trace.step('wab-7.26');
    return {
      answer: { allowed },
      summary: { say: `panic-pursuit/${allowed ? 'yes' : 'no'}`, with: {} },
    };
  },
});
