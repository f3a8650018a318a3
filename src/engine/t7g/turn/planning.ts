import { amount, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { count, optionalCounts } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_UNITS } from './limits.ts';

const MOST_GROUPS = 10;
const MOST_IN_GROUP = 12;
const SIZES = optionalCounts(2, MOST_IN_GROUP, MOST_GROUPS);

const FIELDS = {
  units: usual(count(0, MOST_UNITS, 1)),
  exhaustedCommanders: usual(count(0, MOST_UNITS, 0)),
  brigades: SIZES,
  brigadeRule: flag(true),
  announced: flag(true),
  choragiews: SIZES,
  leaving: count(0, MOST_UNITS, 0),
  fortifications: SIZES,
  change: choice(['none', 'by-wish', 'by-rule'], 'none'),
  carriedOut: rare(flag()),
};
type Input = Values<typeof FIELDS>;

/** Cards that groups of these sizes save: each has one. */
const savedBy = (sizes: readonly number[] = []) =>
  sizes.reduce((saved, size) => saved + size - 1, 0);
const grouped = ({ brigades = [], choragiews = [], fortifications = [] }: Input) =>
  [...brigades, ...choragiews, ...fortifications].reduce((sum, size) => sum + size, 0);
const has = (field: 'brigades' | 'choragiews' | 'fortifications') => (input: Input) =>
  (input[field] ?? []).length > 0;

const { adds, bars, notes } = rulesOf<Input>();

/** How many cards are laid. */
const CARDS: Table<Input, number> = {
  on: 'cards',
  rows: [
    adds('t7g-2.4', ({ units }) => units, [({ units }) => units > 0]),
    adds('t7g-6.5/card', ({ brigades }) => -savedBy(brigades), [has('brigades')]),
    adds('t7g-6.54/card', ({ choragiews }) => -savedBy(choragiews), [has('choragiews')]),
    adds('t7g-6.57', ({ leaving }) => leaving, [({ leaving }) => leaving > 0]),
    adds('t7g-6.31', ({ fortifications }) => -savedBy(fortifications), [has('fortifications')]),
  ],
};

/** Whether they may be laid, and changed, so. */
const ALLOWED: Table<Input, boolean> = {
  on: 'allowed',
  rows: [
    notes(
      't7g-6.3',
      [has('brigades')],
      on('all-have-brigada', ({ brigadeRule }) => !brigadeRule),
    ),
    bars(
      't7g-6.4',
      [has('brigades')],
      on('all-have-brigada', ({ brigadeRule }) => !brigadeRule),
    ),
    bars(
      't7g-6.5',
      [has('brigades')],
      on('is-announced', ({ announced }) => !announced),
    ),
    bars(
      't7g-6.57/announced',
      [({ leaving }) => leaving > 0],
      on('is-announced', ({ announced }) => !announced),
    ),
    bars(
      't7g-2.13',
      [({ change }) => change !== 'none'],
      on('not-carried-out', ({ carriedOut }) => carriedOut),
    ),
    bars(
      't7g-2.14',
      [({ change }) => change !== 'none'],
      on('a-rule-changes-it', ({ change }) => change === 'by-wish'),
    ),
    notes('t7g-2.13/free', [({ change }) => change === 'none']),
  ],
};

export const planning = defineQuery({
  id: 't7g/planning',
  fields: FIELDS,
  answer: { allowed: yes(), cards: amount(), exhaustedLeft: amount() },
  sample: { units: 5, exhaustedCommanders: 2 },
  check: problems<Input>(
    ['units', 'fewer-than-in-groups', 't7g-2.4', (input) => grouped(input) > input.units],
    [
      'leaving',
      'more-than-may-leave',
      't7g-6.57',
      ({ leaving, choragiews }) => leaving > savedBy(choragiews),
    ],
  ),
  run(input, trace) {
    if (input.exhaustedCommanders > 0)
      trace.step(
        't7g-2.3/markers',
        {},
        { on: 'exhaustedLeft', from: input.exhaustedCommanders, to: 0 },
      );
    const cards = applyRows(CARDS, input, 0, trace);
    const allowed = applyRows(ALLOWED, input, true, trace);
    return {
      answer: { allowed, cards, exhaustedLeft: 0 },
      summary: { say: allowed ? 'planning/cards' : 'planning/no', with: { cards } },
    };
  },
});
