import { throwDice } from '../../core/random.ts';
import { note, pieceAt, place } from '../../hexes/game/board.ts';
import { takeFromHand } from '../../hexes/game/deck.ts';
import type { Hex, Side } from '../../hexes/hex.ts';
import type { DeckCard } from '../cards.ts';
import { type Draft, type GameState, TOKENS } from './state.ts';

/** Squares of a side: as many cards as it has on its track. */
export const squaresOf = ({ tracks }: GameState, side: Side) => Object.keys(tracks[side]).length;

/** A card that nobody has seen goes from the hand to the lowest free slot (ccn-6.22). */
export function formSquare(game: Draft, hex: Hex) {
  const piece = pieceAt(game, hex);
  const { side } = piece;
  const token = TOKENS.find((one) => !game.tracks[side][one]);
  const [card] = throwDice(game, game.hands[side], 1);
  if (!token || !card) throw new RangeError('No square can be formed.');
  takeFromHand(game, side, card);
  game.tracks = { ...game.tracks, [side]: { ...game.tracks[side], [token]: card } };
  place(game, hex, { ...piece, square: token });
  note(game, { event: 'formed', hex, token });
}

/** The unit has left its square or is eliminated: the card goes back to the hand (ccn-6.44). */
export function endSquare(game: Draft, hex: Hex) {
  const { side, square: token } = pieceAt(game, hex);
  if (!token) return;
  const { [token]: card, ...left } = game.tracks[side];
  game.tracks = { ...game.tracks, [side]: left };
  const hand: readonly DeckCard[] = card ? [...game.hands[side], card] : game.hands[side];
  game.hands = { ...game.hands, [side]: hand };
  const piece = pieceAt(game, hex);
  place(game, hex, { ...piece, square: null });
  note(game, { event: 'square-over', hex, side, token });
}
