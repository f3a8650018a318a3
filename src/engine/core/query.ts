import { type AnswerFields, complete, type Said as SaidOf } from './answer.ts';
import type { ClauseId } from './clause-ids.ts';
import { type NotApplied, type Odds, type Said, type Step, Trace } from './ruling.ts';
import type { Fields } from './schema/field.ts';
import { read } from './schema/read.ts';
import type { Values } from './schema/values.ts';
import type { Violation } from './schema/violation.ts';

/** What a query finds out: its answer, the one sentence for a forum, and the odds where dice decide. */
export interface Finding<Told extends object = object> {
  /** What is left out has the default of the query's `answer`. */
  answer: Told;
  summary: Said;
  odds?: Odds;
}

export type OddsNames = { readonly [part in keyof Odds]?: readonly string[] };

/** One question that the engine answers. */
export interface Query<
  F extends Fields = Fields,
  Id extends string = string,
  Told extends object = object,
> {
  id: Id;
  fields: F;
  /** Every value that an answer has. */
  answer: AnswerFields;
  /** The names of every chance, mean and table that the odds may have, where dice decide. */
  odds?: OddsNames;
  /** A draft that shows the query at work; a form starts from it. */
  sample: object;
  /** Contradictions between fields that are each fine by themselves. */
  check?(situation: Values<F>): Violation[];
  run(situation: Values<F>, trace: Trace): Finding<Told>;
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

/** Ties the types of a query's rules to its fields and its answer; its id is kept for who asks by name. */
export const defineQuery = <
  const F extends Fields,
  const Id extends string,
  const A extends AnswerFields,
>(
  query: Query<F, Id, SaidOf<A>> & { answer: A },
) => query;

/** Puts a draft to a query. Bad input is a reply too: this never throws at a user. */
export function put<F extends Fields>(query: Query<F>, draft: unknown): Reply {
  const situation = read(query.fields, draft);
  if ('violations' in situation) return situation;
  const violations = query.check?.(situation.value) ?? [];
  if (violations.length > 0) return { violations };
  const trace = new Trace();
  const { answer, summary, odds } = query.run(situation.value, trace);
  const whole = complete(query.answer, { ...answer });
  return {
    ruling: {
      query: query.id,
      input: draft,
      answer: whole,
      summary: { ...summary, clauses: decisive(trace.steps, whole) },
      steps: trace.steps,
      notApplied: trace.notApplied,
      ...(odds && { odds }),
    },
  };
}

/**
 * The clauses worth naming in one sentence. Those that say that they decide; of a refusal, those that bar it, or that
 * bar what was wanted with it; else those that changed something, or all where none did.
 */
function decisive(steps: readonly Step[], answer: { readonly allowed?: unknown }): ClauseId[] {
  const changing = steps.filter(({ effect }) => effect !== null);
  const bars = answer.allowed === false ? changing.filter(({ effect }) => isBar(effect)) : [];
  const naming = [
    steps.filter(({ decides }) => decides),
    bars.filter(({ effect }) => effect?.on === 'allowed'),
    bars,
    changing,
  ].find((some) => some.length > 0);
  return [...new Set((naming ?? steps).map(({ clause }) => clause))];
}

const isBar = (effect: Step['effect']) => effect?.from === true && effect.to === false;
