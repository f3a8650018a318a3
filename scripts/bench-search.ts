import { loadLibrary } from '../src/library/library.ts';
import { buildIndex, compressedSize, INDEX_LIMIT } from '../src/search/build.ts';
import { type Index, openIndex } from '../src/search/index.ts';
import { search } from '../src/search/match.ts';
import { answers, TOP_SHARE } from '../tests/search/answers.ts';
import { LISTS } from '../tests/search/lists.ts';
import type { Query } from '../tests/search/queries.ts';

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

async function benchSearch(): Promise<SearchRow[]> {
  const { systems } = await loadLibrary();
  return systems.flatMap((system) => {
    const file = buildIndex(system);
    if (file.clauses.length === 0) return [];
    const { key } = system;
    const size = row(`index of ${key}`, compressedSize(file) / 1024, 'KB', INDEX_LIMIT / 1024);
    const queries = LISTS[key];
    if (!queries) return [size];
    const index = openIndex(file);
    const answered = queries.filter((query) => answers(index, query)).length;
    const share = (100 * answered) / queries.length;
    const title = `${queries.length} queries of ${key} answered in the first 3`;
    return [
      row(`warm p95 of ${key}`, p95(index, queries), 'ms', 15),
      row(title, share, '%', 100 * TOP_SHARE),
      size,
    ];
  });
}

console.table(await benchSearch());
