import { direction, HALF_TURN, heading } from '../../../plane/angle.ts';
import { moved, straight } from '../../../plane/moves.ts';
import { beside, outline, type Rectangle } from '../../../plane/rectangle.ts';
import { touchedAfter } from '../../../plane/sweep.ts';
import { liesOnArea } from '../../../plane/table/elements.ts';
import { DEGREE } from '../../../plane/table/measure.ts';
import { areEnemies } from '../../../plane/table/state.ts';
import { type End, endOf, inchesOf, type Move } from '../../elephants/stampede-rows.ts';
import { partsOf } from '../block.ts';
import { engagedWith } from '../bodies.ts';
import { inInches, ofInches } from '../scale.ts';
import type { TableState, TableUnit } from '../state.ts';
import { groundsOf, isOf } from '../terrain.ts';
import { outOfCombat } from './turned.ts';

/** Two dice come to no more. */
export const MOST = 12;

type Step = Pick<Move, 'stampedeStep' | 'readings'> & { stampedesTo?: number | undefined };

/** Where a stampede turns, and whom it leaves behind it. */
export interface Route {
  readonly heading: number | undefined;
  readonly left: readonly string[];
}

/** Out of combat away from whoever it fights, later the way it looks, beaten the other way; else as its player says. */
export function routeOf(
  state: TableState,
  unit: TableUnit,
  { stampedeStep, stampedesTo }: Step,
): Route {
  const left = engagedWith(state, unit).map(({ name }) => name);
  const away = () => (left.length > 0 ? outOfCombat(state, unit).heading : undefined);
  const usual = {
    first: away,
    later: () => unit.heading,
    'broke-a-unit': () => unit.heading,
    'lost-a-combat': () => heading(unit.heading + HALF_TURN),
  }[stampedeStep];
  const told = stampedesTo === undefined ? usual() : heading(Math.round(stampedesTo * DEGREE));
  return { heading: told, left };
}

/** A straight part of its way, with what lies first on it. */
export interface Leg {
  readonly from: TableUnit;
  readonly move: Move;
  readonly unit: TableUnit | undefined;
  readonly ground: string | undefined;
}

/** How far ahead another unit is touched, in inches. */
function unitAhead(from: TableUnit, other: TableUnit): number | undefined {
  const found = partsOf(from).flatMap((own) =>
    partsOf(other).flatMap((part) => touchedAfter(own, 0, ofInches(MOST) + 1, part) ?? []),
  );
  return found.length > 0 ? inInches(Math.min(...found)) : undefined;
}

/** What lies before its front as far as it goes. */
function before(from: TableUnit, far: number): Rectangle {
  const { x, y } = beside(from, 0, (from.depth + far) / 2);
  return { x, y, heading: from.heading, width: from.width, depth: far };
}

/** How far ahead impassable ground begins, to a tenth of a millimetre. */
function groundAhead(from: TableUnit, on: (card: Rectangle) => boolean): number | undefined {
  let [near, far] = [0, ofInches(MOST)];
  if (!on(before(from, far))) return undefined;
  while (far - near > 1) {
    const middle = Math.floor((near + far) / 2);
    if (middle > 0 && on(before(from, middle))) far = middle;
    else near = middle;
  }
  return inInches(near);
}

/** How far it goes until one of its corners is at the edge. */
function edgeAhead({ width, depth }: TableState, from: TableUnit): number | undefined {
  const way = direction(from.heading);
  const until = (at: number, by: number, most: number) =>
    Math.abs(by) < 1e-9 ? Number.POSITIVE_INFINITY : (by > 0 ? most - at : -at) / by;
  const all = partsOf(from)
    .flatMap(outline)
    .flatMap(({ x, y }) => [until(x, way.x, width), until(y, way.y, depth)]);
  const inches = inInches(Math.max(0, Math.min(...all)));
  return inches < MOST ? inches : undefined;
}

/** The way straight ahead from where it stands. */
export function legOf(
  state: TableState,
  from: TableUnit,
  left: readonly string[],
  step: Step,
): Leg {
  const [first] = state.units
    .filter(({ name }) => name !== from.name && !left.includes(name))
    .flatMap((unit) => {
      const at = unitAhead(from, unit);
      return at === undefined ? [] : [{ unit, at }];
    })
    .sort((a, b) => a.at - b.at);
  const [wall] = groundsOf(state)
    .filter(isOf('impassable'))
    .flatMap(({ element, name }) => {
      const at = groundAhead(from, (card) => liesOnArea(card, element));
      return at === undefined ? [] : [{ name, at }];
    })
    .sort((a, b) => a.at - b.at);
  const { stampedeStep, readings } = step;
  return {
    ...{ from, unit: first?.unit, ground: wall?.name },
    move: {
      ...{ stampedeStep, readings, stampedeWish: 'nothing', dice: undefined },
      fromCombat: left.length > 0,
      inTheWay: !first ? 'nobody' : areEnemies(from, first.unit) ? 'enemies' : 'friends',
      ...{ meetsAt: first?.at, impassableAt: wall?.at, edgeAt: edgeAhead(state, from) },
    },
  };
}

/** A stampede by what was rolled. */
export interface Ran {
  readonly ends: End;
  readonly inches: number;
  /** Whether impassable ground turned it. */
  readonly turned: boolean;
  /** On which part of its way it ends, and where. */
  readonly leg: Leg;
  readonly rest: number;
  readonly end: TableUnit;
}

/** How it ends, with the way on which it goes on from impassable ground, where that is known. */
export function runs(leg: Leg, rolled: number, on: (from: TableUnit) => Leg | undefined): Ran {
  const ends = endOf(leg.move, rolled);
  const at = (inches: number) => moved(leg.from, straight(0, ofInches(inches)));
  const wall = leg.move.impassableAt ?? 0;
  if (ends !== 'turned-aside') {
    const inches = inchesOf(leg.move, ends, rolled);
    return { ends, inches, turned: false, leg, rest: rolled, end: at(inches) };
  }
  const next = on(at(wall));
  if (!next) return { ends, inches: rolled, turned: true, leg, rest: rolled, end: at(wall) };
  const then = runs(next, rolled - wall, () => undefined);
  return { ...then, turned: true, inches: Math.round(100 * (wall + then.inches)) / 100 };
}
