import { type Randomness, shuffle } from '../../core/random.ts';
import { SIDES, type Side } from '../hex.ts';
import { drawCard } from './deck.ts';
import type { Draft, Game, Kinds, Position } from './state.ts';

/** What every game begins with, beside its position. */
const FRESH = {
  discards: [],
  round: 1,
  tasks: [],
  winner: null,
  wonBy: null,
  events: [],
} as const;

/** Cards that a side holds between two turns: as many as its Command, but for those that lie elsewhere. */
type HandOf = (side: Side) => number;

/** Sets a position up: the deck is shuffled, and each side is dealt what is missing in its hand. */
export function setUp<K extends Kinds, M extends object>(
  position: Position<K>,
  deck: readonly K['card'][] | undefined,
  seed: number,
  more: M & Pick<Game<K>, 'phase'>,
  handOf: HandOf = (side) => position.command[side],
) {
  if (!deck) throw new RangeError('The hands hold more copies of a card than there are.');
  const game: Draft<Game<K>> & Randomness & typeof more = {
    ...position,
    ...FRESH,
    ...more,
    deck,
    random: seed >>> 0,
  };
  game.deck = shuffle(game, deck);
  for (const side of SIDES) while (game.hands[side].length < handOf(side)) drawCard(game, side);
  return { ...game, events: [] };
}

/** The position of a game as it would be set up again: without what has happened in the turn. */
export function positionOf<K extends Kinds>(
  game: Game<K>,
  resting: (piece: K['piece']) => K['piece'],
  handOf: HandOf = (side) => game.command[side],
): Position<K> {
  const { ground, ramparts, scenario, command, banners, goal, active } = game;
  const board = Object.fromEntries(
    Object.entries<K['piece']>(game.board as Record<string, K['piece']>).map(([hex, piece]) => [
      hex,
      resting(piece),
    ]),
  );
  const held = (side: Side): readonly K['card'][] => game.hands[side].slice(0, handOf(side));
  const hands = { bottom: held('bottom'), top: held('top') };
  return { board, ground, ramparts, scenario, command, banners, goal, active, hands };
}
