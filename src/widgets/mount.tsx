import { h, render } from 'preact';
import { at } from '../content/links.ts';
import type { Query } from '../engine/core/query.ts';
import type { Lang } from '../i18n/lang.ts';
import type { CommonMessages, SystemMessages } from '../i18n/messages.ts';
import { Texts } from '../i18n/texts.ts';
import { Calculator } from './Calculator.tsx';
import { type Draft, fromParams } from './state.ts';

// Each system is a file of its own: a page fetches the one that it needs.
const ENGINES = import.meta.glob<{ queries: readonly Query[] }>('../engine/*/queries.ts');

async function textsOf(lang: Lang, query: string): Promise<Texts> {
  const response = await fetch(at(`/texts/${query}.${lang}.json`));
  const { common, system }: { common: CommonMessages; system: SystemMessages } =
    await response.json();
  return new Texts(lang, common, system);
}

export interface Place {
  element: Element;
  id: string;
  lang: Lang;
  /** `cca/close-combat` */
  query: string;
  /** The state it starts from, as the parameters of a calculator's URL. */
  start: URLSearchParams;
  keep?: Record<string, string>;
}

/** Puts a live calculator in the place of what stands in an element. */
export async function mount({ element, id, lang, query: queryId, start, keep }: Place) {
  const [system = ''] = queryId.split('/');
  const engine = ENGINES[`../engine/${system}/queries.ts`];
  const [texts, loaded] = await Promise.all([textsOf(lang, queryId), engine?.()]);
  const query = loaded?.queries.find((one) => one.id === queryId);
  if (!query) throw new RangeError(`No query ${queryId}`);
  const given = fromParams(query.fields, start);
  const draft = (start.size > 0 ? given : query.sample) as Draft;
  element.replaceChildren();
  render(h(Calculator, { id, query, texts, start: draft, ...(keep && { keep }) }), element);
}
