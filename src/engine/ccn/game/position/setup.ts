import * as setup from '../../../hexes/game/setup.ts';
import type { Side } from '../../../hexes/hex.ts';
import type { DeckCard } from '../../cards.ts';
import type { GameState, Kinds, Piece, Position } from '../state.ts';
import { squaresOn } from './bearing.ts';
import { without } from './deck.ts';

/** The card of each square lies on the track and no more in the hand. */
const handOf = (position: Position) => (side: Side) =>
  position.command[side] - squaresOn(position, side).length;

/** Deals a card that nobody knows to the slot of each square. */
function dealTracks<G extends Pick<GameState, 'board' | 'deck'>>(game: G) {
  const deck = [...game.deck];
  const track = (side: Side): GameState['tracks'][Side] =>
    Object.fromEntries(
      squaresOn(game, side).map((hex) => [game.board[hex]?.square, deck.pop() as DeckCard]),
    );
  const tracks = { bottom: track('bottom'), top: track('top') };
  return { ...game, tracks, deck };
}

/** Sets a position up: the deck is shuffled, each side is dealt what is missing in its hand (ccn-3.6) and on its track. */
export const start = (position: Position, seed: number): GameState =>
  dealTracks(
    setup.setUp(
      position,
      without([...position.hands.bottom, ...position.hands.top]),
      seed,
      { phase: 'play', turn: null, last: null, combat: null, strikes: 0 },
      handOf(position),
    ),
  );

const resting = (piece: Piece): Piece => ({ ...piece, order: null, leaderOrder: 'none' });

/** The position of a game as it would be set up again: without what has happened in the turn. */
export const positionOf = (game: GameState) => setup.positionOf<Kinds>(game, resting, handOf(game));
