import { word } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { MOST_UNITS } from './limits.ts';

const PHASES = ['start', 'planning', 'initiative', 'goes', 'end'] as const;
type Phase = (typeof PHASES)[number];

const FIELDS = {
  phase: usual(choice(PHASES, 'start')),
  troops: usual(count(0, MOST_UNITS, 1)),
  enemyTroops: usual(count(0, MOST_UNITS, 1)),
};
type Input = Values<typeof FIELDS>;

const { notes, sets } = rulesOf<Input>();
const phaseIs =
  (...phases: readonly Phase[]) =>
  ({ phase }: Input) =>
    phases.includes(phase);

/** What comes after a part of the turn. */
const NEXT: Table<Input, Phase> = {
  on: 'nextPhase',
  rows: [
    notes<Phase>('t7g-2.2', [phaseIs('start')]),
    sets<Phase>('t7g-2.3', 'planning', [phaseIs('start')]),
    sets<Phase>('t7g-2.5', 'initiative', [phaseIs('planning')]),
    sets<Phase>('t7g-2.5/goes', 'goes', [phaseIs('initiative')]),
    notes<Phase>('t7g-2.1', [phaseIs('initiative', 'goes')]),
    sets<Phase>(
      't7g-2.12/ends',
      'end',
      [phaseIs('goes')],
      on('troops-left', ({ troops, enemyTroops }) => troops + enemyTroops === 0),
    ),
    sets<Phase>('t7g-9.3/next-turn', 'start', [phaseIs('end')]),
  ],
};

export const phase = defineQuery({
  id: 't7g/phase',
  fields: FIELDS,
  answer: { nextPhase: word(PHASES, 'start') },
  sample: { phase: 'goes', troops: 0, enemyTroops: 0 },
  run(input, trace) {
    const nextPhase = applyRows(NEXT, input, input.phase, trace);
    return { answer: { nextPhase }, summary: { say: 'phase/next', with: { nextPhase } } };
  },
});
