import type { Lang } from '../../src/i18n/lang.ts';
import type { Query } from './queries.ts';

export type Row = [typed: string, ...expected: Query['expected'][number][]];

/** A query as it is typed at a table: the clauses of which one must be among the first. */
export interface Talk {
  typed: string;
  lang: Lang;
  kind: 'words' | 'question';
  expected: Query['expected'];
  /** Nobody tunes the search to it: only its share of answers is looked at. */
  isKept: boolean;
  /** Asks for a clause of the ledger that chance chose; the others ask for what came to mind. */
  isDrawn: boolean;
}

const talks =
  (isDrawn: boolean) =>
  (kind: Talk['kind'], lang: Lang, rows: readonly Row[]): Talk[] =>
    rows.map(([typed, ...expected], i) => {
      // Every second row is kept from whoever tunes the search.
      const isKept = i % 2 === 1;
      return { typed, lang, kind, expected, isKept, isDrawn };
    });

export const talk = talks(false);
export const drawn = talks(true);
