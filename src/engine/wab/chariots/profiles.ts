/** A light chariot and an Indian elephant with its men, as printed (wab-16.15, wab-17.14). */
export const LIGHT_CHARIOT = { movement: 8, attacks: 2, wounds: 1 } as const;
export const ELEPHANT = {
  ...{ movement: 6, skill: 4, strength: 7, toughness: 6, wounds: 6, attacks: 4, leadership: 5 },
  initiative: 3,
} as const;
export const MAHOUT = { leadership: 7, toughness: 3 } as const;
export const WARRIOR = { skill: 4, attacks: 1, strength: 3, toughness: 3 } as const;

export const CHARIOT_KINDS = ['light', 'heavy', 'scythed'] as const;
export type ChariotKind = (typeof CHARIOT_KINDS)[number];
export const FASTEST = 12;
export const MOST_VEHICLES = 20;
export const MOST_CREW = 12;
