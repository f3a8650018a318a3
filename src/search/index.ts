import type { Lang } from '../i18n/lang.ts';
import { TOOL_WORDS, type ToolKind } from '../i18n/search-tools.ts';
import type { SearchFile } from './format.ts';
import { unpackPostings } from './postings.ts';
import { openSpeech, type Speech } from './speech.ts';
import { fold, stem, wordsOf } from './words.ts';

/** Where a word stands in a clause, the most telling place first. */
export const FIELDS = [
  'title',
  'heading',
  'alias',
  'spoken',
  'section',
  'prose',
  'chapter',
] as const;
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

/** What the search can find, as far as words go. */
interface Found {
  /** Its place among all. */
  at: number;
  id: string;
  title: ByLang;
  path: ByLang;
  /** Other words for what it is about, and the terms that it defines. */
  aliases: ByLang<readonly string[]>;
  /** In folded words: what else it is called, so that whoever types just that means it. */
  defines: ByLang<ReadonlySet<string>>;
  /** The heading above a clause; the line below a tool. */
  section: ByLang;
  /** How players ask for it. */
  spoken: ByLang<readonly string[]>;
  /** Of a clause, grows with the number of clauses that name it. */
  weight: number;
  /** In folded words: its title, and the headings, the chapter and the part that begin with it. */
  names: ByLang<readonly string[]>;
  /** How many words of its title tell something. */
  telling: ByLang<number>;
}

/** A clause as the search knows it. */
export interface ClauseEntry extends Found {
  number: string;
  chapter: Chapter;
  kind: ByLang;
}

/** What is no clause: a calculator, a board, a sheet, a lesson, a term ... */
export interface ToolEntry extends Found {
  tool: ToolKind;
}

export type Entry = ClauseEntry | ToolEntry;

/** One place of a word. */
export interface Posting {
  entry: Entry;
  field: Field;
  lang: Lang;
}

export interface Index {
  system: string;
  /** The name of the game. */
  title: ByLang;
  chapters: ReadonlyMap<string, readonly ClauseEntry[]>;
  /** The clauses. */
  entries: readonly ClauseEntry[];
  common: ReadonlySet<string>;
  figures: ReadonlyMap<string, string>;
  abbreviations: ReadonlyMap<string, readonly string[]>;
  speech: Speech;
  /** All names of terms, in folded words: whoever types one of them means that term. */
  names: ReadonlySet<string>;
  /** The unclear places of the book by their ids. */
  readings: ReadonlyMap<string, ToolEntry>;
  vocabulary: ReadonlyMap<string, readonly Posting[]>;
  /** All words in order of the alphabet, so that those that begin alike stand together. */
  words: readonly string[];
  stems: ReadonlyMap<string, readonly string[]>;
}

const LANGS: readonly Lang[] = ['es', 'en'];

const folded = (text: string) => wordsOf(text).join(' ');

const split = (text: string, by: string | RegExp = '|') => (text ? text.split(by) : []);
const namesIn = (terms: string): string[] => split(terms, /[|;]/);
const firstOf = (names: string): string => names.split(';')[0] as string;

type Telling = (title: string) => number;

/** The weight of a clause that only says again what another says. */
const SAID_AGAIN = -2.5;

/** The way to something in both languages, from what stands above it. */
const waysTo = (file: SearchFile, above: 0 | 1 | 2, es: string, en: string): ByLang => ({
  es: file.paths.es[above] + es,
  en: file.paths.en[above] + en,
});

function clausesOf(file: SearchFile, countTelling: Telling): ClauseEntry[] {
  const { system, clauses, chapters, kinds, sections } = file;
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
  const spoken = file.spoken.map((lines) => lines.split('\n').map((line) => split(line, ',')));
  return clauses.map((row, at): ClauseEntry => {
    const [room, number, kind, es, en, aliasesEs, aliasesEn, cited, termsEs, termsEn] = row;
    const terms = { es: namesIn(termsEs), en: namesIn(termsEn) };
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
    const id = `${system}-${chapter.number}.${number}`;
    const { slug } = chapter;
    return {
      at,
      id,
      path: waysTo(file, 0, `${slug.es}/#${id}`, `${slug.en}/#${id}`),
      number,
      chapter,
      kind: { es: kindEs, en: kindEn },
      title: { es, en },
      aliases: { es: [...terms.es, ...split(aliasesEs)], en: [...terms.en, ...split(aliasesEn)] },
      defines: { es: new Set(terms.es.map(folded)), en: new Set(terms.en.map(folded)) },
      section,
      spoken: { es: spoken[0]?.[at] ?? [], en: spoken[1]?.[at] ?? [] },
      weight: cited < 0 ? SAID_AGAIN : Math.log2(1 + cited),
      names: { es: names('es', es), en: names('en', en) },
      telling: { es: countTelling(es), en: countTelling(en) },
    };
  });
}

/** Where a clause is the answer it comes before a tool, and long before what only says it again. */
const BELOW = -1;
const AGAIN: Partial<Record<ToolKind, number>> = { term: -8, lesson: -4, reading: -6 };

/** The terms of the glossary, as their clauses name them; the line of a term is the clause that defines it. */
function termsOf(file: SearchFile): ToolParts[] {
  const { system, terms, clauses } = file;
  const named = clauses.flatMap(([, , , titleEs, titleEn, , , , termsEs, termsEn]) => {
    const names = split(termsEn).map(firstOf);
    return split(termsEs).map((of, i) => ({
      title: { es: firstOf(of), en: names[i] ?? '' },
      line: { es: titleEs, en: titleEn },
    }));
  });
  return split(terms, ' ').map((key, i) => {
    const { title, line } = named[i] as (typeof named)[number];
    return {
      tool: 'term',
      id: `${system}/term/${key}`,
      path: waysTo(file, 1, `#${key}`, `#${key}`),
      title,
      line,
      names: { es: [title.es], en: [title.en] },
    };
  });
}

/** The names of each term that has several, as words that mean the same. */
const namesAlike = ({ clauses }: SearchFile): string[] =>
  clauses.flatMap((row) =>
    row
      .slice(-2)
      .flatMap((terms) => split(`${terms}`))
      .filter((names) => names.includes(';'))
      .map((names) => fold(names).replaceAll(';', '|')),
  );

/** An unclear place of the book, by its id and its question; its line is a clause that it concerns. */
function doubtsOf(file: SearchFile, clauses: readonly ClauseEntry[]): ToolParts[] {
  const { system, doubts } = file;
  return doubts.flatMap(([id, at, es, en]) => {
    const clause = clauses[at];
    if (!clause) return [];
    return {
      tool: 'reading' as const,
      id: `${system}-${id}`,
      path: waysTo(file, 2, `${system}-${id}/`, `${system}-${id}/`),
      title: { es: es || clause.title.es, en: en || clause.title.en },
      line: clause.title,
      names: { es: [], en: [] },
    };
  });
}

interface ToolParts extends Pick<ToolEntry, 'tool' | 'id' | 'path' | 'title'> {
  line: ByLang;
  names: ByLang<readonly string[]>;
}

const partsOf = (file: SearchFile): ToolParts[] =>
  file.tools.map(([tool, es, en, titleEs, titleEn, lineEs, lineEn, namesEs, namesEn]) => ({
    tool,
    id: `${file.system}/${en || es}`,
    path: waysTo(file, 0, es, en || es),
    title: { es: titleEs, en: titleEn },
    line: { es: lineEs, en: lineEn },
    names: { es: split(namesEs), en: split(namesEn) },
  }));

function toolsOf(
  file: SearchFile,
  clauses: readonly ClauseEntry[],
  countTelling: Telling,
): ToolEntry[] {
  return [...partsOf(file), ...termsOf(file), ...doubtsOf(file, clauses)].map(
    ({ line, names, ...parts }, i): ToolEntry => {
      const { tool, title } = parts;
      const aliases = (lang: Lang) => [...names[lang], TOOL_WORDS[lang][tool] ?? ''];
      return {
        ...parts,
        at: clauses.length + i,
        aliases: { es: aliases('es'), en: aliases('en') },
        defines: { es: new Set(names.es.map(folded)), en: new Set(names.en.map(folded)) },
        section: line,
        spoken: { es: [], en: [] },
        weight: AGAIN[tool] ?? BELOW,
        names: { es: [folded(title.es)], en: [folded(title.en)] },
        telling: { es: countTelling(title.es), en: countTelling(title.en) },
      };
    },
  );
}

function push<T>(map: Map<string, T[]>, key: string, value: T) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

function vocabularyOf(entries: readonly Entry[], file: SearchFile): Map<string, Posting[]> {
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
      if ('tool' in entry) continue;
      add(entry, 'chapter', lang, entry.chapter.title[lang]);
      add(entry, 'chapter', lang, entry.chapter.part?.[lang] ?? '');
    }
    for (const entry of entries)
      for (const word of new Set(entry.spoken[lang].flatMap((s) => s.split(' '))))
        push(vocabulary, word, { entry, field: 'spoken', lang });
    const [words = '', places = ''] = (file.prose[i] ?? '').split('\n');
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
  const { system, title, abbreviations, figures } = file;
  const common = new Set(file.common.split(' '));
  const countTelling = (title: string) => wordsOf(title).filter((word) => !common.has(word)).length;
  const entries = clausesOf(file, countTelling);
  const tools = toolsOf(file, entries, countTelling);
  const vocabulary = vocabularyOf([...entries, ...tools], file);
  const chapters = new Map<string, ClauseEntry[]>();
  for (const entry of entries) push(chapters, entry.chapter.number, entry);
  const words = [...vocabulary.keys()].filter((word) => !word.startsWith('?')).sort();
  const stems = new Map<string, string[]>();
  for (const word of words) push(stems, stem(word), word);
  return {
    system,
    title,
    chapters,
    entries,
    common,
    figures: new Map(Object.entries(figures)),
    abbreviations: new Map(Object.entries(abbreviations)),
    speech: openSpeech({ same: [...file.same, ...namesAlike(file)], none: file.none }),
    names: new Set(entries.flatMap(({ defines }) => [...defines.es, ...defines.en])),
    readings: new Map(tools.filter(({ tool }) => tool === 'reading').map((one) => [one.id, one])),
    vocabulary,
    words,
    stems,
  };
}
