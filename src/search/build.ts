import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGS, type Lang } from '../i18n/lang.ts';
import { ui } from '../i18n/ui.ts';
import type { Leaf } from '../library/leaves.ts';
import { type Chapter, type Clause, ROOT, type System } from '../library/library.ts';
import { KINDS, type Term } from '../library/registry.ts';
import { clauseTexts, REFERENCE } from '../library/text.ts';
import { COMMON, FIGURES } from './common.ts';
import type { ChapterRow, ClauseRow, SearchFile, SectionRow } from './format.ts';
import { packPostings } from './postings.ts';
import { fold, wordsOf } from './words.ts';

/** Most bytes of an index, compressed: it is fetched at a table without signal. */
export const INDEX_LIMIT = 60 * 1024;
export const compressedSize = (file: SearchFile): number => gzipSync(JSON.stringify(file)).length;

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

const aliasesOf = ({ aliases }: Clause, lang: Lang): readonly string[] => aliases?.[lang] ?? [];

/** All names of the terms that a clause defines. */
const namesOf = ({ id }: Clause, glossary: readonly Term[], lang: Lang): readonly string[] =>
  glossary
    .filter(({ clause }) => clause === id)
    .flatMap(({ term, synonyms }) => [term[lang], ...synonyms[lang]]);

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

function rowOf(
  clause: Clause,
  glossary: readonly Term[],
  chapter: number,
  cited: number,
): ClauseRow {
  return [
    chapter,
    clause.id.slice(clause.id.indexOf('.') + 1),
    KINDS.indexOf(clause.kind),
    clause.title.es,
    clause.title.en,
    aliasesOf(clause, 'es').join('|'),
    aliasesOf(clause, 'en').join('|'),
    cited,
    namesOf(clause, glossary, 'es').join('|'),
    namesOf(clause, glossary, 'en').join('|'),
  ];
}

/** The clauses that a word stands in, beyond those whose title or aliases hold it anyway. */
function proseOf(
  clauses: readonly Clause[],
  glossary: readonly Term[],
  lang: Lang,
): Map<string, number[]> {
  const prose = new Map<string, number[]>();
  clauses.forEach((clause, at) => {
    const known = new Set(
      wordsOf(
        [clause.title[lang], ...aliasesOf(clause, lang), ...namesOf(clause, glossary, lang)].join(
          ' ',
        ),
      ),
    );
    for (const word of new Set(wordsOf(clause.text[lang].replace(REFERENCE, ' ')))) {
      if (known.has(word) || COMMON.has(word)) continue;
      const list = prose.get(word) ?? [];
      prose.set(word, list);
      list.push(at);
    }
  });
  return prose;
}

/** Only words that stand in at most so many clauses. */
function pack(prose: Map<string, number[]>, most: number): string {
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
  const es = proseOf(clauses, glossary, 'es');
  const en = proseOf(clauses, glossary, 'en');
  let most = clauses.length;
  for (;;) {
    const whole: SearchFile = { ...file, prose: [pack(es, most), pack(en, most)] };
    if (most === 0 || compressedSize(whole) <= INDEX_LIMIT) return whole;
    most = Math.floor(most * 0.7);
  }
}

function leafRow({ number, title, parts }: Chapter, { slug, title: own }: Leaf): ChapterRow {
  const whole = [number, slug.es, slug.en, title.es, title.en] as const;
  return parts ? [...whole, own.es, own.en] : [...whole];
}

/** The clause index of a system: all that the search needs to know of it, in both languages. */
export function buildIndex(system: System): SearchFile {
  const chapters = system.chapters.filter(({ texts }) => texts.length > 0);
  const clauses = chapters.flatMap(({ texts }) => texts);
  const leaves = chapters.flatMap((chapter) => chapter.leaves.map((leaf) => ({ chapter, leaf })));
  const rows = new Map(leaves.map(({ leaf }, i) => [leaf.room, i]));
  const cited = citations(clauses);
  const file: SearchFile = {
    system: system.key,
    chapters: leaves.map(({ chapter, leaf }) => leafRow(chapter, leaf)),
    kinds: KINDS.map((kind) => [ui('es')[`kind.${kind}`], ui('en')[`kind.${kind}`]]),
    clauses: clauses.map((clause) =>
      rowOf(clause, system.glossary, rows.get(clause.leaf.room) ?? 0, cited.get(clause.id) ?? 0),
    ),
    sections: sectionsOf({ ...system, chapters }),
    common: [...COMMON].join(' '),
    figures: FIGURES,
    abbreviations: abbreviationsOf(system.glossary),
    prose: ['', ''],
  };
  return withProse(file, clauses, system.glossary);
}
