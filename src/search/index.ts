import type { Lang } from '../i18n/lang.ts';
import type { SearchFile } from './format.ts';
import { unpackPostings } from './postings.ts';
import { stem, wordsOf } from './words.ts';

/** Where a word stands in a clause, the most telling place first. */
export const FIELDS = ['title', 'heading', 'alias', 'section', 'prose', 'chapter'] as const;
export type Field = (typeof FIELDS)[number];

type ByLang<T = string> = Record<Lang, T>;

/** A chapter, or a part of one: what stands on one page. */
export interface Chapter {
  number: string;
  slug: ByLang;
  title: ByLang;
  /** The title of the part. */
  part?: ByLang;
}

/** A clause as the search knows it. */
export interface Entry {
  /** Its place in the book. */
  at: number;
  id: string;
  number: string;
  chapter: Chapter;
  kind: ByLang;
  title: ByLang;
  /** Other words for what it is about, and the terms that it defines. */
  aliases: ByLang<readonly string[]>;
  /** In folded words: every name of a term that it defines. */
  defines: ByLang<ReadonlySet<string>>;
  section: ByLang;
  /** Grows with the number of clauses that name it. */
  weight: number;
  /** In folded words: its title, and the headings, the chapter and the part that begin with it. */
  names: ByLang<readonly string[]>;
  /** How many words of its title tell something. */
  telling: ByLang<number>;
}

/** One place of a word. */
export interface Posting {
  entry: Entry;
  field: Field;
  lang: Lang;
}

export interface Index {
  system: string;
  chapters: ReadonlyMap<string, readonly Entry[]>;
  entries: readonly Entry[];
  common: ReadonlySet<string>;
  figures: Readonly<Record<string, string>>;
  abbreviations: Readonly<Record<string, readonly string[]>>;
  vocabulary: ReadonlyMap<string, readonly Posting[]>;
  /** All words in order of the alphabet, so that those that begin alike stand together. */
  words: readonly string[];
  stems: ReadonlyMap<string, readonly string[]>;
}

const LANGS: readonly Lang[] = ['es', 'en'];

const folded = (text: string) => wordsOf(text).join(' ');

function entriesOf(file: SearchFile, common: ReadonlySet<string>): Entry[] {
  const { system, clauses, chapters, kinds, sections } = file;
  const countTelling = (title: string) => wordsOf(title).filter((word) => !common.has(word)).length;
  const rooms = chapters.map(
    ([number, slugEs, slugEn, es, en, partEs, partEn]): Chapter => ({
      number,
      slug: { es: slugEs, en: slugEn },
      title: { es, en },
      ...(partEs && partEn && { part: { es: partEs, en: partEn } }),
    }),
  );
  const begun = new Set<Chapter>();
  const starts = new Map(sections.map(([at, es, en]) => [at, { es, en }]));
  let section: ByLang = { es: '', en: '' };
  return clauses.map((row, at): Entry => {
    const [room, number, kind, es, en, aliasesEs, aliasesEn, cited, termsEs, termsEn] = row;
    const terms = { es: split(termsEs), en: split(termsEn) };
    const chapter = rooms[room] as Chapter;
    const [kindEs = '', kindEn = ''] = kinds[kind] ?? [];
    const heading = starts.get(at);
    section = heading ?? section;
    const part = begun.has(chapter) ? undefined : chapter.part;
    begun.add(chapter);
    const names = (lang: Lang, title: string) => [
      folded(title),
      ...(heading ? [folded(heading[lang])] : []),
      ...(number === '1' ? [folded(chapter.title[lang])] : []),
      ...(part ? [folded(part[lang])] : []),
    ];
    return {
      at,
      id: `${system}-${chapter.number}.${number}`,
      number,
      chapter,
      kind: { es: kindEs, en: kindEn },
      title: { es, en },
      aliases: { es: [...terms.es, ...split(aliasesEs)], en: [...terms.en, ...split(aliasesEn)] },
      defines: { es: new Set(terms.es.map(folded)), en: new Set(terms.en.map(folded)) },
      section,
      weight: Math.log2(1 + cited),
      names: { es: names('es', es), en: names('en', en) },
      telling: { es: countTelling(es), en: countTelling(en) },
    };
  });
}

const split = (aliases: string) => (aliases ? aliases.split('|') : []);

function push<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function vocabularyOf(entries: readonly Entry[], { prose }: SearchFile): Map<string, Posting[]> {
  const vocabulary = new Map<string, Posting[]>();
  const add = (entry: Entry, field: Field, lang: Lang, text: string) => {
    for (const word of new Set(wordsOf(text))) push(vocabulary, word, { entry, field, lang });
  };
  LANGS.forEach((lang, i) => {
    for (const entry of entries) {
      add(entry, 'title', lang, entry.title[lang]);
      add(entry, 'alias', lang, entry.aliases[lang].join(' '));
      add(entry, 'heading', lang, entry.names[lang].slice(1).join(' '));
      add(entry, 'section', lang, entry.section[lang]);
      add(entry, 'chapter', lang, entry.chapter.title[lang]);
      add(entry, 'chapter', lang, entry.chapter.part?.[lang] ?? '');
    }
    const [words = '', places = ''] = (prose[i] ?? '').split('\n');
    const packed = places.split(' ');
    words.split(' ').forEach((word, w) => {
      for (const at of unpackPostings(packed[w] ?? '')) {
        const entry = entries[at];
        if (entry) push(vocabulary, word, { entry, field: 'prose', lang });
      }
    });
  });
  return vocabulary;
}

/** Makes a fetched index ready, once, so that each query only looks things up. */
export function openIndex(file: SearchFile): Index {
  const { system, abbreviations, figures } = file;
  const common = new Set(file.common.split(' '));
  const entries = entriesOf(file, common);
  const vocabulary = vocabularyOf(entries, file);
  const chapters = new Map<string, Entry[]>();
  for (const entry of entries) push(chapters, entry.chapter.number, entry);
  const words = [...vocabulary.keys()].sort();
  const stems = new Map<string, string[]>();
  for (const word of words) push(stems, stem(word), word);
  return { system, chapters, entries, common, figures, abbreviations, vocabulary, words, stems };
}
