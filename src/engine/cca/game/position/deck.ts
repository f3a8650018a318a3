import { deckOf } from '../../../hexes/game/deck.ts';
import { DECK, type DeckCard } from '../../cards.ts';

/** How a card is written in a position: its number of orders and its section, or its initials. */
export const CODES: Record<DeckCard, string> = {
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

/** All 60 cards, and what is left of them. */
export const { all: ALL_CARDS, without } = deckOf(DECK);
