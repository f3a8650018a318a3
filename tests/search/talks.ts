import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Index } from '../../src/search/index.ts';
import { search } from '../../src/search/match.ts';
import type { Talk } from './talk.ts';

const files = globSync('../*/talk.ts', { cwd: import.meta.dirname })
  .filter((file) => basename(dirname(file)) !== 'search')
  .sort();

/** What players type at a table, by system: the lists of tests/<system>/talk.ts. */
export const TALKS: Readonly<Record<string, readonly Talk[]>> = Object.fromEntries(
  await Promise.all(
    files.map(async (file) => [basename(dirname(file)), (await import(file)).default]),
  ),
);

/** Shares in per cent: the first hit answers, one of the first three does, one of them does a whole question. */
export interface Figures {
  first: number;
  three: number;
  questions: number;
}

/** At which place the answer stands; nowhere is Infinity. */
export function placeOf(index: Index, { typed, lang, expected }: Talk): number {
  const at = search(index, typed, lang).findIndex(({ id }) => expected.some((one) => one === id));
  return at < 0 ? Number.POSITIVE_INFINITY : at + 1;
}

export function figuresOf(index: Index, list: readonly Talk[]): Figures {
  const share = (some: readonly Talk[], most: number) =>
    (100 * some.filter((one) => placeOf(index, one) <= most).length) / some.length;
  const questions = list.filter(({ kind }) => kind === 'question');
  return { first: share(list, 1), three: share(list, 3), questions: share(questions, 3) };
}
