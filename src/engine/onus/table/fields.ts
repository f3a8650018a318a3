import { Questions } from '../../plane/table/questions.ts';
import { surveyTable } from './notation.ts';
import type { TableState, TableUnit } from './state.ts';

/** Where no unit of a player is marked as active nobody cared to say so, and each of them counts as active. */
function activated(state: TableState): TableState {
  const told = new Set(state.units.filter(({ active }) => active).map(({ player }) => player));
  return {
    ...state,
    units: state.units.map((unit) => ({ ...unit, active: unit.active || !told.has(unit.player) })),
  };
}

export const { checkNames, checkPair, checkUnit, pairOf, positionFaults, tableOf, unitOf } =
  new Questions<TableUnit, TableState>(surveyTable, activated);
