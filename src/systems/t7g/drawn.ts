import { between } from '../../engine/plane/distance.ts';
import type { Point } from '../../engine/plane/point.ts';
import type { Element } from '../../engine/plane/table/elements.ts';
import type { Player } from '../../engine/plane/table/state.ts';
import { distanceOf, INCH, inInches, ofInches } from '../../engine/t7g/table/scale.ts';
import {
  centreOf,
  centresOf,
  has,
  isTroop,
  type TableState,
  type TableUnit,
} from '../../engine/t7g/table/state.ts';
import { type Effect, type TerrainKind, terrainOf } from '../../engine/t7g/table/terrain.ts';
import type { T7gPlaneWord } from '../../i18n/t7g/plane.ts';
import type { Ground } from '../../widgets/plane/Grounds.tsx';
import type { DrawnCard, Overlay } from '../../widgets/plane/PlaneBoard.tsx';
import { frontArc } from '../../widgets/plane/shapes.ts';
import type { Speech as PlaneSpeech } from '../../widgets/plane/system.ts';
import { UNITS } from './units.ts';

export type Speech = PlaneSpeech<TableUnit, 'scale', T7gPlaneWord>;
type Areas = NonNullable<Overlay['areas']>;
type Rulers = NonNullable<Overlay['rulers']>;

/** Sides that are one whole part. */
const WHOLE = { front: 1, right: 1, rear: 1, left: 1 };

/** What does not depend on the reader's language of a base as a board draws it, with its Centres. */
export const drawnCard = (unit: TableUnit): DrawnCard => ({
  id: unit.name,
  player: unit.player,
  rectangle: unit,
  name: unit.name,
  note: '',
  symbol: UNITS[unit.kind].body,
  marks: [],
  state: '',
  parts: WHOLE,
  markers: [],
  ...(isTroop(unit) ? { dots: centresOf(unit).map(({ at }) => at) } : { round: true }),
});

export const drawnCards = ({ units }: TableState, { words }: Speech): DrawnCard[] =>
  units.map((unit) => ({
    ...drawnCard(unit),
    marks: [
      ...(has(unit, 'acted') ? [words.marksActed] : []),
      ...(has(unit, 'general') ? [words.marksGeneral] : []),
    ],
  }));

/** A piece of terrain; a picture for every language has no word on it. */
export function drawnGround(element: Element, label = ''): Ground {
  const { form, points } = element;
  const name = STREWN[element.kind as TerrainKind];
  return {
    ...{ form, points, label, look: LOOKS[terrainOf(element).effect] },
    ...(name && { texture: { name, d: TEXTURES[name] } }),
  };
}

/** Trees, blades, waves, stones, slopes, planks and bricks on a tile of 300 by 300. */
const TEXTURES = {
  trees: 'M75 130l-40-0 40-70 40 70zM75 130v30M225 270l-40 0 40-70 40 70zM225 270v22',
  crops: 'M60 140v-60M60 110l-22-22M60 110l22-22M210 280v-60M210 250l-22-22M210 250l22-22',
  waves: 'M20 90q32-34 65 0t65 0M150 230q32-34 65 0t65 0',
  stones: 'M40 140l30-70 50 10 20 60zM180 280l25-60 55 5 15 55z',
  slopes: 'M50 110q40-60 80 0M180 250q40-60 80 0',
  planks: 'M0 75h300M0 225h300',
  bricks: 'M0 75h300M0 225h300M75 75v150M225 225v75M225 0v75',
} as const;

const STREWN: Partial<Record<TerrainKind, keyof typeof TEXTURES>> = {
  ...{ wood: 'trees', field: 'crops', tallfield: 'crops', lake: 'waves', rocks: 'stones' },
  ...{ hill: 'slopes', steephill: 'slopes', bridge: 'planks', building: 'bricks' },
  ...{ ford: 'waves', hardford: 'waves' },
};

const LOOKS: Record<Effect, Ground['look']> = {
  none: 'open',
  easy: 'open',
  difficult: 'rough',
  'very-difficult': 'dense',
  impassable: 'barred',
};

export const drawnGrounds = ({ elements = [] }: TableState, { words }: Speech): Ground[] =>
  elements.map((element) => drawnGround(element, words[element.kind as TerrainKind]));

/** What a chosen unit reaches: its weapon, and its Speed straight on and aside; a Commander's distance. */
export function reachOf(unit: TableUnit): Areas {
  if (!isTroop(unit))
    return [
      { d: circle(unit, ofInches(has(unit, 'presence') ? 9 : 6) + unit.width / 2), kind: 'radius' },
    ];
  return [
    ...(unit.range > 0
      ? [{ d: frontArc(unit, ofInches(unit.range)), kind: 'range' as const }]
      : []),
    ...(unit.speed > 0 ? [{ d: frontArc(unit, ofInches(unit.speed)), kind: 'near' as const }] : []),
  ];
}

const circle = ({ x, y }: Point, by: number) => {
  const [left, right, middle] = [Math.round(x - by), Math.round(x + by), Math.round(y)];
  return `M${left} ${middle}A${by} ${by} 0 1 1 ${right} ${middle}A${by} ${by} 0 1 1 ${left} ${middle}Z`;
};

const enemiesOf = ({ units }: TableState, unit: TableUnit) =>
  units.filter((other) => isTroop(other) && other.player !== unit.player);

/** The inch around each enemy Centre into which only ¡Atacad! leads (t7g-1.7). */
export const keptOff = (state: TableState, unit: TableUnit): Areas =>
  enemiesOf(state, unit).flatMap((enemy) =>
    centresOf(enemy).map(({ at }) => ({ d: circle(at, INCH), kind: 'near' as const })),
  );

/** How near a mover must come to each enemy Front Centre for a reaction (t7g-2.28). */
export const watched = (state: TableState, unit: TableUnit): Areas =>
  enemiesOf(state, unit)
    .filter((enemy) => !has(enemy, 'acted'))
    .map((enemy) => ({
      d: circle(centreOf(enemy), distanceOf('reaction', state)),
      kind: 'radius' as const,
    }));

/** A line with what it measures. */
export type Ruler = (from: Point, to: Point, broken?: boolean) => Rulers[number];

/** In inches, as they are told at a table. */
export const ruler: Ruler = (from, to, broken = false) => ({
  ...{ from, to, broken },
  label: `${inInches(between(from, to))}″`,
});

/** Lines to the Centres of an enemy: whole to those that are seen; the nearest of them alone is measured. */
export function sightLines(
  unit: TableUnit,
  target: TableUnit,
  answer: object,
  measure: Ruler,
): Rulers {
  const { sightCentres, nearestVisible } = answer as {
    sightCentres?: readonly { centre: string; visible: boolean }[];
    nearestVisible?: string | null;
  };
  return centresOf(target).map(({ centre, at }) => {
    const seen = sightCentres?.find((one) => one.centre === centre)?.visible === true;
    const line = measure(centreOf(unit), at, !seen);
    return centre === nearestVisible ? line : { ...line, label: '' };
  });
}

/** From 12 inches beyond the line that divides the table lengthwise (t7g-9.53). */
const BEYOND = 12;

/** From where to where on the table each player deploys. */
export function zonesOf({
  depth,
}: Pick<TableState, 'depth'>): Record<Player, readonly [number, number]> {
  const far = depth / 2 - ofInches(BEYOND);
  return { top: [0, far], bottom: [depth - far, depth] };
}

/** The same as areas of the table. */
export const deploymentZones = (table: Pick<TableState, 'depth' | 'width'>): Areas =>
  Object.values(zonesOf(table)).map(([from, to]) => ({
    d: `M0 ${from}H${table.width}V${to}H0Z`,
    kind: 'range' as const,
  }));
