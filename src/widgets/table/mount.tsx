import { h, render } from 'preact';
import type { Dice } from '../../book/marks/dice.ts';
import type { Lang } from '../../i18n/lang.ts';
import type { TableWords } from '../../i18n/table.ts';
import { at } from '../../library/links.ts';
import { loadDice } from '../dice.ts';
import { Table } from './Table.tsx';

/** What the page beside a real game needs of its system, in one language. */
export interface Sent {
  system: string;
  lang: Lang;
  words: TableWords;
  turn: readonly { say: string; clauses: readonly string[] }[];
  sides: readonly string[];
  counters: readonly { key: string; say: string; goal?: number; points?: boolean }[];
  faces: readonly { face: string | number; say: string }[];
  dice?: Dice;
  mostDice: number;
  /** Calculators that take what was rolled: their names, where they stand in the ordinary case, and the field of the faces. */
  resolve: readonly { say: string; url: string; field: string }[];
  /** Titles of the clauses by id. */
  titles: Readonly<Record<string, string>>;
  /** Names of the calculators by query. */
  calculators: Readonly<Record<string, string>>;
}

export async function mountTable(element: Element, system: string, lang: Lang) {
  const response = await fetch(at(`/table/${system}.${lang}.json`));
  const sent: Sent = { ...(await response.json()), dice: await loadDice(system) };
  element.replaceChildren();
  render(h(Table, { sent }), element);
}
