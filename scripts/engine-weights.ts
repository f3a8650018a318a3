import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** What the headers of a file weigh, as a host sends them. */
const HEADERS = 301;
const FOLDER = 'dist/_astro';

const sizes = new Map<string, number>();

function sizeOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(`${FOLDER}/${file}`)).length + HEADERS;
  sizes.set(file, size);
  return size;
}

const IMPORTED = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const importedBy = (file: string) =>
  [...readFileSync(`${FOLDER}/${file}`, 'utf8').matchAll(IMPORTED)].map(([, name = '']) => name);

function loadedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const one of importedBy(file)) loadedBy(one, found);
  return found;
}

/** Where the lists of queries (query-modules.ts) say that each is. */
const LISTED = /["'`]([a-z0-9]+\/[a-z-]+)["'`]:\(\)=>\w+\(\(\)=>import\(["'`]\.\/([\w.-]+\.js)/g;

interface Weight {
  query: string;
  kb: number;
  files: readonly { name: string; bytes: number }[];
}

/** What of the engine each question fetches, that of its form included, read off the built files: `isEngine` says which of them are engine. */
export function engineWeights(isEngine: (file: string) => boolean): Weight[] {
  const lists = globSync(`${FOLDER}/*.js`).map((file) => readFileSync(file, 'utf8'));
  const listed = lists.flatMap((text) => [...text.matchAll(LISTED)]);
  const [widget = ''] = globSync(`${FOLDER}/calculator.*.js`);
  const always = loadedBy(basename(widget));
  const weights = listed.map(([, query = '', file = '']) => {
    const names = [...loadedBy(file, new Set(always))].filter(isEngine);
    const files = names.map((name) => ({ name, bytes: sizeOf(basename(name)) }));
    return { query, files, kb: files.reduce((all, { bytes }) => all + bytes, 0) / 1000 };
  });
  return weights.sort((a, b) => b.kb - a.kb);
}
