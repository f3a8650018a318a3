import type { ClauseId } from '../../core/clause-ids.ts';
import type { Step } from '../../core/ruling.ts';
import type { Phase, Task } from './state.ts';

/** Reasons of the game itself; all others are the steps of the tables of rules. */
export const REASONS = [
  'all-have-orders',
  'another-battle-first',
  'at-full-strength',
  'battle-is-over',
  'cannot-end-here',
  'card-without-helmet',
  'has-an-order',
  'has-fired',
  'may-not-evade',
  'moved-again',
  'never-rallied',
  'no-enemy-there',
  'no-free-path',
  'no-leader-near',
  'no-leader-there',
  'no-leader-to-stop-with',
  'no-orders',
  'no-orders-left',
  'no-rally',
  'no-symbol',
  'no-way-back',
  'no-way-to-end',
  'not-a-leadership-card',
  'not-an-open-neighbour',
  'not-at-own-edge',
  'not-in-block',
  'not-in-hand',
  'not-next-to-leader',
  'not-yours',
  'nothing-to-counter',
  'one-leader',
  'one-unit-of-choice',
  'only-as-a-reaction',
  'other-kind',
  'other-section',
  'rally-instead',
  'stays-without-a-move',
  'units-only',
  'warriors-must-battle',
] as const;
type Reason = (typeof REASONS)[number] | `decide-${Task['task']}` | `not-in-${Phase}`;

/** Why an action is not legal: the clause that forbids it, and the key of the sentence that says so. */
export interface Refusal {
  clause: ClauseId;
  because: string;
}

export const no = (clause: ClauseId, because: Reason): Refusal => ({
  clause,
  because: `game/${because}`,
});

/** The step of a table that said no. */
export function forbiddenBy(steps: readonly Step[]): Refusal | null {
  const step = steps.find(({ effect }) => effect?.on === 'allowed' && effect.to === false);
  return step ? { clause: step.clause, because: step.say } : null;
}
