import { Distribution } from '../../core/distribution.ts';
import type { Trace } from '../../core/ruling.ts';
import { FACES_OF_DIE, type Face } from '../faces.ts';

/** Dice of one check: none, 1 where the unit is gone, 2 while it lives. Each of them must show a saber. */
export type CheckDice = 0 | 1 | 2;

/** How a leader comes out of it: `none` where there is none. */
export type LeaderFate = 'none' | 'safe' | 'lost';

/** Whether the faces of a check settle it: null while it is open. */
export function casualty(dice: CheckDice, faces: readonly Face[]): boolean | null {
  const rolled = faces.slice(0, dice);
  if (dice === 0 || rolled.some((face) => face !== 'saber')) return false;
  return rolled.length < dice ? null : true;
}

/** The same, told: who rolls, what hits him, and what it gives. */
export function check(dice: CheckDice, faces: readonly Face[], trace: Trace): boolean | null {
  const lost = casualty(dice, faces);
  if (dice === 0) return lost;
  const effect = { on: 'leaderCheckDice', from: 0, to: dice };
  trace.step(dice === 2 ? 'ccn-5.161' : 'ccn-5.164', { dice }, effect);
  if (lost === true) trace.step('ccn-5.160', {}, { on: 'leaderLost', from: false, to: true });
  else if (lost === null) trace.step('ccn-5.160/if');
  else trace.skip('ccn-5.160', 'leader-safe');
  return lost;
}

/** Every end of a check, as far as its faces are not known. */
export function casualtyOdds(
  dice: CheckDice,
  faces: readonly Face[],
): Distribution<{ lost: boolean }> {
  const known = casualty(dice, faces);
  if (known !== null) return Distribution.certain({ lost: known });
  const ways = FACES_OF_DIE ** (dice - Math.min(dice, faces.length));
  return Distribution.of([
    [{ lost: true }, 1],
    [{ lost: false }, ways - 1],
  ]);
}
