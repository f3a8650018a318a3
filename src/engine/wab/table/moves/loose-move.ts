import { applyRows, type Table } from '../../../core/rows.ts';
import { rulesOf } from '../../../core/rules.ts';
import type { Trace } from '../../../core/ruling.ts';
import { bearing } from '../../../plane/angle.ts';
import { straight } from '../../../plane/moves.ts';
import { length, minus } from '../../../plane/point.ts';
import { separation } from '../../../plane/polygon.ts';
import { outline, type Rectangle } from '../../../plane/rectangle.ts';
import { meeting, swept } from '../../../plane/sweep.ts';
import { areEnemies } from '../../../plane/table/state.ts';
import { basesOf, partsOf, reshaped } from '../block.ts';
import { atLeastApart } from '../bodies.ts';
import { DISTANCES, inInches, ofInches } from '../scale.ts';
import { isMounted, type TableState, type TableUnit } from '../state.ts';
import { type Ground, groundsOf, isOf } from '../terrain.ts';
import { type CostReadings, costOf, isPaid, totalOf } from './cost.ts';
import { type Ends, endsAt, hasRoom, MAY_LEAVE, MAY_STAND } from './end-place.ts';
import { crossingOf } from './ground.ts';
import { shortest } from './matching.ts';

/** Skirmishers move at double rate at all times (wab-15.7). */
const RATE = 2;
const INCH = ofInches(DISTANCES.enemy);

/** Where skirmishers mean to go, each of them by itself, and what bears on it. */
export interface LooseMove extends Ends {
  /** Inches that each may go, and that the one goes who goes farthest; nothing where there is no straight way for all. */
  readonly allowance: number;
  readonly farthest: number | undefined;
  /** Rough ground and obstacles in which or over which they go. */
  readonly met: readonly Ground[];
}

/** Whether a base comes through anybody or anything on its straight way, or within an inch of enemies. */
function isBarred(state: TableState, unit: TableUnit, base: Rectangle, way: Way, far: number) {
  const motion = straight(way.towards, far);
  const [path = []] = swept(base, motion);
  return state.units.some((other) => {
    if (other.name === unit.name || atLeastApart(unit, other) > way.most) return false;
    const foe = areEnemies(unit, other);
    return partsOf(other).some((part) => {
      if (!foe) return meeting(base, motion, part).holds;
      const gap = separation(path, outline(part));
      return gap < INCH && gap < separation(outline(base), outline(part)) - 1;
    });
  });
}
interface Way {
  readonly towards: number;
  readonly most: number;
}

/** What it takes each model to go straight to each place, in inches; infinite where it cannot. */
function costsOf(state: TableState, unit: TableUnit, end: TableUnit, by: CostReadings) {
  const grounds = groundsOf(state);
  const allowance = RATE * unit.move;
  const met = new Set<Ground>();
  const most = ofInches(allowance) + INCH;
  const costs = basesOf(unit).map((base) =>
    basesOf(end).map((place) => {
      const far = length(minus(place, base));
      if (far > ofInches(allowance) + 2) return Number.POSITIVE_INFINITY;
      if (far < 1) return 0;
      const towards = bearing(base, place) - base.heading;
      if (isBarred(state, unit, base, { towards, most }, far)) return Number.POSITIVE_INFINITY;
      const one: TableUnit = { ...unit, ...base, models: 1, wide: 1 };
      const crossing = crossingOf(one, straight(towards, far), grounds);
      if (crossing.met.some(isOf('impassable'))) return Number.POSITIVE_INFINITY;
      for (const ground of crossing.met) met.add(ground);
      // Only riders are slowed by ground (wab-15.6).
      if (!isMounted(unit)) return inInches(far);
      const cost = costOf({ crossings: [crossing], allowance, move: unit.move, readings: by });
      const total = inInches(totalOf(cost));
      return isPaid(cost, by) ? Math.min(total, allowance) : Number.POSITIVE_INFINITY;
    }),
  );
  return { costs, met: [...met] };
}

/** The way of skirmishers to where the middle of their front is to be. */
export function findLoose(
  state: TableState,
  unit: TableUnit,
  goal: Pick<TableUnit, 'heading' | 'wide' | 'gap'> & { to: { x: number; y: number } },
  by: CostReadings,
): LooseMove {
  const { heading, wide, gap, to } = goal;
  const shaped = reshaped({ ...unit, heading }, { wide, gap });
  const end = standing(shaped, to);
  const { costs, met } = costsOf(state, unit, end, by);
  const farthest = shortest(costs)?.most;
  return { ...endsAt(state, unit, end), met, allowance: RATE * unit.move, farthest };
}

/** With the middle of its front at a place. */
function standing(unit: TableUnit, to: { x: number; y: number }): TableUnit {
  const { x, y } = reshaped({ ...unit, x: 0, y: 0, depth: 0 }, {});
  return { ...unit, x: Math.round(to.x + x), y: Math.round(to.y + y) };
}

const { bars, notes } = rulesOf<LooseMove>(({ unit, farthest, allowance }) => ({
  unit: unit.name,
  inches: farthest ?? 0,
  most: allowance,
}));

/** Whether skirmishers may go there (wab-15.5 to wab-15.7). */
const MAY: Table<LooseMove, boolean> = {
  on: 'allowed',
  rows: [
    ...MAY_LEAVE,
    hasRoom('wab-15.5/table-room'),
    ...MAY_STAND,
    bars('wab-15.7/table-far', [({ farthest }) => farthest === undefined]),
    notes('wab-15.7/table', [({ farthest }) => farthest !== undefined]),
    notes('wab-15.6/table', [({ unit, met }) => met.length > 0 && !isMounted(unit)], {
      with: ({ unit, met }) => ({ unit: unit.name, others: met.map(({ name }) => name) }),
    }),
    notes('wab-15.6/table-riders', [({ unit, met }) => met.length > 0 && isMounted(unit)], {
      with: ({ unit, met }) => ({ unit: unit.name, others: met.map(({ name }) => name) }),
    }),
    notes('wab-15.11/table', [({ unit, farthest = 0 }) => farthest > unit.move]),
  ],
};

export const mayGoLoose = (move: LooseMove, trace: Trace) => applyRows(MAY, move, true, trace);
