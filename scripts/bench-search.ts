import { loadLibrary } from '../src/content/library.ts';
import { buildIndex, compressedSize, INDEX_LIMIT } from '../src/search/build.ts';
import type { SearchFile } from '../src/search/format.ts';
import { type Index, openIndex } from '../src/search/index.ts';
import { search } from '../src/search/match.ts';
import { answers, TOP_SHARE } from '../tests/search/answers.ts';
import { QUERIES } from '../tests/search/queries-cca.ts';

export interface SearchRow {
  name: string;
  value: number;
  unit: 'ms' | '%' | 'KB';
  /** The most that the value may be; of a share, the least. */
  bar: number;
  ok: boolean;
}

const ROUNDS = 5;

/** Milliseconds of the slowest query but one in twenty, when the index is open and the code is warm. */
function p95(index: Index): number {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { typed, lang } of QUERIES) {
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

export async function benchSearch(): Promise<SearchRow[]> {
  const { systems } = await loadLibrary();
  const files = new Map<string, SearchFile>();
  for (const system of systems) {
    const file = buildIndex(system);
    if (file.clauses.length > 0) files.set(system.key, file);
  }
  const cca = openIndex(files.get('cca') as SearchFile);
  const answered = QUERIES.filter((query) => answers(cca, query)).length;
  const share = (100 * answered) / QUERIES.length;
  return [
    row('warm p95', p95(cca), 'ms', 15),
    row(`${QUERIES.length} queries answered in the first 3`, share, '%', 100 * TOP_SHARE),
    ...[...files].map(([key, file]) =>
      row(`index of ${key}`, compressedSize(file) / 1024, 'KB', INDEX_LIMIT / 1024),
    ),
  ];
}

if (import.meta.main) console.table(await benchSearch());
