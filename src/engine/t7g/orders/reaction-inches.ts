import type { Trace } from '../../core/ruling.ts';
import { rounded } from '../movement/fields.ts';
import { losesGun, reachOf } from '../movement/speed-rows.ts';
import { modified } from '../values/modified.ts';
import type { ReactionInput } from './reaction-fields.ts';

/** Infantry that counter-charges cavalry goes no farther (t7g-2.34). */
const STEP = 1;

/** A charge of that Speed in the open: one Increase (t7g-2.19). */
const chargeOf = (value: number) =>
  modified({ value, increases: 1, decreases: 0, points: 0, readings: { R9: 'a' } });

const least = (one: number, ...others: readonly (number | undefined)[]) =>
  Math.min(one, ...others.filter((other) => other !== undefined));

/** Inches of who is charged, and of who charges it, until they meet. */
export interface Meeting {
  ownInches: number | null;
  enemyInches: number | null;
  meets: boolean | null;
}

/** Ruling R28: they meet half way, no farther than the Speed of who reacts; or (b) in proportion to their Speeds. */
function ownShare(input: ReactionInput, gap: number, trace: Trace): number {
  const { speed, enemySpeed, enemyKind, kind, readings } = input;
  const own = speed === undefined ? undefined : chargeOf(speed);
  if (enemyKind === 'cavalry' && kind !== 'cavalry') {
    trace.step('t7g-2.34', { inches: least(gap, STEP) });
    return least(gap, STEP, own);
  }
  if (kind !== 'cavalry') trace.skip('t7g-2.34', 'charged-by-infantry');
  const enemy = enemySpeed === undefined ? undefined : chargeOf(enemySpeed);
  const isShared = readings.R28 === 'b' && own !== undefined && enemy !== undefined;
  const share = isShared && own + enemy > 0 ? (gap * own) / (own + enemy) : gap / 2;
  return least(share, own);
}

export function meetingOf(input: ReactionInput, trace: Trace): Meeting {
  const { gap, enemySpeed } = input;
  if (gap === undefined) return { ownInches: null, enemyInches: null, meets: null };
  const ownInches = rounded(ownShare(input, gap, trace));
  const enemyInches = rounded(gap - ownInches);
  trace.step('t7g-2.33/half-way', { ownInches, enemyInches });
  const meets = enemySpeed === undefined ? null : enemyInches <= chargeOf(enemySpeed);
  return { ownInches, enemyInches, meets };
}

/** Of these readings none bears on a flight. */
const ADOPTED = { R9: 'a', R55: 'a', R56: 'a', R78: 'a', R126: 'a' } as const;
/** Nothing else bears on a flight. */
const PLAIN = {
  distance: undefined,
  easy: 'none',
  skirmishers: false,
  entrega: 0,
  emplaced: false,
  seesEnemy: true,
  onlyOtherCentres: false,
  onlyLeaves: false,
} as const;

/** How far it flees, at least and at most, where its Speed is told, and whether that costs an integrated cannon. */
export function flightOf(input: ReactionInput, trace: Trace) {
  const { speed = 0, kind, ground, light, limbered, limberedSpeed } = input;
  const { integratedGun, mobileFortress, readings } = input;
  const moved = { speed, kind, ground, light, limbered, limberedSpeed };
  const asked = { ...moved, integratedGun, mobileFortress };
  const given = { ...ADOPTED, R162: readings.R162 };
  const flight = { ...PLAIN, ...asked, readings: given, moveKind: 'flight' } as const;
  const gunLost = losesGun(flight, trace);
  if ((limbered ? limberedSpeed : input.speed) === undefined) return { gunLost };
  const { inches, leastInches } = reachOf(flight, trace);
  trace.step('t7g-1.9', { inches });
  return { gunLost, leastInches, mostInches: inches };
}
