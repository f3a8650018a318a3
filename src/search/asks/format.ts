import type { Lang } from '../../i18n/lang.ts';
import type { Ask } from '../../library/registry.ts';

/** A value as it is called in Spanish and English, and all that players say for it, joined by vertical bars. */
export type ValueRow = readonly [value: string, es: string, en: string, said: string];

/** Fields that take the same values: their names, and these. */
export type DomainRow = readonly [names: string, values: readonly ValueRow[]];

/** A field of a question: its path; 1 where it must be said, 2 where it is a list; what it is called. */
export type FieldRow = readonly [path: string, how: 0 | 1 | 2, es: string, en: string];

/** A question as it may be asked: its title, its fields. */
export interface QueryRow {
  title: Record<Lang, string>;
  fields: readonly FieldRow[];
}

/** What /search/asks/<system>.json holds. */
export interface AsksFile {
  system: string;
  asks: readonly Ask[];
  queries: Readonly<Record<string, QueryRow>>;
  domains: readonly DomainRow[];
  things: string;
  /** Phrases by field and value, `moved=#`; as written in content/<system>/asks.ts. */
  says: Readonly<Record<string, string>>;
}
