import { COMMON_REASONS, refusals } from '../../../hexes/game/refusal.ts';
import type { Decided, Phase } from '../state.ts';

/** Reasons of the game itself; all others are the steps of the tables of rules. */
export const REASONS = [
  ...COMMON_REASONS,
  'all-have-orders',
  'another-battle-first',
  'at-full-strength',
  'cannot-end-here',
  'card-without-helmet',
  'elephants-go-on',
  'has-an-order',
  'has-fired',
  'hex-by-hex',
  'leader-elsewhere',
  'leader-must-go',
  'longer-way-open',
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
  'not-a-leadership-card',
  'not-an-open-neighbour',
  'not-at-an-edge',
  'not-at-own-edge',
  'not-in-block',
  'not-in-hand',
  'not-next-to-leader',
  'not-on-the-way',
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

/** Refuses for one of the game's own reasons. */
export const no = refusals<Reason>();
