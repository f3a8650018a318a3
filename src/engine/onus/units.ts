/** What kind of troops a unit is; the source has no unit cards, so that all other values are the user's. */
export const KINDS = [
  'infantry',
  'cavalry',
  'camels',
  'elephants',
  'chariots',
  'onager',
  'ballista',
  'scorpions',
] as const;
export type Kind = (typeof KINDS)[number];

/** Ruling R61: cavalry, camels, elephants and chariots are the mounted units. */
const MOUNTED: readonly Kind[] = ['cavalry', 'camels', 'elephants', 'chariots'];
const ARTILLERY: readonly Kind[] = ['onager', 'ballista', 'scorpions'];

export const isMounted = (kind: Kind) => MOUNTED.includes(kind);
/** Siege weapons: they shoot only if they do not move, and are destroyed instead of fleeing. */
export const isArtillery = (kind: Kind) => ARTILLERY.includes(kind);
export const hasAnimals = (kind: Kind) => isMounted(kind);

/** Orange and green icons, always in effect (chapter 9), and Bravery, which is switched on and off (onus-8.23). */
export const ABILITIES = [
  'woodsmen',
  'highlanders',
  'amphibious',
  'athletes',
  'ram',
  'skirmishers',
  'manoeuvrable',
  'professionals',
  'terror',
  'steadfast',
  'impetuous',
  'javelins',
  'lancers',
  'deadly',
  'precision',
  'sarissas',
  'bravery',
] as const;
export type Ability = (typeof ABILITIES)[number];

/** Special formations: the blue marker of a unit, of which it has one at most (onus-8.4). */
export const FORMATIONS = [
  'none',
  'shield-wall',
  'phalanx',
  'square',
  'arrowhead',
  'rhomboid',
] as const;
export type Formation = (typeof FORMATIONS)[number];
export const SPECIAL_FORMATIONS = FORMATIONS.filter((one) => one !== 'none');

export const RANKS = ['normal', 'veteran', 'elite'] as const;
export type Rank = (typeof RANKS)[number];

/** Faces of the die (ruling R4). */
export const FACES = 6;
/** Front, rear and flanks of a card are divided into sections (onus-3.9). */
export const SECTIONS = { front: 4, rear: 4, flank: 2 } as const;
/** An extended formation has at most one section more at each end of its front (ruling R31). */
export const MOST_EXTENDED = 2;
/** Centimetres of a distance unit (onus-3.7). */
export const UD = 5;
