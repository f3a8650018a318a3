import { direction } from '../../../plane/angle.ts';
import { dot, minus, type Point } from '../../../plane/point.ts';
import { edge, outline, type Rectangle, type Side } from '../../../plane/rectangle.ts';
import { GRAIN } from '../../../plane/sweep.ts';
import { basesOf, rankOf } from '../block.ts';
import type { TableUnit } from '../state.ts';

/** How many models of each of two units fight along a side: corner to corner counts (wab-5.11). */
export interface Fighting {
  readonly own: number;
  readonly theirs: number;
  /** How long the two fronts lie against each other, in tenths of a millimetre. */
  readonly length: number;
}

type Span = readonly [from: number, to: number];

/** A base as it lies along a line. */
function spanOf(base: Rectangle, from: Point, along: Point): Span {
  const at = outline(base).map((point) => dot(minus(point, from), along));
  return [Math.min(...at), Math.max(...at)];
}

const meets = ([a, b]: Span, [c, d]: Span) => Math.min(b, d) - Math.max(a, c) >= -GRAIN;

/** How many models fight where the front of a unit lies against a side of another one. */
export function fightersOn(target: TableUnit, side: Side): (unit: TableUnit) => Fighting {
  const { from, to } = edge(target, side);
  const along = direction(target.heading + (side === 'front' || side === 'rear' ? 900 : 1800));
  const out = direction(target.heading + SIDE_ANGLES[side]);
  const near = basesOf(target).filter((base) =>
    outline(base).some((point) => Math.abs(dot(minus(point, from), out)) <= GRAIN),
  );
  const theirs = near.map((base) => spanOf(base, from, along));
  const ends = [0, dot(minus(to, from), along)].sort((a, b) => a - b) as [number, number];
  return (unit) => {
    const own = rankOf(unit, 0).map((base) => spanOf(base, from, along));
    const fronts = own.flat();
    const reach: Span = [Math.min(...fronts), Math.max(...fronts)];
    return {
      own: own.filter((one) => theirs.some((other) => meets(one, other))).length,
      theirs: theirs.filter((one) => own.some((other) => meets(one, other))).length,
      length: Math.max(0, Math.min(ends[1], reach[1]) - Math.max(ends[0], reach[0])),
    };
  };
}

const SIDE_ANGLES: Readonly<Record<Side, number>> = {
  front: 0,
  right: 900,
  rear: 1800,
  left: 2700,
};
