import { Questions } from '../../plane/table/questions.ts';
import { surveyTable } from './notation.ts';
import type { TableState, TableUnit } from './state.ts';

export const { checkNames, checkPair, checkUnit, pairOf, positionFaults, tableOf, unitOf } =
  new Questions<TableUnit, TableState>(surveyTable);
