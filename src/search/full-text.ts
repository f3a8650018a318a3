import type { Lang } from '../i18n/lang.ts';
import { words } from './hits.ts';
import type { Entry, Index } from './index.ts';
import type { Hit } from './match.ts';

/** A clause whose text holds the words, and that place of its text. */
interface Excerpt {
  id: string;
  /** The words in question stand in `<mark>`. */
  text: Node[];
}

interface SubResult {
  url: string;
  excerpt: string;
}
interface Result {
  data(): Promise<{ sub_results: SubResult[] }>;
}
interface Pagefind {
  options(options: { excerptLength: number }): Promise<void>;
  search(query: string): Promise<{ results: Result[] }>;
}

const PAGES = 4;
/** In words: about one line. */
const EXCERPT_LENGTH = 14;

let pagefind: Promise<Pagefind> | undefined;

async function load(base: string): Promise<Pagefind> {
  const api: Pagefind = await import(/* @vite-ignore */ `${base}pagefind/pagefind.js`);
  await api.options({ excerptLength: EXCERPT_LENGTH });
  return api;
}

/** Pagefind escapes the text and adds nothing but `<mark>`: only those two come through. */
function textOf(html: string): Node[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.childNodes].map((node) => {
    if (node.nodeName !== 'MARK') return document.createTextNode(node.textContent ?? '');
    const mark = document.createElement('mark');
    mark.textContent = node.textContent;
    return mark;
  });
}

/** The first pages that can be had: of a system that was not taken, offline, only the index is there. */
async function firstPages(results: readonly Result[]): Promise<SubResult[][]> {
  const pages: SubResult[][] = [];
  for (let i = 0; i < results.length && pages.length < PAGES; i += PAGES) {
    const some = results.slice(i, i + PAGES).map((result) => result.data());
    for (const page of await Promise.allSettled(some))
      if (page.status === 'fulfilled') pages.push(page.value.sub_results);
  }
  return pages;
}

/** Looks the words up in the texts of the page's language; nothing where Pagefind cannot be had. */
async function fullText(query: string, lang: Lang, base: string): Promise<Excerpt[]> {
  pagefind ??= load(base);
  try {
    const { results } = await (await pagefind).search(query);
    return (await firstPages(results))
      .flat()
      .filter(({ url }) => url.includes(`/${lang}/`) && url.includes('#'))
      .map(({ url, excerpt }) => ({ id: url.slice(url.indexOf('#') + 1), text: textOf(excerpt) }));
  } catch {
    pagefind = undefined;
    return [];
  }
}

/** A list of hits that is to show more. */
interface Shown {
  query: string;
  lang: Lang;
  base: string;
  indexes: readonly Index[];
  hits: readonly Hit[];
  list: HTMLElement;
  /** How many hits more the list may hold. */
  room: number;
  link(hit: Hit): HTMLElement;
  /** False for what the reader does not want to see. */
  keeps(entry: Entry): boolean;
  /** True once something else has been typed. */
  isStale(): boolean;
}

/**
 * Shows the words where they stand in the text, and below them the clauses that only Pagefind finds;
 * says how many.
 */
export async function addTexts(shown: Shown): Promise<number> {
  const { query, lang, base, indexes, hits, list, room, link, keeps, isStale } = shown;
  const excerpts = await fullText(query, lang, base);
  if (isStale()) return 0;
  const entries = new Map(indexes.flatMap((index) => index.entries.map((one) => [one.id, one])));
  const known = new Map(hits.map((hit) => [hit.id, hit]));
  let added = 0;
  for (const { id, text } of excerpts) {
    const hit = known.get(id);
    const entry = entries.get(id);
    if (hit?.field === 'prose') {
      list.querySelector(`[href$="#${id}"] .words`)?.replaceChildren(...text);
    } else if (!hit && entry && keeps(entry) && added < room) {
      const more = link({ ...entry, score: 0, lang, field: 'prose', marks: new Set() });
      more.append(words(...text));
      list.append(more);
      added++;
    }
  }
  return added;
}
