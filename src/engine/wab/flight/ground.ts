import { choice, flag } from '../../core/schema/choices.ts';
import { COST, OBSTACLE, rounded } from '../movement/terrain.ts';

const GROUNDS = ['open', 'difficult', 'very-difficult'] as const;

export const GROUND_FIELDS = { ground: choice(GROUNDS, 'open'), crossesObstacle: flag() };

interface Crossed {
  ground: (typeof GROUNDS)[number];
  crossesObstacle: boolean;
  readings: { R17: 'a' | 'b' };
}

/** How far a move of so many inches gets, up to the next half inch where that holds (R17). */
export function reachOver({ ground, crossesObstacle, readings: { R17 } }: Crossed, inches: number) {
  const left = crossesObstacle ? inches * (1 - OBSTACLE) : inches;
  return rounded(left / COST[ground], ground, R17);
}

export const isSlowed = ({ ground, crossesObstacle }: Crossed) =>
  ground !== 'open' || crossesObstacle;
