import { alike, amount, maybe, word, words } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { rulesOf } from '../../core/rules.ts';
import { requiredChoice } from '../../core/schema/choices.ts';
import type { Values } from '../../core/schema/values.ts';

/** The combat phase in its order; each step is done in all combats before the next begins. */
const STEPS = [
  ...(['fight', 'result', 'break-tests', 'panic-tests'] as const),
  ...(['flight', 'pursuit', 'redress'] as const),
] as const;
type Step = (typeof STEPS)[number];

const STEPS_FIELDS = { step: requiredChoice(STEPS) };
type Asked = Values<typeof STEPS_FIELDS>;

const { notes } = rulesOf<Asked>();
const is = (step: Step) => (asked: Asked) => asked.step === step;

const TOLD: Table<Asked, number> = {
  on: 'stepNumber',
  rows: [
    notes('wab-5.1', [is('fight')]),
    notes('wab-5.2', [is('result')]),
    notes('wab-5.3', [is('break-tests')]),
    notes('wab-5.4', [is('panic-tests')]),
    notes('wab-5.5', [is('flight')]),
    notes('wab-5.6', [is('pursuit')]),
    notes('wab-5.7', [is('redress')]),
  ],
};

export const combatSteps = defineQuery({
  id: 'wab/combat-steps',
  fields: STEPS_FIELDS,
  answer: {
    stepNumber: amount(),
    ...alike(maybe(word(STEPS, 'fight')), 'stepBefore', 'stepAfter'),
    order: words(STEPS),
  },
  sample: { step: 'panic-tests' },
  run({ step }, trace) {
    const at = STEPS.indexOf(step);
    const stepNumber = applyRows(TOLD, { step }, at + 1, trace);
    return {
      answer: {
        ...{ stepNumber, order: STEPS },
        ...{ stepBefore: STEPS[at - 1] ?? null, stepAfter: STEPS[at + 1] ?? null },
      },
      summary: { say: 'combat-steps/at', with: { step, stepNumber } },
    };
  },
});
