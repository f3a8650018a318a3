import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Book } from '../src/library/registry.ts';

const PUBLISHED = new URL('../published-clauses.json', import.meta.url);
const OUT = new URL('../src/engine/core/clause-ids.ts', import.meta.url);

/** The ids of a book, in book order: its chapters say how many clauses they have. */
export const idsOf = (book: Book): string[] =>
  book.chapters.flatMap(({ number, clauses }) =>
    Array.from({ length: clauses }, (_, i) => `${book.key}-${number}.${i + 1}`),
  );

/** The text of clause-ids.ts for the books as they are now. */
export async function idsModule(): Promise<string> {
  const root = new URL('../', import.meta.url).pathname;
  const books: Book[] = [];
  for (const file of globSync('content/*/book.ts', { cwd: root }).sort())
    books.push((await import(pathToFileURL(root + file).href)).default);
  const rows = books.flatMap((book) => idsOf(book).map((id) => `  '${id}',`));
  return `// Generated from content/*/book.ts by \`npm run ids\`; a tie test fails when it is stale.
export const CLAUSE_IDS = [
${rows.join('\n')}
] as const;
export type ClauseId = (typeof CLAUSE_IDS)[number];
`;
}

/** Every id that was ever published, and those that have a text now: an id is added and never taken out. */
async function published(): Promise<string> {
  const { loadLibrary } = await import('../src/library/library.ts');
  const before: string[] = existsSync(PUBLISHED) ? JSON.parse(readFileSync(PUBLISHED, 'utf8')) : [];
  const { clauses } = await loadLibrary();
  return `${JSON.stringify([...new Set([...before, ...clauses.keys()])], null, 1)}\n`;
}

if (import.meta.main) {
  writeFileSync(OUT, await idsModule());
  writeFileSync(PUBLISHED, await published());
}
