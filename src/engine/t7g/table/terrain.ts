import type { Key, Trace } from '../../core/ruling.ts';
import type { Segment } from '../../plane/point.ts';
import {
  crossedAt,
  type Element,
  goesRightThrough,
  goesThrough,
  isIn,
  staysWithin,
} from '../../plane/table/elements.ts';

export const EFFECTS = ['none', 'easy', 'difficult', 'very-difficult', 'impassable'] as const;
export type Effect = (typeof EFFECTS)[number];

interface Terrain {
  readonly form: Element['form'];
  readonly effect: Effect;
  /** The sentence of that. */
  readonly says: Key | null;
  /** Oculta: it stops the sight that goes right through it, and the sentence of that. */
  readonly hides: Key | null;
}

const area = (effect: Effect, says: Key | null, hides: Key | null = null): Terrain => ({
  ...{ form: 'area', effect, says, hides },
});
const line = (effect: Effect, says: Key): Terrain => ({
  ...{ form: 'line', effect, says, hides: null },
});

/** Kinds of terrain by their words in a position; a field by its crop, a river and its fords by the flow. */
export const TERRAIN = {
  road: area('easy', 't7g-9.13/table'),
  hill: area('none', null, 't7g-9.16/table'),
  steephill: area('difficult', 't7g-9.18/table', 't7g-9.20/table'),
  wood: area('very-difficult', 't7g-9.22/table', 't7g-9.24/table'),
  field: area('difficult', 't7g-9.26/table'),
  tallfield: area('very-difficult', 't7g-9.26/tall', 't7g-9.26/hides'),
  wall: line('difficult', 't7g-9.30/table'),
  lake: area('impassable', 't7g-9.32/table'),
  fence: line('difficult', 't7g-9.35/table'),
  bridge: area('none', 't7g-9.37/table'),
  building: area('impassable', 't7g-9.40/table', 't7g-9.40/hides'),
  rocks: area('impassable', 't7g-9.45/table', 't7g-9.45/hides'),
  river: line('none', 't7g-9.48/table'),
  hardriver: line('difficult', 't7g-9.48/hard'),
  deepriver: line('very-difficult', 't7g-9.48/deep'),
  floodriver: line('impassable', 't7g-9.48/flood'),
  ford: area('none', 't7g-9.50/table'),
  hardford: area('difficult', 't7g-9.50/hard'),
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

const isRiver = ({ kind }: Element) => kind.endsWith('river');
const isCrossing = ({ kind }: Element) => kind === 'bridge' || kind.endsWith('ford');

/** Whether terrain bears on a path; a river does not where the path takes a bridge or a ford (t7g-9.37, t7g-9.49). */
function bears(path: Segment, element: Element, crossings: readonly Element[]): boolean {
  if (!isRiver(element)) return goesThrough(path, element);
  return crossedAt(path, element).some((at) => !crossings.some((over) => isIn(at, over)));
}

/** What terrain does to a Front Centre on its path (t7g-3.14). */
export interface Passage {
  /** The elements on the path, by what they do to it. */
  readonly by: Readonly<Record<Effect, readonly string[]>>;
  /** All of them, in the order of the position. */
  readonly met: readonly Ground[];
  /** The whole path is in Easy terrain (t7g-3.20). */
  readonly easy: boolean;
}

/** A path in the open. */
export const NO_PASSAGE: Passage = {
  by: { none: [], easy: [], difficult: [], 'very-difficult': [], impassable: [] },
  met: [],
  easy: false,
};

export function passageOf(path: Segment, grounds: readonly Ground[]): Passage {
  const crossings = grounds.map(({ element }) => element).filter(isCrossing);
  const found = grounds.filter(({ element }) => bears(path, element, crossings));
  const roads = grounds
    .map(({ element }) => element)
    .filter((one) => terrainOf(one).effect === 'easy');
  const names = (effect: Effect) =>
    found.filter(({ element }) => terrainOf(element).effect === effect).map(({ name }) => name);
  return {
    by: {
      none: names('none'),
      easy: names('easy'),
      difficult: names('difficult'),
      'very-difficult': names('very-difficult'),
      impassable: names('impassable'),
    },
    met: found,
    easy: staysWithin(path, roads),
  };
}

/** The elements through which a line of sight goes right through, unless a unit at one of its ends is inside (t7g-4.24). */
export const hiding = (line: Segment, grounds: readonly Ground[]): Ground[] =>
  grounds.filter(
    ({ element }) => terrainOf(element).hides !== null && goesRightThrough(line, element),
  );

/** What the book says of each element: of its effect on a move, or of its hiding. */
export function tellOf(grounds: readonly Ground[], what: 'says' | 'hides', trace: Trace) {
  for (const { element, name } of grounds) {
    const key = terrainOf(element)[what];
    if (key) trace.step(key, { ground: name });
  }
}
