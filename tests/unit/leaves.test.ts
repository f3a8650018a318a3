import { expect, test } from 'vitest';
import {
  type BookPage,
  bookPages,
  leafName,
  leavesOf,
  numbersOf,
} from '../../src/library/leaves.ts';
import type { Chapter } from '../../src/library/library.ts';
import { chapterPath, clausePath } from '../../src/library/links.ts';
import type { ChapterEntry } from '../../src/library/registry.ts';

const both = (text: string) => ({ es: `${text}-es`, en: text });

const SHORT: ChapterEntry = {
  number: '1',
  room: '01-start',
  slug: both('1-start'),
  title: both('Start'),
  clauses: 3,
};
const LONG: ChapterEntry = {
  number: '2',
  room: '02-turn',
  slug: both('2-turn'),
  title: both('Turn'),
  clauses: 6,
  parts: [
    { room: '02-turn-moves', slug: both('moves'), title: both('Moves'), clauses: [[1, 2], 6] },
    { room: '02-turn-fights', slug: both('fights'), title: both('Fights'), clauses: [[3, 5]] },
  ],
};

/** A chapter whose leaves have one clause each, but for those that are not written yet. */
function chapterOf(entry: ChapterEntry, unwritten: readonly string[] = []): Chapter {
  const leaves = leavesOf(entry).map((leaf) => ({
    ...leaf,
    texts: unwritten.includes(leaf.room) ? [] : [{ id: leaf.room } as Chapter['texts'][number]],
  }));
  return { ...entry, system: 'xyz', leaves, texts: leaves.flatMap(({ texts }) => texts) };
}

const pathsOf = (pages: readonly BookPage[]) =>
  pages.map((page) => chapterPath('en', { key: 'xyz' }, page));

test('a chapter without parts is one leaf with all of its clauses', () => {
  const [leaf, ...more] = leavesOf(SHORT);
  expect(leaf).toMatchObject({ room: '01-start', slug: SHORT.slug, title: SHORT.title });
  expect(leaf && numbersOf(leaf)).toEqual([1, 2, 3]);
  expect(more).toEqual([]);
});

test('a part has a room of its own, an address below that of its chapter, and its own clauses', () => {
  const leaves = leavesOf(LONG);
  expect(leaves.map(({ room }) => room)).toEqual(['02-turn-moves', '02-turn-fights']);
  expect(leaves.map(({ slug }) => slug.es)).toEqual(['2-turn-es/moves-es', '2-turn-es/fights-es']);
  expect(leaves.map(numbersOf)).toEqual([
    [1, 2, 6],
    [3, 4, 5],
  ]);
});

test('a part is named with its chapter', () => {
  const [moves] = leavesOf(LONG);
  expect(moves && leafName(LONG, moves).en).toBe('2. Turn · Moves');
  expect(leafName(SHORT, SHORT).en).toBe('1. Start');
});

test('a book is read chapter by chapter: the contents of a long one, then its parts', () => {
  expect(pathsOf(bookPages({ chapters: [chapterOf(SHORT), chapterOf(LONG)] }))).toEqual([
    '/en/xyz/1-start/',
    '/en/xyz/2-turn/',
    '/en/xyz/2-turn/moves/',
    '/en/xyz/2-turn/fights/',
  ]);
});

test('what is not written has no page', () => {
  const chapters = [chapterOf(SHORT, ['01-start']), chapterOf(LONG, ['02-turn-moves'])];
  expect(pathsOf(bookPages({ chapters }))).toEqual(['/en/xyz/2-turn/', '/en/xyz/2-turn/fights/']);
});

test('a clause stands on the page of its part', () => {
  const [, fights] = leavesOf(LONG);
  expect(fights && clausePath('es', { id: 'xyz-2.3', system: 'xyz', leaf: fights })).toBe(
    '/es/xyz/2-turn-es/fights-es/#xyz-2.3',
  );
});
