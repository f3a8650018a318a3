import { bearing } from '../../plane/angle.ts';
import { between } from '../../plane/distance.ts';
import { moved, straight } from '../../plane/moves.ts';
import { type Point, plus, times, wholePoint } from '../../plane/point.ts';
import { edge, SIDES, type Side } from '../../plane/rectangle.ts';
import { touchedAfter } from '../../plane/sweep.ts';
import { standing } from './facing.ts';
import { impassableUnder, type Path, pathOf, unitsUnder } from './path.ts';
import { centreOf, isTroop, nearestCentre, type TableState, type TableUnit } from './state.ts';

/** A straight way at an enemy, up to where the bases touch. */
export interface RunUp {
  /** The Centre for which it makes; `null`: another point of his base (t7g-5.7). */
  readonly aim: Side | null;
  readonly path: Path;
  /** In tenths of a millimetre from its Front Centre to what it makes for. */
  readonly far: number;
  /** The same until the bases touch. */
  readonly run: number;
  /** Units and elements on which its base would lie at contact. */
  readonly under: readonly string[];
}

/** Points of the enemy's base are looked for so far from one another, in tenths of a millimetre. */
const STEP = 50;

export function runUp(
  state: TableState,
  mover: TableUnit,
  target: TableUnit,
  to: Point,
  aim: Side | null,
): RunUp {
  const from = centreOf(mover);
  const far = between(from, to);
  const turned = standing(mover, from, far === 0 ? mover.heading : bearing(from, to));
  const run = Math.min(far, touchedAfter(turned, 0, far + STEP, target) ?? far);
  const end = moved(turned, straight(0, run));
  const path = pathOf(state, mover, { to, isCharge: true, target: target.name, end });
  const others = { ...state, units: state.units.filter(({ name }) => name !== target.name) };
  const under = unitsUnder(others, end).filter(
    (unit) => isTroop(unit) && (unit.kind !== 'artillery' || unit.player !== mover.player),
  );
  return {
    ...{ aim, path, far, run },
    under: [...under.map(({ name }) => name), ...impassableUnder(state, end)],
  };
}

/** Whether units or impassable terrain are in the way; a pivot that is too wide is no such thing (t7g-5.7). */
const isMasked = ({ path, under }: RunUp) =>
  path.crossed.length + path.passage.by.impassable.length + under.length > 0 ||
  path.corridor !== undefined;

/** Whether nothing keeps a unit from a run at an enemy. */
export const isClear = (run: RunUp) => run.path.ahead && !isMasked(run);

/** Points all along the edges of a base, the nearest to a place first. */
function pointsOf(target: TableUnit, from: Point): Point[] {
  const all = SIDES.flatMap((side) => {
    const line = edge(target, side);
    const steps = Math.ceil(between(line.from, line.to) / STEP);
    return Array.from({ length: steps }, (_, i) =>
      wholePoint(plus(times(line.from, 1 - i / steps), times(line.to, i / steps))),
    );
  });
  return all.sort((a, b) => between(from, a) - between(from, b));
}

/** The way to the nearest Centre, and where that is barred the shortest one that leads to any point of the enemy. */
export function bestRun(
  state: TableState,
  mover: TableUnit,
  target: TableUnit,
): { straight: RunUp; chosen: RunUp } {
  const from = centreOf(mover);
  const { at, centre } = nearestCentre(from, target);
  const plain = runUp(state, mover, target, wholePoint(at), centre);
  if (!isMasked(plain)) return { straight: plain, chosen: plain };
  for (const point of pointsOf(target, from)) {
    const other = runUp(state, mover, target, point, null);
    if (isClear(other)) return { straight: plain, chosen: other };
  }
  return { straight: plain, chosen: plain };
}
