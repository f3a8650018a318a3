import { type BookPage, bookPages } from '../src/content/leaves.ts';
import type { Clause, System } from '../src/content/library.ts';
import {
  boardPath,
  calculatorPath,
  cardPath,
  chapterPath,
  glossaryPath,
  learnPath,
  lessonPath,
  sheetPath,
  sheetsPath,
  shortPath,
  systemPath,
  tablePath,
} from '../src/content/links.ts';
import { SYSTEMS } from '../src/engine/index.ts';
import { BOARDS } from '../src/i18n/board.ts';
import type { Lang } from '../src/i18n/lang.ts';
import { SHEETS } from '../src/sheets/index.ts';

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

/** The calculators with the longest forms. */
export const longestForms = ({ key }: System, many: number): string[] =>
  most(SYSTEMS[key] ?? [], ({ fields }) => JSON.stringify(fields).length)
    .slice(0, many)
    .map(({ id }) => id);

/** One page of each kind that a system has; of kinds with many pages, the fullest. */
export function pagesOf(system: System, lang: Lang): string[] {
  const { key, glossary, table, lessons } = system;
  const clause = fullestClause(system);
  const [sheet] = SHEETS[key]?.sheets ?? [];
  const [lesson] = most(lessons, ({ drills }) => drills.length);
  return [
    systemPath(lang, key),
    ...[isChapter, isPart, isContents]
      .flatMap((kind) => textPages(system).find(kind) ?? [])
      .map((page) => chapterPath(lang, system, page)),
    ...(clause ? [cardPath(lang, clause.id), shortPath(clause.id)] : []),
    ...longestForms(system, 1).map((id) => calculatorPath(lang, id)),
    ...(glossary.length > 0 ? [glossaryPath(lang, key)] : []),
    ...(table ? [tablePath(lang, key)] : []),
    ...(lesson ? [learnPath(lang, key), lessonPath(lang, key, lesson.slug)] : []),
    ...(sheet ? [sheetsPath(lang, key), sheetPath(lang, key, sheet)] : []),
    ...(BOARDS[key] ? [boardPath(lang, key)] : []),
  ];
}
