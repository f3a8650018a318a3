import { direction } from '../../../plane/angle.ts';
import { dot, minus, type Point, plus, quarter, times } from '../../../plane/point.ts';
import type { Rectangle } from '../../../plane/rectangle.ts';
import { stretchesIn } from '../../../plane/table/elements.ts';
import { inRank, rankOf, ranksOf } from '../block.ts';
import type { TableState, TableUnit } from '../state.ts';
import { terrainOf } from '../terrain.ts';

/** A straight shot: from where, and which way. */
export interface Line {
  readonly from: Point;
  readonly heading: number;
}

export const alongLine = ({ from, heading }: Line, far: number): Point =>
  plus(from, times(direction(heading), far));

/** Less than anybody sees: a base that is only touched is not crossed. */
const HAIR = 1;

/** From where to where a line runs over a base, measured along it; nothing where it passes by. */
export function crossing({ from, heading }: Line, base: Rectangle): [number, number] | undefined {
  const way = direction(heading);
  const ahead = direction(base.heading);
  const aside = quarter(ahead);
  const off = minus(from, base);
  let [enters, leaves] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const [axis, half] of [
    [aside, base.width / 2],
    [ahead, base.depth / 2],
  ] as const) {
    const [at, by] = [dot(off, axis), dot(way, axis)];
    if (Math.abs(by) < 1e-9) {
      if (Math.abs(at) >= half) return undefined;
      continue;
    }
    const ends = [(-half - at) / by, (half - at) / by];
    enters = Math.max(enters, Math.min(...ends));
    leaves = Math.min(leaves, Math.max(...ends));
  }
  return leaves - enters > HAIR && leaves > 0 ? [enters, leaves] : undefined;
}

interface Struck {
  rank: number;
  file: number;
  at: number;
}

/** Models of a unit that lie on a stretch of a line, the nearest first, at most one of each rank or file (wab-18.46, wab-18.55). */
export function modelsOn(unit: TableUnit, line: Line, first: number, last: number): Struck[] {
  const found = Array.from({ length: ranksOf(unit) }, (_, rank) => {
    const aside = Math.floor((unit.wide - inRank(unit, rank)) / 2);
    return rankOf(unit, rank).flatMap((base, i): Struck[] => {
      const [enters, leaves] = crossing(line, base) ?? [];
      if (enters === undefined || leaves === undefined) return [];
      const isOn =
        last > first ? enters < last && leaves > first : enters <= first && leaves > first;
      return isOn ? [{ rank, file: i + aside, at: enters }] : [];
    });
  }).flat();
  const way = direction(line.heading);
  const ahead = direction(unit.heading);
  const byRank = Math.abs(dot(way, ahead)) >= Math.abs(dot(way, quarter(ahead)));
  const seen = new Set<number>();
  return found
    .sort((a, b) => a.at - b.at)
    .filter(({ rank, file }) => {
      const row = byRank ? rank : file;
      if (seen.has(row)) return false;
      seen.add(row);
      return true;
    });
}

/** Where the ground stops a ball on its bounce: very difficult or worse, or a rise that it would climb (wab-18.57). */
export function stopsAt({ elements = [] }: TableState, line: Line, first: number, last: number) {
  const path = { from: alongLine(line, first), to: alongLine(line, last) };
  if (last <= first) return last;
  const stops = elements.flatMap((element) => {
    const { effect, hides } = terrainOf(element);
    const isBad = effect === 'very-difficult' || effect === 'impassable';
    if (!isBad && hides !== 'height') return [];
    return stretchesIn(path, element)
      .filter(([from]) => isBad || from > 0)
      .map(([from]) => first + from * (last - first));
  });
  return Math.min(last, ...stops);
}
