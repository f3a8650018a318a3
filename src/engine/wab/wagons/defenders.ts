import { yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';

const DEFENDERS_FIELDS = {
  defendersDo: usual(choice(['leave', 'shoot', 'flee', 'pursue', 'charge', 'go-back'], 'leave')),
  outside: usual(flag()),
  restraint: choice(['not-taken', 'passed', 'failed'], 'not-taken'),
  wagonGone: flag(),
  hasShot: flag(),
};
type Defence = Values<typeof DEFENDERS_FIELDS>;

const { bars, notes } = rulesOf<Defence>();
const does =
  (...deeds: readonly Defence['defendersDo'][]) =>
  ({ defendersDo }: Defence) =>
    deeds.includes(defendersDo);
const outside = ({ outside: out }: Defence) => out;
const inside = not(outside);

const MAY: Table<Defence, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-14.37', [inside], on('no-choice-of-theirs', does('leave', 'charge'))),
    notes('wab-14.37/flees', [inside, does('flee')]),
    notes('wab-14.37/pursues', [inside, does('pursue'), ({ restraint }) => restraint === 'failed']),
    bars('wab-14.37/stays', [inside, does('pursue'), ({ restraint }) => restraint !== 'failed']),
    bars('wab-14.37/in-already', [inside, does('go-back')]),
    notes('wab-14.39', [outside]),
    bars('wab-14.39/no-charge', [outside, does('charge')]),
    notes('wab-14.39/returns', [outside, ({ wagonGone }) => !wagonGone]),
    bars('wab-14.39/no-wagon', [outside, does('go-back'), ({ wagonGone }) => wagonGone]),
    notes('wab-14.40', [inside, does('shoot')]),
    bars('wab-14.40/once', [does('shoot'), ({ hasShot }) => hasShot]),
  ],
};

export const taborDefenders = defineQuery({
  id: 'wab/tabor-defenders',
  fields: DEFENDERS_FIELDS,
  answer: { allowed: yes(), areSkirmishers: yes(), mustReturn: yes(), onEverySide: yes() },
  sample: { defendersDo: 'shoot' },
  start: {},
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    return {
      answer: {
        allowed,
        areSkirmishers: input.outside,
        mustReturn: input.outside && !input.wagonGone,
        onEverySide: !input.outside,
      },
      summary: { say: `tabor-defenders/${allowed ? 'yes' : 'no'}`, with: {} },
    };
  },
});
