import type { Trace } from '../../core/ruling.ts';
import type { Enemy, Engaged } from './engaged.ts';
import type { Outcome } from './outcome.ts';

const HURT = ['wounded', 'broken', 'fled'];

/** Ruling R33: damage calls for a check of its own, or (b) for none. */
function checkOf({ attackOutcome, engagedAction, readings }: Engaged, told: boolean) {
  if (engagedAction !== 'retreat' && readings.R33 === 'b') return 'no';
  if (HURT.includes(attackOutcome)) return 'yes';
  return told ? 'no' : 'if-wounded';
}

/** An attack at once, without reply and without events (onus-7.158), by each enemy that has a die. */
export function freeAttacks(unit: Engaged, diceOf: (foe: Enemy) => number, trace: Trace): Outcome {
  const attackDice = unit.foes.map(diceOf);
  if (attackDice.every((dice) => dice === 0)) return {};
  trace.step('onus-7.158/free-attack');
  const check = checkOf(unit, unit.attackOutcome === 'destroyed');
  if (check !== 'no') trace.step('onus-13.11/free-attack');
  return { attackDice, eventsInAttack: false, checkForAttack: check };
}

export const CHECKERS = ['unit', 'enemy', 'both', 'nobody'] as const;

/**
 * Who checks after the combat that follows, by its own wounds alone (onus-7.96, onus-7.172); null where those
 * are not told.
 */
export function checksLater({
  woundsTakenLater: taken,
  woundsDoneLater: done,
}: Engaged): (typeof CHECKERS)[number] | null {
  if (taken === undefined || done === undefined) return null;
  if (taken + done === 0) return 'nobody';
  if (taken === done) return 'both';
  return taken > done ? 'unit' : 'enemy';
}
