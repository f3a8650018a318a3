import { breakCheck } from './break-check.ts';
import { initiative } from './initiative.ts';
import { orderCheck } from './order-check.ts';

export const queries = [orderCheck, breakCheck, initiative];
