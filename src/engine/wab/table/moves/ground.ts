import { HALF_TURN, turning } from '../../../plane/angle.ts';
import { type Motion, pivotOf, vectorOf } from '../../../plane/moves.ts';
import { length, minus, plus, type Segment, times } from '../../../plane/point.ts';
import { boxAround, boxOf, goesThrough, meet, stretchesIn } from '../../../plane/table/elements.ts';
import { COST } from '../../movement/terrain.ts';
import { baseOf, frontsOf } from '../block.ts';
import { radius } from '../bodies.ts';
import type { TableUnit } from '../state.ts';
import { type Effect, type Ground, isOf, terrainOf } from '../terrain.ts';

/** What a motion costs over the ground, in tenths of a millimetre: `far` as it is measured in the open. */
export interface Crossing {
  readonly far: number;
  /** How much of it the model that is slowed most goes in difficult and in very difficult ground. */
  readonly difficult: number;
  readonly veryDifficult: number;
  /** What any of its models comes through. */
  readonly met: readonly Ground[];
}

/** Inches of movement that an inch of ground takes (wab-2.37, wab-2.39). */
export { COST as RATE };

/** A wheel is followed in chords of 3 degrees. */
const CHORD = 30;
/** A front that touches a wall and goes on crosses it. */
const BACK = 0.5;

/** The ways of the edges with which its bases go first: straight, or the chords of a wheel, which rear ranks follow. */
function waysOf(unit: TableUnit, motion: Motion): Segment[][] {
  if (motion.kind === 'straight') {
    const by = vectorOf(unit, motion.towards, motion.distance);
    const lead = motion.towards === HALF_TURN ? baseOf(unit).depth : 0;
    const edge = vectorOf(unit, HALF_TURN, lead);
    return frontsOf(unit).map((front) => {
      const from = plus(front, edge);
      return [{ from, to: plus(from, by) }];
    });
  }
  const about = pivotOf(unit, motion.about);
  const chords = Math.max(1, Math.ceil(Math.abs(motion.angle) / CHORD));
  const turns = Array.from({ length: chords + 1 }, (_, i) =>
    turning(about, (motion.angle * i) / chords),
  );
  return frontsOf(unit, 1).map((point) => {
    const at = turns.map((by) => by(point));
    return at.slice(1).map((to, i) => ({ from: at[i] ?? to, to }));
  });
}

const lengthOf = ({ from, to }: Segment) => length(minus(to, from));

const lengthIn = (line: Segment, grounds: readonly Ground[]) => {
  const parts = grounds.flatMap(({ element }) => stretchesIn(line, element));
  const [only] = parts;
  if (!only) return 0;
  if (parts.length === 1) return (only[1] - only[0]) * lengthOf(line);
  parts.sort(([a], [b]) => a - b);
  let [end, sum] = [0, 0];
  for (const [from, to] of parts) {
    sum += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return sum * lengthOf(line);
};

/** A path or a clearing through rough ground takes nothing of it (wab-2.54). */
const offPaths = (line: Segment, rough: readonly Ground[], paths: readonly Ground[]) =>
  rough.length === 0
    ? 0
    : Math.max(
        0,
        lengthIn(line, rough) - (paths.length > 0 ? lengthOnBoth(line, rough, paths) : 0),
      );

function lengthOnBoth(line: Segment, rough: readonly Ground[], paths: readonly Ground[]) {
  const all = lengthIn(line, [...rough, ...paths]);
  return lengthIn(line, rough) + lengthIn(line, paths) - all;
}

const backed = (line: Segment, effect: Effect): Segment => {
  if (effect !== 'obstacle') return line;
  const size = lengthOf(line);
  if (size <= 2 * BACK) return line;
  const along = times(minus(line.to, line.from), BACK / size);
  return { from: minus(line.from, along), to: minus(line.to, along) };
};

/** Those of some elements that could lie on a way from a unit to a place, whatever wheel it begins with. */
export function groundsBetween(unit: TableUnit, other: TableUnit, grounds: readonly Ground[]) {
  const corners = [unit, other].flatMap((one) => {
    const far = radius(one) + 2 * radius(unit);
    return [
      { x: one.x - far, y: one.y - far },
      { x: one.x + far, y: one.y + far },
    ];
  });
  const box = boxOf(corners);
  return grounds.filter(({ element }) => meet(box, boxAround(element)));
}

/** How far a motion leads, and through what ground; nothing is judged yet. */
export function crossingOf(unit: TableUnit, motion: Motion, grounds: readonly Ground[]): Crossing {
  const far =
    motion.kind === 'straight'
      ? Math.abs(motion.distance)
      : (Math.abs(motion.angle) * Math.PI * unit.width) / HALF_TURN;
  if (grounds.length === 0) return { far, difficult: 0, veryDifficult: 0, met: [] };
  const ways = waysOf(unit, motion);
  const box = boxOf(ways.flat().flatMap(({ from, to }) => [from, to]));
  const near = grounds.filter(({ element }) => meet(box, boxAround(element)));
  const paths = near.filter(isOf('open'));
  const roads = paths.filter(({ element }) => element.kind === 'track');
  const isOnRoad = (line: Segment) =>
    roads.length > 0 && lengthIn(line, roads) >= lengthOf(line) - 1;
  /** Where a road leads through an area, only what lies beside the road is met (wab-2.54). */
  const isOffRoad = (line: Segment, ground: Ground) => {
    const { form, effect } = terrainOf(ground.element);
    if (roads.length === 0) return true;
    return form === 'line' || effect === 'open'
      ? !isOnRoad(line)
      : offPaths(line, [ground], roads) > 1;
  };
  const met = near.filter((ground) => {
    const { element } = ground;
    const { effect } = terrainOf(element);
    return ways.some((way) =>
      way.some((line) => goesThrough(backed(line, effect), element) && isOffRoad(line, ground)),
    );
  });
  const [rough, rougher] = [met.filter(isOf('difficult')), met.filter(isOf('very-difficult'))];
  if (rough.length + rougher.length === 0) return { far, difficult: 0, veryDifficult: 0, met };
  const both = [...rough, ...rougher];
  let most = { difficult: 0, veryDifficult: 0 };
  let slowest = far;
  for (const way of ways) {
    const either = way.reduce((sum, line) => sum + offPaths(line, both, roads), 0);
    if (either === 0) continue;
    const own = way.reduce((sum, line) => sum + lengthOf(line), 0);
    const veryDifficult = way.reduce((sum, line) => sum + offPaths(line, rougher, roads), 0);
    const difficult = Math.max(0, either - veryDifficult);
    const cost =
      own + (COST.difficult - 1) * difficult + (COST['very-difficult'] - 1) * veryDifficult;
    if (cost <= slowest) continue;
    slowest = cost;
    // In a wheel the inner models go less far: what slows them beyond the outer one counts.
    const short = (cost - far) / Math.max(1, cost - own);
    most = { difficult: difficult * short, veryDifficult: veryDifficult * short };
  }
  return { far, ...most, met };
}
