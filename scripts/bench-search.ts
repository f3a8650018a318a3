import { searchIndex } from '../src/book/search-index.ts';
import { loadLibrary } from '../src/library/library.ts';
import { compressedSize, indexLimit } from '../src/search/build.ts';
import { type Index, openIndex } from '../src/search/index.ts';
import { search } from '../src/search/match.ts';
import { answers, TOP_SHARE } from '../tests/search/answers.ts';
import { LISTS } from '../tests/search/lists.ts';
import type { Query } from '../tests/search/queries.ts';
import { figuresOf, placeOf, TALKS } from '../tests/search/talks.ts';

interface SearchRow {
  name: string;
  value: number;
  unit: 'ms' | '%' | 'KB';
  /** The most that the value may be; of a share, the least. */
  bar: number;
  ok: boolean;
}

const ROUNDS = 5;

/** Milliseconds of the slowest query but one in twenty, when the index is open and the code is warm. */
function p95(index: Index, queries: readonly Query[]): number {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { typed, lang } of queries) {
      const start = performance.now();
      search(index, typed, lang);
      if (round > 0) times.push(performance.now() - start);
    }
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] as number;
}

const row = (name: string, value: number, unit: SearchRow['unit'], bar: number): SearchRow => ({
  name: `search: ${name}`,
  value,
  unit,
  bar,
  ok: unit === '%' ? value >= bar : value <= bar,
});

/** What is typed at a table, that nobody tuned to; with `misses`, which of the other half are not found at once. */
function talked(key: string, index: Index): SearchRow[] {
  const list = TALKS[key] ?? [];
  if (list.length === 0) return [];
  if (process.argv.includes('misses'))
    for (const talk of list.filter(({ isKept }) => !isKept)) {
      const place = placeOf(index, talk);
      if (place > 1) console.log(place, talk.lang, talk.typed, '|', talk.expected.join(' '));
    }
  return [false, true].flatMap((isDrawn) => {
    const kept = list.filter((talk) => talk.isKept && talk.isDrawn === isDrawn);
    const { first, three, questions } = figuresOf(index, kept);
    const of = `kept ${isDrawn ? 'drawn ' : ''}`;
    return [
      row(`${of}queries of ${key}, first hit`, first, '%', 80),
      row(`${of}queries of ${key}, first three`, three, '%', 95),
      row(`${of}questions of ${key}, first three`, questions, '%', 90),
    ];
  });
}

async function benchSearch(): Promise<SearchRow[]> {
  const { systems } = await loadLibrary();
  const rows = systems.map(async (system) => {
    const file = await searchIndex(system);
    if (file.clauses.length === 0) return [];
    const { key } = system;
    const size = row(`index of ${key}`, compressedSize(file) / 1024, 'KB', indexLimit(file) / 1024);
    const queries = LISTS[key];
    if (!queries) return [size];
    const index = openIndex(file);
    const answered = queries.filter((query) => answers(index, query)).length;
    const share = (100 * answered) / queries.length;
    const title = `${queries.length} queries of ${key} answered in the first 3`;
    return [
      row(`warm p95 of ${key}`, p95(index, queries), 'ms', 15),
      row(title, share, '%', 100 * TOP_SHARE),
      ...talked(key, index),
      size,
    ];
  });
  return (await Promise.all(rows)).flat();
}

console.table(await benchSearch());
