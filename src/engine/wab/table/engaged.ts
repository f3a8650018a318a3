import { direction } from '../../plane/angle.ts';
import { dot, minus } from '../../plane/point.ts';
import { middleOf, outward, SIDES, type Side } from '../../plane/rectangle.ts';
import { engagedWith } from './bodies.ts';
import type { TableState, TableUnit } from './state.ts';

/** An enemy with whom a unit fights, and on which of its sides he stands. */
export interface Engagement {
  readonly name: string;
  readonly side: Side;
  readonly models: number;
}

/** The side before which most of another unit lies: that whose line its middle is farthest beyond. */
function sideOf(unit: TableUnit, other: TableUnit): Side {
  const beyond = (side: Side) =>
    dot(minus(other, middleOf(unit, side)), direction(outward(unit, side)));
  return SIDES.reduce((best, side) => (beyond(side) > beyond(best) ? side : best));
}

/** Whom a unit fights, and where. */
export const engagements = (state: TableState, unit: TableUnit): Engagement[] =>
  engagedWith(state, unit).map((other) => ({
    name: other.name,
    side: sideOf(unit, other),
    models: other.models,
  }));
