import type { Condition, Row } from '../../core/rows.ts';
import { type Besides, type Fact, rulesOf } from '../../core/rules.ts';
import type { Key, With } from '../../core/ruling.ts';

type By<S> = number | ((situation: S) => number);

type Rest<S, V> = readonly (Condition<S, V> | Besides<S, V>)[];

export interface Verbs<S, V> {
  notes: (key: Key, about: readonly Fact<S, V>[], ...rest: Rest<S, V>) => Row<S, V>;
  adds: (key: Key, by: By<S>, about: readonly Fact<S, V>[], ...rest: Rest<S, V>) => Row<S, V>;
}

/** The verbs of the table of a value; `told` is said of a row that adds so much, or that only tells. */
export function verbsOf<S, V>(
  plus: (value: V, by: number) => V,
  told: (situation: S, by?: number) => With,
) {
  const { notes, sets } = rulesOf<S>((situation) => told(situation));
  const adds: Verbs<S, V>['adds'] = (key, by, about, ...rest) => {
    const of = (situation: S) => (typeof by === 'number' ? by : by(situation));
    return {
      ...sets<V>(key, (situation, value) => plus(value, of(situation)), about, ...rest),
      with: (situation) => told(situation, of(situation)),
    };
  };
  return { notes: notes<V>, sets: sets<V>, adds };
}
