/** What kind of Troops a unit is: Formations and Companies are infantry (t7g-6.1). */
export const KINDS = ['formation', 'company', 'cavalry', 'artillery'] as const;
export type Kind = (typeof KINDS)[number];

export const isArtillery = (kind: Kind) => kind === 'artillery';

/** The five order cards: ¡Atención!, ¡Atacad!, ¡Corred!, ¡Fuego! and ¡Resistid! (t7g-2.13). */
export const ORDERS = ['attention', 'attack', 'run', 'fire', 'resist'] as const;

export const FACES = 6;
/** The die of an order check or a Command Action succeeds from this number on (t7g-2.26, t7g-7.24). */
export const SUCCESS = 5;
/** Each die of a break check must show it (t7g-4.21). */
export const SIX = 6;

/** Levels of Commanders; a General has at least 2 (t7g-7.2). */
export const LEVELS = { least: 0, most: 5, general: 2 } as const;
