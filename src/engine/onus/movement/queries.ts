import { formation } from './formation.ts';
import { manoeuvre } from './manoeuvre.ts';
import { move } from './move.ts';
import { skirmisherRest } from './skirmisher-rest.ts';

/** What is asked about moving and formations. */
export const queries = [move, manoeuvre, formation, skirmisherRest];
