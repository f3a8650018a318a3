import { type Randomness, shuffle } from '../../core/random.ts';
import type { Side } from '../hex.ts';
import { note } from './board.ts';
import type { Both } from './state.ts';

/** A deck as a list of all its cards, and what is left of it. */
export function deckOf<C extends string>(copies: Readonly<Record<C, { readonly copies: number }>>) {
  const names = Object.keys(copies) as C[];
  const all = names.flatMap((card) => Array.from({ length: copies[card].copies }, () => card));
  return {
    all: all as readonly C[],
    /** The cards that are left when those were taken out; undefined where a card was taken once too often. */
    without(taken: readonly C[]): C[] | undefined {
      const left = [...all];
      for (const card of taken) {
        const at = left.indexOf(card);
        if (at < 0) return undefined;
        left.splice(at, 1);
      }
      return left;
    },
  };
}

interface Cards<C extends string> extends Randomness {
  hands: Both<readonly C[]>;
  deck: readonly C[];
  discards: readonly C[];
}

/** Draws a card; an empty deck is made anew from the discards. */
export function drawCard<C extends string>(
  game: Cards<C> & { events: readonly ({ event: 'drew'; side: Side } | { event: string })[] },
  side: Side,
) {
  if (game.deck.length === 0) {
    game.deck = shuffle(game, game.discards);
    game.discards = [];
  }
  const card = game.deck.at(-1) as C;
  game.deck = game.deck.slice(0, -1);
  game.hands = { ...game.hands, [side]: [...game.hands[side], card] };
  note(game, { event: 'drew', side });
}

/** Deck and discards become a new deck. */
export function reshuffle<C extends string>(game: Cards<C>) {
  game.deck = shuffle(game, [...game.deck, ...game.discards]);
  game.discards = [];
}

/** Takes a card out of a hand. */
export function takeFromHand<C extends string>(game: Cards<C>, side: Side, card: C) {
  const at = game.hands[side].indexOf(card);
  game.hands = { ...game.hands, [side]: game.hands[side].toSpliced(at, 1) };
}
