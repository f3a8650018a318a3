import type { Query } from './queries.ts';
import { CCA } from './queries-cca.ts';
import { ONUS } from './queries-onus.ts';

/** What players type, by system. */
export const LISTS: Readonly<Record<string, readonly Query[]>> = { cca: CCA, onus: ONUS };
