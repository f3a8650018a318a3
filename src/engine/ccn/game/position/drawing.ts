import * as drawings from '../../../hexes/game/drawing.ts';
import type { Position } from '../state.ts';
import { NOTATION } from './notation.ts';

export const draw = (position: Position) => drawings.draw(NOTATION, position);

export const parseDrawing = (text: string) => drawings.parseDrawing(NOTATION, text);
