import type { Key, Trace } from '../../core/ruling.ts';
import type { Rectangle } from '../../plane/rectangle.ts';
import { type Element, liesOnArea } from '../../plane/table/elements.ts';

export const EFFECTS = ['open', 'difficult', 'very-difficult', 'impassable', 'obstacle'] as const;
export type Effect = (typeof EFFECTS)[number];

/** How it bears on sight: what is on it sees and is seen, so far as one sees into it, or whoever is right behind it. */
export type Hiding = 'height' | 'wood' | 'screen';

interface Terrain {
  readonly form: Element['form'];
  readonly effect: Effect;
  readonly hides: Hiding | null;
}
const area = (effect: Effect, hides: Hiding | null = null): Terrain => ({
  ...{ form: 'area', effect, hides },
});
const obstacle = (hides: Hiding | null): Terrain => ({ form: 'line', effect: 'obstacle', hides });

/** Kinds of terrain by their words in a position; which scenery is which, the players agree (wab-2.42). */
export const TERRAIN = {
  track: area('open'),
  hill: area('open', 'height'),
  steephill: area('difficult', 'height'),
  wood: area('difficult', 'wood'),
  marsh: area('difficult'),
  scree: area('difficult'),
  jungle: area('very-difficult', 'wood'),
  river: area('very-difficult'),
  rocks: area('very-difficult'),
  lake: area('impassable'),
  building: area('impassable', 'height'),
  wall: obstacle('screen'),
  hedge: obstacle('screen'),
  ditch: obstacle(null),
} as const satisfies Record<string, Terrain>;
export type TerrainKind = keyof typeof TERRAIN;
export const TERRAIN_KINDS = Object.keys(TERRAIN) as TerrainKind[];

export const terrainOf = ({ kind }: Element): Terrain => TERRAIN[kind as TerrainKind];

/** An element with the name by which answers call it: its kind as it was written, and from the second on a number. */
export interface Ground {
  readonly element: Element;
  readonly name: string;
}

export const groundsOf = ({ elements = [] }: { elements?: readonly Element[] }): Ground[] =>
  elements.map((element, i) => {
    const before = elements.slice(0, i).filter(({ kind }) => kind === element.kind).length;
    return { element, name: element.kind + (before > 0 ? before + 1 : '') };
  });

export const isOf = (effect: Effect) => (ground: Ground) =>
  terrainOf(ground.element).effect === effect;

/** What takes of a move, and keeps chariots out (wab-16.12). */
export const isRough = (ground: Ground) => !isOf('open')(ground) && !isOf('impassable')(ground);

/** Rough areas on which some bases lie, other than on a road through them. */
export const roughUnder = (grounds: readonly Ground[], parts: readonly Rectangle[]) => {
  const roads = grounds.filter(isOf('open')).filter(({ element }) => element.kind === 'track');
  const off = parts.filter((part) => !roads.some(({ element }) => liesOnArea(part, element)));
  return grounds
    .filter(({ element }) => terrainOf(element).form === 'area')
    .filter(isRough)
    .filter(({ element }) => off.some((part) => liesOnArea(part, element)));
};

/** Impassable elements on which some bases lie (wab-2.41). */
export const impassableUnder = (grounds: readonly Ground[], parts: readonly Rectangle[]) =>
  grounds
    .filter(isOf('impassable'))
    .filter(({ element }) => parts.some((part) => liesOnArea(part, element)))
    .map(({ name }) => name);

/** What kind of ground each element is. */
const SAYS: Readonly<Partial<Record<Effect, Key>>> = {
  difficult: 'wab-2.36/table',
  'very-difficult': 'wab-2.38/table',
  obstacle: 'wab-2.43/table',
};

export function tellOf(grounds: readonly Ground[], trace: Trace) {
  for (const { element, name } of grounds) {
    const key = SAYS[terrainOf(element).effect];
    if (key) trace.step(key, { ground: name });
  }
}
