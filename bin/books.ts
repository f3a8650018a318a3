import { existsSync, readFileSync } from 'node:fs';
import type { Readings } from '../src/i18n/readings.ts';
import type { Coverage } from '../src/library/coverage.ts';
import type { Clause } from '../src/library/library.ts';

/** The package has the clauses as data; in the repository they are read where they are written. */
const DATA = new URL('../clauses/', import.meta.url);
const isPacked = existsSync(DATA);

const dataOf = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`${name}.json`, DATA), 'utf8'));

/** Those clauses, and of their books no more than is needed for them. */
export async function clausesOf(ids: readonly string[]): Promise<readonly Clause[]> {
  if (!isPacked) return (await import('../src/library/library.ts')).loadClauses(ids);
  const systems = new Set(ids.map((id) => id.slice(0, id.indexOf('-'))));
  const all = [...systems].flatMap((system) => dataOf<Clause[]>(system));
  return ids.flatMap((id) => all.find((clause) => clause.id === id) ?? []);
}

/** What stands and runs of every clause: measured here, and in the package as it was when it was made. */
export async function coverageOf(system: string | undefined): Promise<readonly Coverage[]> {
  if (isPacked)
    return dataOf<Coverage[]>('coverage').filter(
      ({ id }) => system === undefined || id.startsWith(`${system}-`),
    );
  const [{ coverage }, { loadLibrary }] = await Promise.all([
    import('../src/library/coverage.ts'),
    import('../src/library/library.ts'),
  ]);
  return coverage(await loadLibrary(), system);
}

/** The unclear places of a system, for the questions that take their readings. */
export async function readingsOf(system: string): Promise<Readings> {
  if (!isPacked) return (await import('../src/library/library.ts')).loadDoubts(system);
  return (await import(new URL(`../readings/${system}.js`, import.meta.url).href)).default;
}
