import { h, render } from 'preact';
import { at } from '../content/links.ts';
import type { Query } from '../engine/core/query.ts';
import type { Lang } from '../i18n/lang.ts';
import type { CommonMessages, SystemMessages } from '../i18n/messages.ts';
import { Texts } from '../i18n/texts.ts';
import { Calculator } from './Calculator.tsx';
import { type Draft, fromParams } from './state.ts';

// Each subject of a system is a file of its own: a page fetches the one that it needs.
const ENGINES = import.meta.glob<{ queries: readonly Query[] }>('../engine/*/*-queries.ts');

interface Sent {
  group: string;
  common: CommonMessages;
  system: SystemMessages;
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
  const response = await fetch(at(`/texts/${queryId}.${lang}.json`));
  const sent: Sent = await response.json();
  const texts = new Texts(lang, sent.common, sent.system);
  const loaded = await ENGINES[`../engine/${system}/${sent.group}-queries.ts`]?.();
  const query = loaded?.queries.find((one) => one.id === queryId);
  if (!query) throw new RangeError(`No query ${queryId}`);
  const given = fromParams(query.fields, start);
  const draft = (start.size > 0 ? given : query.sample) as Draft;
  element.replaceChildren();
  render(h(Calculator, { id, query, texts, start: draft, ...(keep && { keep }) }), element);
}
