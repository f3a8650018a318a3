import type { Lang } from '../i18n/lang.ts';
import type { Book, ChapterEntry } from './registry.ts';

/** The text of one clause in one language, as it stands in the chapter's MDX. */
export interface ClauseText {
  id: string;
  title: string;
  /** Markdown; references are still written [[cca-11.16]]. */
  body: string;
}

const CLAUSE = /<Clause id="([^"]+)" title="([^"]+)">\n([\s\S]*?)<\/Clause>/g;
export const REFERENCE = /\[\[([a-z][a-z0-9]*-[0-9A-Z]+\.\d+)\]\]/g;

/** The clauses of a chapter in the order of its text. */
export const clauseTexts = (mdx: string): ClauseText[] =>
  [...mdx.matchAll(CLAUSE)].map(([, id = '', title = '', body = '']) => ({
    id,
    title,
    body: body.trim(),
  }));

/** Text for places without links: references as plain ids, no emphasis, tables as their cells. */
export const plain = (body: string): string =>
  body
    .replace(REFERENCE, '$1')
    .replace(/\*\*/g, '')
    .replace(/^\|[\s|:-]+\|$\n?/gm, '')
    .replace(/^\| |( \|)+$/gm, '')
    // An empty cell has room between its bars, as the others have.
    .replace(/ \| (?=\|)/g, ' |  ')
    .replace(/ \| /g, ' · ')
    .trim();

/** The beginning of a text, in whole words. */
export const beginning = (text: string, letters: number) =>
  text.length <= letters ? text : `${text.slice(0, letters).replace(/[^\p{L}\d)]+\S*$/u, '')}…`;

/** The first sentence of a text, or its first line where that is a list. */
export const firstSentence = (body: string) =>
  beginning(
    plain(body)
      .split(/(?<=[.!?:])\s/)[0]
      ?.replace(/\s+/g, ' ') ?? '',
    200,
  );

/**
 * The game and its edition, as a citation names them, and where a reader of the printed book finds what is cited; of the
 * edition its first sentence.
 */
export function sourceOf(
  { title, edition }: Pick<Book, 'title' | 'edition'>,
  lang: Lang,
  chapter?: Pick<ChapterEntry, 'number' | 'title'>,
) {
  const [first = ''] = edition[lang].split(/(?<=\.)\s/);
  const game = /[.!?]$/.test(title[lang]) ? title[lang] : `${title[lang]}.`;
  if (!chapter) return `${game} ${first}`;
  const name = `${chapter.number}, ${chapter.title[lang]}`;
  const place = { es: `capítulo ${name}`, en: `chapter ${name}` }[lang];
  return `${game} ${first.replace(/\.$/, '')}; ${place}.`;
}
