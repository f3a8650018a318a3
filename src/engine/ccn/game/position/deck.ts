import { deckOf } from '../../../hexes/game/deck.ts';
import { DECK, type DeckCard } from '../../cards.ts';

/** How a card is written in a position: its number of orders and its section, or its initials. */
export const CODES: Record<DeckCard, string> = {
  'scout-left': '1L',
  'scout-center': '1C',
  'scout-right': '1R',
  'probe-left': '2L',
  'probe-center': '2C',
  'probe-right': '2R',
  'attack-left': '3L',
  'attack-center': '3C',
  'attack-right': '3R',
  'assault-left': 'AsL',
  'assault-center': 'AsC',
  'assault-right': 'AsR',
  'coordinated-advance': 'CoA',
  'flank-attack': 'FlA',
  forward: 'Fo',
  'recon-in-force': 'RF',
  'bayonet-charge': 'BC',
  bombard: 'Bo',
  'cavalry-charge': 'CC',
  'counter-attack': 'CA',
  elan: 'El',
  'fire-and-hold': 'FH',
  'first-strike': 'FS',
  'force-march': 'FM',
  'cold-steel': 'CS',
  leadership: 'Le',
  'grande-manoeuvre': 'GM',
  rally: 'Ra',
  'short-supply': 'ShS',
};

/** All 70 cards, and what is left of them. */
export const { all: ALL_CARDS, without } = deckOf(DECK);
