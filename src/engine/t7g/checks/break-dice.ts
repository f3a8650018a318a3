import { add, type Fraction, fraction, multiply, subtract } from '../../core/fraction.ts';
import { Trace } from '../../core/ruling.ts';
import { SIX } from '../units.ts';
import { modified } from '../values/modified.ts';
import type { BreakInput } from './break-fields.ts';
import { successesOf } from './successes.ts';

const ONE = fraction(1);
/** From this Level on Acaudalado keeps the whole Discipline of mercenaries (t7g-7.50). */
const WEALTHY_IN_FULL = 4;

/** What the dice of a break check come from. */
export type Breaking = Pick<BreakInput, 'discipline' | 'mercenary' | 'wealthyLevel' | 'readings'>;

/** Discipline as it is printed: nothing modifies it but what mercenaries are paid for. */
export function diceOf(input: Breaking, trace = new Trace()): number {
  const { discipline: value, wealthyLevel = WEALTHY_IN_FULL, mercenary, readings } = input;
  if (!mercenary || wealthyLevel >= WEALTHY_IN_FULL) {
    trace.step('t7g-4.20', { dice: value });
    return value;
  }
  trace.step('t7g-7.50/decrease', { level: wealthyLevel });
  return modified({ value, increases: 0, decreases: 1, points: 0, readings }, trace);
}

/** The chance of as many sixes as Break points. */
export const enough = (dice: number, points: number): Fraction =>
  successesOf(dice, SIX).probability(({ successes }) => successes >= points);

/** With Abnegado inside, a roll that fails is made once more (t7g-7.49). */
export const withRepeat = (once: Fraction, again: boolean): Fraction =>
  again ? add(once, multiply(subtract(ONE, once), once)) : once;
