import { choice } from '../../core/schema/choices.ts';

export const MOUNTS = ['foot', 'horse', 'chariot', 'elephant'] as const;

/** What a character rides. */
export const RIDES = choice(MOUNTS, 'foot');

/** As far apart as anybody on a table, and the fastest move. */
export const FAR = 120;
export const FASTEST = 24;
