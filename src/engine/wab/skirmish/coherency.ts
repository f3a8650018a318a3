import { word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { measure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { COHERENT } from './coherent.ts';

const FAR = 120;

const COHERENCY_FIELDS = {
  widestGap: usual(measure(0, FAR, COHERENT)),
  gapCause: usual(choice(['its-move', 'anything-else'], 'its-move')),
  changesDirection: flag(),
  facesApart: flag(),
};
type Spread = Values<typeof COHERENCY_FIELDS>;

const { bars, notes } = rulesOf<Spread>(({ widestGap }) => ({ gap: widestGap, most: COHERENT }));

const tooWide = ({ widestGap }: Spread) => widestGap > COHERENT;
const moves = ({ gapCause }: Spread) => gapCause === 'its-move';

const MAY: Table<Spread, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-15.3', [(one) => !tooWide(one)]),
    notes('wab-15.3/restore', [tooWide, (one) => !moves(one)]),
    notes('wab-15.4', [({ facesApart }) => facesApart]),
    notes('wab-15.5', [({ changesDirection }) => changesDirection]),
    bars('wab-15.5/apart', [moves], on('close-together', tooWide)),
  ],
};

export const skirmishCoherency = defineQuery({
  id: 'wab/skirmish-coherency',
  fields: COHERENCY_FIELDS,
  answer: {
    allowed: yes(),
    coherent: yes(),
    restores: word(['nothing', 'as-soon-as-it-can', 'may-not-end-so'], 'nothing'),
  },
  sample: { widestGap: 3 },
  start: {},
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    const coherent = !tooWide(input);
    const restores = coherent ? 'nothing' : allowed ? 'as-soon-as-it-can' : 'may-not-end-so';
    return {
      answer: { allowed, coherent, restores },
      summary: { say: `skirmish-coherency/${restores}`, with: { gap: input.widestGap } },
    };
  },
});
