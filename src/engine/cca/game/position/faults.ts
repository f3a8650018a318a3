import type { Hex } from '../../../hexes/hex.ts';
import { type Ground, IMPASSABLE } from '../../terrain.ts';
import { type Combatant, fullStrength, PROFILES } from '../../units.ts';
import type { Piece } from '../state.ts';
import type { Reader } from './reader.ts';

/** The blocks that a unit has, and the clause that says so. */
export const ofStrength = (unit: Combatant) => ({
  clause: unit === 'LD' ? ('cca-2.13' as const) : PROFILES[unit].clauses.blocks,
  with: { unit, most: fullStrength(unit) },
});

/** Why two may not be in one hex; a leader with a unit of his side is written as its `*`. */
export function shared(one: Piece, two: Piece, at: number, hex: Hex): Parameters<Reader['blame']> {
  const leaders = [one, two].filter(({ unit }) => unit === 'LD').length;
  if (leaders === 1 && one.side === two.side)
    return ['leader-apart', at, { hex, clause: 'cca-8.33' }];
  const clause = (['cca-8.8', 'cca-8.9', 'cca-8.32'] as const)[leaders];
  return ['hex-taken', at, { hex, ...(clause && { clause }) }];
}

/** A leader who is alone is with no unit. */
export const alone = (hex: Hex) => ({ hex, clause: 'cca-8.33' as const });

/** Nobody can be where the ground is impassable. */
export function barred(terrain: Ground, hex: Hex) {
  const clause = IMPASSABLE[terrain];
  return clause && { hex, clause, with: { terrain } };
}
