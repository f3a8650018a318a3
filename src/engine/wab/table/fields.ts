import { Questions } from '../../plane/table/questions.ts';
import { surveyTable } from './notation.ts';
import type { TableState, TableUnit } from './state.ts';

export const { checkNames, checkPair, checkUnit, pairOf, positionFaults, tableOf, unitOf } =
  new Questions<TableUnit, TableState>(surveyTable);

/** Questions about formed units: skirmishers have rules of their own in the second half of the book. */
export const formedOnly =
  <S extends { position: string; unitName: string }>(field: 'unitName' | 'targetName') =>
  (input: S & { targetName?: string }) => {
    const unit = tableOf(input.position).state.units.find(({ name }) => name === input[field]);
    if (unit?.order !== 'skirmish') return [];
    const values = { unit: unit.name };
    return [{ field, problem: 'skirmishers-otherwise', with: values }];
  };
