import { type AnswerFields, complete, type Said as SaidOf } from './answer.ts';
import type { ClauseId } from './clause-ids.ts';
import { type NotApplied, type Odds, type Said, type Step, Trace } from './ruling.ts';
import type { Fields } from './schema/field.ts';
import { read } from './schema/read.ts';
import type { Draft, Values } from './schema/values.ts';
import type { Violation } from './schema/violation.ts';

/** What a query finds out: its answer, the one sentence for a forum, and the odds where dice decide. */
export interface Finding<Told extends object = object> {
  /** What is left out has the default of the query's `answer`. */
  answer: Told;
  summary: Said;
  odds?: Odds;
}

export type OddsNames = { readonly [part in keyof Odds]?: readonly string[] };

/** Dice of one roll that fell on a table: how many there are, and which of their faces do some good. */
export interface Rolling {
  dice: number;
  good?: ((face: string | number) => boolean) | undefined;
}

/** What an answer says of one roll; a number alone where the faces that hit are told by the answer or its steps. */
interface Rolls<F extends Fields, Told> {
  of(answer: Told, fallen: number, draft: Values<F>): Rolling | number | null | undefined;
}

/** Another question that follows from an answer: what it is about, and a draft of it. */
export interface Next {
  as: NextAs;
  query: string;
  draft: Readonly<Record<string, unknown>>;
}
export type NextAs =
  | 'roll'
  | 'odds'
  | 'reply'
  | 'retreat'
  | 'advance'
  | 'break'
  | 'leader'
  | 'morale'
  | 'evade'
  | 'flight'
  | 'combat'
  | 'square'
  | 'reform'
  | 'strike'
  | 'way'
  | 'escape'
  | 'rampage'
  | 'order'
  | 'move'
  | 'charge'
  | 'shot'
  | 'activation'
  | 'phase'
  | 'event'
  | 'end';

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
  /** A draft that shows the query at work. */
  sample: object;
  /** The ordinary case, where it is not the first option and the least number of what must be said (start.ts). */
  start?: object;
  /**
   * The rolls that are told to it, by the paths of their fields and in the order in which they are made: what an answer
   * says of each. `fallen`: how many of its dice are told.
   */
  rolls?: { readonly [path: string]: Rolls<F, Told>['of'] };
  /** What comes next: questions with what was said and answered here. A draft says no more than their fields take. */
  next?(draft: Draft<F>, answer: Told): readonly Next[];
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
export function decisive(
  steps: readonly Step[],
  answer: { readonly allowed?: unknown },
): ClauseId[] {
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
