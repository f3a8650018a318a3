import { words, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { rulesOf } from '../../core/rules.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import type { Values } from '../../core/schema/values.ts';

/** The steps that the card gives to the units that it orders, in their order (cca-18.47). */
const STEPS = ['first-move', 'fire', 'second-move'] as const;
type Step = (typeof STEPS)[number];

const STEP_FIELDS = {
  nextStep: requiredChoice([...STEPS, 'close-combat'] as const),
  furthestStep: choice(['none', ...STEPS] as const, 'none'),
  stepDone: flag(),
};
type StepInput = Values<typeof STEP_FIELDS>;

/** A step is open to a unit until some unit has begun a later one. */
const isOpen = (step: Step, { furthestStep }: StepInput) =>
  furthestStep === 'none' || STEPS.indexOf(step) >= STEPS.indexOf(furthestStep);

const isLate = (input: StepInput) =>
  input.nextStep !== 'close-combat' && !isOpen(input.nextStep, input);

const { bars, notes } = rulesOf<StepInput>(({ nextStep, furthestStep }) => ({
  step: nextStep,
  furthest: furthestStep,
}));

const MAY_STEP: Table<StepInput, boolean> = {
  on: 'allowed',
  rows: [
    notes('cca-18.46/steps', []),
    bars('cca-18.47', [({ nextStep }) => nextStep === 'close-combat']),
    bars('cca-18.47/late', [isLate]),
    bars('cca-18.47/done', [({ stepDone }) => stepDone]),
    notes('cca-18.47/open', [(_, allowed) => allowed]),
  ],
};

export const moveFireMove = defineQuery({
  id: 'cca/move-fire-move',
  fields: STEP_FIELDS,
  answer: { allowed: yes(), openSteps: words(STEPS) },
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
