import type { Trace } from '../../core/ruling.ts';
import type { Side } from '../../core/two-sides.ts';
import type { Fate } from './fate.ts';

/** What is told of a failed check, by what it makes of the unit. */
const FAILED = {
  broken: 'onus-9.18/combat',
  fleeing: 'onus-7.175/combat',
  eliminated: 'onus-7.182/combat',
} as const;

/** A failed check of a unit that was in that state before. */
export function tellFailure(
  who: Side | 'unit' | 'target',
  from: Fate,
  to: Fate,
  trace: Trace,
  how: 'step' | 'decide' = 'step',
) {
  const clause = from === 'steady' ? 'onus-7.174' : to !== 'steady' && FAILED[to];
  if (clause) trace[how](clause, { who }, from === to ? null : { on: 'fate', from, to });
}
