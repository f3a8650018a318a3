import { passThrough } from './pass-through.ts';

/** What is asked about passing through units. */
export const queries = [passThrough];
