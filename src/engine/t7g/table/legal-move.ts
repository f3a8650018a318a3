import { applyRows, type Table } from '../../core/rows.ts';
import { not, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { direction } from '../../plane/angle.ts';
import { overlap } from '../../plane/distance.ts';
import { plus, times } from '../../plane/point.ts';
import { clearsAfter } from '../../plane/polygon.ts';
import { outline, placed } from '../../plane/rectangle.ts';
import { DEGREE, inMm } from '../../plane/table/measure.ts';
import { areEnemies } from '../../plane/table/state.ts';
import { closeOf, reached } from '../../plane/verdict.ts';
import { allowanceOf, type Going, isDisordered, mayGo } from './allowance.ts';
import { BODIES } from './bodies.ts';
import {
  impassableUnder,
  isNear,
  type Near,
  nearAtEnd,
  nearOnWay,
  type Path,
  pathOf,
  unitsUnder,
} from './path.ts';
import { INCH, inInches, ofInches } from './scale.ts';
import { isTroop, type TableState, type TableUnit } from './state.ts';

export const MOVE_LIMITS = ['speed', 'pivot', 'line', 'minimum-distance'] as const;
type Side = 'a' | 'b';
export type MoveReadings = Readonly<Record<'R9' | 'R11' | 'R12' | 'R35' | 'R114', Side>>;

/** How a unit means to move. */
export interface Plan {
  readonly to: { readonly x: number; readonly y: number };
  readonly order: Going['order'];
  /** Inches that it may go, where they are told. */
  readonly most?: number | undefined;
  readonly readings: MoveReadings;
}

/** A battery that is moved out of the way, and by how much. */
export interface Displaced {
  readonly unit: TableUnit;
  readonly by: number;
}

/** All that bears on a move. */
export interface Found {
  readonly mover: TableUnit;
  readonly plan: Plan;
  readonly going: Going;
  readonly path: Path;
  readonly allowance: number;
  readonly disordered: boolean;
  readonly under: readonly string[];
  readonly impassable: readonly string[];
  readonly displaced: readonly Displaced[];
  readonly commanders: readonly string[];
  readonly nearEnd: Near | undefined;
  readonly nearWay: Near | undefined;
  /** How far it would leave the table, in tenths of a millimetre. */
  readonly leaves: number;
  /** The shortest shift that would free it of what it lies on; 0: none is needed. */
  readonly shift: number;
}

/** Where batteries go on which a unit ends: straight to its rear until they are clear, and 1" more (t7g-3.10). */
function displacedBy(end: TableUnit, guns: readonly TableUnit[]): Displaced[] {
  const back = times(direction(end.heading), -1);
  return guns.map((unit) => {
    const by = clearsAfter(outline(unit), outline(end), back) + INCH;
    return { unit: placed(unit, plus(unit, times(back, by))), by: Math.round(by) };
  });
}

export function findMove(state: TableState, mover: TableUnit, plan: Plan, trace: Trace): Found {
  const { to, order, readings, most } = plan;
  const enemyGuns = readings.R35 === 'b';
  const path = pathOf(state, mover, {
    to,
    isCharge: order === 'attack' || order === 'flight',
    enemyGuns,
  });
  const { end, line, passage } = path;
  const going = { unit: mover, order, passage, readings };
  const allowance = allowanceOf(going, most, trace);
  const under = unitsUnder(state, end);
  const isGun = (unit: TableUnit) =>
    unit.kind === 'artillery' && (enemyGuns || !areEnemies(mover, unit));
  const blocking = under.filter((unit) => isTroop(unit) && !isGun(unit));
  return {
    ...{ mover, plan, going, path, allowance },
    disordered: isDisordered({ unit: mover, passage }),
    under: blocking.map(({ name }) => name),
    impassable: impassableUnder(state, end),
    displaced: displacedBy(end, under.filter(isGun)),
    commanders: under.filter(not(isTroop)).map(({ name }) => name),
    nearEnd: nearAtEnd(state, end, readings.R12),
    nearWay: nearOnWay(state, mover, line),
    leaves: Math.max(0, -BODIES.room(end, state)),
    shift: Math.max(0, ...blocking.map((unit) => overlap(end, unit).margin)),
  };
}

const { bars, notes } = rulesOf<Found>();

const isCharge = ({ plan }: Found) => plan.order === 'attack';
const tooNear = (which: 'nearEnd' | 'nearWay') => (found: Found) =>
  isNear(found[which], found.plan.readings.R11 === 'b');
const onTheWay = ({ plan }: Found) => plan.readings.R114 === 'a';
const inchesOf = (near: Near | undefined) => inInches(near?.far ?? 0);

/** Whether a unit may move so. */
const MAY: Table<Found, boolean> = {
  on: 'allowed',
  rows: [
    bars('t7g-3.3/table', [({ path }) => path.crossed.length > 0], {
      with: ({ mover, path }) => ({ unit: mover.name, others: path.crossed }),
    }),
    bars('t7g-3.19/table', [({ path }) => path.passage.by.impassable.length > 0], {
      with: ({ mover, path }) => ({ unit: mover.name, others: path.passage.by.impassable }),
    }),
    bars('t7g-3.4/table', [({ path }) => !path.ahead], {
      with: ({ mover, path }) => ({ unit: mover.name, degrees: path.pivot / DEGREE }),
    }),
    bars('t7g-3.5/table', [({ path, allowance }) => path.far > ofInches(allowance)], {
      with: ({ mover, path, allowance }) => ({
        unit: mover.name,
        inches: inInches(path.far),
        most: allowance,
      }),
    }),
    bars('t7g-3.7/table', [({ path }) => path.corridor !== undefined], {
      with: ({ mover, path }) => ({
        unit: mover.name,
        others: path.corridor?.names ?? [],
        inches: inInches(path.corridor?.width ?? 0),
      }),
    }),
    bars('t7g-1.7/way', [tooNear('nearWay'), not(isCharge), onTheWay], {
      with: ({ mover, nearWay }) => ({
        unit: mover.name,
        other: nearWay?.name ?? '',
        inches: inchesOf(nearWay),
      }),
    }),
    bars('t7g-1.7/end', [tooNear('nearEnd'), not(isCharge)], {
      with: ({ mover, nearEnd }) => ({
        unit: mover.name,
        other: nearEnd?.name ?? '',
        inches: inchesOf(nearEnd),
      }),
    }),
    bars('t7g-3.8/table', [({ under }) => under.length > 0], {
      with: ({ mover, under }) => ({ unit: mover.name, others: under }),
    }),
    notes('t7g-3.12/table', [({ under }) => under.length > 0], {
      with: ({ mover, shift }) => ({ unit: mover.name, inches: inInches(shift) }),
    }),
    bars('t7g-3.8/impassable', [({ impassable }) => impassable.length > 0], {
      with: ({ mover, impassable }) => ({ unit: mover.name, others: impassable }),
    }),
    bars('t7g-9.5/table', [({ leaves }) => leaves > 0], {
      with: ({ mover, leaves }) => ({ unit: mover.name, mm: inMm(leaves) }),
    }),
    notes('t7g-3.17/table', [({ disordered }) => disordered], {
      with: ({ mover }) => ({ unit: mover.name }),
    }),
    notes('t7g-3.10/table', [({ displaced }) => displaced.length > 0], {
      with: ({ displaced }) => ({
        others: displaced.map(({ unit }) => unit.name),
        inches: inInches(displaced[0]?.by ?? 0),
      }),
    }),
    notes('t7g-3.11/table', [({ commanders }) => commanders.length > 0], {
      with: ({ mover, commanders }) => ({ unit: mover.name, others: commanders }),
    }),
  ],
};

export const mayMove = (found: Found, trace: Trace) =>
  applyRows(MAY, found, mayGo(found.going, trace), trace);

/** What of a move a ruler cannot settle. */
export const closeOfMove = ({ path, allowance, nearEnd, nearWay }: Found) =>
  closeOf<(typeof MOVE_LIMITS)[number]>({
    speed: reached(ofInches(allowance) - path.far).close && path.far !== ofInches(allowance),
    pivot: path.pivot !== 900 && Math.abs(path.pivot - 900) < DEGREE,
    line: path.tooClose.length > 0,
    'minimum-distance': [nearEnd, nearWay].some(
      (near) => near !== undefined && near.far !== INCH && reached(near.far - INCH).close,
    ),
  });
