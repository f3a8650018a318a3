import { lineOfSightQuery } from './line-of-sight.ts';

/** What is asked about sight and terrain. */
export const queries = [lineOfSightQuery];
