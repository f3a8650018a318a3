import type { Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { choice } from '../../core/schema/choices.ts';
import type { Beaten } from './break-rows.ts';

/** A charge of fewer has no effect (wab-13.70). */
const FEWEST = 5;

/** Whether a ferocious charge counts as its first, in its first turn of combat (wab-13.71). */
export const FEROCIOUS_CHARGE = choice(['none', 'first', 'later'], 'none');

const { allows, bars, notes } = rulesOf<Beaten>();
const ridden = ({ chargedByFerocious }: Beaten) => chargedByFerocious !== 'none';
const isFirst = ({ chargedByFerocious }: Beaten) => chargedByFerocious === 'first';

/** Whether a ferocious charge breaks it without a test. */
export const RIDDEN_DOWN: Table<Beaten, boolean> = {
  on: 'riddenDown',
  rows: [
    allows('wab-13.72', [ridden, ({ skirmishers }) => skirmishers], {
      say: 'wab-13.72/broken',
      unless: ['wab-13.71'],
    }),
    allows('wab-13.71', [ridden], on('used-up', isFirst), { say: 'wab-13.71/broken' }),
    bars(
      'wab-13.97',
      [ridden],
      on('no-phalanx-there', ({ phalanxFront }) => phalanxFront),
      {
        say: 'wab-13.97/ferocious',
      },
    ),
    bars(
      'wab-13.70',
      [ridden],
      on('five-or-more-ride', ({ enemyModels }) => enemyModels < FEWEST),
    ),
  ],
};

/** Whether it may give ground although it has passed. */
export const BY_CHOICE: Table<Beaten, boolean> = {
  on: 'mayGiveGround',
  rows: [notes('wab-13.60', [({ drilled }) => drilled])],
};
