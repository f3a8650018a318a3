import { CCA } from '../cca/search.ts';
import { ONUS } from '../onus/search.ts';
import type { Query } from './queries.ts';

/** What players type, by system. */
export const LISTS: Readonly<Record<string, readonly Query[]>> = { cca: CCA, onus: ONUS };
