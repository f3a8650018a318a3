import type { Trace } from '../../core/ruling.ts';
import type { Enemy, Engaged } from './engaged.ts';

/** The attacks that an action calls down on the unit, and what is checked for them. */
export interface FreeAttacks {
  /** Dice of each enemy, in their order. */
  attackDice: readonly number[];
  eventsInAttack: boolean | null;
  checkForAttack: 'yes' | 'no' | 'if-wounded' | null;
}

export const NO_ATTACK: FreeAttacks = {
  attackDice: [],
  eventsInAttack: null,
  checkForAttack: null,
};

const HURT = ['wounded', 'broken', 'fled'];

/** Ruling R33: damage calls for a check of its own, or (b) for none. */
function checkOf({ attackOutcome, engagedAction, readings }: Engaged, told: boolean) {
  if (engagedAction !== 'retreat' && readings.R33 === 'b') return 'no';
  if (HURT.includes(attackOutcome)) return 'yes';
  return told ? 'no' : 'if-wounded';
}

/** An attack at once, without reply and without events (onus-7.158), by each enemy that has a die. */
export function freeAttacks(
  unit: Engaged,
  diceOf: (foe: Enemy) => number,
  trace: Trace,
): FreeAttacks {
  const attackDice = unit.foes.map(diceOf);
  if (attackDice.every((dice) => dice === 0)) return { ...NO_ATTACK, attackDice };
  trace.step('onus-7.158/free-attack');
  const check = checkOf(unit, unit.attackOutcome === 'destroyed');
  if (check !== 'no') trace.step('onus-13.11/free-attack');
  return { attackDice, eventsInAttack: false, checkForAttack: check };
}

const CHECKS = { more: 'unit', less: 'enemy', even: 'both' } as const;

/**
 * Who checks after the combat that follows, by its own wounds alone (onus-7.96, onus-7.172); null where those
 * are not told.
 */
export function checksLater({ woundsTakenLater: taken, woundsDoneLater: done }: Engaged) {
  if (taken === undefined || done === undefined) return null;
  if (taken + done === 0) return 'nobody';
  return CHECKS[taken > done ? 'more' : taken < done ? 'less' : 'even'];
}
