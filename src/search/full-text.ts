import type { Lang } from '../i18n/lang.ts';
import { words } from './hits.ts';
import type { Index } from './index.ts';
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
interface Filters {
  system: { any: readonly string[] };
}
interface Pagefind {
  mergeIndex(path: string, options: object): Promise<void>;
  search(query: string, options?: { filters: Filters }): Promise<{ results: Result[] }>;
  destroy(): Promise<void>;
}

const PAGES = 4;
/** In words: about one line. */
const EXCERPT_LENGTH = 14;

let pagefind: Promise<Pagefind> | undefined;
/** The indexes that it has, each of a system and fetched when that is first asked. */
const merged = new Map<string, Promise<void>>();

async function load(base: string): Promise<Pagefind> {
  const api: Pagefind = await import(/* @vite-ignore */ `${base}pagefind/pagefind.js`);
  // Fails where it could not begin; to merge then would wait for ever.
  await api.search('');
  return api;
}

async function loaded(systems: readonly string[], base: string): Promise<Pagefind> {
  pagefind ??= load(base);
  const api = await pagefind;
  for (const system of systems) {
    const options = { excerptLength: EXCERPT_LENGTH, mergeFilter: { system } };
    if (!merged.has(system))
      merged.set(system, api.mergeIndex(`${base}pagefind/${system}/`, options));
  }
  await Promise.all(systems.map((system) => merged.get(system)));
  return api;
}

/** One index that could not be had spoils every search: all are fetched again with the next one. */
async function forget() {
  const api = await pagefind?.catch(() => undefined);
  pagefind = undefined;
  merged.clear();
  await api?.destroy();
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

/** Looks the words up in the texts of the page's language; nothing where Pagefind cannot be had. */
async function fullText(
  query: string,
  lang: Lang,
  base: string,
  systems: readonly string[],
): Promise<Excerpt[]> {
  try {
    const api = await loaded(systems, base);
    const { results } = await api.search(query, { filters: { system: { any: systems } } });
    const pages = await Promise.all(results.slice(0, PAGES).map((result) => result.data()));
    return pages
      .flatMap((page) => page.sub_results)
      .filter(({ url }) => url.includes(`/${lang}/`) && url.includes('#'))
      .map(({ url, excerpt }) => ({ id: url.slice(url.indexOf('#') + 1), text: textOf(excerpt) }));
  } catch {
    await forget();
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
  /** True once something else has been typed. */
  isStale(): boolean;
}

/**
 * Shows the words where they stand in the text, and below them the clauses that only Pagefind finds;
 * says how many.
 */
export async function addTexts(shown: Shown): Promise<number> {
  const { query, lang, base, indexes, hits, list, room, link, isStale } = shown;
  const systems = indexes.map(({ system }) => system);
  const excerpts = await fullText(query, lang, base, systems);
  if (isStale()) return 0;
  const entries = new Map(indexes.flatMap((index) => index.entries.map((one) => [one.id, one])));
  const known = new Map(hits.map((hit) => [hit.id, hit]));
  let added = 0;
  for (const { id, text } of excerpts) {
    const hit = known.get(id);
    const entry = entries.get(id);
    if (hit?.field === 'prose' || hit?.field === 'spoken') {
      list.querySelector(`[href$="#${id}"] .words`)?.replaceChildren(...text);
    } else if (!hit && entry && added < room) {
      const more = link({ ...entry, score: 0, lang, field: 'prose', marks: new Set(), share: 1 });
      more.append(words(...text));
      list.append(more);
      added++;
    }
  }
  return added;
}
