import { type Fraction, fraction, subtract } from '../../core/fraction.ts';
import { testOf } from '../checks/roll.ts';
import { HALF_STRENGTH } from '../checks/strength.ts';
import type { Shooting } from './shots.ts';

/** A share of losses to shooting that calls for a Panic test: one model in four (wab-4.64). */
const SHOT_SHARE = 4;
const ONE = fraction(1);

/** From how many models lost in the phase on the target tests; nothing where its models are not told. */
export const lossesForPanic = ({ targetModels }: Shooting): number | null =>
  targetModels === undefined ? null : Math.ceil(targetModels / SHOT_SHARE);

/** Whether so many losses of this shooting make it test: fleeing troops do not, nor does anybody who is dead. */
export function mustTest(input: Shooting, lost: number): boolean {
  const { targetModels = 0, lostThisPhase, targetFlees } = input;
  const inPhase = lostThisPhase + lost;
  return !targetFlees && inPhase < targetModels && inPhase >= (lossesForPanic(input) ?? Infinity);
}

/** The chance that it flees for so many losses: its Leadership, less 1 at half strength (wab-7.3). */
export function fleesFor(input: Shooting, lost: number): Fraction {
  const { targetModels = 0, lostThisPhase, targetStartModels, targetLeadership = 0 } = input;
  if (!mustTest(input, lost)) return fraction(0);
  const left = targetModels - lostThisPhase - lost;
  const isHalved = targetStartModels !== undefined && 2 * left <= targetStartModels;
  return subtract(ONE, testOf(targetLeadership + (isHalved ? HALF_STRENGTH : 0), false).passes);
}
