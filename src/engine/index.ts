import { groups as cca } from './cca/queries.ts';
import { groups as ccn } from './ccn/queries.ts';
import { put, type Query, type Reply } from './core/query.ts';
import { groups as onus } from './onus/queries.ts';
import { groups as t7g } from './t7g/queries.ts';
import { groups as wab } from './wab/queries.ts';

/** The systems that the engine knows, each with the questions that it answers, by subject. */
const SUBJECTS: Record<string, Record<string, readonly Query[]>> = { cca, ccn, onus, t7g, wab };

type Each<T> = T[keyof T];
/** By name: written out they would be too long for a declaration. */
type Known =
  | Each<typeof cca>
  | Each<typeof ccn>
  | Each<typeof onus>
  | Each<typeof t7g>
  | Each<typeof wab>;
/** The types of all queries by their ids, for whoever writes down what is asked of one. */
export type QueryById = { [Q in Known[number] as Q['id']]: Q };

export const SYSTEMS: Record<string, readonly Query[]> = Object.fromEntries(
  Object.entries(SUBJECTS).map(([system, groups]) => [system, Object.values(groups).flat()]),
);

export const QUERIES: readonly Query[] = Object.values(SYSTEMS).flat();

export const findQuery = (id: string): Query | undefined =>
  QUERIES.find((query) => query.id === id);

/** The subject under which a system answers a query. */
export const groupOf = ({ id }: Query): string | undefined =>
  Object.values(SUBJECTS)
    .flatMap((groups) => Object.entries(groups))
    .find(([, queries]) => queries.some((query) => query.id === id))?.[0];

/** Puts a draft to a query by its id; undefined where there is no such query. */
export function ask(id: string, draft: unknown): Reply | undefined {
  const query = findQuery(id);
  return query && put(query, draft);
}
