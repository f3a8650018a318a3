import type { Query } from '../core/query.ts';

/** By subject, each in the folder of its name: a page fetches only the subject that it asks about. */
export const groups = {} satisfies Record<string, readonly Query[]>;
