import { applyRows, type Table } from '../../../core/rows.ts';
import { not, on, rulesOf } from '../../../core/rules.ts';
import type { Trace } from '../../../core/ruling.ts';
import { moved } from '../../../plane/moves.ts';
import { inMm } from '../../../plane/table/measure.ts';
import { areEnemies, unitNamed } from '../../../plane/table/state.ts';
import { type Way, wayOf } from '../../../plane/table/way.ts';
import { partsOf, ranksOf } from '../block.ts';
import { BODIES, engagedWith } from '../bodies.ts';
import { isNear, type Near, nearestEnemy, nearOnWay } from '../near.ts';
import { inInches, ofInches } from '../scale.ts';
import { has, isLone, orderOf, type TableState, type TableUnit } from '../state.ts';
import { groundsOf, impassableUnder, isOf, isRough, roughUnder } from '../terrain.ts';
import { type Cost, type CostReadings, costOf, isPaid, totalOf } from './cost.ts';
import { mayDrive } from './driving.ts';
import { type Crossing, crossingOf } from './ground.ts';
import { cannotMarch, isColumn, type Neighbour, neighbours, type Pace, TIMES } from './march.ts';
import { isRanks, type Stride, stepsOf } from './stride.ts';

type Side = 'a' | 'b';
export type MoveReadings = CostReadings & Readonly<Record<'R18' | 'R100' | 'R110' | 'R111', Side>>;

/** How a unit means to move. */
export interface Plan {
  readonly strides: readonly Stride[];
  readonly pace: Pace;
  readonly readings: MoveReadings;
}

/** What it changes where it stands, and what that takes (wab-2.22 to wab-2.26), in inches. */
export interface Manoeuvres {
  readonly turns: number;
  readonly freeTurns: number;
  readonly turnInches: number;
  /** Ranks gained and lost; those that are free and those that cost something. */
  readonly ranks: number;
  readonly freeRanks: number;
  readonly paidRanks: number;
  readonly rankInches: number;
  /** A rank that it has no models for. */
  readonly impossible: boolean;
}

/** All that bears on a move. */
export interface Found {
  readonly mover: TableUnit;
  readonly plan: Plan;
  readonly way: Way<TableUnit>;
  readonly manoeuvres: Manoeuvres;
  readonly cost: Cost;
  readonly engaged: readonly string[];
  readonly neighbours: readonly Neighbour[];
  readonly blocked: readonly string[];
  readonly impassable: readonly string[];
  readonly rough: readonly string[];
  /** Whether it ends on rough ground, however it came there. */
  readonly onRough: boolean;
  readonly nearEnd: Near | undefined;
  readonly nearWay: Near | undefined;
}

/** Of an open order: about faces and ranks that cost nothing in a normal move (wab-2.23, wab-2.26). */
const FREE = { turns: 2, ranks: 2 } as const;
/** Ranks that may be paid for, and what they take of the move (wab-2.25); an about face takes a quarter. */
const MOST_PAID = 2;
const RANK_COST = [0, 0.5, 1] as const;
const TURN_COST = 0.25;

const toHalf = (inches: number) => Math.ceil(inches * 2) / 2;

function manoeuvresOf(mover: TableUnit, plan: Plan, allowance: number): Manoeuvres {
  const { strides, pace, readings } = plan;
  const open = orderOf(mover) === 'open' && pace === 'normal';
  const free = isLone(mover) ? strides.length : open ? FREE.turns : 0;
  const turns = strides.filter(({ go }) => go === 'about-face').length;
  const changes = strides.flatMap(({ go }) => (isRanks(go) ? [go] : []));
  const ranks = changes.length;
  const mayFree = open && (readings.R18 === 'a' || ranks <= FREE.ranks) ? FREE.ranks : 0;
  const freeRanks = Math.min(ranks, mayFree);
  const paidRanks = ranks - freeRanks;
  const priced = (inches: number) => (readings.R100 === 'a' ? inches : toHalf(inches));
  const freeTurns = Math.min(turns, free);
  const by = changes.reduce((sum, go) => sum + (go === 'rank-more' ? 1 : -1), 0);
  const steps = stepsOf(mover, strides);
  const after = steps.reduce<TableUnit>(
    (unit, step) => (typeof step === 'function' ? step(unit) : unit),
    mover,
  );
  return {
    ...{ turns, freeTurns, ranks, freeRanks, paidRanks },
    turnInches: (turns - freeTurns) * priced(TURN_COST * allowance),
    rankInches: priced((RANK_COST[Math.min(paidRanks, MOST_PAID)] ?? 1) * allowance),
    impossible: ranksOf(after) - ranksOf(mover) !== by,
  };
}

/** What each motion of a way crosses; a lone character turns for nothing (wab-9.3). */
function crossingsOf(state: TableState, mover: TableUnit, plan: Plan): Crossing[] {
  const grounds = groundsOf(state);
  let now = mover;
  return stepsOf(mover, plan.strides).flatMap((step) => {
    if (typeof step === 'function') {
      now = step(now);
      return [];
    }
    const crossing = crossingOf(now, step, grounds);
    now = moved(now, step);
    return [isLone(mover) && step.kind === 'turn' ? { ...crossing, far: 0 } : crossing];
  });
}

export function findMove(state: TableState, mover: TableUnit, plan: Plan): Found {
  const steps = stepsOf(mover, plan.strides);
  const way = wayOf(BODIES, state, mover, steps);
  const allowance = mover.move * TIMES[plan.pace];
  const manoeuvres = manoeuvresOf(mover, plan, allowance);
  const crossings = crossingsOf(state, mover, plan);
  const cost = costOf({
    ...{ crossings, allowance, move: mover.move, readings: plan.readings },
    manoeuvres: manoeuvres.turnInches + manoeuvres.rankInches,
  });
  const friends = (names: readonly string[]) =>
    names.filter((name) => {
      const other = unitNamed(state, name);
      return other && !areEnemies(mover, other);
    });
  const grounds = groundsOf(state);
  const met = cost.met.filter(isOf('impassable')).map(({ name }) => name);
  const stands = way.end === mover ? [] : partsOf(way.end);
  const under = impassableUnder(grounds, stands);
  return {
    ...{ mover, plan, way, manoeuvres, cost },
    engaged: engagedWith(state, mover).map(({ name }) => name),
    neighbours: plan.pace === 'normal' ? [] : neighbours(state, mover, plan.readings),
    blocked: [...new Set([...friends(way.crossed), ...friends(way.endsOn)])],
    impassable: [...new Set([...met, ...under])],
    rough: cost.met.filter(isRough).map(({ name }) => name),
    onRough: roughUnder(grounds, stands).length > 0,
    nearEnd: nearestEnemy(state, way.end),
    nearWay: nearOnWay(state, mover, steps),
  };
}

const { bars, notes } = rulesOf<Found>(({ mover }) => ({ unit: mover.name }));

const marches = ({ plan }: Found) => plan.pace !== 'normal';
const runs = ({ plan }: Found) => plan.pace === 'quick-march';
const alone = ({ mover }: Found) => isLone(mover);
/** Of a unit that marches: nobody else minds them. */
const hasNeighbours = (found: Found) => found.neighbours.length > 0;
const counting = (found: Found) => found.neighbours.filter(({ spared }) => spared === null);
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
const paid = ({ cost, plan }: Found) => isPaid(cost, plan.readings);
/** It has enough for all but the obstacle. */
const shortAtObstacle = ({ cost, plan }: Found) =>
  cost.obstacles > 0 && isPaid({ ...cost, obstacles: 0 }, plan.readings);
const inchesTo = (near: Near | undefined) => ({
  other: near?.name ?? '',
  inches: inInches(near?.far ?? 0),
});

/** Whether a unit may move so. */
const MAY: Table<Found, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-2.69/table', [({ mover }) => has(mover, 'fleeing')]),
    bars('wab-3.66/table', [({ engaged }) => engaged.length > 0], {
      with: ({ mover, engaged }) => ({ unit: mover.name, others: engaged }),
    }),
    bars('wab-2.51/table', [marches, ({ mover }) => cannotMarch(mover)]),
    notes('wab-2.64/table', [marches, alone], { unless: ['wab-2.47', 'wab-2.57'] }),
    bars(
      'wab-2.47/table',
      [marches],
      on('has-musician', ({ mover }) => has(mover, 'nomusician')),
    ),
    bars(
      'wab-2.57/table',
      [runs],
      on('is-a-column', ({ mover }) => !isColumn(mover)),
      {
        with: ({ mover }) => ({ unit: mover.name, wide: mover.wide, deep: ranksOf(mover) }),
      },
    ),
    bars('wab-2.60/table', [runs, hasNeighbours], {
      with: ({ mover, neighbours: near }) => ({ unit: mover.name, others: names(near) }),
    }),
    notes('wab-2.49/table', [not(runs), (one) => sparedAs(one, 'fleeing').length > 0], {
      with: (one) => ({ unit: one.mover.name, others: sparedAs(one, 'fleeing') }),
    }),
    notes('wab-2.50/table', [not(runs), (one) => sparedAs(one, 'foot').length > 0], {
      with: (one) => ({ unit: one.mover.name, others: sparedAs(one, 'foot') }),
    }),
    bars('wab-2.48/table', [not(runs), (one) => counting(one).length > 0], {
      with: (one) => ({ unit: one.mover.name, others: names(counting(one)) }),
    }),
    bars('wab-2.53/table', [marches, ({ manoeuvres }) => manoeuvres.ranks > 0]),
    bars('wab-2.53/table-about-face', [
      marches,
      ({ manoeuvres, plan }) => manoeuvres.turns > 0 && plan.readings.R110 === 'b',
    ]),
    bars('wab-2.54/table', [marches, ({ rough }) => rough.length > 0], {
      with: ({ mover, rough }) => ({ unit: mover.name, others: rough }),
    }),
    bars('wab-2.25/table-most', [({ manoeuvres }) => manoeuvres.paidRanks > MOST_PAID], {
      with: ({ mover, manoeuvres }) => ({ unit: mover.name, ranks: manoeuvres.ranks }),
    }),
    bars('wab-2.25/table-models', [({ manoeuvres }) => manoeuvres.impossible], {
      with: ({ mover }) => ({ unit: mover.name, models: mover.models }),
    }),
    bars('wab-2.20/table', [({ blocked }) => blocked.length > 0], {
      with: ({ mover, blocked }) => ({ unit: mover.name, others: blocked }),
    }),
    bars('wab-2.41/table', [({ impassable }) => impassable.length > 0], {
      with: ({ mover, impassable }) => ({ unit: mover.name, others: impassable }),
    }),
    bars('wab-2.44/table-short', [not(paid), shortAtObstacle]),
    bars('wab-2.11/table', [not(paid), not(shortAtObstacle)], {
      with: ({ mover, cost }) => ({
        unit: mover.name,
        inches: inInches(totalOf(cost)),
        most: cost.allowance,
      }),
    }),
    bars('wab-2.9/table-way', [not(marches), ({ nearWay }) => isNear(nearWay)], {
      with: ({ mover, nearWay }) => ({ unit: mover.name, ...inchesTo(nearWay) }),
    }),
    bars('wab-2.9/table-end', [not(marches), endsNear], {
      with: ({ mover, nearEnd }) => ({ unit: mover.name, ...inchesTo(nearEnd) }),
    }),
    bars('wab-2.52/table', [marches, (one) => isNear(one.nearWay) || endsNear(one)], {
      with: ({ mover, nearEnd, nearWay }) => ({
        unit: mover.name,
        ...inchesTo(nearWay ?? nearEnd),
      }),
    }),
    bars('wab-2.75/table', [({ way }) => way.leaves > 0], {
      with: ({ mover, way }) => ({ unit: mover.name, mm: inMm(way.leaves) }),
    }),
  ],
};

function sparedAs({ neighbours: near }: Found, why: Neighbour['spared']) {
  return names(near.filter(({ spared }) => spared === why));
}

/** It ends within an inch, other than where it has stood so. */
function endsNear({ nearEnd, way, mover }: Found) {
  return isNear(nearEnd) && (way.end.x !== mover.x || way.end.y !== mover.y);
}

export function mayMove(found: Found, trace: Trace): boolean {
  const { mover, plan, rough, onRough } = found;
  const may = applyRows(MAY, found, true, trace);
  return mayDrive(mover, plan.pace, rough.length > 0 || onRough, may, trace);
}

/** The most that it could still go, in inches. */
export const leftOf = ({ cost }: Found) =>
  inInches(Math.max(0, ofInches(cost.allowance) - totalOf(cost)));
