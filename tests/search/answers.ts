import type { Index } from '../../src/search/index.ts';
import { search } from '../../src/search/match.ts';
import type { Query } from './queries.ts';

/** How many queries of the list must be answered. */
export const TOP_SHARE = 0.98;

/** A code is answered by the first hit, words by one of the first three. */
export function answers(index: Index, { typed, lang, kind, expected }: Query): boolean {
  const best = search(index, typed, lang).slice(0, kind === 'code' ? 1 : 3);
  return best.some(({ id }) => expected.some((one) => one === id));
}
