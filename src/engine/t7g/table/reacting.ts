import { bearing } from '../../plane/angle.ts';
import { straight } from '../../plane/moves.ts';
import { length, minus, nearestOn, type Point, plus, type Segment } from '../../plane/point.ts';
import { nearestPoints } from '../../plane/polygon.ts';
import { outline, type Rectangle } from '../../plane/rectangle.ts';
import { swept } from '../../plane/sweep.ts';
import { areEnemies } from '../../plane/table/state.ts';
import { distanceOf } from './scale.ts';
import {
  before,
  centreOf,
  centresOf,
  has,
  isTroop,
  type TableState,
  type TableUnit,
} from './state.ts';

export const WHY = ['charge', 'evasion', 'approach'] as const;

/** A unit that a move lets react, and where the mover is then. */
export interface Reaction {
  readonly unit: TableUnit;
  readonly why: (typeof WHY)[number];
  /** In tenths of a millimetre: the nearest that the mover comes to its Front Centre, and where it then is. */
  readonly far: number;
  readonly at: Point;
  /** Where it would flee: straight away from the mover (ruling R30). */
  readonly flees: number;
  /** It has the mover before it, so that it may charge it. */
  readonly charges: boolean;
}

/** What is measured of a mover: (a) its Front Centre, (b) any of its Centres, (c) its base (ruling R23). */
export type Measured = 'a' | 'b' | 'c';

/** A move as far as reactions are concerned. */
export interface Approach {
  readonly mover: TableUnit;
  /** The mover as it begins to advance, turned towards where it goes. */
  readonly turned: TableUnit;
  readonly line: Segment;
  readonly charged: string | undefined;
  readonly by: Measured;
  /** (a) Only who comes nearer allows a reaction, or (b) whoever moves within that distance (ruling R118). */
  readonly only: 'a' | 'b';
}

const toBase = (point: Point, base: readonly Point[]) => {
  const { from, to } = nearestPoints([point], base);
  return length(minus(to, from));
};

/** How near a mover is to a point before it moves, and the nearest that it comes. */
function distances({ mover, turned, line, by }: Approach, point: Point) {
  const way = minus(line.to, line.from);
  const onLine = (from: Point) =>
    length(minus(nearestOn({ from, to: plus(from, way) }, point), point));
  const toPoint = (from: Point) => length(minus(from, point));
  const least = (unit: Rectangle, of: (from: Point) => number) =>
    Math.min(...centresOf(unit).map(({ at }) => of(at)));
  if (by === 'a') return { was: toPoint(line.from), comes: onLine(line.from) };
  if (by === 'b') return { was: least(mover, toPoint), comes: least(turned, onLine) };
  const area = swept(turned, straight(0, length(way)));
  return {
    was: toBase(point, outline(mover)),
    comes: Math.min(...area.map((one) => toBase(point, one))),
  };
}

/** Horse that is charged may flee whatever its card, heavy horse from infantry alone (t7g-6.59, t7g-6.46). */
const mayEvade = (unit: TableUnit, mover: TableUnit) =>
  unit.kind === 'cavalry' && (!has(unit, 'heavy') || mover.kind !== 'cavalry');

function reactionOf(state: TableState, unit: TableUnit, move: Approach): Reaction | undefined {
  const front = centreOf(unit);
  const at = nearestOn(move.line, front);
  const { was, comes } = distances(move, front);
  // A reaction takes the card that a unit has not used yet.
  const isCharged = unit.name === move.charged;
  const idle = !has(unit, 'acted');
  const approaches =
    comes < distanceOf('reaction', state) - 0.5 && (move.only === 'b' || comes < was - 0.5);
  const why = isCharged
    ? idle
      ? 'charge'
      : mayEvade(unit, move.mover)
        ? 'evasion'
        : undefined
    : idle && approaches
      ? 'approach'
      : undefined;
  if (!why) return undefined;
  const from = isCharged ? move.line.from : at;
  return {
    ...{ unit, why, far: Math.round(length(minus(at, front))), at: from },
    flees: bearing(from, front),
    charges: idle && before(unit, from) > -0.5,
  };
}

/** Every enemy whom a move lets react, each of them by itself (t7g-2.28, ruling R25). */
export const reactionsTo = (state: TableState, move: Approach): Reaction[] =>
  state.units
    .filter((unit) => isTroop(unit) && areEnemies(unit, move.mover))
    .flatMap((unit) => reactionOf(state, unit, move) ?? []);
