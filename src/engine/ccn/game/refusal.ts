import { COMMON_REASONS, refusals } from '../../hexes/game/refusal.ts';
import type { Decided, Phase } from './state.ts';

/** Reasons of the game itself; all others are the steps of the tables of rules. */
export const REASONS = [
  ...COMMON_REASONS,
  'another-combat-first',
  'cannot-end-here',
  'guns-once-in-order',
  'hex-by-hex',
  'in-square-already',
  'leader-must-go',
  'no-enemy-there',
  'no-second-hex',
  'no-table',
  'no-way-back',
  'no-way-to-end',
  'not-at-own-edge',
  'not-in-hand',
  'only-artillery-joins',
  'too-many-flags',
] as const;
export type Reason =
  | (typeof REASONS)[number]
  | `decide-${Decided}`
  | `not-in-${Exclude<Phase, 'over'>}`;

/** Refuses for one of the game's own reasons. */
export const no = refusals<Reason>();
