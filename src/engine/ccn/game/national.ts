import { LEADER } from '../../hexes/game/state.ts';
import { type NationalValues, type Situation, valuesOf } from '../nations/values.ts';
import type { GameState, Piece } from './state.ts';

/** What its national card gives a unit in a situation, as far as its side has a sheet; half of 3 is 2 where none says. */
export function nationalOf(
  { scenario }: Pick<GameState, 'scenario'>,
  { side, unit }: Pick<Piece, 'side' | 'unit'>,
  situation: Situation = {},
): NationalValues {
  const sheet = scenario?.sheets[side];
  return sheet && unit !== LEADER
    ? valuesOf(sheet, unit, situation)
    : { nation: 'other-rounds-up', general: [] };
}
