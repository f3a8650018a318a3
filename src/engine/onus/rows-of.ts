import type { ClauseId } from '../core/clause-ids.ts';
import type { Condition, Row } from '../core/rows.ts';

/** What the tables of a subject are written with: its conditions, and rows that forbid or that only tell. */
export function rowsOf<S>() {
  const keyed = (clause: ClauseId, say: string) => (say ? `${clause}/${say}` : clause);
  return {
    /** A topic: where it does not hold the clause is not worth a word. */
    given: (holds: (situation: S) => boolean): Condition<S> => ({ name: 'given', holds }),
    on: (name: string, holds: (situation: S) => boolean): Condition<S> => ({ name, holds }),
    /** `say` is '' where the clause has only one sentence. */
    bars: (clause: ClauseId, say: string, ...when: readonly Condition<S>[]): Row<S, boolean> => ({
      clause,
      when,
      apply: () => false,
      say: keyed(clause, say),
    }),
    notes: <V = boolean>(
      clause: ClauseId,
      say: string,
      ...when: readonly Condition<S>[]
    ): Row<S, V> => ({ clause, when, say: keyed(clause, say) }),
  };
}
