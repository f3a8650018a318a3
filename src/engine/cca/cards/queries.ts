import { card } from './card.ts';
import { deckOdds } from './deck-odds.ts';
import { draw } from './draw.ts';
import { mayPlay } from './may-play.ts';
import { moveFireMove } from './move-fire-move.ts';
import { rally } from './rally.ts';
import { spartacus } from './spartacus.ts';

/** What is asked about command cards. */
export const queries = [mayPlay, card, draw, spartacus, rally, moveFireMove, deckOdds];
