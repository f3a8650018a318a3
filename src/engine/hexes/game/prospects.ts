import { HEXES, type Hex, type Side } from '../hex.ts';
import type { Refusal } from './refusal.ts';
import type { Board } from './state.ts';

/** What a piece may do with one hex, or why it may not. */
export interface Prospect<A> {
  action: A;
  refused: Refusal | null;
}

/** What it may do with each of these hexes. */
export const prospectsOf = <A>(
  hexes: readonly Hex[],
  action: (to: Hex) => A,
  refusal: (action: A) => Refusal | null,
): Map<Hex, Prospect<A>> =>
  new Map(
    hexes.map((to) => {
      const one = action(to);
      return [to, { action: one, refused: refusal(one) }];
    }),
  );

/** The hexes in which an enemy of a side stands. */
export const enemiesOn = (board: Board, side: Side): Hex[] =>
  HEXES.filter((hex) => (board[hex]?.side ?? side) !== side);
