import { pointIn, wedge, type Zone } from '../../../plane/arc.ts';
import { length, minus, type Point, plus, type Segment, times } from '../../../plane/point.ts';
import { nearestPoints } from '../../../plane/polygon.ts';
import {
  cornerOf,
  edge,
  middleOf,
  outline,
  type Rectangle,
  SIDES,
} from '../../../plane/rectangle.ts';
import { crosses, passesBy, seen } from '../../../plane/sight.ts';
import {
  boxAround,
  boxOf,
  crossedAt,
  goesRightThrough,
  isIn,
  meet,
  stretchesIn,
} from '../../../plane/table/elements.ts';
import { leading, partsOf, rankOf } from '../block.ts';
import { INCH, ofInches } from '../scale.ts';
import { isMounted, type TableState, type TableUnit } from '../state.ts';
import { type Ground, groundsOf, type Hiding, terrainOf } from '../terrain.ts';

/** Of 90 degrees in all (wab-1.48). */
export const ARC = 900;
/** Inches of wood through which one sees (wab-4.10). */
const WOOD = ofInches(2);
/** Whoever is so near behind a wall is right behind it (wab-4.9). */
const BEHIND = INCH;
const HAIR = 2;

/** What one looks past: units by their parts, and what of the terrain hides. */
interface Scene {
  readonly units: readonly TableUnit[];
  readonly grounds: readonly Ground[];
  /** Whether anything on the table hides, even far from here. */
  readonly isPlain: boolean;
  /** Places of the one who is looked at. */
  readonly places: readonly Point[];
}

const hidingAs = (hides: Hiding) => (ground: Ground) => terrainOf(ground.element).hides === hides;
const isUp = (point: Point, grounds: readonly Ground[]) =>
  grounds.some((one) => hidingAs('height')(one) && isIn(point, one.element));

/** The terrain that hides one end of a line from the other (wab-4.8 to wab-4.11, wab-4.14). */
export function hiddenBy(line: Segment, grounds: readonly Ground[]): string[] {
  const up = isUp(line.from, grounds) || isUp(line.to, grounds);
  const far = length(minus(line.to, line.from));
  const woods = grounds.filter(hidingAs('wood'));
  const inWood = woods.map(({ element }) =>
    stretchesIn(line, element).reduce((sum, [from, to]) => sum + (to - from) * far, 0),
  );
  const tooMuch = inWood.reduce((sum, one) => sum + one, 0) > WOOD + HAIR;
  const near = (at: Point) =>
    Math.min(length(minus(at, line.from)), length(minus(at, line.to))) <= BEHIND;
  return [
    ...grounds.filter((one) => hidingAs('height')(one) && goesRightThrough(line, one.element)),
    ...woods.filter((_, i) => tooMuch && (inWood[i] ?? 0) > 0),
    ...grounds.filter(
      (one) =>
        hidingAs('screen')(one) && !up && crossedAt(line, one.element).some((at) => !near(at)),
    ),
  ].map(({ name }) => name);
}

/** Units across a line: whoever looks from above or at somebody there looks over those below (wab-4.12 to wab-4.15). */
export function unitsAcross(
  line: Segment,
  { units, grounds }: Pick<Scene, 'units' | 'grounds'>,
): string[] {
  const up = isUp(line.from, grounds) || isUp(line.to, grounds);
  return units
    .filter((unit) => passesBy(line, unit))
    .filter((unit) => !(up && !isUp(unit, grounds)))
    .filter((unit) =>
      partsOf(unit).some((part) => {
        const { holds, margin } = crosses(line, part);
        return holds && margin > HAIR;
      }),
    )
    .map(({ name }) => name);
}

/** Points all around a card, a base's width or so from one another. */
function pointsAround(part: Rectangle): Point[] {
  const step = 100;
  return SIDES.flatMap((side) => {
    const { from, to } = edge(part, side);
    const n = Math.max(1, Math.ceil(length(minus(to, from)) / step));
    return Array.from({ length: n }, (_, i) => plus(times(from, 1 - i / n), times(to, i / n)));
  });
}

interface Eye {
  readonly at: Point;
  readonly zone: Zone;
}

/** Whether a model sees any of a target from one point of its base. */
function eyeSees({ at, zone }: Eye, target: TableUnit, scene: Scene): boolean {
  const parts = partsOf(target);
  const near = scene.units.filter((unit) =>
    passesBy({ from: at, to: target }, unit, Math.hypot(target.width, target.depth) / 2),
  );
  if (scene.isPlain) {
    const others = near.flatMap(partsOf);
    return parts.some((part) => seen(at, part, others, zone).clear > HAIR);
  }
  return scene.places.some((to) => {
    if (zone.length > 0 && !pointIn(zone, to).holds) return false;
    const far = length(minus(to, at));
    const line = { from: at, to: plus(at, times(minus(to, at), 1 - Math.min(1, HAIR / far))) };
    return (
      hiddenBy(line, scene.grounds).length === 0 &&
      unitsAcross(line, { units: near, grounds: scene.grounds }).length === 0 &&
      !hidesItself(line, target)
    );
  });
}

/** A point on the far side of a target is behind its own models. */
const hidesItself = (line: Segment, target: TableUnit) =>
  partsOf(target).some(
    (part) => crosses(line, part).margin > 2 * HAIR && crosses(line, part).holds,
  );

/** What a unit sees past: other units, over which elephant riders look (wab-4.13), and hiding terrain. */
export function sceneOf(state: TableState, unit: TableUnit, target: TableUnit): Scene {
  const hiding = groundsOf(state).filter(({ element }) => terrainOf(element).hides !== null);
  const between = boxOf([unit, target].flatMap(outline));
  return {
    units: state.units.filter(
      (other) =>
        other.name !== unit.name &&
        other.name !== target.name &&
        (unit.kind !== 'elephant' || other.kind === 'elephant'),
    ),
    grounds: hiding.filter(({ element }) => meet(between, boxAround(element))),
    isPlain: hiding.length === 0,
    places: partsOf(target).flatMap(pointsAround),
  };
}

/** The points from which a base looks: both ends of its front and the middle. */
function eyesOf(base: Rectangle, allRound: boolean): Eye[] {
  const points = [
    middleOf(base, 'front'),
    cornerOf(base, 'front-left'),
    cornerOf(base, 'front-right'),
  ];
  return points.map((at) => ({ at, zone: allRound ? [] : wedge(at, base.heading, ARC) }));
}

/** Riders shoot all round, but charge only what is before them (wab-4.4, ruling R33). */
export const looksAllRound = (unit: TableUnit, shoots: boolean) => shoots && isMounted(unit);

/** Which models of the front rank see any model of a target, from the left. */
export function modelsSeeing(
  state: TableState,
  unit: TableUnit,
  target: TableUnit,
  allRound = false,
): boolean[] {
  const scene = sceneOf(state, unit, target);
  return rankOf(unit, 0).map((base) =>
    eyesOf(base, allRound).some((eye) => eyeSees(eye, target, scene)),
  );
}

/** Whether any model of a unit sees any of a target (wab-3.2). */
export function sees(state: TableState, unit: TableUnit, target: TableUnit): boolean {
  const scene = sceneOf(state, unit, target);
  return rankOf(unit, 0).some((base) =>
    eyesOf(base, false).some((eye) => eyeSees(eye, target, scene)),
  );
}

/** Whether any of a target lies in the arc of a unit, whatever is in between. */
export const isInArc = (unit: TableUnit, target: TableUnit): boolean =>
  rankOf(unit, 0).some((base) =>
    eyesOf(base, false).some(({ at, zone }) =>
      partsOf(target).some((part) => seen(at, part, [], zone).whole > HAIR),
    ),
  );

/** The line from the front of a unit to the nearest model of another one. */
export function nearestLine(unit: TableUnit, target: TableUnit): Segment {
  const lines = partsOf(target).flatMap((part) =>
    leading(unit).map((own) => nearestPoints(outline(own), outline(part))),
  );
  const far = ({ from, to }: Segment) => length(minus(to, from));
  return lines.reduce((best, one) => (far(one) < far(best) ? one : best));
}
