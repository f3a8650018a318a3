import { amount, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { measure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { COST, rounded } from '../movement/terrain.ts';

const FASTEST = 12;

const CROSSING_FIELDS = {
  mounted: usual(flag()),
  manned: usual(flag()),
  movement: usual(measure(1, FASTEST, 4)),
  isTheTabor: flag(),
  readings: rare(group(readings('R17'))),
};
type Crossing = Values<typeof CROSSING_FIELDS>;

const { bars, notes } = rulesOf<Crossing>();
const passes = ({ isTheTabor }: Crossing) => !isTheTabor;

const MAY: Table<Crossing, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-14.36/immobile', [({ isTheTabor }) => isTheTabor]),
    bars('wab-14.36/manned', [passes, ({ manned, mounted }) => manned && !mounted]),
    bars(
      'wab-14.36',
      [passes],
      on('goes-on-foot', ({ mounted }) => mounted),
    ),
    notes('wab-14.36/on-foot', [(_, allowed) => allowed]),
  ],
};

export const taborCrossing = defineQuery({
  id: 'wab/tabor-crossing',
  fields: CROSSING_FIELDS,
  answer: { allowed: yes(), inchesAcross: amount() },
  sample: { movement: 4 },
  start: {},
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    const kind = 'very-difficult';
    const inches = allowed ? rounded(input.movement / COST[kind], kind, input.readings.R17) : 0;
    if (allowed) trace.step('wab-2.39/tabor', { inches });
    return {
      answer: { allowed, inchesAcross: inches },
      summary: { say: `tabor-crossing/${allowed ? 'yes' : 'no'}`, with: { inches } },
    };
  },
});
