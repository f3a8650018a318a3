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

/** Sets a position up: the deck is shuffled, and each side is dealt what is missing in its hand. */
export function setUp<K extends Kinds, M extends object>(
  position: Position<K>,
  deck: readonly K['card'][] | undefined,
  seed: number,
  more: M & Pick<Game<K>, 'phase'>,
) {
  if (!deck) throw new RangeError('The hands hold more copies of a card than there are.');
  const { command } = position;
  const game: Draft<Game<K>> & Randomness & typeof more = {
    ...position,
    ...FRESH,
    ...more,
    deck,
    random: seed >>> 0,
  };
  game.deck = shuffle(game, deck);
  for (const side of SIDES) while (game.hands[side].length < command[side]) drawCard(game, side);
  return { ...game, events: [] };
}

/** The position of a game as it would be set up again: without what has happened in the turn. */
export function positionOf<K extends Kinds>(
  game: Game<K>,
  resting: (piece: K['piece']) => K['piece'],
): Position<K> {
  const { ground, ramparts, scenario, command, banners, goal, active } = game;
  const board = Object.fromEntries(
    Object.entries<K['piece']>(game.board as Record<string, K['piece']>).map(([hex, piece]) => [
      hex,
      resting(piece),
    ]),
  );
  const held = (side: Side): readonly K['card'][] => game.hands[side].slice(0, command[side]);
  const hands = { bottom: held('bottom'), top: held('top') };
  return { board, ground, ramparts, scenario, command, banners, goal, active, hands };
}
