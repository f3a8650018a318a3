import type { ClauseId } from '../../../core/clause-ids.ts';
import { Trace } from '../../../core/ruling.ts';
import { heldBy, NEIGHBOURS, rearOf } from '../../../hexes/game/board.ts';
import { forbiddenBy, type Refusal } from '../../../hexes/game/refusal.ts';
import type { Hex, Side } from '../../../hexes/hex.ts';
import { mayGo, type NextHex } from '../../retreat/next-hex.ts';
import { groundAt } from '../board.ts';
import { no } from '../refusal.ts';
import type { GameState } from '../state.ts';
import { READINGS } from './adopted.ts';

/** Who goes back how: a unit that retreats, or a leader on his own. */
export interface Going {
  unit: NextHex['unit'];
  leader: boolean;
  side: Side;
  /** Which hex of its way the next one is, from 1. */
  nth: number;
  ends: boolean;
}

/** The next hex of a way back, as the tables see it. */
export const nextHex = (
  game: GameState,
  to: Hex,
  { unit, leader, side, nth, ends }: Going,
): NextHex => ({
  ...{ unit, leader, nthHex: nth, ends, readings: READINGS },
  direction: 'own-side',
  hexTerrain: groundAt(game, to),
  holds: heldBy(game, to, side),
});

/** The hexes that may be entered next on the way back. */
export const waysBack = (game: GameState, from: Hex, going: Going): Hex[] =>
  rearOf(from, going.side).filter((to) => mayGo(nextHex(game, to, going), new Trace()));

/** Why that hex may not be entered; `clause` gives the choice of the way. */
export function refuseWay(
  game: GameState,
  [from, to]: readonly [Hex, Hex],
  going: Going,
  clause: ClauseId,
): Refusal | null {
  if (!NEIGHBOURS[from].includes(to)) return no(clause, 'hex-by-hex', { hex: to, from });
  const direction = rearOf(from, going.side).includes(to) ? 'own-side' : 'sideways';
  const trace = new Trace();
  mayGo({ ...nextHex(game, to, going), direction }, trace);
  return forbiddenBy(trace.steps);
}
