import { type Fighter, plain, type Roll, type RollKind, rollAt } from '../combat/combat.ts';
import type { Combatant } from '../units.ts';

export { plain } from '../combat/combat.ts';

/** A roll of which only the target matters, and by what unit it was made. */
export const struck = (
  target: Fighter,
  by: Combatant,
  kind: RollKind,
  readings: Roll['readings'],
): Roll => rollAt(plain(by), target, { kind, readings });
