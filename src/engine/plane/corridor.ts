import { cross, length, minus, nearestOn, type Point, type Segment } from './point.ts';
import { edgesOf, nearestPoints, type Outline } from './polygon.ts';

/** A way between two outlines: which ones, by their places in the list, and how narrow it is. */
export interface Gap {
  readonly between: readonly [number, number];
  readonly width: number;
}

const sideOf = ({ from, to }: Segment, point: Point) => cross(minus(to, from), minus(point, from));

const meet = (a: Segment, b: Segment) =>
  sideOf(a, b.from) * sideOf(a, b.to) <= 0 && sideOf(b, a.from) * sideOf(b, a.to) <= 0;

/** From each corner of an outline to the nearest point of another one. */
const spans = (a: Outline, b: Outline): Segment[] =>
  a.map((from) => nearestPoints([from], b)).map(({ from, to }) => ({ from, to }));

const lengthOf = ({ from, to }: Segment) => length(minus(to, from));

/** How far a line is from an outline that it does not cross. */
function apart(line: Segment, outline: Outline): number {
  let least = Number.POSITIVE_INFINITY;
  const offer = (from: Point, to: Point) => {
    least = Math.min(least, length(minus(to, from)));
  };
  for (const edge of edgesOf(outline)) {
    offer(line.from, nearestOn(edge, line.from));
    offer(line.to, nearestOn(edge, line.to));
    offer(edge.to, nearestOn(line, edge.to));
  }
  return least;
}

/**
 * The narrowest way between two of some outlines that a line takes, if it is narrower than it must be. The line goes
 * between two where it crosses what would join them.
 */
export function narrowest(
  line: Segment,
  outlines: readonly Outline[],
  least: number,
): Gap | undefined {
  const near = outlines.flatMap((outline, i) => (apart(line, outline) < least ? [i] : []));
  let found: Gap | undefined;
  near.forEach((i, at) => {
    for (const j of near.slice(at + 1)) {
      const [a, b] = [outlines[i] ?? [], outlines[j] ?? []];
      const width = Math.min(
        ...[...spans(a, b), ...spans(b, a)].filter((one) => meet(one, line)).map(lengthOf),
      );
      if (width < (found?.width ?? least)) found = { between: [i, j], width };
    }
  });
  return found;
}
