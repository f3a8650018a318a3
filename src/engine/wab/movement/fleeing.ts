import { yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { requiredChoice } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';

const DOINGS = [
  'rally-test',
  'shoot',
  'fight',
  'flee-from-charge',
  'hold',
  'stand-and-shoot',
  'shoot-and-flee',
  'countercharge',
  'charge',
  'move-freely',
  'panic-test',
  'terror-test',
  'other-test',
] as const;

const FLEEING_FIELDS = { fleeingDoes: usual(requiredChoice(DOINGS)) };
type Fleeing = Values<typeof FLEEING_FIELDS>;

const { bars, notes } = rulesOf<Fleeing>(({ fleeingDoes }) => ({ fleeingDoes }));

const isTest = ({ fleeingDoes }: Fleeing) => fleeingDoes.endsWith('-test');

/** A fleeing unit tries to rally, or flees from a charge; nothing else. */
const MAY: Table<Fleeing, boolean> = {
  on: 'allowed',
  rows: [
    notes('wab-2.65', []),
    bars(
      'wab-2.70/any',
      [isTest],
      on('rallies', ({ fleeingDoes }) => fleeingDoes !== 'rally-test'),
    ),
    bars(
      'wab-2.69',
      [(one) => !isTest(one)],
      on('flees-from-charge', ({ fleeingDoes }) => fleeingDoes !== 'flee-from-charge'),
    ),
  ],
};

export const fleeing = defineQuery({
  id: 'wab/fleeing',
  fields: FLEEING_FIELDS,
  answer: { allowed: yes(), keepsFormation: yes() },
  sample: { fleeingDoes: 'shoot' },
  run(input, trace) {
    const allowed = applyRows(MAY, input, true, trace);
    return {
      answer: { allowed },
      summary: { say: allowed ? 'fleeing/yes' : 'fleeing/no', with: { ...input } },
    };
  },
});
