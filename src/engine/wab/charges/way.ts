import { choice } from '../../core/schema/choices.ts';
import { groups } from '../../core/schema/groups.ts';
import { measure } from '../../core/schema/numbers.ts';
import { COST, type Leg, walk } from '../movement/terrain.ts';

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
    return cost + (COST[roughKind] - COST.open) * within(stretch, distance);
  }, distance);

/** The way leg by leg, with the open ground between the stretches and behind them. */
function legsOf({ rough, distance }: Pick<Walk, 'rough' | 'distance'>): Leg[] {
  const legs: Leg[] = [];
  let at = 0;
  const goOn = (to: number) => {
    if (to > at) legs.push({ over: 'open', inches: to - at });
    at = Math.max(at, to);
  };
  for (const stretch of inOrder(rough, distance)) {
    const { roughKind: over, roughAfter } = stretch;
    const inches = over === 'obstacle' ? 0 : within(stretch, distance);
    goOn(roughAfter);
    legs.push({ over, inches });
    at += inches;
  }
  goOn(distance);
  return legs;
}

/** How many inches of the way are covered, until the movement is spent. */
export function inchesOf({ allowance, obstacle, distance, roundsDifficult, ...way }: Walk): number {
  const walker = { left: allowance, cost: obstacle, march: false };
  const R17 = roundsDifficult ? 'a' : 'b';
  const { moved } = walk(legsOf({ ...way, distance }), { ...walker, R17 }, () => {});
  return Math.min(distance, moved);
}

export const arrives = (walk: Walk) => inchesOf(walk) + NEXT_TO_NOTHING >= walk.distance;
