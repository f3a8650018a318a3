import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { flag } from '../../core/schema/choices.ts';
import { rare, usual } from '../../core/schema/groups.ts';
import { requiredCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { ARMOUR_FIELDS, inCloth, inMetal, slows } from '../arms/armour.ts';

const FASTEST = 12;
/** Inches at most on foot. */
const FOOT = 6;

/** What the movement factor is worked out from; its reading is R214. */
export const FACTOR_FIELDS = {
  movement: requiredCount(1, FASTEST),
  bodyArmour: usual(ARMOUR_FIELDS.bodyArmour),
  shield: usual(ARMOUR_FIELDS.shield),
  barding: ARMOUR_FIELDS.barding,
  finestHorses: rare(flag()),
};
type Factored = Values<typeof FACTOR_FIELDS> & { readings: { R214: 'a' | 'b' } };

const { adds, notes } = rulesOf<Factored>();

const hasFinest = ({ finestHorses }: Factored) => finestHorses;
/** Nobody on foot is so fast. */
const mayRide = (one: Factored) =>
  one.finestHorses || one.barding !== 'none' || one.movement > FOOT;
const heavyWithAny = ({ bodyArmour, shield }: Factored) =>
  bodyArmour === 'heavy' && shield !== 'none';

const FACTOR: Table<Factored, number> = {
  on: 'factor',
  rows: [
    adds('wab-13.68', 1, [mayRide], on('no-finest-horses', hasFinest)),
    notes(
      'wab-2.13',
      [heavyWithAny],
      on('carries-a-shield', ({ shield }) => shield === 'buckler'),
    ),
    notes('wab-2.13/cloth', [inCloth]),
    adds('wab-2.12', -1, [], on('light-enough', slows)),
    adds(
      'wab-2.12',
      -1,
      [inMetal],
      on('counted-with-armour', (one) => one.readings.R214 === 'a' || !slows(one)),
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
