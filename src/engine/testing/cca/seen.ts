import { legal, refusal } from '../../cca/game/play.ts';
import { writeAction } from '../../cca/game/position/log.ts';
import type { GameState, Kinds } from '../../cca/game/state.ts';
import { seeing } from '../hexes.ts';
import { act } from './acting.ts';

export const { options, targets, refused, why, at, told, rolls } = seeing<Kinds, GameState>({
  legal,
  refusal,
  writeAction,
  act,
  unitCode: String,
});
