/** What a hex of a way back may hold, in the eyes of whoever comes there. */
export const HELD_BY = [
  'nobody',
  'friendly-unit',
  'friendly-unit-with-leader',
  'friendly-leader',
  'enemy-unit',
  'enemy-leader',
] as const;
export type HeldBy = (typeof HELD_BY)[number];
