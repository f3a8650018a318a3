import type { Picture } from '../content/registry.ts';
import { hexDrawing } from './hex-pictures.ts';

/** A picture as it is drawn. */
export interface Drawing {
  width: number;
  height: number;
  /** What the engine lights, by name. */
  lit: readonly string[];
  /** The file, in the colours that the reader's page has. */
  svg(): string;
}

/** Draws a picture on the board of its kind: `ask.what` tells the kinds apart. */
export const drawingOf = (picture: Picture): Drawing => hexDrawing(picture);
