import { looseQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import { choice, flag, requiredChoice, type Values } from '../../core/schema.ts';

/** The steps that the card gives to the units that it orders, in their order (cca-18.47). */
const STEPS = ['first-move', 'fire', 'second-move'] as const;
type Step = (typeof STEPS)[number];

const STEP_FIELDS = {
  nextStep: requiredChoice([...STEPS, 'close-combat'] as const),
  furthestStep: choice(['none', ...STEPS] as const, 'none'),
  stepDone: flag(),
};
type StepInput = Values<typeof STEP_FIELDS>;
type On = Condition<StepInput>;

/** A step is open to a unit until some unit has begun a later one. */
const isOpen = (step: Step, { furthestStep }: StepInput) =>
  furthestStep === 'none' || STEPS.indexOf(step) >= STEPS.indexOf(furthestStep);

const on = (name: string, holds: (input: StepInput) => boolean): On => ({ name, holds });
const closeCombat = on('not-close-combat', ({ nextStep }) => nextStep === 'close-combat');
const late = on(
  'step-open',
  (input) => input.nextStep !== 'close-combat' && !isOpen(input.nextStep, input),
);
const done = on('step-not-done', ({ stepDone }) => stepDone);

const facts = ({ nextStep, furthestStep }: StepInput) => ({
  step: nextStep,
  furthest: furthestStep,
});
const forbids = (say: string, ...when: On[]): Row<StepInput, boolean> => ({
  clause: 'cca-18.47',
  when: [topic(...when)],
  apply: () => false,
  with: facts,
  say,
});

const MAY_STEP: Table<StepInput, boolean> = {
  on: 'allowed',
  rows: [
    { clause: 'cca-18.46', when: [], with: facts, say: 'cca-18.46/steps' },
    forbids('cca-18.47', closeCombat),
    forbids('cca-18.47/late', late),
    forbids('cca-18.47/done', done),
    {
      clause: 'cca-18.47',
      when: [topic({ name: 'step-over', holds: (_, allowed) => allowed === true })],
      with: facts,
      say: 'cca-18.47/open',
    },
  ],
};

export const moveFireMove = looseQuery({
  id: 'cca/move-fire-move',
  fields: STEP_FIELDS,
  sample: { nextStep: 'first-move', furthestStep: 'fire' },
  run(input, trace) {
    const allowed = applyRows(MAY_STEP, input, true, trace);
    return {
      answer: { allowed, openSteps: STEPS.filter((step) => isOpen(step, input)) },
      summary: {
        say: `move-fire-move/${allowed ? 'yes' : 'no'}`,
        with: { step: input.nextStep },
      },
    };
  },
});
