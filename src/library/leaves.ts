import type { Chapter, Clause, System } from './library.ts';
import type { ByLang, ChapterEntry, PartEntry } from './registry.ts';

/** What one page of the site holds of a book: a chapter, or a part of a chapter that has parts. */
export interface LeafEntry extends Pick<PartEntry, 'title' | 'clauses' | 'head'> {
  /** Folder of its files in content/<system>/. */
  room: string;
  /** Where it stands below its system: the slug of its chapter, then that of the part. */
  slug: ByLang;
}

export interface Leaf extends LeafEntry {
  /** Its clauses in book order; empty while its room has no text. */
  texts: readonly Clause[];
}

/** A chapter without parts is one leaf. */
export function leavesOf({ room, slug, title, head, clauses, parts }: ChapterEntry): LeafEntry[] {
  const signs = (words?: string) => (words ? { head: words } : {});
  if (!parts) return [{ room, slug, title, ...signs(head), clauses: [[1, clauses]] }];
  return parts.map((part) => ({
    room: part.room,
    slug: { es: `${slug.es}/${part.slug.es}`, en: `${slug.en}/${part.slug.en}` },
    title: part.title,
    ...signs(part.head),
    clauses: part.clauses,
  }));
}

/** The numbers of its clauses, in order. */
export const numbersOf = ({ clauses }: Pick<LeafEntry, 'clauses'>): number[] =>
  clauses.flatMap((one) => {
    if (typeof one === 'number') return one;
    const [from, to] = one;
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });

/** A page of a book: a leaf, or without one the contents of a chapter that has parts. */
export interface BookPage {
  chapter: Chapter;
  leaf?: Leaf;
  slug: ByLang;
  /** With the number of its chapter. */
  name: ByLang;
}

const chapterName = ({ number, title }: ChapterEntry): ByLang => ({
  es: `${number}. ${title.es}`,
  en: `${number}. ${title.en}`,
});

/** As a leaf is named among all of its book. */
export function leafName(chapter: ChapterEntry, { title }: Pick<LeafEntry, 'title'>): ByLang {
  const { es, en } = chapterName(chapter);
  return chapter.parts ? { es: `${es} · ${title.es}`, en: `${en} · ${title.en}` } : { es, en };
}

/** The pages of a book in the order in which they are read; what has no text has none. */
export const bookPages = ({ chapters }: Pick<System, 'chapters'>): BookPage[] =>
  chapters
    .filter(({ texts }) => texts.length > 0)
    .flatMap((chapter) => [
      ...(chapter.parts ? [{ chapter, slug: chapter.slug, name: chapterName(chapter) }] : []),
      ...chapter.leaves
        .filter(({ texts }) => texts.length > 0)
        .map((leaf) => ({ chapter, leaf, slug: leaf.slug, name: leafName(chapter, leaf) })),
    ]);
