import { type Condition, type Row, topic } from './rows.ts';
import { clauseOf, type Key, type With } from './ruling.ts';

/** A fact that a row asks for. As part of the topic it needs no name: where it fails the clause is not worth a word. */
export type Fact<S, V = unknown> = Condition<S, V> | ((situation: S, value: V) => boolean);

/** What few rows need besides: values of their own for the sentence, the clauses that they switch off, that they decide. */
export type Besides<S, V> = Pick<Row<S, V>, 'with' | 'unless' | 'say' | 'decides'>;

type Rest<S, V> = readonly (Condition<S, V> | Besides<S, V>)[];

const holdsOf = <S, V>(fact: Fact<S, V>) => (typeof fact === 'function' ? fact : fact.holds);

/** A fact with the reason that is told where a clause nearly applied and only this was missing. */
export const on = <S, V = unknown>(name: string, fact: Fact<S, V>): Condition<S, V> => ({
  name,
  holds: holdsOf(fact),
});

export const not =
  <S, V = unknown>(fact: Fact<S, V>) =>
  (situation: S, value: V) =>
    !holdsOf(fact)(situation, value);

export const all =
  <S, V = unknown>(...facts: readonly Fact<S, V>[]) =>
  (situation: S, value: V) =>
    facts.every((fact) => holdsOf(fact)(situation, value));

export const any =
  <S, V = unknown>(...facts: readonly Fact<S, V>[]) =>
  (situation: S, value: V) =>
    facts.some((fact) => holdsOf(fact)(situation, value));

/**
 * The verbs that the rows of a subject are written with. Each takes the key of its sentence, which begins with its
 * clause: `'onus-7.90'`, or `'onus-7.90/no-movement'` where the clause has several; then its topic; then the named
 * conditions; last, what else it needs. `told` are the values of every sentence, unless a row has its own.
 */
export function rulesOf<S>(told?: (situation: S) => With) {
  type Topic<V> = readonly Fact<S, V>[];

  function row<V>(key: Key, about: Topic<V>, rest: Rest<S, V>, apply?: Row<S, V>['apply']) {
    const conditions = rest.filter((one): one is Condition<S, V> => 'holds' in one);
    const besides = rest.find((one): one is Besides<S, V> => !('holds' in one));
    const facts = about.map((fact) => (typeof fact === 'function' ? on('topic', fact) : fact));
    const made: Row<S, V> = {
      clause: clauseOf(key),
      say: key,
      when: [topic(...facts), ...conditions],
      ...(apply && { apply }),
      ...(told && { with: told }),
      ...besides,
    };
    return made;
  }

  return {
    /** What was allowed no longer is. */
    bars: (key: Key, about: Topic<boolean>, ...rest: Rest<S, boolean>) =>
      row(key, about, rest, () => false),
    /** What was not allowed now is. */
    allows: (key: Key, about: Topic<boolean>, ...rest: Rest<S, boolean>) =>
      row(key, about, rest, () => true),
    /** The clause is told and changes nothing. */
    notes: <V = boolean>(key: Key, about: Topic<NoInfer<V>>, ...rest: Rest<S, NoInfer<V>>) =>
      row<V>(key, about, rest),
    sets: <V>(
      key: Key,
      to: NoInfer<V> | ((situation: S, value: V) => NoInfer<V>),
      about: Topic<NoInfer<V>>,
      ...rest: Rest<S, NoInfer<V>>
    ) =>
      row<V>(key, about, rest, (value, situation) =>
        to instanceof Function ? to(situation, value) : to,
      ),
    adds: (
      key: Key,
      by: number | ((situation: S) => number),
      about: Topic<number>,
      ...rest: Rest<S, number>
    ) =>
      row(
        key,
        about,
        rest,
        (value, situation) => value + (typeof by === 'number' ? by : by(situation)),
      ),
  };
}
