import { activation } from './activation.ts';
import { endOfTurn } from './end-of-turn.ts';
import { generalActive } from './general-active.ts';
import { mayOrder } from './order.ts';
import { phase } from './phase.ts';
import { turnOrder } from './turn-order.ts';

/** The turn: its phases, orders, activation, end, and the order in which players take it. */
export const queries = [phase, mayOrder, activation, generalActive, endOfTurn, turnOrder];
