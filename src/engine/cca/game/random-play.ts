import { SIDES } from '../../core/hex.ts';
import { DECK, DECK_CARDS } from '../cards.ts';
import { IMPASSABLE } from '../terrain.ts';
import { fullStrength } from '../units.ts';
import { pieces } from './board.ts';
import { legal, toDecide } from './play.ts';
import type { Action, GameState } from './state.ts';

/** Battles where it can, seldom ends a step before all is done, and otherwise anything. */
export function pick(actions: readonly Action[], choose: (options: number) => number): Action {
  const battles = actions.filter(({ do: what }) => what === 'attack' || what === 'fire');
  const going = actions.filter(({ do: what }) => what !== 'end');
  const among =
    battles.length > 0 && choose(12) > 0
      ? battles
      : going.length > 0 && choose(8) > 0
        ? going
        : actions;
  return among[choose(among.length)] as Action;
}

export const allCards = ({ hands, deck, discards, turn }: GameState) => [
  ...hands.bottom,
  ...hands.top,
  ...deck,
  ...discards,
  ...(turn ? [turn.card] : []),
];

export const ORDERED_DECK = DECK_CARDS.flatMap((card) =>
  Array(DECK[card].copies).fill(card),
).sort();

/** What no state of a game may break. Throws, as thousands of expectations a game would take too long. */
export function mustHold(game: GameState, before: GameState) {
  const must = (holds: boolean, what: string) => {
    if (!holds) throw new Error(`${what}: ${JSON.stringify(game)}`);
  };
  must(allCards(game).length === ORDERED_DECK.length, '60 cards');
  must((toDecide(game) === null) === (legal(game).length === 0), 'somebody decides or it is over');
  const short = SIDES.every((side) => game.banners[side] < game.goal);
  must((game.winner === null) === (short && game.wonBy !== 'cca-19.27'), 'winner');
  must((game.winner === null) === (game.wonBy === null), 'a clause for the winner');
  for (const side of SIDES) must(game.banners[side] >= before.banners[side], 'banners stay');
  for (const [hex, { unit, blocks, leader }] of pieces(game)) {
    must(blocks >= 1 && blocks <= fullStrength(unit), `blocks in ${hex}`);
    must(!(unit === 'LD' && leader), `one leader in ${hex}`);
    must(!((game.ground[hex] ?? 'clear') in IMPASSABLE), `nobody in ${hex}`);
  }
}
