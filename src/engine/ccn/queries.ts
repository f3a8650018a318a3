import type { Query } from '../core/query.ts';
import { queries as tactics } from './tactics/queries.ts';
import { queries as terrain } from './terrain/queries.ts';

/** By subject, each in the folder of its name: a page fetches only the subject that it asks about. */
export const groups = { tactics, terrain } satisfies Record<string, readonly Query[]>;
