import type { ClauseId } from './clause-ids.ts';
import { type NotApplied, type Odds, type Said, type Step, Trace } from './ruling.ts';
import { type Fields, read, type Values, type Violation } from './schema.ts';

/** What a query finds out: its answer, the one sentence for a forum, and the odds where dice decide. */
export interface Finding {
  answer: object;
  summary: Said;
  odds?: Odds;
}

/** One question that the engine answers. */
export interface Query<
  F extends Fields = Fields,
  Id extends string = string,
  /** Not held to Finding here: a program with laxer settings reads the unions of an answer otherwise. */
  Found = Finding,
> {
  id: Id;
  fields: F;
  /** A draft that shows the query at work; a form starts from it. */
  sample: object;
  /** Contradictions between fields that are each fine by themselves. */
  check?(situation: Values<F>): Violation[];
  run(situation: Values<F>, trace: Trace): Found;
}

export interface Ruling {
  query: string;
  input: unknown;
  answer: object;
  summary: Said & { clauses: ClauseId[] };
  steps: Step[];
  notApplied: NotApplied[];
  odds?: Odds;
}

export type Reply = { ruling: Ruling } | { violations: Violation[] };

/** Ties the types of a query's rules to its fields; its id and what it finds are kept for who asks by name. */
export const defineQuery = <const F extends Fields, const Id extends string, Found extends Finding>(
  query: Query<F, Id, Found>,
) => query;

/** Puts a draft to a query. Bad input is a reply too: this never throws at a user. */
export function put<F extends Fields>(query: Query<F>, draft: unknown): Reply {
  const situation = read(query.fields, draft);
  if ('violations' in situation) return situation;
  const violations = query.check?.(situation.value) ?? [];
  if (violations.length > 0) return { violations };
  const trace = new Trace();
  const { answer, summary, odds } = query.run(situation.value, trace);
  return {
    ruling: {
      query: query.id,
      input: draft,
      answer,
      summary: { ...summary, clauses: decisive(trace.steps) },
      steps: trace.steps,
      notApplied: trace.notApplied,
      ...(odds && { odds }),
    },
  };
}

/** The clauses worth naming in one sentence: those that changed something, or all where none did. */
function decisive(steps: readonly Step[]): ClauseId[] {
  const changing = steps.filter(({ effect }) => effect !== null);
  const naming = changing.length > 0 ? changing : steps;
  return [...new Set(naming.map(({ clause }) => clause))];
}
