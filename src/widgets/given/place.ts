import type { Query } from '../../engine/core/query.ts';
import type { Texts } from '../../i18n/texts.ts';

/** The form that takes values. */
export interface Place {
  /** Unique on the page. */
  id: string;
  query: Query;
  texts: Texts;
}
