import { choice } from '../../core/schema/choices.ts';
import { groups } from '../../core/schema/groups.ts';
import { measure } from '../../core/schema/numbers.ts';

/** As far as anybody goes or measures on a table, in inches. */
export const FAR = 120;
const MOST_STRETCHES = 8;

/** What lies on a straight way besides open ground, each from so many inches on. */
export const ROUGH = groups(
  {
    roughKind: choice(['difficult', 'very-difficult', 'obstacle', 'impassable'], 'difficult'),
    roughAfter: measure(0, FAR, 0),
    roughInches: measure(0, FAR, 0),
  },
  MOST_STRETCHES,
);
export type Stretch = {
  roughKind: 'difficult' | 'very-difficult' | 'obstacle' | 'impassable';
  roughAfter: number;
  roughInches: number;
};

/** Movement that an inch takes (wab-2.37, wab-2.39). */
const COST = { difficult: 2, 'very-difficult': 4 } as const;

export interface Walk {
  rough: readonly Stretch[];
  /** Movement that there is, in inches. */
  allowance: number;
  /** What an obstacle takes of it (wab-2.44). */
  obstacle: number;
  distance: number;
  /** Whether inches in difficult ground are rounded up too (R17). */
  roundsDifficult: boolean;
}

/** Floats of tenths of an inch are no reason to fall short. */
const NEXT_TO_NOTHING = 1e-9;
const toHalfInch = (inches: number) => Math.ceil(inches * 2 - NEXT_TO_NOTHING) / 2;

const inOrder = (rough: readonly Stretch[], distance: number) =>
  rough
    .filter(({ roughAfter }) => roughAfter < distance)
    .toSorted((one, other) => one.roughAfter - other.roughAfter);

/** Inches of one stretch that lie on the way. */
const within = ({ roughAfter, roughInches }: Stretch, distance: number) =>
  Math.min(roughInches, distance - roughAfter);

/** Movement that the whole way takes; without end where it leads through impassable ground. */
export const costOf = ({
  rough,
  distance,
  obstacle,
}: Omit<Walk, 'allowance' | 'roundsDifficult'>) =>
  inOrder(rough, distance).reduce((cost, stretch) => {
    const { roughKind } = stretch;
    if (roughKind === 'impassable') return Infinity;
    if (roughKind === 'obstacle') return cost + obstacle;
    return cost + (COST[roughKind] - 1) * within(stretch, distance);
  }, distance);

/** How many inches of the way are covered: stretch by stretch, until the movement is spent. */
export function inchesOf({ rough, allowance, obstacle, distance, roundsDifficult }: Walk): number {
  let left = allowance;
  let at = 0;
  for (const stretch of inOrder(rough, distance)) {
    const { roughKind, roughAfter } = stretch;
    const open = Math.max(0, roughAfter - at);
    if (left < open) return at + left;
    left -= open;
    at += open;
    if (roughKind === 'impassable' || (roughKind === 'obstacle' && left < obstacle)) return at;
    if (roughKind === 'obstacle') left -= obstacle;
    else {
      const inches = within(stretch, distance);
      const reach = left / COST[roughKind];
      const rounded = roughKind === 'very-difficult' || roundsDifficult ? toHalfInch(reach) : reach;
      if (rounded + NEXT_TO_NOTHING < inches) return at + rounded;
      left = Math.max(0, left - inches * COST[roughKind]);
      at += inches;
    }
  }
  return Math.min(distance, at + left);
}

export const arrives = (walk: Walk) => inchesOf(walk) + NEXT_TO_NOTHING >= walk.distance;
