import type { Next } from '../../core/query.ts';

/** The way of a leader who has lost his unit. */
export const leaderNext = (must: string | null | undefined): Next[] =>
  must === 'retreat' || must === 'escape' || must === 'leave'
    ? [{ as: 'way', query: 'ccn/leader-retreat', draft: must === 'leave' ? { leaves: true } : {} }]
    : [];
