import { command } from './command.ts';
import { mayOrder } from './may-order.ts';
import { orders } from './orders.ts';
import { turn } from './turn.ts';

/** What is asked about the turn, Command and orders. */
export const queries = [turn, command, orders, mayOrder];
