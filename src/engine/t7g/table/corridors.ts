import { narrowest } from '../../plane/corridor.ts';
import type { Segment } from '../../plane/point.ts';
import { outline } from '../../plane/rectangle.ts';
import { passesBy } from '../../plane/sight.ts';
import type { TableUnit } from './state.ts';
import { type Ground, terrainOf } from './terrain.ts';

/** Areas that stop a sight or a move. */
const stops = {
  hides: ({ element }: Ground) => terrainOf(element).hides !== null,
  bars: ({ element }: Ground) =>
    terrainOf(element).effect === 'impassable' && element.form === 'area',
};

/** Between what a line would have to pass, and how far that is apart. */
export interface Corridor {
  readonly names: readonly string[];
  readonly width: number;
}

/** The two things between which a line goes although there is less room than it needs (t7g-3.7, t7g-4.4). */
export function corridorOf(
  line: Segment,
  units: readonly TableUnit[],
  grounds: readonly Ground[],
  what: keyof typeof stops,
  least: number,
): Corridor | undefined {
  const areas = grounds.filter(stops[what]);
  const near = units.filter((unit) => passesBy(line, unit, least));
  const names = [...near, ...areas].map(({ name }) => name);
  const gap = narrowest(
    line,
    [...near.map(outline), ...areas.map(({ element }) => element.points)],
    // Places are whole tenths: what rounds up to enough is enough.
    least - 0.5,
  );
  return (
    gap && {
      names: gap.between.map((i) => names[i] ?? ''),
      width: Math.round(gap.width),
    }
  );
}
