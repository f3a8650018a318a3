import type { Next } from '../../core/query.ts';

/** A leader who has lost his unit evades. */
export const EVASION_OF_LEADER: Next = {
  as: 'way',
  query: 'cca/fall-back',
  draft: { unit: 'LD', move: 'evasion' },
};
