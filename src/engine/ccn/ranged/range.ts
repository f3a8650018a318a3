import type { Mover } from '../combat/combat.ts';
import { isArtillery, isFootArtillery, isUnit, PROFILES } from '../units.ts';

interface Ranged {
  roller: Mover['roller'];
  readings: { R1: string };
}

/** How far a unit fires; reading R1: foot artillery 5 and horse artillery 4, or (b) the other way round. */
export function rangeOf({ roller: { unit }, readings }: Ranged): number {
  if (!isUnit(unit)) return 0;
  const { range } = PROFILES[unit];
  if (readings.R1 === 'a' || !isArtillery(unit)) return range;
  return isFootArtillery(unit) ? 4 : 5;
}
