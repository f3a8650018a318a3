import { once } from '../engine/core/once.ts';
import type { HexPicture, Picture, PlanePicture } from '../library/registry.ts';
import { manifestOf } from '../systems/index.ts';
import { askedWord } from '../widgets/plane/posed.ts';
import type { Drawing } from './drawing.ts';
import { hexDrawing } from './hex-pictures.ts';
import { planeDrawing } from './plane/pictures.ts';

/** A picture on the board of its system, which tells of what kind its question is; drawn once for all its pages. */
export const drawingOf = once(async (picture: Picture): Promise<Drawing> => {
  const [system = ''] = picture.clause.split('-');
  const { board } = manifestOf(system);
  if (!board) throw new RangeError(`${system} has no board for ${picture.name}.`);
  return board.of === 'hexes'
    ? hexDrawing(picture as HexPicture, (await board.pictures()).PICTURES)
    : planeDrawing(picture as PlanePicture, (await board.pictures()).PICTURES);
});

/** The position on its board; of a picture with one question of its table, that question too. */
export function boardSearch({ position, ask }: Picture): string {
  const place = `p=${position}`;
  if (ask.what !== 'asked') return place;
  const [only, ...more] = ask.all;
  if (!only || more.length > 0) return place;
  const { question, unit, other = '', told = {} } = only;
  const said = Object.entries(told).map(([name, value]) => [name, String(value)] as const);
  const asked = askedWord({ question, unit, second: other, more: said });
  return `${place}&do=ask&ask=${encodeURIComponent(asked)}`;
}
