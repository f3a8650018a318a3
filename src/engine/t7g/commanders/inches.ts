/** Inches: how far a Commander commands and moves, with Presencia or Brío (t7g-7.10, t7g-7.39, t7g-7.40), and how far he steps clear. */
export const INCHES = {
  usual: 6,
  more: 9,
  amenazante: 12,
  cauteloso: 12,
  complice: 9,
  clear: 1,
} as const;
/** Within it the loss of a unit may carry him away (t7g-7.21). */
export const COWARDS = 6;
/** Around a battery its further guns are in command (t7g-6.88). */
export const BATTERY = 6;
export const MOST_INCHES = 100;
