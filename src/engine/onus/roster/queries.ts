import { roster } from './roster.ts';

/** A whole army list, with the values of its cards. */
export const queries = [roster];
