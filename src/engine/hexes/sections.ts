import { group } from '../core/schema/groups.ts';
import { optionalCount } from '../core/schema/numbers.ts';
import type { Section } from './hex.ts';

/** Where somebody is: in one section, or in a hex that the line between two cuts. */
export type Stretch = 'left' | 'leftCentre' | 'centre' | 'centreRight' | 'right';

/** How many there are in each section, those on a line apart. */
export const bySection = (most: number) =>
  group({
    left: optionalCount(0, most),
    leftCentre: optionalCount(0, most),
    centre: optionalCount(0, most),
    centreRight: optionalCount(0, most),
    right: optionalCount(0, most),
  });

/**
 * Orders that find somebody, section by section, by how many are where. Whoever stands on a line takes one of the
 * flank if there is one to spare, otherwise one of the centre.
 */
export function takenIn(
  orders: Partial<Record<Section, number>>,
  at: (stretch: Stretch) => number,
): Record<Section, number> {
  const flank = (side: 'left' | 'right', line: 'leftCentre' | 'centreRight') => {
    const taken = Math.min(orders[side] ?? 0, at(side) + at(line));
    return { taken, spare: at(line) - Math.max(0, taken - at(side)) };
  };
  const left = flank('left', 'leftCentre');
  const right = flank('right', 'centreRight');
  const centre = Math.min(orders.centre ?? 0, at('centre') + left.spare + right.spare);
  return { left: left.taken, centre, right: right.taken };
}
