import { direction } from '../../plane/angle.ts';
import { between, nearest } from '../../plane/distance.ts';
import { dot, minus, type Point } from '../../plane/point.ts';
import { type Card, middleOf, type Rectangle, SIDES, type Side } from '../../plane/rectangle.ts';
import type { Piece, Table } from '../../plane/table/state.ts';
import type { TableKind } from './scale.ts';

/** Rules and circumstances of a unit that bear on where it may go and what it sees. */
export const TRAITS = [
  'skirmishers',
  'light',
  'openorder',
  'squares',
  'emplaced',
  'fortress',
  'gun',
  'limbered',
  'widearc',
  'bows',
  'heavy',
  'general',
  'presence',
  'acted',
] as const;
export type Trait = (typeof TRAITS)[number];

/** A unit as it lies on the table. */
export interface TableUnit extends Piece {
  readonly kind: TableKind;
  /** Inches of its profile. */
  readonly speed: number;
  /** Inches that its weapon shoots; 0: none was told. */
  readonly range: number;
  /** The size of its base where that is told; `null`: the recommended one. */
  readonly base: Card | null;
  readonly traits: readonly Trait[];
}

export interface TableState extends Table<TableUnit> {
  readonly scale: number;
}

export const has = ({ traits }: TableUnit, trait: Trait) => traits.includes(trait);
export const isTroop = ({ kind }: TableUnit) => kind !== 'commander';

/** The middle of each side of a base (t7g-1.5). */
export const CENTRES = SIDES;
export const centreOf = (unit: Rectangle, side: Side = 'front'): Point => middleOf(unit, side);
export const centresOf = (unit: Rectangle) =>
  CENTRES.map((centre) => ({ centre, at: centreOf(unit, centre) }));

/** How far a point is before the line of a side, and below 0 behind it, not rounded. */
export const before = (
  unit: Rectangle,
  point: Point,
  looks = unit.heading,
  from = centreOf(unit),
) => dot(minus(point, from), direction(looks));

/** The nearest of the Centres of a unit. */
export function nearestCentre(from: Point, unit: Rectangle) {
  const all = centresOf(unit).map(({ centre, at }) => ({ centre, at, far: between(from, at) }));
  return all.reduce((best, one) => (one.far < best.far ? one : best));
}

/** How far the edge of a Commander's round base is from a point (t7g-7.6). */
export const fromRound = (commander: Rectangle, point: Point) =>
  Math.max(0, between(commander, point) - commander.width / 2);

/** From edge to edge, of which one may be round. */
export function edgeToEdge(commander: TableUnit, unit: TableUnit): number {
  const { point, distance } = nearest(commander, unit);
  if (isTroop(unit)) return distance === 0 ? 0 : fromRound(commander, point);
  return Math.max(0, between(commander, unit) - (commander.width + unit.width) / 2);
}
