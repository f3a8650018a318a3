import { between } from '../../engine/plane/distance.ts';
import type { Point } from '../../engine/plane/point.ts';
import { edge } from '../../engine/plane/rectangle.ts';
import type { Element } from '../../engine/plane/table/elements.ts';
import { basesOf, partsOf } from '../../engine/wab/table/block.ts';
import { inInches, ofInches } from '../../engine/wab/table/scale.ts';
import { has, type TableState, type TableUnit } from '../../engine/wab/table/state.ts';
import { type Effect, type TerrainKind, terrainOf } from '../../engine/wab/table/terrain.ts';
import type { WabPlaneWord } from '../../i18n/wab/plane.ts';
import type { Ground } from '../../widgets/plane/Grounds.tsx';
import type { DrawnCard, Overlay } from '../../widgets/plane/PlaneBoard.tsx';
import { sector } from '../../widgets/plane/shapes.ts';
import type { Speech as PlaneSpeech } from '../../widgets/plane/system.ts';
import { UNITS } from './units.ts';

export type Speech = PlaneSpeech<TableUnit, never, WabPlaneWord>;
type Areas = NonNullable<Overlay['areas']>;
type Rulers = NonNullable<Overlay['rulers']>;

/** Sides that are one whole part: the bases show what stands where. */
const WHOLE = { front: 1, right: 1, rear: 1, left: 1 };

/** What does not depend on the reader's language of a block as a board draws it, base by base. */
export const drawnCard = (unit: TableUnit): DrawnCard => ({
  id: unit.name,
  player: unit.player,
  rectangle: unit,
  name: unit.name,
  note: '',
  symbol: UNITS[unit.kind].body,
  marks: [],
  state: has(unit, 'fleeing') ? 'fleeing' : '',
  parts: WHOLE,
  markers: [],
  block: { ranks: partsOf(unit), bases: basesOf(unit) },
});

export const drawnCards = ({ units }: TableState, { words }: Speech): DrawnCard[] =>
  units.map((unit) => ({
    ...drawnCard(unit),
    marks: has(unit, 'fleeing') ? [words.marksFleeing] : [],
  }));

/** Trees, reeds, waves, stones, slopes and bricks on a tile of 300 by 300. */
const TEXTURES = {
  trees: 'M75 130l-40-0 40-70 40 70zM75 130v30M225 270l-40 0 40-70 40 70zM225 270v22',
  reeds: 'M60 140v-60M60 110l-22-22M60 110l22-22M210 280v-60M210 250l-22-22M210 250l22-22',
  waves: 'M20 90q32-34 65 0t65 0M150 230q32-34 65 0t65 0',
  stones: 'M40 140l30-70 50 10 20 60zM180 280l25-60 55 5 15 55z',
  slopes: 'M50 110q40-60 80 0M180 250q40-60 80 0',
  bricks: 'M0 75h300M0 225h300M75 75v150M225 225v75M225 0v75',
} as const;

const STREWN: Partial<Record<TerrainKind, keyof typeof TEXTURES>> = {
  ...{ wood: 'trees', jungle: 'trees', marsh: 'reeds', river: 'waves', lake: 'waves' },
  ...{ scree: 'stones', rocks: 'stones', hill: 'slopes', steephill: 'slopes' },
  building: 'bricks',
};

const LOOKS: Record<Effect, Ground['look']> = {
  open: 'open',
  difficult: 'rough',
  'very-difficult': 'dense',
  impassable: 'barred',
  obstacle: 'rough',
};

/** A piece of terrain; a picture for every language has no word on it. */
export function drawnGround(element: Element, label = ''): Ground {
  const { form, points } = element;
  const name = STREWN[element.kind as TerrainKind];
  return {
    ...{ form, points, label, look: LOOKS[terrainOf(element).effect] },
    ...(name && { texture: { name, d: TEXTURES[name] } }),
  };
}

export const drawnGrounds = ({ elements = [] }: TableState, { words }: Speech): Ground[] =>
  elements.map((element) => drawnGround(element, words[element.kind as TerrainKind]));

/** Of 90 degrees in all, from the corners of its front (wab-1.48). */
export const arcOfSight = (unit: TableUnit, far: number) => {
  const { from, to } = edge(unit, 'front');
  return sector(from, to, unit.heading, ARC, far);
};
const ARC = 900;

/** What a chosen unit reaches: its charge and its weapon within its arc. */
export const reachOf = (unit: TableUnit): Areas => [
  ...(unit.range > 0
    ? [{ d: arcOfSight(unit, ofInches(unit.range)), kind: 'range' as const }]
    : []),
  ...(unit.move > 0
    ? [{ d: arcOfSight(unit, ofInches(2 * unit.move)), kind: 'near' as const }]
    : []),
];

/** A line with what it measures. */
export type Ruler = (from: Point, to: Point, broken?: boolean) => Rulers[number];

/** In inches, as they are told at a table. */
export const ruler: Ruler = (from, to, broken = false) => ({
  ...{ from, to, broken },
  label: `${inInches(between(from, to))}″`,
});
