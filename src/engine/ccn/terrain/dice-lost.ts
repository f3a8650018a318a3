import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { fighter, type RollKind, rollAt } from '../combat/combat.ts';
import { TERRAIN_ROWS } from '../combat/terrain-dice.ts';
import type { Fieldworks, Terrain } from '../terrain.ts';
import { isCavalry, type Unit } from '../units.ts';

export const DICE_LOST = [
  ...(['diceLostFiringIn', 'diceLostAttackingIn'] as const),
  ...(['diceLostFiringOut', 'diceLostAttackingOut'] as const),
] as const;

interface Ground {
  unit: Unit;
  terrain: Terrain;
  fieldworks: Fieldworks;
}

/** More than ground ever takes. */
const MANY = 9;
/** Somebody in open ground, with whom the unit fights. */
const IN_THE_OPEN = fighter('line');

/** Dice that the unit rolls fewer at a target in that ground, or out of it, the other side being in the open. */
function lost({ unit, ...ground }: Ground, kind: RollKind, into: boolean, trace: Trace): number {
  const roll = into
    ? rollAt(fighter(unit), fighter('line', ground), { kind })
    : rollAt(fighter(unit, ground), IN_THE_OPEN, { kind });
  const reasons = new Trace();
  const left = applyRows({ on: 'dice', rows: TERRAIN_ROWS }, roll, MANY, reasons);
  for (const { clause, say, with: values, effect } of reasons.steps)
    if (effect && !trace.steps.some((step) => step.say === say))
      trace.step(clause, values, null, say);
  return MANY - left;
}

/** What the ground takes from the dice of a unit; cavalry never fires. */
export function diceLost(ground: Ground, trace: Trace) {
  const fires = !isCavalry(ground.unit);
  return {
    diceLostFiringIn: fires ? lost(ground, 'ranged', true, trace) : null,
    diceLostAttackingIn: lost(ground, 'attack', true, trace),
    diceLostFiringOut: fires ? lost(ground, 'ranged', false, trace) : null,
    diceLostAttackingOut: lost(ground, 'attack', false, trace),
  };
}
