import type { Trace } from '../../core/ruling.ts';
import type { Enemy, Engaged } from './engaged.ts';
import { freeAttacks } from './free-attack.ts';
import type { Outcome } from './outcome.ts';

/** One die for each marker that is taken out of contact (onus-7.95). */
function diceFor(unit: Engaged) {
  const { foes, withdrawnInContact, markersWithdrawn } = unit;
  const told = foes.some(({ ownMarkers }) => ownMarkers !== undefined);
  return (foe: Enemy) => {
    if (!withdrawnInContact) return 0;
    if (told) return foe.ownMarkers ?? 0;
    return foe === foes[0] ? markersWithdrawn : 0;
  };
}

/** Markers taken away while the unit is engaged (onus-7.94). */
export function shorten(unit: Engaged, trace: Trace): Outcome {
  const dice = diceFor(unit);
  const total = unit.foes.reduce((sum, foe) => sum + dice(foe), 0);
  trace.step('onus-7.94', { markers: unit.markersWithdrawn });
  if (total > 0) {
    trace.step('onus-7.62/shorten', { dice: total });
    trace.step('onus-7.95', { dice: total });
    trace.step('onus-7.96');
  } else trace.skip('onus-7.96', 'withdrawn-free');
  return {
    ...freeAttacks(unit, dice, trace),
    markersRemoved: unit.markersWithdrawn,
    extended: Math.max(0, unit.extended - unit.markersWithdrawn),
    countsInCombat: total > 0 ? false : null,
  };
}
