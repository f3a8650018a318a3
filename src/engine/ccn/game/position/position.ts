import * as positions from '../../../hexes/game/position.ts';
import type { Kinds } from '../state.ts';
import { NOTATION } from './notation.ts';

export type { Position } from '../state.ts';
export type Survey = positions.Survey<Kinds>;

export const {
  emptyPosition,
  readPosition,
  surveyPosition,
  isByColumn,
  renewPosition,
  writePosition,
  readCard,
} = positions.positionsIn<Kinds>(NOTATION);
