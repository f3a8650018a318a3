import { Distribution } from '../../core/distribution.ts';
import { successesOf } from '../checks/successes.ts';
import { SIX } from '../units.ts';
import { resistFrom, type ShotInput } from './fields.ts';

/** What a shot may come to: markers that the target takes, and whether it becomes Disordered by the roll. */
export interface Outcome {
  hits: number;
  wear: number;
  disordered: boolean;
}

/** A Defence of 1 is always reached, one of 7 never. */
export const hitsOf = (dice: number, defence: number): Distribution<{ hits: number }> =>
  (defence > SIX
    ? Distribution.certain({ successes: 0 })
    : successesOf(dice, Math.max(defence, 1))
  ).map(({ successes }) => ({ hits: successes }));

/** Each success of the target cancels a hit; with none it is Disordered (t7g-4.13 to t7g-4.15). */
export const settled = (hits: number, saved: number): Outcome => ({
  hits,
  wear: Math.max(0, hits - saved),
  disordered: hits > 0 && saved === 0,
});

/** All that may come of it, as far as its dice are open. */
export function outcomes(
  input: ShotInput,
  hits: Distribution<{ hits: number }>,
  courage: number,
  saved: number | null,
): Distribution<Outcome> {
  const saves =
    saved === null
      ? successesOf(courage, resistFrom(input))
      : Distribution.certain({ successes: saved });
  return hits.chain((one) =>
    one.hits === 0
      ? Distribution.certain(settled(0, 0))
      : saves.map(({ successes }) => settled(one.hits, successes)),
  );
}

/** Markers beyond the Stamina of the target (t7g-4.19); nothing where that is not told. */
export function beyond({ target }: ShotInput, wear: number): number | null {
  const { stamina, fervour, wear: before } = target;
  return stamina === undefined ? null : Math.max(0, before + wear - stamina - fervour);
}
