import type { Query } from '../engine/core/query.ts';
import { excerpt } from '../i18n/excerpt.ts';
import type { Lang } from '../i18n/lang.ts';
import { loadCommon, loadParts } from '../i18n/load.ts';
import { merge } from '../i18n/messages.ts';
import { sayableBy } from './sayable.ts';

/** What a desk that asks several questions fetches of a language: all that they may say, and labels besides. */
export async function deskTexts(
  system: string,
  lang: Lang,
  queries: readonly Query[],
  { labels = [] }: { labels?: readonly string[] },
) {
  const parts = await loadParts(lang, system);
  const whole = merge(...parts);
  const asked = merge(...queries.map((query) => excerpt(parts, query, sayableBy(query.id))));
  const names = queries.map(({ id }) => id);
  const named = Object.entries(whole.fields).flatMap(([name, { label }]) =>
    labels.includes(name) ? [[name, { label }]] : [],
  );
  const own = Object.entries(whole.queries).filter(([id]) => names.includes(id));
  return {
    common: loadCommon(lang),
    system: {
      ...asked,
      queries: Object.fromEntries(own),
      fields: { ...asked.fields, ...Object.fromEntries(named) },
    },
  };
}
