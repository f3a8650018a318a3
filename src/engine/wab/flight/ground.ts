import { choice, flag } from '../../core/schema/choices.ts';

/** What each inch of such ground uses up (wab-2.37, wab-2.39); an obstacle takes half of the move (wab-2.44). */
const COST = { open: 1, difficult: 2, 'very-difficult': 4 } as const;
const HALF = 2;
const GROUNDS = ['open', 'difficult', 'very-difficult'] as const;

export const GROUND_FIELDS = { ground: choice(GROUNDS, 'open'), crossesObstacle: flag() };

interface Crossed {
  ground: (typeof GROUNDS)[number];
  crossesObstacle: boolean;
  readings: { R17: 'a' | 'b' };
}

/** How far a move of so many inches gets, up to the next half inch where that holds (R17). */
export function reachOver({ ground, crossesObstacle, readings: { R17 } }: Crossed, inches: number) {
  const reach = (crossesObstacle ? inches / HALF : inches) / COST[ground];
  const rounds = ground === 'very-difficult' || (ground === 'difficult' && R17 === 'a');
  return rounds ? Math.ceil(reach * HALF) / HALF : reach;
}

export const isSlowed = ({ ground, crossesObstacle }: Crossed) =>
  ground !== 'open' || crossesObstacle;
