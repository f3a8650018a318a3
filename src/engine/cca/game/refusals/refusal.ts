import type { ClauseId } from '../../../core/clause-ids.ts';
import type { Step, With } from '../../../core/ruling.ts';
import type { Hex } from '../../../hexes/hex.ts';
import type { Decided, GameState, Phase } from '../state.ts';

/** Reasons of the game itself; all others are the steps of the tables of rules. */
export const REASONS = [
  'all-have-orders',
  'another-battle-first',
  'at-full-strength',
  'battle-is-over',
  'cannot-end-here',
  'card-without-helmet',
  'elephants-go-on',
  'has-an-order',
  'has-fired',
  'hex-by-hex',
  'leader-elsewhere',
  'leader-must-go',
  'moved-again',
  'moves-again-later',
  'never-rallied',
  'no-attached-leader',
  'no-enemy-there',
  'no-leader-near',
  'no-leader-there',
  'no-leader-to-stop-with',
  'no-orders',
  'no-orders-left',
  'no-rally',
  'no-symbol',
  'no-way-back',
  'no-way-to-end',
  'nobody-there',
  'not-a-leadership-card',
  'not-an-open-neighbour',
  'not-at-an-edge',
  'not-at-own-edge',
  'not-in-block',
  'not-in-hand',
  'not-next-to-leader',
  'not-on-the-way',
  'not-yours',
  'nothing-to-counter',
  'one-leader',
  'one-unit-of-choice',
  'only-as-a-reaction',
  'other-kind',
  'other-section',
  'rally-instead',
  'rally-without-leaders',
  'several-ways',
  'stays-without-a-move',
  'too-many-flags',
  'units-only',
  'warriors-must-battle',
] as const;
export type Reason =
  | (typeof REASONS)[number]
  | `decide-${Decided}`
  | `not-in-${Exclude<Phase, 'over'>}`;

/** Why an action is not legal: the clause that forbids it, and the sentence that says so. */
export interface Refusal {
  clause: ClauseId;
  /** Key of the sentence: one of the game's own reasons, or what a step of a table says. */
  because: string;
  /** The values that stand in it. */
  with: With;
}

export const no = (clause: ClauseId, because: Reason, values: With = {}): Refusal => ({
  clause,
  because: `game/${because}`,
  with: values,
});

export const refusedBy = ({ clause, say, with: values }: Step): Refusal => ({
  clause,
  because: say,
  with: values,
});

/** The step of a table that said no. */
export function forbiddenBy(steps: readonly Step[]): Refusal | null {
  const step = steps.find(({ effect }) => effect?.on === 'allowed' && effect.to === false);
  return step ? refusedBy(step) : null;
}

/** Only what is one's own may be ordered, moved or sent into battle. */
export function refuseOthers(game: GameState, hex: Hex, clause: ClauseId): Refusal | null {
  const piece = game.board[hex];
  if (!piece) return no(clause, 'nobody-there', { hex });
  return piece.side === game.active ? null : no(clause, 'not-yours', { unit: piece.unit, hex });
}
