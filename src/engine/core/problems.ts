import type { ClauseId } from './clause-ids.ts';
import type { With } from './ruling.ts';
import type { Violation } from './schema/violation.ts';

type Named<S> = Extract<keyof S, string>;
/** A field of the draft, or one inside of a group: `unit`, `attacker.blocks`. */
type Path<S> = Named<S> | `${Named<S>}.${string}`;
type Check<S> = (situation: S) => Violation[];

/** A contradiction: the field to blame, what is wrong, the clause that says so, and when it is. */
type Problem<S> = readonly [
  field: Path<S>,
  problem: string,
  clause: ClauseId | null | ((situation: S) => ClauseId | null),
  when: (situation: S) => boolean,
  values?: (situation: S) => With,
];

/** What contradicts itself in a situation, each of whose values is fine by itself. */
export const problems =
  <S>(...all: readonly NoInfer<Problem<S> | Check<S>>[]): Check<S> =>
  (situation) =>
    all.flatMap((one) => (typeof one === 'function' ? one(situation) : found(one, situation)));

function found<S>(
  [field, problem, clause, when, values]: Problem<S>,
  situation: S,
): readonly Violation[] {
  if (!when(situation)) return [];
  const by = typeof clause === 'function' ? clause(situation) : clause;
  return [{ field, problem, with: values?.(situation) ?? {}, ...(by && { clause: by }) }];
}

/** The same where one problem hides those below it: only the first is told. */
export const firstOf =
  <S>(...all: readonly NoInfer<Problem<S> | Check<S>>[]): Check<S> =>
  (situation) => {
    for (const one of all) {
      const [first] = problems<S>(one)(situation);
      if (first) return [first];
    }
    return [];
  };

/** The problems of one group of the fields, such as of one side. */
export const within =
  <K extends string, G>(group: K, check: Check<G>): Check<{ readonly [key in K]: G }> =>
  (situation) =>
    check(situation[group]).map((one) => ({ ...one, field: `${group}.${one.field}` }));

/** The problems of each thing in a list, such as of every unit of an army. */
export const each =
  <K extends string, G>(list: K, check: Check<G>): Check<{ readonly [key in K]: readonly G[] }> =>
  (situation) =>
    situation[list].flatMap((one, i) =>
      check(one).map((found) => ({ ...found, field: `${list}.${i}.${found.field}` })),
    );
