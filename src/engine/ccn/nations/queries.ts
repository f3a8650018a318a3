import { nation } from './nation.ts';

/** What is asked about the national cards as players copy them. */
export const queries = [nation];
