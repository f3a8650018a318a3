import { type ByScale, byScale } from '../scales.ts';

/** Qualities of terrain, in the order of the table of effects (t7g-9.51). */
export const QUALITIES = [
  'difficult',
  'very-difficult',
  'impassable',
  'easy',
  'hidden',
  'covered',
  'height',
  'protected',
] as const;
export type Quality = (typeof QUALITIES)[number];

/** Inches: how wide, or how long in all, an element may be; larger ones are another kind (t7g-9.12 to t7g-9.49). */
interface Size {
  least?: number;
  most: number;
  large?: number;
}

interface Element {
  /** Scenario points (t7g-9.9); none where the book gives no price. */
  cost?: number;
  /** What a large one costs, where there are large ones. */
  large?: number;
  size?: ByScale<Size>;
}

const upTo = (small: number, large: number) => byScale({ most: small }, { most: large });
const across = byScale({ least: 6, most: 12 }, { least: 9, most: 18 });

export const ELEMENTS = {
  road: { cost: 1, size: byScale({ least: 1, most: 6 }, { least: 2, most: 9 }) },
  hill: { cost: 1, large: 2, size: across },
  'steep-hill': { cost: 2, size: upTo(12, 18) },
  wood: { cost: 1, large: 2, size: across },
  field: { cost: 1, size: upTo(12, 18) },
  wall: { cost: 2, size: upTo(24, 36) },
  fence: { cost: 1, size: upTo(24, 36) },
  lake: { cost: 2, large: 3, size: byScale({ most: 12, large: 18 }, { most: 18, large: 24 }) },
  bridge: { cost: 1 },
  ford: { size: upTo(6, 9) },
  building: { cost: 1, large: 2 },
  rocks: { cost: 2, size: upTo(12, 18) },
  river: { cost: 3 },
  marsh: { cost: 2 },
  'urban-area': { cost: 3 },
} satisfies Record<string, Element>;
export type ElementName = keyof typeof ELEMENTS;
export const ELEMENT_NAMES = Object.keys(ELEMENTS) as [ElementName, ...ElementName[]];

export const elementOf = (name: ElementName): Element => ELEMENTS[name];
export const hasLarge = (name: ElementName) => elementOf(name).large !== undefined;

/** Inches between an element and all others that it does not join (t7g-9.10). */
export const SPACING = byScale(6, 9);
/** The compulsory bridge or ford of a river is farther than this from all table edges (t7g-9.47). */
export const FROM_EDGES = byScale(12, 18);
