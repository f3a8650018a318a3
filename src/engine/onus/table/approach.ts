import { Trace } from '../../core/ruling.ts';
import { bestWays, type RunUp, runUp as straightAt } from '../../plane/table/approach.ts';
import { isRotation } from '../../plane/table/strides.ts';
import { judge } from '../movement/move.ts';
import { judgeMove, marchOf } from './legal-move.ts';
import { ofUd, type TableState, type TableUnit, TENTHS_PER_UD } from './state.ts';
import { type Go, motionOf, type Stride } from './stride.ts';

/** A way that brings a unit into contact with an enemy (onus-7.76 where it touches a corner). */
export interface Approach extends RunUp<TableUnit> {
  strides: readonly Stride[];
}

/** Ways are tried in steps of 1 UD and 10 degrees; a turn where the unit stands, in steps of 5. */
const STEP_UD = 1;
const STEP_DEGREES = 10;
const STEP_ON_THE_SPOT = 5;
const MOST_TURN = 90;
const MOST_ROTATION = 180;
/** A turn costs 1 UD (onus-7.38). */
const TURN_UD = 1;
const TURNS: readonly Go[] = [
  'turn-on-front-left',
  'turn-on-front-right',
  'turn-on-rear-left',
  'turn-on-rear-right',
];
const ROTATIONS: readonly Go[] = ['rotate-left', 'rotate-right'];

const steps = (from: number, to: number, step: number) =>
  Array.from(
    { length: Math.max(0, Math.floor((to - from) / step) + 1) },
    (_, i) => from + i * step,
  );

/** What a unit may do before it goes straight at the enemy, the plainest first. */
function openings(purse: number): Stride[][] {
  const turns = TURNS.flatMap((go) =>
    steps(0, purse - TURN_UD, STEP_UD).flatMap((ud) => {
      const step = ud > 0 ? STEP_DEGREES : STEP_ON_THE_SPOT;
      return steps(step, MOST_TURN, step).map((amount): Stride[] => [
        ...(ud > 0 ? [{ go: 'forward' as const, amount: ud }] : []),
        { go, amount },
      ]);
    }),
  );
  const rotations = ROTATIONS.flatMap((go) =>
    steps(STEP_DEGREES, MOST_ROTATION, STEP_DEGREES).map((amount): Stride[] => [{ go, amount }]),
  );
  return [[], ...turns, ...rotations];
}

/** UD that a unit has for a charge that begins with such an opening. */
const purseOf = (state: TableState, unit: TableUnit, strides: readonly Stride[]) => {
  const { allowance, paced } = judge(marchOf(state, unit, { strides }, true), new Trace());
  return allowance - paced.course.used;
};

/** Goes straight on from where an opening has led, at most so many UD, until the enemy is touched. */
export function runUp(
  unit: TableUnit,
  target: TableUnit,
  opening: readonly Stride[],
  most: number,
): Approach | undefined {
  const motions = opening.flatMap((stride) => motionOf(stride) ?? []);
  const found = straightAt(unit, target, motions, ofUd(most));
  const last = found && { go: 'forward' as const, amount: found.run / TENTHS_PER_UD };
  return found && last && { ...found, strides: [...opening, last] };
}

/** For each side of an enemy, the plainest way to it and the one that brings most sections into contact. */
export function approaches(state: TableState, unit: TableUnit, target: TableUnit): Approach[] {
  const purse = purseOf(state, unit, []);
  const rotated = purseOf(state, unit, [{ go: 'rotate-right', amount: MOST_TURN }]);
  const found = openings(purse).flatMap((opening) => {
    const cost = opening.reduce(
      (sum, { go, amount }) => sum + (go === 'forward' ? amount : TURN_UD),
      0,
    );
    const left = opening.some(({ go }) => isRotation(go)) ? rotated : purse - cost;
    return left < 0 ? [] : (runUp(unit, target, opening, left) ?? []);
  });
  return bestWays(
    found,
    target,
    ({ strides }) => judgeMove(state, unit, { strides, toCharge: true }, new Trace()).allowed,
  );
}
