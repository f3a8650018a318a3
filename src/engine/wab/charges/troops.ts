import type { Vehicle } from '../movement/vehicles.ts';

/** Who charges and is charged. */
export const TROOPS = [
  'infantry',
  'cavalry',
  'light-chariots',
  'heavy-chariots',
  'scythed-chariots',
  'elephants',
] as const;
export type Troops = (typeof TROOPS)[number];
const VEHICLES: Partial<Record<Troops, Vehicle>> = {
  'light-chariots': 'light',
  'heavy-chariots': 'heavy',
  'scythed-chariots': 'scythed',
  elephants: 'elephant',
};
export const vehicleOf = (troops: Troops): Vehicle => VEHICLES[troops] ?? 'none';
