import type { Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Troops } from './fields.ts';

/** A unit that moves further flees a die more (wab-3.11). */
const SLOW = 6;
export const FEW = 2;
export const MANY = 3;

/** A unit that flees from a charge. */
export interface Fleeing {
  troops: Troops;
  fleeMovement: number;
  /** Its movement before armour, which counts by the other reading (R23). */
  bareMovement?: number | undefined;
  /** It was fleeing before this turn. */
  fledBefore: boolean;
  shootsFirst: boolean;
  readings: { R23: 'a' | 'b' };
}

const { adds, sets } = rulesOf<Fleeing>();

const speedOf = ({ fleeMovement, bareMovement = fleeMovement, readings: { R23 } }: Fleeing) =>
  R23 === 'b' ? bareMovement : fleeMovement;
const heavy = ({ troops }: Fleeing) => troops === 'heavy-chariots';
/** Light ones only in the turn in which they are made to flee. */
const light = ({ troops, fledBefore }: Fleeing) => troops === 'light-chariots' && !fledBefore;
const few = on<Fleeing, number>('few-dice', (_, dice) => dice > FEW);

/** Dice of a flight from a charge. */
export const FLIGHT: Table<Fleeing, number> = {
  on: 'flightDice',
  rows: [
    sets(
      'wab-3.11/fast',
      MANY,
      [],
      on('moves-six-or-less', (one) => speedOf(one) > SLOW),
    ),
    sets('wab-16.43', FEW, [heavy], few, { say: 'wab-16.43/flees' }),
    sets('wab-16.44', FEW, [light], few, { say: 'wab-16.44/flees' }),
    adds(
      'wab-3.15',
      -1,
      [],
      on('does-not-shoot', ({ shootsFirst }) => shootsFirst),
    ),
  ],
};
