import { SYSTEMS } from '../src/engine/index.ts';
import type { Lang } from '../src/i18n/lang.ts';
import { type BookPage, bookPages } from '../src/library/leaves.ts';
import type { Clause, System } from '../src/library/library.ts';
import {
  armyPath,
  boardPath,
  calculatorPath,
  calculatorsPath,
  cardPath,
  chapterPath,
  differencesPath,
  glossaryPath,
  learnPath,
  lessonPath,
  planPath,
  practicePath,
  readingPath,
  readingsPath,
  sheetPath,
  sheetsPath,
  shortPath,
  systemPath,
  tablePath,
} from '../src/library/links.ts';
import { readingId } from '../src/library/reading-ids.ts';
import { manifestOf } from '../src/systems/index.ts';

const most = <T>(list: readonly T[], weight: (one: T) => number): T[] =>
  [...list].sort((a, b) => weight(b) - weight(a));

const lettersOf = (clauses: readonly Clause[]) =>
  clauses.reduce((sum, { text, examples }) => sum + text.es.length + 500 * examples.length, 0);

/** The pages of a book: its chapters and parts, the longest first, and then contents of chapters. */
export const textPages = (system: System): BookPage[] =>
  most(bookPages(system), ({ leaf }) => lettersOf(leaf?.texts ?? []));

const isContents = ({ leaf }: BookPage) => !leaf;
const isPart = ({ chapter, leaf }: BookPage) => chapter.parts && leaf;
const isChapter = ({ chapter }: BookPage) => !chapter.parts;

/** The card that shows most of those that the longest page leads to. */
export const fullestClause = (system: System): Clause | undefined =>
  most(textPages(system)[0]?.leaf?.texts ?? [], (one) => lettersOf([one]))[0];

/** The clauses that an unclear place of a book bears on. */
const bearing = ({ chapters }: System, name: string): Clause[] =>
  chapters.flatMap(({ texts }) => texts).filter(({ doubts = [] }) => doubts.includes(name));

/** The calculators with the longest forms. */
export const longestForms = ({ key }: System, many: number): string[] =>
  most(SYSTEMS[key] ?? [], ({ fields }) => JSON.stringify(fields).length)
    .slice(0, many)
    .map(({ id }) => id);

/** Where a page stands in each language. */
export type Address = (lang: Lang) => string;

/** One page of each kind that a system has, by its kind; of kinds with many pages, the fullest. */
export function pagesByKind(system: System): Map<string, Address> {
  const { key, glossary, table, lessons } = system;
  const pages = new Map<string, Address>();
  const add = <T>(
    kind: string,
    what: T | undefined | false,
    address: (what: T, lang: Lang) => string,
  ) => {
    if (what) pages.set(kind, (lang) => address(what, lang));
  };
  const clause = fullestClause(system);
  const differing = system.chapters.some(({ texts }) => texts.some(({ differs }) => differs));
  const { board, army, plan, sheets: shown } = manifestOf(key);
  const sheets = shown?.sheets;
  const [lesson] = most(lessons, ({ drills }) => drills.length);
  add('system', key, (_, lang) => systemPath(lang, key));
  for (const [kind, is] of Object.entries({
    chapter: isChapter,
    part: isPart,
    contents: isContents,
  }))
    add(kind, textPages(system).find(is), (page, lang) => chapterPath(lang, system, page));
  add('card', clause, ({ id }, lang) => cardPath(lang, id));
  add('short link', clause, ({ id }) => shortPath(id));
  const doubt = most(Object.keys(system.doubts), (name) => lettersOf(bearing(system, name)))[0];
  add('reading', doubt, (name, lang) => readingPath(lang, key, name));
  add('reading, short link', doubt, (name) => shortPath(readingId(key, name)));
  add('readings', doubt, (_, lang) => readingsPath(lang, key));
  add('calculator', longestForms(system, 1)[0], (id, lang) => calculatorPath(lang, id));
  add('calculators', system.moments.length > 0, (_, lang) => calculatorsPath(lang, key));
  add('glossary', glossary.length > 0, (_, lang) => glossaryPath(lang, key));
  add('differences', differing, (_, lang) => differencesPath(lang, key));
  add('table', table, (_, lang) => tablePath(lang, key));
  add('lessons', lesson, (_, lang) => learnPath(lang, key));
  add('lesson', lesson, ({ slug }, lang) => lessonPath(lang, key, slug));
  add('practice', lesson, (_, lang) => practicePath(lang, key));
  add('sheets', sheets, (_, lang) => sheetsPath(lang, key));
  add('sheet', sheets?.[0], (sheet, lang) => sheetPath(lang, key, sheet));
  add('board', board, (_, lang) => boardPath(lang, key));
  add('plan', plan, (_, lang) => planPath(lang, key));
  add('army', army, (_, lang) => armyPath(lang, key));
  return pages;
}

/** The same in one language. */
export const pagesOf = (system: System, lang: Lang): string[] =>
  [...pagesByKind(system).values()].map((address) => address(lang));
