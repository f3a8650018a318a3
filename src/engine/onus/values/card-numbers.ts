/** Radius in UD of Estampida around the card of the activated unit (onus-11.15). */
export const STAMPEDE_RADIUS = 4;
/** What mounted units have in the check of Estampida (onus-11.16). */
export const STAMPEDE_MOUNTED = -2;
/** A new target must lie nearer to the original one than this, in UD (onus-11.14). */
export const WIND_REACH = 1;
export const AMBUSH_WOUNDS = 1;
/** «Resistid» (onus-7.160). */
export const RESIST = { defenceBonus: 1, moraleBonus: 2 } as const;
/** «Reforzar unidad» (onus-7.15). */
export const WOUNDS_HEALED = 2;
