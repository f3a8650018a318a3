import type { Lang } from '../i18n/lang.ts';

/** A clause whose text holds the words, and that place of its text. */
export interface Excerpt {
  id: string;
  /** The words in question stand in `<mark>`. */
  text: Node[];
}

interface SubResult {
  url: string;
  excerpt: string;
}
interface Pagefind {
  options(options: { excerptLength: number }): Promise<void>;
  search(query: string): Promise<{
    results: { data(): Promise<{ sub_results: SubResult[] }> }[];
  }>;
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

/** Looks the words up in the texts of the page's language; nothing where Pagefind cannot be had. */
export async function fullText(query: string, lang: Lang, base: string): Promise<Excerpt[]> {
  pagefind ??= load(base);
  try {
    const { results } = await (await pagefind).search(query);
    const pages = await Promise.all(results.slice(0, PAGES).map((result) => result.data()));
    return pages
      .flatMap(({ sub_results }) => sub_results)
      .filter(({ url }) => url.includes(`/${lang}/`) && url.includes('#'))
      .map(({ url, excerpt }) => ({ id: url.slice(url.indexOf('#') + 1), text: textOf(excerpt) }));
  } catch {
    pagefind = undefined;
    return [];
  }
}
