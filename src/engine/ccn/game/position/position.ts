import { readCard as read } from '../../../hexes/game/notation.ts';
import * as positions from '../../../hexes/game/position.ts';
import type { Reader } from '../../../hexes/game/reader.ts';
import { type Crowd, writePosition as write } from '../../../hexes/game/write-position.ts';
import type { Kinds, Piece, Position, Setting } from '../state.ts';
import { NOTATION } from './notation.ts';

export type { Position } from '../state.ts';
export type Survey = positions.Survey<Kinds>;

export const emptyPosition = (scenario: Setting | null = null) =>
  positions.emptyPosition(NOTATION, scenario);
export const readPosition = (text: string) => positions.readPosition(NOTATION, text);
export const surveyPosition = (text: string) => positions.surveyPosition(NOTATION, text);
export const isByColumn = (text: string) => positions.isByColumn(NOTATION, text);
export const renewPosition = (text: string) => positions.renewPosition(NOTATION, text);
export const writePosition = (position: Position, crowd?: Crowd<Piece>) =>
  write(NOTATION, position, crowd);
export const readCard = (reader: Reader) => read(NOTATION, reader);
