import { CARDS, type Card } from '../fighting-cards.ts';
import { type CardInForce, cardMeant } from '../orders/played.ts';
import type { Draft, GameState, Piece } from './state.ts';

/** The card whose instructions are followed in this turn; undefined where nothing is. */
export const cardInForce = ({ turn }: GameState): CardInForce | undefined =>
  turn?.inForce ? cardMeant({ commandCard: turn.inForce, countered: 'none' }) : undefined;

const isCard = (name: string): name is Card => (CARDS as readonly string[]).includes(name);

/**
 * What the tables of moves and combat know of the card by which somebody is ordered: nothing of one unit of choice, which
 * has an ordinary order (R53), or of whoever has no order.
 */
export function cardOf({ turn }: GameState, { order }: Pick<Piece, 'order'>): Card {
  const card = turn?.inForce;
  return card && order && !turn.choice && isCard(card) ? card : 'none';
}

/** Puts a card that has been used on the discards. */
export function discard(game: Draft, card: GameState['discards'][number]) {
  game.discards = [...game.discards, card];
}
