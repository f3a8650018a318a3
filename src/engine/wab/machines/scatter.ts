import type { Point } from '../../plane/point.ts';
import { sharedArea, shareOfTurn } from '../../plane/round.ts';
import { TEMPLATE } from './landings.ts';

/** A base in inches: its middle to the right and ahead of the aim, its size. */
export interface Base {
  right: number;
  ahead: number;
  width: number;
  depth: number;
}

const RADIUS = TEMPLATE.across / 2;
/** At least half of a base must be under the template (wab-18.33). */
const HALF = 0.5;
/** A base that the template cannot touch. */
const FAR = -1;

const cornersOf = ({ width, depth }: Base): Point[] =>
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, y = 0]) => ({ x: (x * width) / 2, y: (y * depth) / 2 }));

interface Look {
  /** 0 or more where the middle of the hole is on the base; how far from its edge. */
  hole: (at: Point) => number;
  /** 0 or more where half of the base or more is under the template. */
  under: (at: Point) => number;
}

/** How a template that lands somewhere, from the aim, lies over a base. */
export function over(base: Base): Look {
  const corners = cornersOf(base);
  const half = { x: base.width / 2, y: base.depth / 2 };
  const reach = RADIUS + Math.hypot(half.x, half.y);
  const area = base.width * base.depth;
  const from = ({ x, y }: Point) => ({ x: x - base.right, y: y - base.ahead });
  return {
    hole: (at) => {
      const { x, y } = from(at);
      return Math.min(half.x - Math.abs(x), half.y - Math.abs(y));
    },
    under: (at) => {
      const centre = from(at);
      if (Math.hypot(centre.x, centre.y) > reach) return FAR;
      return sharedArea(corners, centre, RADIUS) / area - HALF;
    },
  };
}

export interface Covered {
  /** How likely the base is under the hole, and under the template at all. */
  hole: number;
  under: number;
}

/** How likely a base is under a stone that deviates so far: every direction alike, or the one that is known. */
export function coveredAt(base: Base, deviates: number, direction: number | undefined): Covered {
  const { hole, under } = over(base);
  const at = (angle: number): Point => ({
    x: deviates * Math.sin(angle),
    y: deviates * Math.cos(angle),
  });
  const isOver = (angle: number) => Math.max(hole(at(angle)), under(at(angle)));
  if (deviates === 0 || direction !== undefined) {
    const angle = direction ?? 0;
    return { hole: Number(hole(at(angle)) >= 0), under: Number(isOver(angle) >= 0) };
  }
  const away = Math.hypot(base.right, base.ahead);
  const size = Math.hypot(base.width, base.depth) / 2 + RADIUS;
  if (Math.abs(away - deviates) > size) return { hole: 0, under: 0 };
  return { hole: shareOfTurn((angle) => hole(at(angle))), under: shareOfTurn(isOver) };
}
