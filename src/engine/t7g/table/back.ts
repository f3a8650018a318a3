import { direction } from '../../plane/angle.ts';
import { straight } from '../../plane/moves.ts';
import { plus, times } from '../../plane/point.ts';
import { areEnemies } from '../../plane/table/state.ts';
import { BODIES } from './bodies.ts';
import { standing } from './facing.ts';
import { impassableUnder, pathOf, unitsUnder } from './path.ts';
import { ofInches } from './scale.ts';
import { centreOf, isTroop, type TableState, type TableUnit } from './state.ts';

/** A move to the rear: how far it leads, and what stops it there. */
export interface Back {
  readonly end: TableUnit;
  readonly inches: number;
  /** Units and terrain that keep it from going farther, and whether the edge of the table does. */
  readonly stoppedBy: readonly string[];
  readonly atEdge: boolean;
}

/** A move that cannot be completed is measured in tenths of an inch. */
const PARTS = 10;
const BACKWARDS = 1800;

/** What is in the way of a unit that goes so far straight to its rear and keeps its facing (t7g-5.20, ruling R150). */
function inTheWay(state: TableState, unit: TableUnit, inches: number, sweeps: boolean) {
  const by = ofInches(inches);
  const to = plus(centreOf(unit), times(direction(unit.heading), -by));
  const end = standing(unit, to);
  const { crossed, passage, corridor } = pathOf(state, unit, { to, end, isCharge: true });
  const under = unitsUnder(state, end).filter(
    (one) => isTroop(one) && (one.kind !== 'artillery' || areEnemies(unit, one)),
  );
  const others = BODIES.obstacles(state, unit);
  const swept = sweeps ? BODIES.metBy(unit, straight(BACKWARDS, by), others, state) : new Map();
  const all = [
    ...crossed,
    ...passage.by.impassable,
    ...(corridor?.names ?? []),
    ...under.map(({ name }) => name),
    ...impassableUnder(state, end),
    ...[...swept].flatMap(([name, { close }]) => (close ? [] : [name])),
  ];
  return { end, stoppedBy: [...new Set(all)], atEdge: BODIES.room(end, state) < 0, passage };
}

/** As far to its rear as a unit can go (ruling R151); `sweeps`: whatever its base passes over stops it. */
export function goneBack(
  state: TableState,
  unit: TableUnit,
  inches: number,
  sweeps: boolean,
): Back & { whole: ReturnType<typeof inTheWay> } {
  const whole = inTheWay(state, unit, inches, sweeps);
  const { stoppedBy, atEdge } = whole;
  if (stoppedBy.length === 0 && !atEdge) return { ...whole, inches, whole };
  for (let parts = Math.ceil(inches * PARTS) - 1; parts > 0; parts--) {
    const far = parts / PARTS;
    const one = inTheWay(state, unit, far, sweeps);
    if (one.stoppedBy.length === 0 && !one.atEdge)
      return { end: one.end, inches: far, stoppedBy, atEdge, whole };
  }
  return { end: unit, inches: 0, stoppedBy, atEdge, whole };
}
