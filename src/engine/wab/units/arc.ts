import { yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { requiredMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

/** Degrees of the arc of sight, half of them to either side (wab-1.48). */
const ARC = 90;
const BEHIND = 180;

const ARC_FIELDS = {
  angle: requiredMeasure(0, BEHIND),
  arcAct: usual(choice(['shoot', 'charge', 'countercharge', 'hold', 'flee'], 'shoot')),
  isMounted: flag(),
  obstructed: flag(),
};
type Looking = Values<typeof ARC_FIELDS>;

const { bars, notes } = rulesOf<Looking>(() => ({ arc: ARC }));

const inArc = ({ angle }: Looking) => angle <= ARC / 2;
const looks = ({ arcAct }: Looking) => arcAct !== 'hold' && arcAct !== 'flee';

const MAY: Table<Looking, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-1.48/anyway', [(one) => !looks(one)]),
    notes('wab-4.4/arc', [({ isMounted, arcAct }) => isMounted && arcAct === 'shoot'], {
      unless: ['wab-1.48'],
    }),
    bars(
      'wab-1.48',
      [looks],
      on('in-the-arc', (one) => !inArc(one)),
    ),
    bars(
      'wab-1.49',
      [looks],
      on('nothing-between', ({ obstructed }) => obstructed),
    ),
  ],
};

export const arc = defineQuery({
  id: 'wab/arc',
  fields: ARC_FIELDS,
  answer: { allowed: yes(), inArc: yes() },
  sample: { angle: 60 },
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    return {
      answer: { allowed, inArc: inArc(input) },
      summary: { say: allowed ? 'arc/yes' : 'arc/no', with: { arcAct: input.arcAct } },
    };
  },
});
