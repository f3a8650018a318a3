import { alike, amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';

/** Points for the Roman battle standard, held to the end (wab-22.5). */
const POINTS = 400;

const STANDARD_FIELDS = {
  holderFate: usual(
    choice(['stands', 'flees-pursued', 'flees-unpursued', 'wiped-out-in-combat'], 'stands'),
  ),
  byRomanUnit: flag(true),
  battleEnds: flag(),
};
type Held = Values<typeof STANDARD_FIELDS>;
const { allows, sets } = rulesOf<Held>();

const isBeaten = ({ holderFate }: Held) =>
  holderFate === 'flees-pursued' || holderFate === 'wiped-out-in-combat';
const won = all(isBeaten, ({ byRomanUnit }: Held) => byRomanUnit);

const RECOVERED: Table<Held, boolean> = {
  on: 'recovered',
  rows: [allows('wab-22.6', [], on('not-taken-back', won))],
};
const SCORED: Table<Held, number> = {
  on: 'standardPoints',
  rows: [
    sets(
      'wab-22.5',
      POINTS,
      [not(won)],
      on('battle-goes-on', ({ battleEnds }) => battleEnds),
    ),
  ],
};

export const romanStandard = defineQuery({
  id: 'wab/roman-standard',
  fields: STANDARD_FIELDS,
  answer: {
    ...alike(yes(), 'hated', 'recovered'),
    ...alike(amount(), 'standardPoints', 'modelsRemoved'),
  },
  sample: { holderFate: 'flees-pursued' },
  start: {},
  check: problems([
    'byRomanUnit',
    'nobody-beats-it',
    null,
    ({ holderFate, byRomanUnit }) => holderFate === 'stands' && !byRomanUnit,
  ]),
  run(input, trace) {
    trace.step('wab-22.6/hated');
    const recovered = applyRows(RECOVERED, input, false, trace);
    const standardPoints = applyRows(SCORED, input, 0, trace);
    const say = recovered ? 'recovered' : standardPoints > 0 ? 'scored' : 'held';
    return {
      answer: { hated: !recovered, recovered, standardPoints, modelsRemoved: Number(recovered) },
      summary: { say: `roman-standard/${say}`, with: { points: standardPoints } },
    };
  },
});
