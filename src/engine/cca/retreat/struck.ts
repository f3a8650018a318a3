import { type Fighter, fighter, type Roll, type RollKind } from '../combat/combat.ts';
import type { Combatant } from '../units.ts';

/** A unit in the open with nobody near: nothing but its type counts. */
export const plain = (unit: Combatant, blocks?: number): Fighter =>
  fighter({ unit, blocks, leader: 'none', terrain: 'clear', rampart: 'none', support: 0 });

/** A roll of which only the target matters, and by what unit it was made. */
export const struck = (
  target: Fighter,
  by: Combatant,
  kind: RollKind,
  readings: Roll['readings'],
): Roll => ({
  kind,
  roller: plain(by),
  target,
  card: 'none',
  bonus: false,
  evades: false,
  dicePut: 0,
  readings,
});
