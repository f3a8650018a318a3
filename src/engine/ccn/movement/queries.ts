import { mayMove } from './may-move.ts';

/** What is asked about moving. */
export const queries = [mayMove];
