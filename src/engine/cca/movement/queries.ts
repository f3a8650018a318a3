import { mayMove } from './may-move.ts';
import { turn } from './turn.ts';

/** What is asked about moving and the turn. */
export const queries = [mayMove, turn];
