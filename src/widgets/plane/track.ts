import { direction } from '../../engine/plane/angle.ts';
import { moved } from '../../engine/plane/moves.ts';
import { dot, minus, type Point } from '../../engine/plane/point.ts';
import type { Pose, Rectangle } from '../../engine/plane/rectangle.ts';
import { motionOf, type Stride } from '../../engine/plane/table/strides.ts';

/** Where a card stands after each stride of its way. */
export function stands<R extends Rectangle>(
  card: R,
  path: readonly Stride[],
  tenths: (units: number) => number,
): R[] {
  let now = card;
  return path.map((stride) => {
    const motion = motionOf(stride, tenths, now.width);
    now = motion ? moved(now, motion) : now;
    return now;
  });
}

/** The way of a card as a line; none where it stays. */
export function trackOf(
  card: Rectangle,
  path: readonly Stride[],
  tenths: (units: number) => number,
): { points: readonly Point[]; label: string }[] {
  const points = [card, ...stands(card, path, tenths)];
  const goes = points.some(({ x, y }) => x !== card.x || y !== card.y);
  return goes ? [{ points, label: '' }] : [];
}

/** A drag as a step of a move: along the way that the card looks, or aside; in the unit of the game. */
export function strideTo(unit: Pose, to: Point, units: (tenths: number) => number) {
  const by = minus(to, unit);
  const ahead = dot(by, direction(unit.heading));
  const aside = dot(by, direction(unit.heading + 900));
  const along = Math.abs(ahead) >= Math.abs(aside);
  const go = along ? (ahead >= 0 ? 'forward' : 'back') : aside >= 0 ? 'right' : 'left';
  const far = Math.abs(along ? ahead : aside);
  return { go, amount: Math.round(units(far) * 10) / 10 };
}
