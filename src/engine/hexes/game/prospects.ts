import { distance, HEXES, type Hex, type Side } from '../hex.ts';
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

type Strike = { readonly do: 'attack' | 'fire'; readonly from: Hex; readonly to: Hex };

/** For each hex with an enemy: may the unit fight it, where it is adjacent, or else fire at it? */
export const battlesFrom = (
  board: Board,
  from: Hex,
  refusal: (action: Strike) => Refusal | null,
): Map<Hex, Prospect<Strike>> =>
  prospectsOf(
    enemiesOn(board, board[from]?.side ?? 'bottom'),
    (to): Strike => ({ do: distance(from, to) === 1 ? 'attack' : 'fire', from, to }),
    refusal,
  );

/** How somebody asks what a piece may do: under which card (none: by an ordinary order), and what it did before. */
export interface Order<C> {
  card: C | null;
  moved: number;
  /** The question is about the attached leader, who leaves his unit. */
  leader: boolean;
}
