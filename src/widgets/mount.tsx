import { h, render } from 'preact';
import type { Lang } from '../i18n/lang.ts';
import { Calculator } from './Calculator.tsx';
import { loadGiven } from './given/load.ts';
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
  keep?: Record<string, string>;
}

/** Puts a live calculator in the place of what stands in an element. */
export async function mount({ element, id, lang, query: queryId, start, keep }: Place) {
  const [system = ''] = queryId.split('/');
  const attach = loadGiven(system);
  const { query, texts, dice } = await loadQuery(queryId, lang);
  const given = (await attach)?.({ id, query, texts });
  const draft = start.size > 0 ? fromParams(query.fields, start) : (query.sample as Draft);
  element.replaceChildren();
  render(
    h(Calculator, {
      id,
      query,
      texts,
      dice,
      start: draft,
      ...(keep && { keep }),
      ...(given && { given }),
    }),
    element,
  );
}
