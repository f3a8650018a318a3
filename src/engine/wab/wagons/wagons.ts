import { choice } from '../../core/schema/choices.ts';

/** Which wagon is meant: one that drives, or one of a tabor with its defenders. */
export const WAGON_KIND = choice(['war-wagon', 'tabor'], 'war-wagon');
export type WagonKind = (typeof WAGON_KIND.options)[number];
export interface OfAWagon {
  wagonKind: WagonKind;
}
export const isWagon = ({ wagonKind }: OfAWagon) => wagonKind === 'war-wagon';
export const isTabor = ({ wagonKind }: OfAWagon) => wagonKind === 'tabor';

/** Wounds, crew at first and Weapon Skill of the crew, of each kind (wab-14.9, wab-14.32, wab-14.33). */
export const WAGONS = {
  'war-wagon': { wounds: 4, crew: 6, skill: 3, toughness: 6 },
  tabor: { wounds: 3, crew: 10, skill: 2, toughness: 4 },
} as const;
/** Most of the two. */
export const MOST_CREW = 10;
export const MOST_WOUNDS = 4;
/** Half the crew of a war wagon shoots, half bears halberds (wab-14.9). */
export const SHOOTERS = 3;
export const HALBERDS = 3;
/** Inches that it moves (wab-14.9). */
export const MOVEMENT = 6;
/** Before gunpowder the crew shoots bows (wab-14.12). */
export const ERA = choice(['medieval', 'pre-medieval'], 'medieval');
