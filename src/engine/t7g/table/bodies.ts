import { Bodies } from '../../plane/table/bodies.ts';
import type { TableState, TableUnit } from './state.ts';

/** A unit is its base and nothing else. */
export const BODIES = new Bodies<TableUnit, TableState>({
  body: (unit) => [unit],
  all: (_, unit) => [unit],
});
