import type { Rolling } from './query.ts';

/** Numbered dice of which those that show a number or more are good. */
export const atLeast = (number: number | null = 0, dice: number | null = 0): Rolling => ({
  dice: dice ?? 0,
  good: (face) => Number(face) >= (number ?? 0),
});
