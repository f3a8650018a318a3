import { legal, refusal } from '../../ccn/game/play.ts';
import { writeAction } from '../../ccn/game/position/log.ts';
import { NOTATION } from '../../ccn/game/position/notation.ts';
import type { GameState, Kinds } from '../../ccn/game/state.ts';
import { seeing } from '../hexes.ts';
import { act } from './acting.ts';

export const { options, targets, refused, why, at, told, rolls } = seeing<Kinds, GameState>({
  legal,
  refusal,
  writeAction,
  act,
  unitCode: NOTATION.unitCode,
});
