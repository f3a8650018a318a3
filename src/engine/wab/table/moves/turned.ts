import type { Key } from '../../../core/ruling.ts';
import { HALF_TURN, heading } from '../../../plane/angle.ts';
import { engagements } from '../engaged.ts';
import type { TableState, TableUnit } from '../state.ts';

/** Where a fleeing unit turns, with the clause that says so; nowhere: it is destroyed. */
export interface Turned {
  readonly heading: number | undefined;
  readonly key: Key;
  readonly others: readonly string[];
}

const EIGHTH = 450;

/** Out of a combat: away from whoever it fights, by the sides on which they stand (wab-6.23, wab-6.27 to wab-6.30). */
export function outOfCombat(state: TableState, unit: TableUnit): Turned {
  const fought = engagements(state, unit);
  const others = fought.map(({ name }) => name);
  const on = (side: string) => fought.some((one) => one.side === side);
  const away = (by: number, key: Key): Turned => ({
    ...{ heading: heading(unit.heading + by), key, others },
  });
  const [front, rear, left, right] = [on('front'), on('rear'), on('left'), on('right')];
  if (front && rear) {
    const key = left && right ? 'wab-6.30/table' : 'wab-6.28/table';
    return { heading: undefined, key, others };
  }
  if (left && right) return away(rear ? 0 : HALF_TURN, 'wab-6.29/table');
  const aside = left ? -1 : right ? 1 : 0;
  if (front) return away(HALF_TURN + aside * EIGHTH, aside ? 'wab-6.27/table' : 'wab-6.23/table');
  if (rear) return away(-aside * EIGHTH, aside ? 'wab-6.27/table' : 'wab-6.23/table');
  return away(-aside * 2 * EIGHTH, 'wab-6.23/table');
}
