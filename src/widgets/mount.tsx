import { h, render } from 'preact';
import type { Lang } from '../i18n/lang.ts';
import { Calculator } from './Calculator.tsx';
import { hasSheets } from './given/sheets.ts';
import { loadQuery } from './load.ts';
import type { Draft } from './paths.ts';
import { fromParams } from './state.ts';

export interface Place {
  element: Element;
  id: string;
  lang: Lang;
  /** `cca/close-combat` */
  query: string;
  /** The state it starts from, as the parameters of a calculator's URL. */
  start: URLSearchParams;
  keep?: Record<string, string> | undefined;
}

/** Puts a live calculator in the place of what stands in an element. */
export async function mount({ element, id, lang, query: queryId, start, keep }: Place) {
  const [system = ''] = queryId.split('/');
  const file = hasSheets(system) ? import('./given/load.ts') : undefined;
  const { query, texts, dice } = await loadQuery(queryId, lang);
  const given = await (await file)?.loadGiven({ id, query, texts });
  const draft = start.size > 0 ? fromParams(query.fields, start) : (query.sample as Draft);
  element.replaceChildren();
  render(h(Calculator, { id, query, texts, dice, given, keep, start: draft }), element);
}
