import { existsSync, readdirSync } from 'node:fs';
import { CLAUSE_IDS } from '../src/engine/core/clause-ids.ts';
import { nearest } from '../src/engine/core/nearest.ts';
import type { Query } from '../src/engine/core/query.ts';
import type { Texts } from '../src/i18n/texts.ts';
import { problem, refuse, refuseWord } from './refusal.ts';

interface Module {
  groups: Readonly<Record<string, readonly Query[]>>;
}

const ENGINE = new URL('../src/engine/', import.meta.url);
/** `.ts` in the repository, `.js` in the package. */
const ENDING = import.meta.url.slice(import.meta.url.lastIndexOf('.'));
const fileOf = (system: string) => new URL(`${system}/queries${ENDING}`, ENGINE);

/** The systems that answer questions: their folders are there. None is loaded for this. */
export const systems = (): string[] =>
  readdirSync(ENGINE)
    .filter((name) => existsSync(fileOf(name)))
    .sort();

export const systemOf = (query: string): string => query.split('/')[0] ?? '';

/** All systems, those of text alone too. */
const books = (): string[] =>
  [...new Set(CLAUSE_IDS.map((id) => id.slice(0, id.indexOf('-'))))].sort();

/** The questions of one system, none of one of text alone; no other is loaded. */
export async function queriesOf(system: string): Promise<readonly Query[]> {
  if (!systems().includes(system)) return [];
  const { groups }: Module = await import(fileOf(system).href);
  return Object.values(groups).flat();
}

export const allQueries = async (): Promise<readonly Query[]> =>
  (await Promise.all(systems().map(queriesOf))).flat();

export function checkSystem(given: string, texts: Texts): void {
  const known = books();
  if (!known.includes(given)) refuseWord(texts, 'unknown-system', given, { systems: known });
}

/** The question of that id, else a refusal that says which one was meant. */
export async function findQuery(id: string, texts: Texts): Promise<Query> {
  const system = systemOf(id);
  const known = systems().includes(system);
  const queries = await (known ? queriesOf(system) : allQueries());
  const found = queries.find((query) => query.id === id);
  if (found) return found;
  const ids = queries.map((query) => query.id);
  const meant = nearest(id, ids);
  if (meant === undefined) refuse(texts, problem('unknown-query', { given: id, queries: ids }));
  return refuse(texts, { ...problem('no-such-query', { given: id }), nearest: meant });
}
