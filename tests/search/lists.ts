import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Query } from './queries.ts';

const files = globSync('../*/search.ts', { cwd: import.meta.dirname }).sort();

/** What players type, by system: the lists of tests/<system>/search.ts. */
export const LISTS: Readonly<Record<string, readonly Query[]>> = Object.fromEntries(
  await Promise.all(
    files.map(async (file) => [basename(dirname(file)), (await import(file)).default]),
  ),
);
