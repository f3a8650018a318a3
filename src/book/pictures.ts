import type { HexPicture, Picture, PlanePicture } from '../library/registry.ts';
import { manifestOf } from '../systems/index.ts';
import { hexDrawing } from './hex-pictures.ts';
import { planeDrawing } from './plane/pictures.ts';

/** A picture as it is drawn. */
export interface Drawing {
  width: number;
  height: number;
  /** What the engine says, in the words of `expect`. */
  found: readonly string[] | object;
  /** The file, in the colours that the reader's page has. */
  svg(): string;
}

/** Draws a picture on the board of its system, which tells of what kind its question is. */
export async function drawingOf(picture: Picture): Promise<Drawing> {
  const [system = ''] = picture.clause.split('-');
  const { board } = manifestOf(system);
  if (!board) throw new RangeError(`${system} has no board for ${picture.name}.`);
  return board.of === 'hexes'
    ? hexDrawing(picture as HexPicture, (await board.pictures()).PICTURES)
    : planeDrawing(picture as PlanePicture, (await board.pictures()).PICTURES);
}
