import { alike, amount, many, maybe, text, word, words, yes } from '../../core/answer.ts';
import { firstOf } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import type { Trace } from '../../core/ruling.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { straight } from '../../plane/moves.ts';
import { middleOf } from '../../plane/rectangle.ts';
import { DEGREE } from '../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../plane/table/questions.ts';
import { replaced } from '../../plane/table/state.ts';
import { closeOf, reached } from '../../plane/verdict.ts';
import { apartOf, atLeastApart, engagedWith } from './bodies.ts';
import { type Charge, mayCharge, SIDE_CLAUSE } from './charge-rows.ts';
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
import { type CostReadings, isPaid, tellCost, totalOf } from './cost.ts';
import { checkPair, formedOnly, pairOf } from './fields.ts';
import { groundsBetween } from './ground.ts';
import { isNear, nearestEnemy, nearOnWay } from './near.ts';
import { writeTable } from './notation.ts';
import { partway } from './partway.ts';
import { inInches, ofInches } from './scale.ts';
import { isInArc, sees } from './sight.ts';
import type { TableState, TableUnit } from './state.ts';
import { groundsOf, tellOf } from './terrain.ts';
import { CHARGED_SIDES, standingOf, type ZoneReadings } from './zones.ts';

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  targetName: UNIT_NAME,
  readings: rare(group(readings('R17', 'R20', 'R25', 'R26', 'R30', 'R112'))),
};
type Asked = Values<typeof FIELDS>;
type ChargeReadings = CostReadings & ZoneReadings & { readonly R112: 'a' | 'b' };

const check = firstOf<Asked>(
  checkPair,
  formedOnly<Asked>('unitName'),
  formedOnly<Asked>('targetName'),
);

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

/** How a charge is measured, clause by clause. */
function tellCharge({ unit, target, standing, way, reaches, most }: Charge, trace: Trace) {
  const values = { unit: unit.name, other: target.name };
  const side = `chargedSide.${standing.charged}`;
  trace.step('wab-3.3/table', { ...values, inches: most });
  trace.step(SIDE_CLAUSE[standing.why], { ...values, side });
  if (!way || !isOpen(way)) return;
  if (way.angle !== 0)
    trace.step('wab-3.26/table', {
      ...values,
      inches: inInches(way.wheel),
      degrees: Math.abs(way.angle) / DEGREE,
    });
  tellOf(way.cost.met, trace);
  tellCost(way.cost, unit.name, trace);
  const used = inInches(totalOf(way.cost));
  if (!reaches) {
    trace.step('wab-3.22/table', { ...values, inches: used, most, normal: unit.move });
    return;
  }
  trace.step('wab-3.28/table', { ...values, inches: inInches(way.run), used });
  trace.step('wab-3.29/table', { ...values, own: way.fighting.own, theirs: way.fighting.theirs });
}

/** Where a charge that does not get there ends: its normal distance along its way, the wheel counted in or not (R30). */
function failedEnd(state: TableState, unit: TableUnit, way: Judged, by: Asked['readings']) {
  const going = { grounds: groundsOf(state), allowance: unit.move, readings: by };
  if (by.R30 === 'a') return partway({ unit, ...going }, way).end;
  return partway({ unit: way.from, ...going }, { ...way, angle: 0, wheel: 0 }).end;
}

/** Half of the charge distance decides who may shoot at it or ride to meet it (wab-3.9, wab-3.59). */
function halfOf({ away, most }: Charge): 'less' | 'half' | 'more' {
  if (away === most / 2) return 'half';
  return away < most / 2 ? 'less' : 'more';
}

const ANSWER = {
  ...alike(yes(), 'allowed', 'reachesIt'),
  chargedSide: word(CHARGED_SIDES, 'front'),
  chargedFlank: maybe(word(['left', 'right'], 'left')),
  ...alike(amount(), 'chargeInches', 'enemyAway'),
  halfCharge: word(['less', 'half', 'more'], 'more'),
  ...alike(maybe(amount()), 'wheelInches', 'wheelDegrees', 'straightInches', 'chargeUsed'),
  ...alike(maybe(amount()), 'modelsFighting', 'enemiesFighting'),
  alsoCharged: many(text()),
  ...alike(maybe(amount()), 'endX', 'endY', 'endHeading'),
  tooCloseToCall: words(['reach', 'side']),
  positionAfter: maybe(text()),
};

export const tableCharge = defineQuery({
  id: 'wab/table-charge',
  fields: FIELDS,
  answer: ANSWER,
  start: { position: 'wab1_bottom_A-36-40_top_X-36-34', unitName: 'A', targetName: 'X' },
  sample: {
    position: 'wab1_bottom_A-36-40-cavalry_top_X-40-33-200',
    unitName: 'A',
    targetName: 'X',
  },
  check,
  run(input, trace) {
    const { state, unit, target } = pairOf(input);
    const charge = findCharge(state, unit, target, input.readings);
    tellCharge(charge, trace);
    const allowed = mayCharge(charge, trace);
    const { standing, way, most, away } = charge;
    const reaches = allowed && charge.reaches;
    const open = way && isOpen(way) ? way : undefined;
    const total = open ? totalOf(open.cost) : 0;
    const failed = allowed && !reaches && open;
    const end = failed ? failedEnd(state, unit, open, input.readings) : reaches ? open?.end : null;
    const place = end && middleOf(end, 'front');
    const beyond = total - ofInches(most);
    const flank = standing.side === 'left' || standing.side === 'right' ? standing.side : null;
    return {
      answer: {
        ...{ allowed, reachesIt: reaches, chargedSide: standing.charged, chargedFlank: flank },
        ...{ chargeInches: most, enemyAway: away, halfCharge: halfOf(charge) },
        wheelInches: open ? inInches(open.wheel) : null,
        wheelDegrees: open ? Math.abs(open.angle) / DEGREE : null,
        straightInches: open ? inInches(open.run) : null,
        chargeUsed: open ? inInches(total) : null,
        modelsFighting: reaches && open ? open.fighting.own : null,
        enemiesFighting: reaches && open ? open.fighting.theirs : null,
        alsoCharged: reaches && open ? open.touches : [],
        endX: place ? inInches(place.x) : null,
        endY: place ? inInches(place.y) : null,
        endHeading: end ? end.heading / DEGREE : null,
        tooCloseToCall: closeOf<'reach' | 'side'>({
          reach: open !== undefined && Math.abs(beyond) > ROUNDING && reached(beyond).close,
          side: standing.close,
        }),
        positionAfter: end ? writeTable(replaced(state, end)) : null,
      },
      summary: {
        say: `table-charge/${allowed ? (reaches ? 'yes' : 'short') : 'no'}`,
        with: {
          ...{ unit: unit.name, other: target.name, most },
          side: `chargedSide.${standing.charged}`,
          inches: open ? inInches(total) : away,
        },
      },
    };
  },
});

/** What rounding comes to is no doubt: exactly as far is enough. */
const ROUNDING = 2;
