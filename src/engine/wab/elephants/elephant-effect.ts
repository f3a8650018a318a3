import { yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';

const EFFECT_FIELDS = {
  benefit: usual(
    choice(['rank-bonus', 'close-order', 'phalanx-ranks', 'warband-ranks', 'other'], 'rank-bonus'),
  ),
  elephantFights: usual(flag(true)),
};
type Benefit = Values<typeof EFFECT_FIELDS>;

const { bars, notes } = rulesOf<Benefit>();
const isFor =
  (...benefits: readonly Benefit['benefit'][]) =>
  ({ benefit }: Benefit) =>
    benefits.includes(benefit);
const fights = on('no-elephant-fights', ({ elephantFights }: Benefit) => elephantFights);

const COUNTS: Table<Benefit, boolean> = {
  on: 'allowed',
  rows: [
    notes(
      'wab-17.24',
      [({ elephantFights }) => elephantFights],
      on('counts-in-the-result', isFor('phalanx-ranks', 'warband-ranks')),
    ),
    bars('wab-17.23', [isFor('rank-bonus', 'close-order')], fights),
    notes('wab-17.23', [isFor('other'), ({ elephantFights }) => elephantFights], {
      say: 'wab-17.23/other',
    }),
  ],
};

export const elephantEffect = defineQuery({
  id: 'wab/elephant-effect',
  fields: EFFECT_FIELDS,
  answer: { allowed: yes() },
  sample: { benefit: 'rank-bonus' },
  start: {},
  run(input, trace) {
    const allowed = applyRows(COUNTS, input, true, trace);
    return {
      answer: { allowed },
      summary: {
        say: `elephant-effect/${allowed ? 'counts' : 'lost'}`,
        with: { benefit: input.benefit },
      },
    };
  },
});
