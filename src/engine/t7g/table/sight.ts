import { between } from '../../plane/distance.ts';
import { length, minus, type Point, type Segment } from '../../plane/point.ts';
import { outward, type Side } from '../../plane/rectangle.ts';
import { crosses, passesBy } from '../../plane/sight.ts';
import { isIn } from '../../plane/table/elements.ts';
import { areEnemies } from '../../plane/table/state.ts';
import { reached } from '../../plane/verdict.ts';
import { type Corridor, corridorOf } from './corridors.ts';
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
import { type Ground, groundsOf, hiding } from './terrain.ts';

/** The line from an eye to one Centre of a target, and all that is in its way. */
export interface Line {
  readonly centre: Side;
  readonly at: Point;
  /** In tenths of a millimetre, not rounded. */
  readonly far: number;
  readonly inFront: boolean;
  /** Units that it crosses, and elements that it goes right through. */
  readonly units: readonly string[];
  readonly grounds: readonly Ground[];
  /** Between which two it would have to pass, and how far they are apart. */
  readonly passage: Corridor | undefined;
  readonly visible: boolean;
  /** A ruler cannot settle whether it is clear. */
  readonly close: boolean;
}

/** From where is looked, and what is looked over. */
export interface Eye {
  readonly at: Point;
  /** The side before the line of whose Centre it sees; `null`: it sees all round. */
  readonly side: Side | null;
}

export const eyeOf = (unit: TableUnit, side: Side = 'front'): Eye => ({
  at: centreOf(unit, side),
  side,
});

/** Bows shoot over friends that are nearer to them than to the enemy, from Front Centre to Front Centre (t7g-6.105). */
const shotOver = (shooter: TableUnit, target: TableUnit) => {
  const [own, enemy] = [centreOf(shooter), centreOf(target)];
  return (unit: TableUnit) =>
    has(shooter, 'bows') &&
    !areEnemies(shooter, unit) &&
    between(centreOf(unit), own) < between(centreOf(unit), enemy);
};

/** The lines from an eye of one unit to each Centre of another one (t7g-4.2 to t7g-4.6). */
export function linesOf(
  state: TableState,
  looker: TableUnit,
  target: TableUnit,
  eye = eyeOf(looker),
): Line[] {
  const isShotOver = shotOver(looker, target);
  const units = state.units.filter(
    (one) =>
      isTroop(one) && one.name !== looker.name && one.name !== target.name && !isShotOver(one),
  );
  const ends = [centreOf(looker), centreOf(target)];
  const grounds = groundsOf(state).filter(({ element }) => !ends.some((end) => isIn(end, element)));
  return centresOf(target).map(({ centre, at }) => {
    const line: Segment = { from: eye.at, to: at };
    const front = eye.side
      ? reached(
          Math.round(before(looker, at, outward(looker, eye.side), centreOf(looker, eye.side))),
        )
      : reached(Number.MAX_SAFE_INTEGER);
    const crossed = units
      .filter((unit) => passesBy(line, unit))
      .map((unit) => ({ unit, ...crosses(line, unit) }));
    const across = crossed.filter(({ holds }) => holds).map(({ unit }) => unit.name);
    const hidden = hiding(line, grounds);
    const passage =
      across.length + hidden.length === 0
        ? corridorOf(line, units, grounds, 'hides', distanceOf('sight', state))
        : undefined;
    return {
      ...{ centre, at, far: length(minus(at, eye.at)), inFront: front.holds },
      ...{ units: across, grounds: hidden, passage },
      visible: front.holds && across.length + hidden.length === 0 && !passage,
      close: front.close || crossed.some(({ close }) => close),
    };
  });
}

/** The nearest Centre that is seen; undefined where none is. */
export const nearestSeen = (lines: readonly Line[]) =>
  lines
    .filter(({ visible }) => visible)
    .reduce<Line | undefined>((best, one) => (best && best.far <= one.far ? best : one), undefined);
