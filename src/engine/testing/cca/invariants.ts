import { DECK, DECK_CARDS, type DeckCard } from '../../cca/cards.ts';
import { legal, toDecide } from '../../cca/game/play.ts';
import type { Action, GameState, Piece } from '../../cca/game/state.ts';
import { IMPASSABLE } from '../../cca/terrain.ts';
import { fullStrength } from '../../cca/units.ts';
import { type Hex, SIDES } from '../../hexes/hex.ts';

export const allCards = ({ hands, deck, discards, turn }: GameState): DeckCard[] => [
  ...hands.bottom,
  ...hands.top,
  ...deck,
  ...discards,
  ...(turn ? [turn.card] : []),
];

/** The 60 cards in an order in which they can be compared. */
export const ORDERED_DECK = DECK_CARDS.flatMap((card) =>
  Array(DECK[card].copies).fill(card),
).sort();

const pieces = ({ board }: GameState) => Object.entries(board) as [Hex, Piece][];

/**
 * What no state of a game may break. Throws, as thousands of expectations a game would take too long. Returns
 * what is legal in it, for whoever plays on.
 */
export function mustHold(game: GameState, before: GameState): Action[] {
  const must = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`${what}: ${JSON.stringify(game)}`);
  };
  must(allCards(game).length === ORDERED_DECK.length, '60 cards');
  const all = legal(game);
  must((toDecide(game) === null) === (all.length === 0), 'somebody decides or it is over');
  const short = SIDES.every((side) => game.banners[side] < game.goal);
  must((game.winner === null) === (short && game.wonBy !== 'cca-19.27'), 'winner');
  must((game.winner === null) === (game.wonBy === null), 'a clause for the winner');
  for (const side of SIDES) must(game.banners[side] >= before.banners[side], 'banners stay');
  for (const [hex, { unit, blocks, leader }] of pieces(game)) {
    must(blocks >= 1 && blocks <= fullStrength(unit), `blocks in ${hex}`);
    must(!(unit === 'LD' && leader), `one leader in ${hex}`);
    must(!((game.ground[hex] ?? 'clear') in IMPASSABLE), `nobody in ${hex}`);
  }
  return all;
}

export const unitsAndLeaders = (game: GameState, side: string) =>
  pieces(game)
    .filter(([, piece]) => piece.side === side)
    .reduce((sum, [, piece]) => sum + 1 + Number(piece.leader), 0);

const EVERY_ACTION =
  'advance attack battle-back end evade fire first-strike go ignore lead leave move move-leader ' +
  'order order-leader pass play rally stand stop';
const EVERY_ROLL =
  'attack battle-back escape first-strike i-am-spartacus leader-check rally rampage ranged reply';

/** What games bring up that are none of the book's: all that can be done, and all that is rolled for. */
export const USUAL = { actions: EVERY_ACTION.split(' '), rolls: EVERY_ROLL.split(' ') };
