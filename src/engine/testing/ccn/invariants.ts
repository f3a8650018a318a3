import { DECK, DECK_CARDS, type DeckCard } from '../../ccn/cards.ts';
import { isImpassable } from '../../ccn/game/board.ts';
import { legal, toDecide } from '../../ccn/game/play.ts';
import type { Action, GameState, Piece } from '../../ccn/game/state.ts';
import { type Hex, SIDES, type Side } from '../../hexes/hex.ts';

/** Every card that there is, in an order in which they can be compared. */
export const ORDERED_DECK = DECK_CARDS.flatMap((card) =>
  Array(DECK[card].copies).fill(card),
).sort();

export const allCards = ({ hands, deck, discards, tracks, turn, tasks }: GameState): DeckCard[] => [
  ...SIDES.flatMap((side) => [...hands[side], ...Object.values(tracks[side])]),
  ...deck,
  ...discards,
  // While a Scout's cards are looked at it lies on the discards already.
  ...(turn && !tasks.some(({ task }) => task === 'keep') ? [turn.card] : []),
];

const pieces = ({ board }: GameState) => Object.entries(board) as [Hex, Piece][];

const tokensOf = (game: GameState, side: Side) =>
  pieces(game).flatMap(([, piece]) => (piece.side === side ? (piece.square ?? []) : []));

const sorted = (values: readonly (string | number)[]) => values.map(String).sort().join(' ');

/**
 * What no state of a game may break. Throws, as thousands of expectations a game would take too long. Returns
 * what is legal in it, for whoever plays on.
 */
export function mustHold(game: GameState, before: GameState): Action[] {
  const must = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`${what}: ${JSON.stringify(game)}`);
  };
  must(allCards(game).length === ORDERED_DECK.length, '70 cards');
  const all = legal(game);
  must((toDecide(game) === null) === (all.length === 0), 'somebody decides or it is over');
  must(
    (game.winner === null) === SIDES.every((side) => game.banners[side] < game.goal),
    'banners win',
  );
  must((game.winner === null) === (game.wonBy === null), 'a clause for the winner');
  for (const side of SIDES) {
    must(game.banners[side] >= before.banners[side], 'banners stay');
    must(
      sorted(tokensOf(game, side)) === sorted(Object.keys(game.tracks[side])),
      'a card for each square',
    );
  }
  for (const [hex, piece] of pieces(game)) {
    must(piece.blocks >= 1 && piece.blocks <= piece.start, `blocks in ${hex}`);
    must(!(piece.unit === 'LD' && piece.leader), `one leader in ${hex}`);
    must(!isImpassable(game, hex, piece.unit), `nobody in ${hex}`);
  }
  return all;
}

export const unitsAndLeaders = (game: GameState, side: string) =>
  pieces(game)
    .filter(([, piece]) => piece.side === side)
    .reduce((sum, [, piece]) => sum + 1 + Number(piece.leader), 0);

/** What happened in a whole game, as far as it must add up. */
export interface Tally {
  eliminated: Record<Side, number>;
  captured: Record<Side, number>;
  /** Units and leaders that went off the board by their own will. */
  left: Record<Side, number>;
}

const nothing = () => ({ bottom: 0, top: 0 });
export const emptyTally = (): Tally => ({
  eliminated: nothing(),
  captured: nothing(),
  left: nothing(),
});

/** Counts what an action has brought about. */
export function count(tally: Tally, { events }: GameState) {
  for (const one of events) {
    if (one.event === 'eliminated') tally.eliminated[one.side] += 1;
    if (one.event === 'captured') tally.captured[one.side] += 1;
    if (one.event === 'exited') tally.left[one.side] += 1 + Number(one.leader);
    // Only a leader leaves like this, over his own edge.
    if (one.event === 'moved' && one.to === null)
      tally.left[one.from.startsWith('A') ? 'bottom' : 'top'] += 1;
  }
}

const ACTIONS =
  'advance attack battle-back end exit fire first-strike form-square go ignore keep leave leave-square march move ' +
  'move-leader order order-leader order-one pass play rally retire send stand stop';
const ROLLS = 'attack battle-back elan escape first-strike leader-check rally ranged strikes-first';

/** What games bring up: all that can be done, and all that is rolled for. */
export const USUAL = { actions: ACTIONS.split(' '), rolls: ROLLS.split(' ') };
