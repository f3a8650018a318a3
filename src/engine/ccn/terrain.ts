import type { ClauseId } from '../core/clause-ids.ts';

/** What a hex may be; a town is also a windmill. Fieldworks stand on hexsides, whatever the hex is. */
export const TERRAINS = [
  'clear',
  'forest',
  'hill',
  'rugged-hill',
  'town',
  'river',
  'ford',
  'bridge',
  'quarry',
] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Fieldworks of a unit's hex: on the hexside towards the other one, or only on others. */
export const FIELDWORKS = ['none', 'between', 'elsewhere'] as const;
export type Fieldworks = (typeof FIELDWORKS)[number];

/** Nobody can be there; artillery cannot be in a quarry either (ccn-7.55). */
export const IMPASSABLE: Partial<Record<Terrain, ClauseId>> = {
  'rugged-hill': 'ccn-7.21',
  river: 'ccn-7.41',
};

/** Terrain that ends a move into it. */
export const STOPS: Partial<Record<Terrain, ClauseId>> = {
  forest: 'ccn-7.2',
  town: 'ccn-7.24',
  ford: 'ccn-7.44',
  quarry: 'ccn-7.54',
};
