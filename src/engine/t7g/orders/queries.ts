import { order } from './order.ts';
import { plan } from './plan.ts';
import { reaction } from './reaction.ts';

export const queries = [order, plan, reaction];
