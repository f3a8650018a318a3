import { shuffle } from '../../../core/random.ts';
import type { Side } from '../../../hexes/hex.ts';
import { DECK, DECK_CARDS, type DeckCard } from '../../cards.ts';
import { note } from '../board.ts';
import type { Both, Draft } from '../state.ts';

/** How a card is written in a position: its number of orders and its section, or its initials. */
const CODES: Record<DeckCard, string> = {
  'order-two-units-left': '2L',
  'order-two-units-center': '2C',
  'order-two-units-right': '2R',
  'order-three-units-left': '3L',
  'order-three-units-center': '3C',
  'order-three-units-right': '3R',
  'order-four-units-left': '4L',
  'order-four-units-center': '4C',
  'order-four-units-right': '4R',
  'coordinate-attack': 'CoA',
  'out-flanked': 'OF',
  'order-light-troops': 'OLi',
  'order-medium-troops': 'OMe',
  'order-heavy-troops': 'OHe',
  'order-mounted': 'OMo',
  'leadership-any-section': 'LA',
  'inspired-left-leadership': 'IL',
  'inspired-center-leadership': 'IC',
  'inspired-right-leadership': 'IR',
  'clash-of-shields': 'CS',
  'counter-attack': 'CA',
  'darken-the-sky': 'DS',
  'double-time': 'DT',
  'first-strike': 'FS',
  'i-am-spartacus': 'Sp',
  'line-command': 'LC',
  'move-fire-move': 'MFM',
  'mounted-charge': 'MC',
  rally: 'Ra',
};

export const codeOf = (card: DeckCard) => CODES[card];
export const cardOf = (code: string) => DECK_CARDS.find((card) => CODES[card] === code);

/** All 60 cards. */
const ALL: readonly DeckCard[] = DECK_CARDS.flatMap((card) =>
  Array.from({ length: DECK[card].copies }, () => card),
);

/** The cards that are left when those were taken out; undefined where a card was taken once too often. */
export function without(taken: readonly DeckCard[]): DeckCard[] | undefined {
  const left = [...ALL];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

export function holdCards(
  hands: Both<readonly DeckCard[]>,
  side: Side,
  cards: readonly DeckCard[],
) {
  return { ...hands, [side]: cards };
}

/** Draws a card; an empty deck is made anew from the discards (cca-16.2). */
export function drawCard(game: Draft, side: Side) {
  if (game.deck.length === 0) {
    game.deck = shuffle(game, game.discards);
    game.discards = [];
  }
  const card = game.deck.at(-1) as DeckCard;
  game.deck = game.deck.slice(0, -1);
  game.hands = holdCards(game.hands, side, [...game.hands[side], card]);
  note(game, { event: 'drew', side });
}

/** Deck and discards become a new deck (cca-18.43). */
export function reshuffle(game: Draft) {
  game.deck = shuffle(game, [...game.deck, ...game.discards]);
  game.discards = [];
}

/** Takes a card out of a hand. */
export function takeFromHand(game: Draft, side: Side, card: DeckCard) {
  const hand = [...game.hands[side]];
  hand.splice(hand.indexOf(card), 1);
  game.hands = holdCards(game.hands, side, hand);
}
