import { applyRows } from '../../../core/rows.ts';
import type { Trace } from '../../../core/ruling.ts';
import { vehicleOf } from '../../charges/troops.ts';
import { MAY_DRIVE } from '../../movement/vehicles.ts';
import { type TableUnit, troopsOf } from '../state.ts';
import type { Pace } from './march.ts';

/** Whether chariots and elephants may move so, over rough ground or not (wab-16.12, wab-17.11). */
export const mayDrive = (
  unit: TableUnit,
  move: Pace,
  rough: boolean,
  may: boolean,
  trace: Trace,
): boolean => applyRows(MAY_DRIVE, { vehicle: vehicleOf(troopsOf(unit)), move, rough }, may, trace);
