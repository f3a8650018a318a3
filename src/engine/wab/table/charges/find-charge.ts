import { straight } from '../../../plane/moves.ts';
import { apartOf, atLeastApart, engagedWith } from '../bodies.ts';
import { type CostReadings, isPaid } from '../moves/cost.ts';
import { groundsBetween } from '../moves/ground.ts';
import { isNear, nearestEnemy, nearOnWay } from '../near.ts';
import { inInches, ofInches } from '../scale.ts';
import { isInArc, sees } from '../seeing/sight.ts';
import type { TableState, TableUnit } from '../state.ts';
import { groundsOf } from '../terrain.ts';
import { standingOf, type ZoneReadings } from '../zones.ts';
import type { Charge } from './charge-rows.ts';
import {
  byModels,
  type ChargeWay,
  cheapestFirst,
  isOpen,
  type Judged,
  judgeWay,
  type Lead,
  leadsTo,
  leastOf,
  modelsOf,
  paying,
  runsThrough,
  type Search,
} from './charge-way.ts';

type ChargeReadings = CostReadings & ZoneReadings & { readonly R112: 'a' | 'b' };

/** A charge goes at double rate (wab-3.3). */
const RATE = 2;
/** Farther than this beyond its reach nothing bears on a charge, in inches. */
const AROUND = 14;

/** What lies so near that it may be in the way. */
const around = (state: TableState, unit: TableUnit, most: number): TableState => ({
  ...state,
  units: state.units.filter((other) => atLeastApart(unit, other) <= ofInches(most + AROUND)),
});

/** What rounding in rough ground lets a way be too long at most, in inches (ruling R17). */
const SLACK = 1;

/** The best way that can be gone; else the open one that is too long, or the shortest with what bars it. */
function choose(
  leads: readonly Lead[],
  search: Search,
  judge: (way: ChargeWay) => Judged,
  isBarred: (way: Lead) => boolean,
) {
  const pay = paying(search);
  const firstOpen = (some: Iterable<ChargeWay>): Judged | undefined => {
    for (const way of some) {
      if (isBarred(way)) continue;
      const judged = judge(way);
      if (isOpen(judged)) return judged;
    }
    return undefined;
  };
  const best = byModels(leads);
  const within = ofInches(search.allowance + SLACK);
  const near = best.filter((lead) => leastOf(lead) <= within && !isBarred(lead));
  for (const models of new Set(near.map(modelsOf))) {
    const alike = near.filter((lead) => modelsOf(lead) === models);
    for (const way of cheapestFirst(alike, pay)) {
      if (!isPaid(way.cost, search.readings)) continue;
      const judged = judge(way);
      if (isOpen(judged)) return { way: judged, reaches: true };
    }
  }
  const [shortest] = cheapestFirst(best, pay);
  if (!shortest) return { way: undefined, reaches: false };
  const way = isPaid(shortest.cost, search.readings)
    ? undefined
    : firstOpen(cheapestFirst(best, pay));
  return { way: way ?? judge(shortest), reaches: false };
}

/** The enemies to whom a charger comes within an inch though it charges others (ruling R112). */
function nearOther(state: TableState, unit: TableUnit, target: TableUnit, way: Judged | undefined) {
  if (!way) return undefined;
  const charged = [target.name, ...way.touches];
  const end = nearestEnemy(state, way.end, charged);
  if (isNear(end)) return end;
  return nearOnWay(state, unit, [...way.opening, straight(0, way.run)], charged);
}

export function findCharge(
  state: TableState,
  unit: TableUnit,
  target: TableUnit,
  by: ChargeReadings,
): Charge {
  const most = RATE * unit.move;
  const near = around(state, unit, most);
  const grounds = groundsBetween(unit, target, groundsOf(state));
  const standing = standingOf(unit, target, by);
  const away = inInches(apartOf(unit, target));
  const engaged = engagedWith(state, unit).map(({ name }) => name);
  const search = { unit, target, side: standing.side, grounds, allowance: most, readings: by };
  const ways = engaged.length > 0 ? [] : leadsTo(search);
  const judge = (way: ChargeWay) => judgeWay(near, unit, target, way, grounds);
  const chosen = choose(ways, search, judge, runsThrough(near, unit, target));
  const inArc = isInArc(unit, target);
  return {
    ...{ unit, target, standing, engaged, most, away, ways, inArc, ...chosen },
    targetEngaged: engagedWith(state, target).length > 0,
    seen: inArc && sees(state, unit, target),
    near: by.R112 === 'b' ? nearOther(near, unit, target, chosen.way) : undefined,
  };
}
