import { inUd } from '../../engine/onus/table/sizes.ts';
import type { TableUnit } from '../../engine/onus/table/state.ts';
import { motionOf, type Stride } from '../../engine/onus/table/stride.ts';
import { direction } from '../../engine/plane/angle.ts';
import { moved, pivotOf } from '../../engine/plane/moves.ts';
import { length, minus, type Point, plus, times } from '../../engine/plane/point.ts';
import { beside } from '../../engine/plane/rectangle.ts';
import { inMm } from '../../engine/plane/table/measure.ts';
import type { Overlay } from '../../widgets/plane/PlaneBoard.tsx';

const QUARTERS = ['', '¼', '½', '¾'];

/** A distance as every language writes it: UD in quarters, whole mm where it is none. */
export function distanceLabel(tenths: number): string {
  const quarters = inUd(tenths) * 4;
  if (!Number.isInteger(quarters)) return `${Math.round(inMm(tenths))} mm`;
  const whole = Math.floor(quarters / 4);
  return `${whole > 0 || quarters === 0 ? whole : ''}${QUARTERS[quarters % 4] ?? ''} UD`;
}

/** A ruler with what it shows. */
export const measured = (from: Point, to: Point) => ({
  from,
  to,
  label: distanceLabel(Math.round(length(minus(to, from)))),
});

/** Points of a turn are so many tenths of a degree apart. */
const FINE = 50;

/** A point of a card by how far it is to its right and its front: from -1 to 1. */
type Spot = readonly [right: number, forward: number];

const at = (unit: TableUnit, [right, forward]: Spot) =>
  beside(unit, (right * unit.width) / 2, (forward * unit.depth) / 2);

/** The corner or the middle of an edge that leads on a straight way, so that its line does not cross the card. */
function leading(strides: readonly Stride[]): Spot {
  const by = strides.flatMap((stride) => {
    const motion = motionOf(stride);
    return motion?.kind === 'straight' ? [times(direction(motion.towards), motion.distance)] : [];
  });
  const { x, y } = by.reduce(plus, { x: 0, y: 0 });
  return [Math.sign(Math.round(x)), Math.sign(Math.round(-y))];
}

/** Of a turn, the front corner that swings widest. */
const swinging = ({ go }: Stride): Spot =>
  go.startsWith('rotate') === go.endsWith('right') ? [1, 1] : [-1, 1];

/** The way of a point of a unit, stride by stride. */
export function waysAlong(
  unit: TableUnit,
  strides: readonly Stride[],
): NonNullable<Overlay['ways']> {
  const lead = leading(strides);
  let now = unit;
  return strides.flatMap((stride) => {
    const motion = motionOf(stride);
    if (!motion) return [];
    const from = now;
    now = moved(from, motion);
    if (motion.kind === 'straight')
      return motion.distance === 0
        ? []
        : [{ points: [at(from, lead), at(now, lead)], label: distanceLabel(motion.distance) }];
    const { about, angle } = motion;
    const parts = Math.max(2, Math.ceil(Math.abs(angle) / FINE));
    const points = Array.from({ length: parts + 1 }, (_, i) =>
      at(moved(from, { kind: 'turn', about, angle: (angle * i) / parts }), swinging(stride)),
    );
    const pivot = about === 'centre' ? {} : { pivot: pivotOf(from, about) };
    return [{ points, label: `${stride.amount}°`, ...pivot }];
  });
}
