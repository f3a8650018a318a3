import { mayOrder } from './may-order.ts';
import { orders } from './orders.ts';

/** What is asked about orders. */
export const queries = [orders, mayOrder];
