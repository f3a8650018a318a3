import { card } from './card.ts';
import { deckOdds } from './deck-odds.ts';
import { draw } from './draw.ts';
import { mayOrder } from './may-order.ts';
import { mayPlay } from './may-play.ts';
import { moveFireMove } from './move-fire-move.ts';
import { orders } from './orders.ts';
import { rally } from './rally.ts';
import { spartacus } from './spartacus.ts';

/** What is asked about command cards. */
export const queries = [
  mayPlay,
  card,
  orders,
  mayOrder,
  draw,
  spartacus,
  rally,
  moveFireMove,
  deckOdds,
];
