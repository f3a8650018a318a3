import { angleBetween, bearing } from '../../plane/angle.ts';
import { between, nearest } from '../../plane/distance.ts';
import { length, minus, nearestOn, type Point, type Segment } from '../../plane/point.ts';
import type { Rectangle } from '../../plane/rectangle.ts';
import { crosses, passesBy } from '../../plane/sight.ts';
import { liesOn } from '../../plane/table/bodies.ts';
import { liesOnArea } from '../../plane/table/elements.ts';
import { areEnemies } from '../../plane/table/state.ts';
import { type Corridor, corridorOf } from './corridors.ts';
import { standing } from './facing.ts';
import { distanceOf, INCH } from './scale.ts';
import {
  before,
  centreOf,
  centresOf,
  has,
  isTroop,
  type TableState,
  type TableUnit,
} from './state.ts';
import { groundsOf, type Passage, passageOf, terrainOf } from './terrain.ts';

/** A straight way of a Front Centre, and all that a ruler shows of it. Nothing is judged yet. */
export interface Path {
  readonly line: Segment;
  /** In tenths of a millimetre; the turn that it begins with in tenths of a degree. */
  readonly far: number;
  readonly pivot: number;
  /** The way leads to where the unit looks, or straight aside. */
  readonly ahead: boolean;
  readonly end: TableUnit;
  readonly passage: Passage;
  /** Units that the line crosses, and those of which nobody can say so. */
  readonly crossed: readonly string[];
  readonly tooClose: readonly string[];
  readonly corridor: Corridor | undefined;
}

/** Units through which another one may pass (t7g-3.9, t7g-6.64, ruling R35). */
const letsPass = (mover: TableUnit, isCharge: boolean, enemyGuns: boolean) => (unit: TableUnit) =>
  !isTroop(unit) ||
  (unit.kind === 'artillery' && (enemyGuns || !areEnemies(mover, unit))) ||
  (!isCharge && has(mover, 'openorder') && has(unit, 'openorder'));

export interface Going {
  readonly to: Point;
  /** A charge, or a move that is not its own choice: open order does not let it pass (t7g-6.64). */
  readonly isCharge?: boolean;
  /** Whom it charges: his base is no obstacle. */
  readonly target?: string;
  /** Where it stops before that. */
  readonly end?: TableUnit;
  readonly enemyGuns?: boolean;
}

export function pathOf(state: TableState, mover: TableUnit, going: Going): Path {
  const { to, isCharge = false, target, enemyGuns = false } = going;
  const from = centreOf(mover);
  const line = { from, to };
  const looks = between(from, to) === 0 ? mover.heading : bearing(from, to);
  const passes = letsPass(mover, isCharge, enemyGuns);
  const units = state.units.filter(
    (one) => one.name !== mover.name && one.name !== target && !passes(one),
  );
  const grounds = groundsOf(state);
  const met = units
    .filter((unit) => passesBy(line, unit))
    .map((unit) => ({ name: unit.name, ...crosses(line, unit) }));
  const crossed = met.filter(({ holds }) => holds).map(({ name }) => name);
  return {
    line,
    far: between(from, to),
    pivot: angleBetween(looks, mover.heading),
    ahead: before(mover, to) > -0.5,
    end: going.end ?? standing(mover, to, looks),
    passage: passageOf(line, grounds),
    crossed,
    // A line may run along a base: only what might be crossed counts.
    tooClose: met
      .filter(({ holds, close, margin }) => close && (holds || margin > 0))
      .map(({ name }) => name),
    corridor:
      crossed.length > 0
        ? undefined
        : corridorOf(line, units, grounds, 'bars', distanceOf('passage', state)),
  };
}

/** Impassable elements on which a base would lie (t7g-3.8). */
export const impassableUnder = (state: TableState, base: Rectangle): string[] =>
  groundsOf(state)
    .filter(({ element }) => element.form === 'area' && terrainOf(element).effect === 'impassable')
    .filter(({ element }) => liesOnArea(base, element))
    .map(({ name }) => name);

/** The units on which another one would lie, deep enough to be seen. */
export const unitsUnder = (state: TableState, unit: TableUnit): TableUnit[] =>
  state.units.filter((other) => other.name !== unit.name && liesOn(unit, other));

/** An enemy who is nearer than 1" (t7g-1.7): which one, and how far his Centre is in tenths of a millimetre. */
export interface Near {
  readonly name: string;
  readonly far: number;
}

/** The nearest enemy Centre to what is measured from; `least` is a distance that is cheap and never too great. */
function nearestEnemy(
  state: TableState,
  mover: TableUnit,
  farOf: (centre: Point) => number,
  least: (centre: Point) => number = () => 0,
) {
  let best: Near | undefined;
  for (const enemy of state.units) {
    if (!isTroop(enemy) || !areEnemies(mover, enemy)) continue;
    for (const { at } of centresOf(enemy)) {
      if (best && least(at) > best.far) continue;
      const far = Math.round(farOf(at));
      if (!best || far < best.far) best = { name: enemy.name, far };
    }
  }
  return best;
}

/** The enemy Centre that is nearest to a unit where it stands: to its base, or (b) to its Centres (ruling R12). */
export function nearAtEnd(state: TableState, unit: TableUnit, from: 'a' | 'b') {
  const half = Math.hypot(unit.width, unit.depth) / 2 + 1;
  const toUnit = (centre: Point) =>
    from === 'a'
      ? nearest(centre, unit).distance
      : Math.min(...centresOf(unit).map(({ at }) => between(centre, at)));
  return nearestEnemy(state, unit, toUnit, (centre) => between(centre, unit) - half);
}

/** The enemy Centre to which a path comes nearest, if it comes nearer than it was. */
export function nearOnWay(state: TableState, mover: TableUnit, line: Segment): Near | undefined {
  const toLine = (centre: Point) => length(minus(nearestOn(line, centre), centre));
  return nearestEnemy(state, mover, (centre) => {
    const far = toLine(centre);
    return far < length(minus(line.from, centre)) ? far : Number.MAX_SAFE_INTEGER;
  });
}

export const isNear = (near: Near | undefined, exactly: boolean) =>
  near !== undefined && (near.far < INCH || (exactly && near.far === INCH));
