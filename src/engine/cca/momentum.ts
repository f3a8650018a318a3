import type { Trace } from '../core/ruling.ts';
import type { CombatInput, Roll } from './combat.ts';
import { isCavalry, isFoot } from './units.ts';

interface Outcome {
  eliminated: boolean;
  leftHex: boolean;
}

/** May the victor take the vacated hex, go one hex further, and battle once more from there? */
export function mayAdvance(
  { kind, roller, target, evades }: Roll,
  { eliminated, leftHex }: Outcome,
  { bonus }: CombatInput,
  trace: Trace,
) {
  const stays = { mayAdvance: false, extraHex: false, bonusCombat: false };
  const vacated = eliminated || (leftHex && target.unit !== 'LD');
  if (evades) {
    trace.step('cca-13.34');
    return stays;
  }
  if (!vacated) return stays;
  if (kind !== 'attack') {
    trace.step(kind === 'first-strike' ? 'cca-13.36' : 'cca-13.35', { unit: roller.unit });
    return stays;
  }
  trace.step('cca-13.32', { unit: roller.unit });
  if (bonus) {
    trace.step('cca-13.43', { unit: roller.unit });
    return { ...stays, mayAdvance: true };
  }
  return { mayAdvance: true, ...afterAdvance(roller.unit, roller.leader === 'attached', trace) };
}

function afterAdvance(unit: Roll['roller']['unit'], led: boolean, trace: Trace) {
  if (isFoot(unit) && unit !== 'WR' && !led) {
    trace.step('cca-13.38', { unit });
    return { extraHex: false, bonusCombat: false };
  }
  const cavalry = isCavalry(unit);
  trace.step(isFoot(unit) ? 'cca-13.39' : cavalry ? 'cca-13.40' : 'cca-13.41', { unit });
  return { extraHex: cavalry, bonusCombat: true };
}
