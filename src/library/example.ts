import type { ClauseId } from '../engine/core/clause-ids.ts';
import type { Draft } from '../engine/core/schema/values.ts';
import type { QueryById } from '../engine/index.ts';
import type { ByLang } from './registry.ts';

export const EXAMPLE_KINDS = ['applies', 'does-not-apply', 'forbidden'] as const;
export type ExampleKind = (typeof EXAMPLE_KINDS)[number];

/** A query with its input and what must come of it, owned by one clause. */
export interface Example {
  clause: ClauseId;
  /** The point it makes, in words of a URL: `forest`, `two-dice-into-forest`. */
  name: string;
  kind: ExampleKind;
  /** The situation alone; the answer and the reason come from the engine. */
  say: ByLang;
  query: string;
  input: object;
  /** What the answer must hold; values that are not named are free. */
  expect: object;
  /** Exact chances of the ruling by name, as fractions. */
  odds?: Record<string, string>;
  /** Clauses that the steps must cite, in this order; others may stand between. */
  cites: readonly ClauseId[];
  /** The worked case of the shared collection that it is, e.g. 'cca-case-015'. */
  case?: string;
}

/** Without ids nothing would be checked: a list of queries must keep the types of what it holds. */
type QueryId = string extends keyof QueryById ? never : keyof QueryById;

/** What a query may be asked: its fields; whatever has a default may be left out. */
export type Ask<Q extends QueryId> = Draft<QueryById[Q]['fields']>;

type Primitive = string | number | bigint | boolean | null | undefined;
type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, K extends PropertyKey> = T extends Partial<Record<K, infer V>> ? V : never;

/** Some of what a value holds; where it has several shapes, of any of them. */
type Some<T> =
  | Extract<T, Primitive>
  | (Exclude<T, Primitive> extends infer Whole
      ? [Whole] extends [never]
        ? never
        : [Whole] extends [readonly (infer Each)[]]
          ? readonly Some<Each>[]
          : { readonly [K in KeyOf<Whole>]?: Some<ValueOf<Whole, K>> }
      : never);

/** What the answer of a query must hold. */
type Gives<Q extends QueryId> = Some<ReturnType<QueryById[Q]['run']>['answer']>;

/** An example as its author writes it; clause and name stand before it. */
interface Asked<Q extends QueryId> {
  es: string;
  en: string;
  ask: Ask<Q>;
  odds?: Record<string, string>;
  /** Its own clause, where absent. */
  cites?: readonly ClauseId[];
  /** The number of the worked case. */
  case?: number;
}

interface Written<Q extends QueryId> extends Asked<Q> {
  gives: Gives<Q>;
}

interface Told extends Omit<Example, 'clause' | 'name' | 'cites' | 'case'> {
  cites: readonly ClauseId[] | undefined;
  case: number | undefined;
}

const told = <Q extends QueryId>(
  kind: ExampleKind,
  query: Q,
  written: Asked<Q> & { gives: object },
): Told => ({
  kind,
  say: { es: written.es, en: written.en },
  query,
  input: written.ask,
  expect: written.gives,
  ...(written.odds && { odds: written.odds }),
  cites: written.cites,
  case: written.case,
});

/** A step of the ruling cites the clause. */
export const applies = <Q extends QueryId>(query: Q, written: Written<Q>) =>
  told('applies', query, written);

/** The clause stands among those that do not apply here; what decides instead is to be cited. */
export const doesNotApply = <Q extends QueryId>(
  query: Q,
  written: Written<Q> & { cites: readonly ClauseId[] },
) => told('does-not-apply', query, written);

/** The clause forbids what is asked: `allowed` is false, whatever else it gives. */
export const forbids = <Q extends QueryId>(query: Q, written: Asked<Q> & { gives?: Gives<Q> }) =>
  told('forbidden', query, {
    ...written,
    gives: { allowed: false, ...(written.gives as object | undefined) },
  });

const caseId = (clause: ClauseId, number: number) =>
  `${clause.slice(0, clause.indexOf('-'))}-case-${String(number).padStart(3, '0')}`;

/** Each key is an id of a clause, and a name. Read key by key: patterns of all ids would take seconds to compile. */
type ById<E> = {
  readonly [K in keyof E]: K extends `${infer Id}/${string}`
    ? Id extends ClauseId
      ? Told
      : `There is no clause ${Id}`
    : 'A clause, a stroke, and a name';
};

/** Examples by clause and name, those of a clause in the order in which they are shown. */
export const defineExamples = <E extends Readonly<Record<string, Told>>>(
  examples: E & ById<E>,
): readonly Example[] =>
  Object.entries<Told>(examples).map(([id, { cites, case: number, ...example }]) => {
    const [clause, name = ''] = id.split('/') as [ClauseId, string];
    return {
      clause,
      name,
      ...example,
      cites: cites ?? [clause],
      ...(number !== undefined && { case: caseId(clause, number) }),
    };
  });

/** A story in steps: each is a situation that the answer before it has led to, and is checked as an example is. */
export interface Chain {
  /** Its name in addresses. */
  slug: string;
  title: ByLang;
  steps: readonly Example[];
}

/** A chain by its slug, title and steps; each step says what has come of the one before. */
export const defineChain = (slug: string, title: ByLang, steps: readonly Told[]): Chain => ({
  slug,
  title,
  steps: steps.map(({ cites = [], case: _, ...step }, i) => ({
    ...step,
    clause: cites[0] as ClauseId,
    name: `${slug}-${i + 1}`,
    cites,
  })),
});
