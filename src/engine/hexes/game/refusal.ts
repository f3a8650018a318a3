import type { ClauseId } from '../../core/clause-ids.ts';
import type { Step, With } from '../../core/ruling.ts';
import type { Hex, Side } from '../hex.ts';
import type { Board } from './state.ts';

/** Why an action is not legal: the clause that forbids it, and the sentence that says so. */
export interface Refusal {
  clause: ClauseId;
  /** Key of the sentence: one of the game's own reasons, or what a step of a table says. */
  because: string;
  /** The values that stand in it. */
  with: With;
}

/** Reasons that every game of the family gives; those of its tasks and steps come with it. */
export const COMMON_REASONS = ['battle-is-over', 'nobody-there', 'not-yours'] as const;
type Common = (typeof COMMON_REASONS)[number];

/** The reasons of a game: its own, those of its decisions and those of the steps of its turn. */
export type ReasonsOf<Own extends string, Decided extends string, Phase extends string> =
  | Own
  | `decide-${Decided}`
  | `not-in-${Exclude<Phase, 'over'>}`;

/** Refuses for one of the game's own reasons. */
export const refusals =
  <R extends string>() =>
  (clause: ClauseId, because: R | Common, values: With = {}): Refusal => ({
    clause,
    because: `game/${because}`,
    with: values,
  });

export const refusedBy = ({ clause, say, with: values }: Step): Refusal => ({
  clause,
  because: say,
  with: values,
});

/** The step of a table that said no: to what was asked, or to one value of its answer. */
export function forbiddenBy(steps: readonly Step[], on = 'allowed'): Refusal | null {
  const step = steps.find(({ effect }) => effect?.on === on && effect.to === false);
  return step ? refusedBy(step) : null;
}

const no = refusals<Common>();

/** Only what is one's own may be ordered, moved or sent into battle. */
export function refuseOthers(
  { board, active }: { readonly board: Board; readonly active: Side },
  hex: Hex,
  clause: ClauseId,
): Refusal | null {
  const piece = board[hex];
  if (!piece) return no(clause, 'nobody-there', { hex });
  return piece.side === active ? null : no(clause, 'not-yours', { unit: piece.unit, hex });
}
