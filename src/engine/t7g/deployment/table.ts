import { byScale } from '../scales.ts';

/** Inches of the ideal table (t7g-9.5). */
export const TABLE = byScale({ long: 72, wide: 48 }, { long: 96, wide: 60 });
/** A deployment zone begins so far from the centre line (t7g-9.53). */
export const ZONE_FROM = 12;
/** Units stand so near to their Commander when they are deployed (t7g-9.54, t7g-9.57). */
export const NEAR_COMMANDER = 6;
