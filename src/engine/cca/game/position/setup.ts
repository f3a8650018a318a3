import { shuffle } from '../../../core/random.ts';
import { SIDES, type Side } from '../../../hexes/hex.ts';
import type { DeckCard } from '../../cards.ts';
import type { Draft, GameState, Piece } from '../state.ts';
import { drawCard, without } from './deck.ts';
import type { Position } from './position.ts';

/** Sets a position up: the deck is shuffled, and each side is dealt what is missing in its hand (cca-3.5). */
export function start(position: Position, seed: number): GameState {
  const { hands, command } = position;
  const deck = without([...hands.bottom, ...hands.top]);
  if (!deck) throw new RangeError('The hands hold more copies of a card than there are.');
  const game: Draft = {
    ...position,
    deck,
    discards: [],
    round: 1,
    phase: 'play',
    turn: null,
    last: null,
    combat: null,
    tasks: [],
    firstStrikeBy: null,
    winner: null,
    wonBy: null,
    random: seed >>> 0,
    events: [],
  };
  game.deck = shuffle(game, deck);
  for (const side of SIDES) while (game.hands[side].length < command[side]) drawCard(game, side);
  return { ...game, events: [] };
}

/** The position of a game as it would be set up again: without what has happened in the turn. */
export function positionOf(game: GameState): Position {
  const { ground, ramparts, scenario, command, banners, goal, active } = game;
  const resting = (piece: Piece): Piece => ({ ...piece, order: null, leaderOrder: 'none' });
  const board = Object.fromEntries(
    Object.entries(game.board).map(([hex, piece]) => [hex, resting(piece)]),
  );
  const held = (side: Side): readonly DeckCard[] => game.hands[side].slice(0, command[side]);
  const hands = { bottom: held('bottom'), top: held('top') };
  return { board, ground, ramparts, scenario, command, banners, goal, active, hands };
}
