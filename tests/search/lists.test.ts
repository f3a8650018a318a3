import { describe, expect, test } from 'vitest';
import { searchIndex } from '../../src/book/search-index.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { loadLibrary } from '../../src/library/library.ts';
import { clausePath } from '../../src/library/links.ts';
import { buildIndex, compressedSize, indexLimit } from '../../src/search/build.ts';
import { inLanguage, inParts, received } from '../../src/search/format.ts';
import { openIndex } from '../../src/search/index.ts';
import { search } from '../../src/search/match.ts';
import { fold } from '../../src/search/words.ts';
import { answers, TOP_SHARE } from './answers.ts';
import { LISTS } from './lists.ts';

const { systems, clauses } = await loadLibrary();
const written = systems.filter(({ chapters }) => chapters.some(({ texts }) => texts.length > 0));

function systemOf(key: string) {
  const system = systems.find((one) => one.key === key);
  if (!system) throw new Error(`There is no system ${key}.`);
  return system;
}

/** Every way to write a code, with the system and without it. */
const spellings = (key: string, chapter: string, number: string) => [
  `${chapter}.${number}`,
  `${chapter}-${number}`,
  `${chapter},${number}`,
  `${chapter} ${number}`,
  `${key} ${chapter}.${number}`,
  `${key.toUpperCase()}-${chapter}.${number}`,
  `${key}${chapter}.${number}`,
  `${key.charAt(0).toUpperCase()}${key.slice(1)} ${chapter}-${number}`,
];

/** The fewest queries of a list, which a book of as many clauses must have. */
const LEAST = 100;

const files = new Map(
  await Promise.all(
    written.map(async (system) => [system.key, await searchIndex(system)] as const),
  ),
);

function fileOf(key: string) {
  const file = files.get(key);
  if (!file) throw new Error(`There is no system ${key}.`);
  return file;
}

describe.each(Object.entries(LISTS))('%s', (key, list) => {
  const index = openIndex(fileOf(key));
  const known = new Set([
    ...index.entries.map(({ id }) => id),
    ...fileOf(key).tools.map(([, es, en]) => `${key}/${en || es}`),
  ]);

  test('every code in every spelling is the first hit', () => {
    const missed = index.entries.flatMap(({ id, chapter, number }) =>
      spellings(key, chapter.number, number).filter(
        (typed) => search(index, typed, 'es')[0]?.id !== id,
      ),
    );
    expect(index.entries.length).toBeGreaterThan(0);
    expect(missed).toEqual([]);
  });

  test('what clauses answer begins with a clause, unless a tool is called just that', () => {
    const names = new Set(fileOf(key).tools.flatMap(([, , , es, en]) => [fold(es), fold(en)]));
    const words = list.filter(({ kind, typed }) => kind === 'term' && !names.has(fold(typed)));
    const led = words.filter(({ typed, lang }) => search(index, typed, lang)[0]?.id.includes('/'));
    expect(led.length, led.map(({ typed }) => typed).join('; ')).toBeLessThanOrEqual(1);
  });

  test.each(LANGS)('its two parts for readers of %s are received as they were', (lang) => {
    const { first, later } = inParts(fileOf(key), lang);
    const read = JSON.parse(JSON.stringify({ ...first, ...later }));
    expect(received(read)).toEqual(inLanguage(fileOf(key), lang));
  });

  test('every hit leads to where its clause stands in the text', () => {
    for (const { id, path } of index.entries) {
      const clause = clauses.get(id);
      for (const lang of LANGS) expect(path[lang]).toBe(clause && clausePath(lang, clause));
    }
  });

  test('the list holds each query once, and enough of them', () => {
    const different = new Set(list.map(({ typed, lang }) => `${lang} ${typed}`));
    expect(different.size).toBe(list.length);
    expect(list.length).toBeGreaterThanOrEqual(LEAST);
  });

  test('all that the list expects is there', () => {
    const expected = list.flatMap((query) => query.expected);
    expect(expected.filter((id) => !known.has(id))).toEqual([]);
  });

  test('a code of the list is always the first hit', () => {
    const codes = list.filter(({ kind }) => kind === 'code');
    expect(codes.filter((query) => !answers(index, query)).map(({ typed }) => typed)).toEqual([]);
  });

  test('a tool is always among the first three', () => {
    const tools = list.filter(({ kind }) => kind === 'tool');
    const { lessons, moments } = systemOf(key);
    const most = moments.flatMap(({ queries }) => queries).length;
    expect(tools.length).toBeGreaterThan(lessons.length > 0 ? 20 : most);
    expect(tools.filter((query) => !answers(index, query)).map(({ typed }) => typed)).toEqual([]);
  });

  test('98 % of the queries have an expected clause among the first three', () => {
    const missed = list.filter((query) => !answers(index, query)).map(({ typed }) => typed);
    const share = 1 - missed.length / list.length;
    expect(share, `missed: ${missed.join('; ')}`).toBeGreaterThanOrEqual(TOP_SHARE);
  });
});

test.each(['11.15', 'cca 11.15', 'CCA-11.15', 'guerreros', 'warriors', 'gerreros'])(
  '"%s" finds cca-11.15 in either language',
  (typed) => {
    const index = openIndex(fileOf('cca'));
    for (const lang of ['es', 'en'] as const) {
      const best = search(index, typed, lang).slice(0, 3);
      expect(best.map(({ id }) => id)).toContain('cca-11.15');
    }
  },
);

test('every system that is written has a list', () => {
  const large = written.filter(
    ({ chapters }) => chapters.reduce((sum, { texts }) => sum + texts.length, 0) >= LEAST,
  );
  expect(large.length).toBeGreaterThan(0);
  expect(large.map(({ key }) => key).filter((key) => !LISTS[key])).toEqual([]);
});

test.each(written)('the index of $key is small', (system) => {
  const file = fileOf(system.key);
  expect(file.clauses.length).toBeGreaterThan(0);
  expect(compressedSize(file)).toBeLessThanOrEqual(indexLimit(file));
});

test('a large book leaves out the words that stand in most of its clauses', () => {
  const cca = systemOf('cca');
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
  const file = buildIndex({ ...cca, chapters: [{ ...chapter, texts }] }, []);
  expect(compressedSize(file)).toBeLessThanOrEqual(indexLimit(file));
  const [words = ''] = file.prose[0].split('\n');
  expect(words.split(' ')).not.toContain('common');
  expect(file.clauses).toHaveLength(1500);
});
