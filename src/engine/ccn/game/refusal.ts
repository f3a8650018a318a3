import { COMMON_REASONS, type ReasonsOf, refusals } from '../../hexes/game/refusal.ts';
import type { Decided, Phase } from './state.ts';

/** Reasons of the game itself; all others are the steps of the tables of rules. */
export const REASONS = [
  ...COMMON_REASONS,
  'all-have-orders',
  'another-combat-first',
  'cannot-end-here',
  'guns-once-in-order',
  'has-an-order',
  'hex-by-hex',
  'in-square-already',
  'leader-must-go',
  'leads-his-unit',
  'name-a-section',
  'no-attached-leader',
  'no-enemy-there',
  'no-exit-there',
  'no-march',
  'no-orders',
  'no-rally',
  'no-room-there',
  'no-supply',
  'no-table',
  'no-way-back',
  'no-way-to-end',
  'not-at-own-edge',
  'not-in-hand',
  'not-in-square',
  'not-of-these-cards',
  'only-artillery-joins',
  'only-as-a-reaction',
  'only-grande-manoeuvre',
  'rally-instead',
  'stays-without-a-move',
  'too-many-flags',
] as const;
export type Reason = ReasonsOf<(typeof REASONS)[number], Decided, Phase>;

/** Refuses for one of the game's own reasons. */
export const no = refusals<Reason>();
