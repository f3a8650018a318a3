import type { Answer, AnswerFields } from '../core/answer.ts';
import { put, type Query, type Reply, type Ruling } from '../core/query.ts';
import { findQuery, type QueryById } from '../index.ts';

type Id = keyof QueryById;
/** A query, or its id. */
type Asked = Id | Pick<Query, 'id'>;
type Meant<Q> = Q extends Id ? QueryById[Q] : Q;
type AnswerOf<Q> =
  Meant<Q> extends { answer: infer A extends AnswerFields }
    ? Answer<A>
    : Readonly<Record<string, unknown>>;

/** What a query replies to a draft, whatever it is. */
export function replyTo(asked: Asked, draft: object): Reply {
  const query = typeof asked === 'string' ? findQuery(asked) : (asked as Query);
  if (!query) throw new RangeError(`There is no query ${String(asked)}.`);
  return put(query, draft);
}

/** The ruling on a draft that must be free of faults. */
export function rulingOn<const Q extends Asked>(asked: Q, draft: object) {
  const reply = replyTo(asked, draft);
  if ('violations' in reply) throw new Error(JSON.stringify(reply.violations));
  return reply.ruling as Omit<Ruling, 'answer'> & { answer: AnswerOf<Q> };
}

export const answerTo = <const Q extends Asked>(asked: Q, draft: object) =>
  rulingOn(asked, draft).answer;

type Told = Pick<Ruling, 'steps' | 'notApplied'>;

/** The keys of the sentences that the steps say, in their order. */
export const saidIn = ({ steps }: Told) => steps.map(({ say }) => say);

/** The clauses that the steps cite, in their order. */
export const citedIn = ({ steps }: Told) => steps.map(({ clause }) => clause);

/** What nearly applied or was switched off: `cca-8.3 not-uphill`. */
export const sparedIn = ({ notApplied }: Told) =>
  notApplied.map(({ clause, because }) => `${clause} ${because}`);

export const saidOf = (asked: Asked, draft: object) => saidIn(rulingOn(asked, draft));
export const citedOf = (asked: Asked, draft: object) => citedIn(rulingOn(asked, draft));
export const sparedOf = (asked: Asked, draft: object) => sparedIn(rulingOn(asked, draft));

/** What is wrong with a draft: field, problem, clause; empty where nothing is. */
export function faultsOf(asked: Asked, draft: object) {
  const reply = replyTo(asked, draft);
  const found = 'violations' in reply ? reply.violations : [];
  return found.map(({ field, problem, clause }) => [field, problem, clause]);
}

/** The same of one query, for a file of tests that asks nothing else. */
export const asking = <const Q extends Asked>(asked: Q) => ({
  ruling: (draft: object) => rulingOn(asked, draft),
  told: (draft: object) => answerTo(asked, draft),
  said: (draft: object) => saidOf(asked, draft),
  cited: (draft: object) => citedOf(asked, draft),
  spared: (draft: object) => sparedOf(asked, draft),
  faults: (draft: object) => faultsOf(asked, draft),
});
