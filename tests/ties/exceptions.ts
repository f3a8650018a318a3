/** What of a system stays out of the messages test, each with its reason, in tests/<system>/exceptions.ts. */
export interface Exceptions {
  /** Messages that nothing brings out. */
  neverSaid?: readonly string[];
  /** Clauses that only forbid an input: the problem has the sentence. */
  ofProblems?: readonly string[];
  /** Files of the engine that name clauses and say nothing of their own. */
  wordless?: RegExp;
  /** Numbers of a clause's text that nothing of the engine has, by clause. */
  uncomputed?: Readonly<Record<string, string>>;
  /** Values that examples of a query expect besides their point: no sentence says them, and they stand among the steps. */
  aside?: Readonly<Record<string, string>>;
}

const ALL = import.meta.glob<Exceptions>('/tests/*/exceptions.ts', {
  eager: true,
  import: 'default',
});

export const exceptionsOf = (system: string): Exceptions =>
  ALL[`/tests/${system}/exceptions.ts`] ?? {};
