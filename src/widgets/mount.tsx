import { h, render } from 'preact';
import type { Lang } from '../i18n/lang.ts';
import { Calculator } from './Calculator.tsx';
import { hasSheets } from './given/sheets.ts';
import { hasHouse } from './kept.ts';
import { loadQuery } from './load.ts';
import { loadReasons } from './readings.ts';
import { fromParams } from './state.ts';

export interface Place {
  element: Element;
  id: string;
  lang: Lang;
  /** `cca/close-combat` */
  query: string;
  /** The state it starts from, as the parameters of a calculator's URL; the ordinary case where there are none. */
  start: URLSearchParams;
  keep?: Record<string, string> | undefined;
  /** Whether it tells from the start how its answers come about. */
  why?: boolean;
}

/** Puts a live calculator in the place of what stands in an element. */
export async function mount({ element, id, lang, query: queryId, start, keep, why }: Place) {
  const [system = ''] = queryId.split('/');
  const file = hasSheets(system) ? import('./given/load.ts') : undefined;
  const housing = hasHouse() ? import('./house/attach.tsx') : undefined;
  const { query, texts, dice, signs, seldom } = await loadQuery(queryId, lang);
  const house = (await housing)?.housedOn(query, lang);
  const given = await (await file)?.loadGiven({ id, query, texts });
  const told = why ? await loadReasons(queryId, texts) : undefined;
  const draft = start.size > 0 ? fromParams(query.fields, start) : undefined;
  element.replaceChildren();
  render(
    h(Calculator, {
      ...{ id, query, texts, dice, signs, seldom, given, house, told, keep, start: draft },
    }),
    element,
  );
}
