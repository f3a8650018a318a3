import { queries as card } from './card-queries.ts';
import { queries as combat } from './combat-queries.ts';
import { queries as movement } from './movement-queries.ts';
import { queries as ranged } from './ranged-queries.ts';
import { queries as retreat } from './retreat-queries.ts';

/** By subject, each in the file of its name: a page fetches only the subject that it asks about. */
export const groups = { combat, retreat, ranged, movement, card };
