import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';

const FASTEST = 12;

/** What the movement factor is worked out from; its reading is R214. */
export const FACTOR_FIELDS = {
  movement: requiredCount(1, FASTEST),
  armour: usual(
    choice(
      ['light-or-none', 'heavy', 'heavy-and-buckler', 'heavy-and-shield', 'cataphract', 'plate'],
      'light-or-none',
    ),
  ),
  metalBarding: flag(),
  clothBarding: rare(flag()),
};
type Factored = Values<typeof FACTOR_FIELDS> & { readings: { R214: 'a' | 'b' } };

const { adds, notes } = rulesOf<Factored>();

const heavy = ({ armour }: Factored) =>
  ['heavy-and-shield', 'cataphract', 'plate'].includes(armour);
const bears = ({ armour }: Factored) =>
  armour === 'heavy-and-buckler' || armour === 'heavy-and-shield';

const FACTOR: Table<Factored, number> = {
  on: 'factor',
  rows: [
    notes(
      'wab-2.13',
      [bears],
      on('carries-a-shield', ({ armour }) => armour === 'heavy-and-buckler'),
    ),
    notes('wab-2.13/cloth', [({ clothBarding }) => clothBarding]),
    adds('wab-2.12', -1, [], on('light-enough', heavy)),
    adds(
      'wab-2.12',
      -1,
      [({ metalBarding }) => metalBarding],
      on('counted-with-armour', (one) => one.readings.R214 === 'a' || !heavy(one)),
      { say: 'wab-2.12/barding' },
    ),
  ],
};

/** Movement less what armour and barding take off (wab-2.10). */
export function factorOf(input: Factored, trace: Trace): number {
  const factor = Math.max(0, applyRows(FACTOR, input, input.movement, trace));
  trace.step('wab-2.10', { factor });
  return factor;
}
