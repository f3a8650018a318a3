import { queries as cca } from './cca/queries.ts';
import { put, type Query, type Reply } from './core/query.ts';

/** The systems that the engine knows, each with the questions that it answers. */
export const SYSTEMS: Record<string, readonly Query[]> = { cca };

export const QUERIES: readonly Query[] = Object.values(SYSTEMS).flat();

export const findQuery = (id: string): Query | undefined =>
  QUERIES.find((query) => query.id === id);

/** Puts a draft to a query by its id; undefined where there is no such query. */
export function ask(id: string, draft: unknown): Reply | undefined {
  const query = findQuery(id);
  return query && put(query, draft);
}
