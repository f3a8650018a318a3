import type { Lang } from '../../src/i18n/lang.ts';

export type AskedRow = [
  typed: string,
  query: string,
  /** The fields that must be filled, as parameters; what stands besides must not change the answer. */
  fields: string,
  asks: string,
  answer: string | number | boolean,
];

/** A question in words, and what must come of it. */
export interface Asked {
  typed: string;
  lang: Lang;
  query: string;
  fields: string;
  asks: string;
  answer: string | number | boolean;
  /** Nobody tunes the grammar to it. */
  isKept: boolean;
}

/** Every second row is kept from whoever tunes the grammar. */
export const asked = (lang: Lang, rows: readonly AskedRow[]): Asked[] =>
  rows.map(([typed, query, fields, asks, answer], i) => ({
    typed,
    lang,
    query,
    fields,
    asks,
    answer,
    isKept: i % 2 === 1,
  }));
