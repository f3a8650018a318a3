import { direction } from '../../plane/angle.ts';
import { partlyIn, type Zone } from '../../plane/arc.ts';
import { dot, minus, type Point } from '../../plane/point.ts';
import { middleOf, outline, outward, type Side } from '../../plane/rectangle.ts';
import { GRAIN } from '../../plane/sweep.ts';
import { TOLERANCE } from '../../plane/verdict.ts';
import { partsOf } from './block.ts';
import type { TableUnit } from './state.ts';

export const CHARGED_SIDES = ['front', 'flank', 'rear'] as const;
export type ChargedSide = (typeof CHARGED_SIDES)[number];
export type ZoneReadings = Readonly<Record<'R25' | 'R26', 'a' | 'b'>>;

/** Where a unit stands to another one, and which clause says so. */
export interface Standing {
  /** The side that it must charge (wab-3.44 to wab-3.53). */
  readonly side: Side;
  readonly charged: ChargedSide;
  readonly why: 'ahead' | 'behind' | 'straddles-in' | 'straddles-out' | 'beside';
  /** Less than a millimetre decides. */
  readonly close: boolean;
}

/** How far a point is before the line of a front, and to its right of the middle. */
const ahead = (target: TableUnit, point: Point) =>
  dot(minus(point, middleOf(target, 'front')), direction(target.heading));
const aside = (target: TableUnit, point: Point) =>
  dot(minus(point, target), direction(target.heading + 900));

/** What lies straight before or behind a unit, between its sides drawn out. */
const strip = (target: TableUnit, side: 'front' | 'rear'): Zone => [
  { at: middleOf(target, side), inward: direction(outward(target, side)) },
  { at: middleOf(target, 'left'), inward: direction(outward(target, 'right')) },
  { at: middleOf(target, 'right'), inward: direction(outward(target, 'left')) },
];

const isPartlyIn = (zone: Zone, unit: TableUnit) =>
  partsOf(unit).some((part) => {
    const { holds, margin } = partlyIn(zone, part);
    return holds && margin > GRAIN;
  });

/** The flank beside which more of it stands. */
function flankOf(points: readonly Point[], target: TableUnit): Side {
  const off = points.map((point) => aside(target, point));
  return Math.max(...off) >= -Math.min(...off) ? 'right' : 'left';
}

/** The side of a target that a unit must charge from where it stands (rulings R25 and R26). */
export function standingOf(unit: TableUnit, target: TableUnit, by: ZoneReadings): Standing {
  const points = partsOf(unit).flatMap(outline);
  const forward = points.map((point) => ahead(target, point));
  const [least, most] = [Math.min(...forward), Math.max(...forward)];
  const rear = -target.depth;
  const close = (limit: number) => (value: number) =>
    Math.abs(value - limit) > GRAIN && Math.abs(value - limit) < TOLERANCE;
  const isClose = close(0)(most) || close(rear)(most) || close(rear)(least);
  const found = (side: Side, why: Standing['why']): Standing => ({
    ...{ side, why, close: isClose },
    charged: side === 'front' || side === 'rear' ? side : 'flank',
  });
  const inFront =
    by.R25 === 'a' ? most > GRAIN : most > GRAIN && isPartlyIn(strip(target, 'front'), unit);
  if (inFront) return found('front', 'ahead');
  if (most <= rear + GRAIN) return found('rear', 'behind');
  const flank = flankOf(points, target);
  if (least >= rear - GRAIN) return found(flank, 'beside');
  if (by.R26 === 'b' || isPartlyIn(strip(target, 'rear'), unit))
    return found('rear', 'straddles-in');
  return found(flank, 'straddles-out');
}
