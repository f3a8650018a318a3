import type { Texts } from '../i18n/texts.ts';
import { cardPath } from '../library/links.ts';

/** The way to a clause that is named. */
export const Ref = ({ id, texts }: { id: string; texts: Texts }) => (
  <a class="ref" href={cardPath(texts.lang, id)}>
    {id}
  </a>
);
