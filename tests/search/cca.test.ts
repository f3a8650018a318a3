import { expect, test } from 'vitest';
import { loadLibrary, type System } from '../../src/content/library.ts';
import { buildIndex, compressedSize, INDEX_LIMIT } from '../../src/search/build.ts';
import { openIndex } from '../../src/search/index.ts';
import { search } from '../../src/search/match.ts';
import { answers, TOP_SHARE } from './answers.ts';
import { QUERIES } from './queries-cca.ts';

const { systems } = await loadLibrary();
const written = systems.filter(({ chapters }) => chapters.some(({ texts }) => texts.length > 0));
const cca = systems.find(({ key }) => key === 'cca') as System;
const index = openIndex(buildIndex(cca));
const known = new Set(index.entries.map(({ id }) => id));

const SPELLINGS: ((chapter: string, number: string) => string)[] = [
  (chapter, number) => `${chapter}.${number}`,
  (chapter, number) => `${chapter}-${number}`,
  (chapter, number) => `${chapter},${number}`,
  (chapter, number) => `${chapter} ${number}`,
  (chapter, number) => `cca ${chapter}.${number}`,
  (chapter, number) => `CCA-${chapter}.${number}`,
  (chapter, number) => `cca${chapter}.${number}`,
  (chapter, number) => `Cca ${chapter}-${number}`,
];

test('every code in every spelling is the first hit', () => {
  const missed = index.entries.flatMap(({ id, chapter, number }) =>
    SPELLINGS.map((spell) => spell(chapter.number, number)).filter(
      (typed) => search(index, typed, 'es')[0]?.id !== id,
    ),
  );
  expect(index.entries.length).toBeGreaterThan(0);
  expect(missed).toEqual([]);
});

test.each(['11.15', 'cca 11.15', 'CCA-11.15', 'guerreros', 'warriors', 'gerreros'])(
  '"%s" finds cca-11.15 in either language',
  (typed) => {
    for (const lang of ['es', 'en'] as const) {
      const best = search(index, typed, lang).slice(0, 3);
      expect(best.map(({ id }) => id)).toContain('cca-11.15');
    }
  },
);

test('the list holds 200 different queries', () =>
  expect(new Set(QUERIES.map(({ typed, lang }) => `${lang} ${typed}`)).size).toBe(200));

test('every clause that the list expects is written', () => {
  const askable = QUERIES.filter(({ expected }) => expected.every((id) => known.has(id)));
  expect(askable).toHaveLength(200);
});

test('a code of the list is always the first hit', () => {
  const codes = QUERIES.filter(({ kind }) => kind === 'code');
  expect(codes.filter((query) => !answers(index, query)).map(({ typed }) => typed)).toEqual([]);
});

test('98 % of the queries have an expected clause among the first three', () => {
  const missed = QUERIES.filter((query) => !answers(index, query)).map(({ typed }) => typed);
  expect(1 - missed.length / QUERIES.length, `missed: ${missed.join('; ')}`).toBeGreaterThanOrEqual(
    TOP_SHARE,
  );
});

test.each(written)('the index of $key is small', (system) => {
  const file = buildIndex(system);
  expect(file.clauses.length).toBeGreaterThan(0);
  expect(compressedSize(file)).toBeLessThanOrEqual(INDEX_LIMIT);
});

test('a large book leaves out the words that stand in most of its clauses', () => {
  const [chapter] = cca.chapters;
  const clause = chapter?.texts[0];
  if (!chapter || !clause) throw new Error('The first chapter of cca has no text.');
  let seed = 1;
  const word = () => {
    seed = (seed * 48271) % 2147483647;
    return `w${(seed % 4000).toString(36)}x`;
  };
  const texts = Array.from({ length: 1500 }, (_, i) => {
    const text = `common ${Array.from({ length: 60 }, word).join(' ')} rare${i}`;
    return { ...clause, id: `cca-1.${i + 1}`, aliases: {}, text: { es: text, en: text } };
  });
  const file = buildIndex({ ...cca, chapters: [{ ...chapter, texts }] });
  expect(compressedSize(file)).toBeLessThanOrEqual(INDEX_LIMIT);
  const [words = ''] = file.prose[0].split('\n');
  expect(words.split(' ')).not.toContain('common');
  expect(file.clauses).toHaveLength(1500);
});
