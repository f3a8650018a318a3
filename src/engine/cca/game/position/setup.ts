import * as setup from '../../../hexes/game/setup.ts';
import type { GameState, Kinds, Piece, Position } from '../state.ts';
import { without } from './deck.ts';

/** Sets a position up: the deck is shuffled, and each side is dealt what is missing in its hand (cca-3.5). */
export const start = (position: Position, seed: number): GameState =>
  setup.setUp(position, without([...position.hands.bottom, ...position.hands.top]), seed, {
    phase: 'play',
    turn: null,
    last: null,
    combat: null,
    firstStrikeBy: null,
  });

const resting = (piece: Piece): Piece => ({ ...piece, order: null, leaderOrder: 'none' });

/** The position of a game as it would be set up again: without what has happened in the turn. */
export const positionOf = (game: GameState) => setup.positionOf<Kinds>(game, resting);
