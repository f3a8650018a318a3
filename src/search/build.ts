import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGS, type Lang } from '../i18n/lang.ts';
import { ui } from '../i18n/ui.ts';
import type { Leaf } from '../library/leaves.ts';
import { type Chapter, type Clause, ROOT, type System } from '../library/library.ts';
import { cardsPath, glossaryPath, systemPath } from '../library/links.ts';
import { isOpen, KINDS, type Term } from '../library/registry.ts';
import { clauseTexts, REFERENCE } from '../library/text.ts';
import { askedFor } from './asking.ts';
import { COMMON, FIGURES, NONE, SAME } from './common.ts';
import {
  type ChapterRow,
  type ClauseRow,
  type DoubtRow,
  inLanguage,
  type Paths,
  type SearchFile,
  type SectionRow,
  sent,
  type ToolRow,
} from './format.ts';
import { packPostings } from './postings.ts';
import { fold, stem, wordsOf } from './words.ts';

/** Most bytes of an index in one language, compressed: it is fetched at a table without signal. */
const INDEX_LIMIT = 39 * 1024;
/** Of a book of so many clauses that half of its words would be lost by it. */
const LARGE_LIMIT = 80 * 1024;
const LARGE = 600;
export const indexLimit = ({ clauses }: Pick<SearchFile, 'clauses'>): number =>
  clauses.length > LARGE ? LARGE_LIMIT : INDEX_LIMIT;
/** In the language in which it is larger. */
export const compressedSize = (file: SearchFile): number =>
  Math.max(...LANGS.map((lang) => gzipSync(JSON.stringify(sent(inLanguage(file, lang)))).length));

/** The headings of a chapter in one language by the first clause below each. */
function headings(mdx: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of mdx.split(/^## /m).slice(1)) {
    const first = clauseTexts(part)[0];
    if (first) found.set(first.id, part.slice(0, part.indexOf('\n')).trim());
  }
  return found;
}

function readHeadings(system: string, room: string, lang: Lang): Map<string, string> {
  const file = join(ROOT, 'content', system, room, `${lang}.mdx`);
  return existsSync(file) ? headings(readFileSync(file, 'utf8')) : new Map();
}

/** Where each heading begins; a chapter begins without one, and so does a part of it. */
function sectionsOf({ key, chapters }: System): SectionRow[] {
  let at = 0;
  return chapters.flatMap(({ leaves, texts }) => {
    const [es, en] = LANGS.map(
      (lang) => new Map(leaves.flatMap(({ room }) => [...readHeadings(key, room, lang)])),
    );
    return texts.flatMap(({ id, leaf }, i): SectionRow[] => {
      const row: SectionRow = [at++, es?.get(id) ?? '', en?.get(id) ?? ''];
      return leaf !== texts[i - 1]?.leaf || es?.has(id) ? [row] : [];
    });
  });
}

const rootsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !COMMON.has(word))
    .map(stem);

const aliasesOf = ({ aliases }: Clause, lang: Lang): readonly string[] => aliases?.[lang] ?? [];

/** Its other names, but those whose words its title has, or one question of its players. */
function newNamesOf(clause: Clause, lang: Lang): readonly string[] {
  const { title, spoken } = clause;
  const said = [title[lang], ...(spoken?.[lang] ?? '').split(',')];
  const known = said.map((text) => new Set(rootsOf(text)));
  return aliasesOf(clause, lang).filter((alias) => {
    const roots = rootsOf(alias);
    return roots.length === 0 || !known.some((some) => roots.every((root) => some.has(root)));
  });
}

/** The terms that a clause defines. */
const termsOf = ({ id }: Clause, glossary: readonly Term[]): readonly Term[] =>
  glossary.filter(({ clause }) => clause === id);

/** All names of each term that a clause defines. */
const namesOf = (clause: Clause, glossary: readonly Term[], lang: Lang): readonly string[][] =>
  termsOf(clause, glossary).map(({ term, synonyms }) => [term[lang], ...synonyms[lang]]);

/** What players write for a term, folded, to that term in both languages. */
function abbreviationsOf(glossary: readonly Term[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const { term, short } of glossary)
    for (const one of new Set(LANGS.flatMap((lang) => short?.[lang] ?? []))) {
      const terms = found[fold(one)] ?? [];
      found[fold(one)] = terms;
      terms.push(...LANGS.map((lang) => fold(term[lang])));
    }
  return found;
}

/** How many clauses name each clause, in their text or beside it. */
function citations(clauses: readonly Clause[]): Map<string, number> {
  const cited = new Map<string, number>();
  for (const { see, text } of clauses) {
    const named = [...text.es.matchAll(REFERENCE)].map(([, id = '']) => id);
    for (const id of new Set<string>([...see, ...named])) cited.set(id, (cited.get(id) ?? 0) + 1);
  }
  return cited;
}

const joined = (terms: readonly string[][]): string =>
  terms.map((names) => names.join(';')).join('|');

function rowOf(
  clause: Clause,
  glossary: readonly Term[],
  chapter: number,
  cited: number,
  names: typeof aliasesOf,
): ClauseRow {
  return [
    chapter,
    clause.id.slice(clause.id.indexOf('.') + 1),
    KINDS.indexOf(clause.kind),
    clause.title.es,
    clause.title.en,
    names(clause, 'es').join('|'),
    names(clause, 'en').join('|'),
    clause.restates ? -1 : cited,
    joined(namesOf(clause, glossary, 'es')),
    joined(namesOf(clause, glossary, 'en')),
  ];
}

type Words = ReadonlyMap<string, readonly number[]>;

/** How players ask for each clause, in one language: a line a clause, its questions between commas, without words that tell nothing. */
const spokenLines = (clauses: readonly Clause[], lang: Lang): string =>
  clauses
    .map((clause) => {
      const named = new Set(wordsOf(clause.title[lang]).map(stem));
      const sayings = (clause.spoken?.[lang] ?? '').split(',').map((saying) => {
        const words = wordsOf(saying);
        const telling = words.filter((word) => !COMMON.has(word));
        const asking = [...askedFor(words)];
        const isNew = asking.length > 0 || telling.some((word) => !named.has(stem(word)));
        return isNew ? [...telling, ...asking].join(' ') : '';
      });
      return [...new Set(sayings.filter(Boolean))].join(',');
    })
    .join('\n');

/** The words of the texts and below their pictures. */
const textIn = ({ text, pictures }: Clause, lang: Lang): readonly string[] => [
  text[lang].replace(REFERENCE, ' '),
  ...pictures.map(({ say }) => say[lang]),
];

/**
 * The clauses that each word stands in, in one language: those of a text beyond the words that are known of it anyway. Of
 * the forms of a word one stands for all.
 */
function proseOf(clauses: readonly Clause[], glossary: readonly Term[], lang: Lang): Words {
  const found = new Map<string, { word: string; at: number[] }>();
  clauses.forEach((clause, at) => {
    const named = [
      clause.title[lang],
      ...aliasesOf(clause, lang),
      ...namesOf(clause, glossary, lang).flat(),
      clause.spoken?.[lang] ?? '',
    ];
    const known = new Set(wordsOf(named.join(' ')).map(stem));
    const words = wordsOf(textIn(clause, lang).join(' '));
    for (const word of new Set(words.filter((one) => !COMMON.has(one)))) {
      const root = stem(word);
      if (known.has(root)) continue;
      const one = found.get(root) ?? { word, at: [] };
      found.set(root, one);
      if (word.length < one.word.length) one.word = word;
      if (one.at.at(-1) !== at) one.at.push(at);
    }
  });
  return new Map([...found.values()].map(({ word, at }) => [word, at]));
}

/** Only words that stand in at most so many clauses. */
function pack(prose: Words, most: number): string {
  const rows = [...prose]
    .filter(([, at]) => at.length <= most)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const words = rows.map(([word]) => word).join(' ');
  return `${words}\n${rows.map(([, at]) => packPostings(at)).join(' ')}`;
}

/** Adds the words of the texts; in a large book without those that stand in most clauses, and so tell least. */
function withProse(
  file: SearchFile,
  clauses: readonly Clause[],
  glossary: readonly Term[],
): SearchFile {
  const [es, en] = [proseOf(clauses, glossary, 'es'), proseOf(clauses, glossary, 'en')];
  const spoken: SearchFile['spoken'] = [spokenLines(clauses, 'es'), spokenLines(clauses, 'en')];
  const upTo = (most: number): SearchFile => ({
    ...file,
    spoken,
    prose: [pack(es, most), pack(en, most)],
  });
  const whole = upTo(clauses.length);
  const limit = indexLimit(file);
  if (compressedSize(whole) <= limit) return whole;
  // The largest that fits is found by halves: to compress an index takes a while.
  const sizes: number[] = [];
  for (let most = clauses.length; most > 0; most = Math.floor(most * 0.9)) sizes.push(most);
  sizes.push(0);
  let [tooLarge, fits] = [0, sizes.length - 1];
  while (fits - tooLarge > 1) {
    const half = Math.floor((tooLarge + fits) / 2);
    if (compressedSize(upTo(sizes[half] ?? 0)) <= limit) fits = half;
    else tooLarge = half;
  }
  return upTo(sizes[fits] ?? 0);
}

function leafRow({ number, title, parts }: Chapter, { slug, title: own }: Leaf): ChapterRow {
  const whole = [number, slug.es, slug.en, title.es, title.en] as const;
  return [...whole, parts ? own.es : '', parts ? own.en : ''];
}

/** The doubts of a book, each beside the first clause that it concerns; those that are settled by their ids alone. */
function doubtRows(doubts: System['doubts'], clauses: readonly Clause[]): DoubtRow[] {
  return Object.entries(doubts).flatMap(([id, doubt]): DoubtRow[] => {
    const at = clauses.findIndex((clause) => clause.doubts?.includes(id));
    const { es, en } = isOpen(doubt) ? doubt.question : { es: '', en: '' };
    return at < 0 ? [] : [[id, at, es, en]];
  });
}

const pathsOf = (lang: Lang, system: string): Paths => [
  systemPath(lang, system),
  glossaryPath(lang, system),
  cardsPath(lang),
];

/** The index of a system: all that the search needs to know of it, in both languages. */
export function buildIndex(system: System, tools: ToolRow[]): SearchFile {
  const chapters = system.chapters.filter(({ texts }) => texts.length > 0);
  const clauses = chapters.flatMap(({ texts }) => texts);
  const leaves = chapters.flatMap((chapter) => chapter.leaves.map((leaf) => ({ chapter, leaf })));
  const rows = new Map(leaves.map(({ leaf }, i) => [leaf.room, i]));
  const cited = citations(clauses);
  const file: SearchFile = {
    system: system.key,
    title: system.title,
    paths: { es: pathsOf('es', system.key), en: pathsOf('en', system.key) },
    chapters: leaves.map(({ chapter, leaf }) => leafRow(chapter, leaf)),
    kinds: KINDS.map((kind) => [ui('es')[`kind.${kind}`], ui('en')[`kind.${kind}`]]),
    clauses: clauses.map((clause) =>
      rowOf(
        clause,
        system.glossary,
        rows.get(clause.leaf.room) ?? 0,
        cited.get(clause.id) ?? 0,
        clauses.length > LARGE ? newNamesOf : aliasesOf,
      ),
    ),
    sections: sectionsOf({ ...system, chapters }),
    tools,
    terms: clauses
      .flatMap((clause) => termsOf(clause, system.glossary).map(({ key }) => key))
      .join(' '),
    doubts: doubtRows(system.doubts, clauses),
    common: [...COMMON].join(' '),
    figures: FIGURES,
    abbreviations: abbreviationsOf(system.glossary),
    same: [...SAME, ...system.speech.same],
    none: [...NONE, ...system.speech.none],
    spoken: ['', ''],
    prose: ['', ''],
  };
  return withProse(file, clauses, system.glossary);
}
