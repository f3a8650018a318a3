import type { ClauseId } from '../core/clause-ids.ts';

export const TERRAINS = [
  'clear',
  'rough',
  'forest',
  'hill',
  'ford',
  'camp',
  'river',
  'coast',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Terrain, and what only the map of Lake Trasimene has besides. */
export const GROUNDS = [...TERRAINS, 'lake', 'steep-hill'] as const;
export type Ground = (typeof GROUNDS)[number];

/** No unit can be there. */
export const IMPASSABLE: Partial<Record<Ground, ClauseId>> = {
  river: 'cca-17.26',
  coast: 'cca-17.23',
  lake: 'cca-19.15',
  'steep-hill': 'cca-19.16',
};

/** Most dice rolled into or out of the hex, and the clause by which dice from a card raise it. */
export const MOST_DICE: Partial<
  Record<Terrain, { dice: number; clause: ClauseId; card: ClauseId }>
> = {
  rough: { dice: 2, clause: 'cca-17.5', card: 'cca-17.6' },
  forest: { dice: 2, clause: 'cca-17.11', card: 'cca-17.12' },
  ford: { dice: 2, clause: 'cca-17.29', card: 'cca-17.30' },
};

export const HILL_DICE = { uphill: 2, foot: 3, mounted: 2 } as const;
/** Dice that a unit in a fortified camp rolls less (cca-17.42). */
export const CAMP_DICE = 1;

/** The few clauses that stop: a key that is made of any clause is more than the compiler compares. */
type Stopping = 'cca-17.2' | 'cca-17.8' | 'cca-17.27';

/** Terrain that ends a move into it; rough ground only for mounted units. */
export const STOPS: Partial<Record<Ground, { clause: Stopping; onlyMounted?: true }>> = {
  rough: { clause: 'cca-17.2', onlyMounted: true },
  forest: { clause: 'cca-17.8' },
  ford: { clause: 'cca-17.27' },
};
