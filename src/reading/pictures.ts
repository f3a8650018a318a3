import type { Picture, PlanePicture } from '../content/registry.ts';
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

const isPlane = (picture: Picture): picture is PlanePicture =>
  picture.position.startsWith('onus1_');

/** Draws a picture on the board of its kind. */
export function drawingOf(picture: Picture): Drawing {
  if (isPlane(picture)) return planeDrawing(picture);
  const [system = ''] = picture.clause.split('-');
  const { board } = manifestOf(system);
  if (board?.of !== 'hexes') throw new RangeError(`${system} is not played on hexes.`);
  return hexDrawing(picture, board.pictures);
}
