import type { ClauseId } from '../../src/engine/core/clause-ids.ts';
import type { Lang } from '../../src/i18n/lang.ts';

/** What a player types, and the clauses that answer it: the one that must stand first, or those of which one must be among the first three. */
export interface Query {
  typed: string;
  lang: Lang;
  kind: 'code' | 'term' | 'other language' | 'typo' | 'no accents' | 'abbreviation';
  expected: readonly ClauseId[];
}

export type Row = [typed: string, ...expected: ClauseId[]];

export const of = (kind: Query['kind'], lang: Lang, rows: readonly Row[]): Query[] =>
  rows.map(([typed, ...expected]) => ({ typed, lang, kind, expected }));
