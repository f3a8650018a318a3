import type { Trace } from '../../core/ruling.ts';
import { type Chariots, flightDiceOf } from '../flight/flight-dice.ts';
import type { Troops } from './troops.ts';

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

const CHARIOTS: Partial<Record<Troops, Chariots>> = {
  'light-chariots': 'light',
  'heavy-chariots': 'heavy',
  'scythed-chariots': 'heavy',
};

/** Dice of a flight from a charge. */
export function diceFrom(fleeing: Fleeing, trace: Trace): number {
  const { troops, fleeMovement, bareMovement = fleeMovement, readings } = fleeing;
  const { fledBefore: later, shootsFirst } = fleeing;
  const speed = readings.R23 === 'b' ? bareMovement : fleeMovement;
  const chariots = CHARIOTS[troops] ?? 'none';
  return flightDiceOf({ speed, chariots, later, byCharge: true, shootsFirst }, trace);
}
