import { LANGS, type Lang } from '../i18n/lang.ts';
import { type BookPage, bookPages } from '../library/leaves.ts';
import { loadLibrary, type System } from '../library/library.ts';

export interface Turned {
  system: System;
  page: BookPage;
  /** The pages of the book before and after this one. */
  previous: BookPage | undefined;
  next: BookPage | undefined;
}

const KINDS = {
  chapter: ({ chapter, leaf }: BookPage) => leaf && !chapter.parts,
  part: ({ chapter, leaf }: BookPage) => leaf && chapter.parts,
  contents: ({ leaf }: BookPage) => !leaf,
};

/** The pages of all books that are of a kind, in each language; the slug by its folders. */
export async function bookRoutes(kind: keyof typeof KINDS) {
  const { systems } = await loadLibrary();
  return LANGS.flatMap((lang: Lang) =>
    systems.flatMap((system) =>
      bookPages(system).flatMap((page, i, pages) => {
        const props: Turned = { system, page, previous: pages[i - 1], next: pages[i + 1] };
        const [chapter = '', part = ''] = page.slug[lang].split('/');
        return KINDS[kind](page) ? [{ lang, system: system.key, chapter, part, props }] : [];
      }),
    ),
  );
}
