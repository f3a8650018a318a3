import { amount, maybe, text, word } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { chance } from '../../core/odds.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { requiredChoice } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import { count, optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { hitsOf } from '../shooting/outcome.ts';

/** The four Defences, and who attacks against which (t7g-1.23). */
const DEFENCES = ['infantry', 'cavalry', 'volleys', 'artillery'] as const;
const ATTACKS = ['infantry', 'cavalry', 'gun-crew', 'missile', 'cannon'] as const;
const AGAINST = {
  infantry: 'infantry',
  cavalry: 'cavalry',
  'gun-crew': 'infantry',
  missile: 'volleys',
  cannon: 'artillery',
} as const satisfies Record<(typeof ATTACKS)[number], (typeof DEFENCES)[number]>;
const MOST_DEFENCE = 7;
const MOST_STEPS = 9;

const FIELDS = {
  attackBy: requiredChoice(ATTACKS),
  defence: usual(optionalCount(1, MOST_DEFENCE)),
  increases: count(0, MOST_STEPS, 0),
  decreases: count(0, MOST_STEPS, 0),
};
type Input = Values<typeof FIELDS>;

const { notes } = rulesOf<Input>();
const FIXED: Table<Input, boolean> = {
  on: 'fixed',
  rows: [
    notes(
      't7g-1.24',
      [],
      on('nothing-would-change-it', ({ increases, decreases }) => increases + decreases > 0),
    ),
    notes('t7g-6.80/crew', [({ attackBy }) => attackBy === 'gun-crew']),
  ],
};

/** What one die of an attack needs. */
export const defence = defineQuery({
  id: 't7g/defence',
  fields: FIELDS,
  answer: { against: word(DEFENCES, 'infantry'), needs: maybe(amount()), hitChance: maybe(text()) },
  odds: { chances: ['die-hits'] },
  sample: { attackBy: 'cavalry', defence: 5 },
  start: { attackBy: 'infantry' },
  run(input, trace) {
    const { attackBy, defence: needs } = input;
    const against = AGAINST[attackBy];
    trace.step('t7g-1.23', { against });
    applyRows(FIXED, input, true, trace);
    if (needs === undefined)
      return { answer: { against }, summary: { say: 'defence/which', with: { against } } };
    trace.decide('t7g-1.25', { needs });
    const hit = hitsOf(1, needs).probability(({ hits }) => hits > 0);
    return {
      answer: { against, needs, hitChance: fractionText(hit) },
      summary: { say: 'defence/needs', with: { against, needs } },
      odds: { chances: { 'die-hits': chance(hit) }, means: {}, tables: {} },
    };
  },
});
