/** What one value of an answer may be, and what it is where nothing else is said: where something is refused, above all. */
type Kind<T> = { readonly otherwise: T };

interface Yes extends Kind<boolean> {
  kind: 'yes';
}
interface Amount extends Kind<number> {
  kind: 'number';
}
/** A number, or a word where none says it: `all`. */
interface AmountOr<O extends string> extends Kind<number> {
  kind: 'number-or-word';
  options: readonly O[];
}
/** One of the words of the game. */
interface Word<O extends string> extends Kind<O> {
  kind: 'word';
  options: readonly O[];
}
/** What is no word of the messages: the name of a unit or hex, a fraction. */
interface Text extends Kind<string> {
  kind: 'text';
}
interface Many<A extends AnswerField> extends Kind<readonly []> {
  kind: 'many';
  of: A;
}
/** Values by words of the game, of which some may be missing. */
interface ByWord<O extends string, A extends AnswerField> extends Kind<object> {
  kind: 'by-word';
  options: readonly O[];
  of: A;
}
interface Maybe<A extends AnswerField> extends Kind<unknown> {
  kind: 'maybe';
  of: A;
}
interface Part<A extends AnswerFields> extends Kind<undefined> {
  kind: 'part';
  fields: A;
}

export type AnswerField =
  | Yes
  | Amount
  | AmountOr<string>
  | Word<string>
  | Text
  | Many<AnswerField>
  | ByWord<string, AnswerField>
  | Maybe<AnswerField>
  | Part<AnswerFields>;
export interface AnswerFields {
  readonly [name: string]: AnswerField;
}

type Value<F> = AnswerField extends F
  ? unknown
  : F extends Yes
    ? boolean
    : F extends Amount
      ? number
      : F extends { kind: 'number-or-word'; options: readonly (infer O)[] }
        ? number | O
        : F extends { kind: 'word'; options: readonly (infer O)[] }
          ? O
          : F extends Text
            ? string
            : F extends { kind: 'many'; of: infer G }
              ? readonly Value<G>[]
              : F extends {
                    kind: 'by-word';
                    options: readonly (infer O extends string)[];
                    of: infer G;
                  }
                ? { readonly [K in O]?: Value<G> }
                : F extends { kind: 'maybe'; of: infer G }
                  ? Value<G> | null
                  : F extends { kind: 'part'; fields: infer G extends AnswerFields }
                    ? Answer<G>
                    : never;

/** A whole answer: each of its values is there, whatever was decided. */
export type Answer<A extends AnswerFields> = { [K in keyof A]: Value<A[K]> };

/** What a rule must say of an answer: what it leaves out has its default. */
export type Said<A extends AnswerFields> = {
  [K in keyof A]?: A[K] extends { kind: 'part'; fields: infer G extends AnswerFields }
    ? Said<G>
    : Value<A[K]>;
};

export const yes = (otherwise = false) => ({ kind: 'yes' as const, otherwise });
export const amount = (otherwise = 0) => ({ kind: 'number' as const, otherwise });
export const amountOr = <const O extends string>(options: readonly O[]) => ({
  kind: 'number-or-word' as const,
  options,
  otherwise: 0,
});
export const word = <const O extends string>(options: readonly O[], otherwise: NoInfer<O>) => ({
  kind: 'word' as const,
  options,
  otherwise,
});
export const text = (otherwise = '') => ({ kind: 'text' as const, otherwise });
export const many = <const A extends AnswerField>(of: A) => ({
  kind: 'many' as const,
  of,
  otherwise: [] as const,
});
/** Words of the game, in their order. */
export const words = <const O extends string>(options: readonly O[]) =>
  many({ kind: 'word' as const, options, otherwise: options[0] as O });
export const byWord = <const O extends string, const A extends AnswerField>(
  options: readonly O[],
  of: A,
) => ({ kind: 'by-word' as const, options, of, otherwise: {} });
/** Nothing where it is not known or there is none; a refusal may say `otherwise`. */
export const maybe = <const A extends AnswerField>(of: A, otherwise: Value<A> | null = null) => ({
  kind: 'maybe' as const,
  of,
  otherwise,
});
/** Yes or no, and nothing while dice that are open decide it; no where nothing is said. */
export const opens = () => maybe(yes(), false);
export const part = <const A extends AnswerFields>(fields: A) => ({
  kind: 'part' as const,
  fields,
  otherwise: undefined,
});

/** Several of the same: `...alike(amount(), 'used', 'left')`. */
export const alike = <const A extends AnswerField, const N extends string>(
  one: A,
  ...names: readonly N[]
) => Object.fromEntries(names.map((name) => [name, one])) as Readonly<Record<N, A>>;

type Values = Readonly<Record<string, unknown>>;

/** The whole answer: what was said, and the default of all else. */
export function complete(fields: AnswerFields, said: Values): Values {
  const all: Record<string, unknown> = {};
  for (const name in fields) all[name] = whole(fields[name] as AnswerField, said[name]);
  return all;
}

function whole(field: AnswerField, said: unknown): unknown {
  if (field.kind === 'part') return complete(field.fields, (said ?? {}) as Values);
  if (said === undefined) return field.otherwise;
  if (field.kind === 'maybe') return said === null ? null : whole(field.of, said);
  if (field.kind === 'many') return (said as readonly unknown[]).map((one) => whole(field.of, one));
  return said;
}

/** An answer of which nothing is said: that of a refusal. */
export const defaults = <const A extends AnswerFields>(fields: A) =>
  complete(fields, {}) as Answer<A>;
