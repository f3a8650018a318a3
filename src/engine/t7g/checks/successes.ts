import { type Distribution, pool } from '../../core/dice.ts';
import { FACES } from '../units.ts';

/** How many dice show a number or more, exactly. */
export const successesOf = (dice: number, from: number): Distribution<{ successes: number }> =>
  pool(dice, [{ weight: FACES + 1 - from, score: { successes: 1 } }, { weight: from - 1 }]);

/** Of so many dice, how many fell with a number or more; nothing where that was not told. No dice are no success. */
export function countedIn(
  dice: number,
  fell: readonly number[] | undefined,
  from: number,
): number | null {
  if (dice === 0) return 0;
  return fell === undefined ? null : fell.filter((face) => face >= from).length;
}
