import fc from 'fast-check';
import { moved, straight, turn } from '../plane/moves.ts';
import type { Point } from '../plane/point.ts';
import { CORNERS, type Rectangle } from '../plane/rectangle.ts';

/** A card of 8 x 4 cm, which most tests lay on the table. */
export const card = (x: number, y: number, heading = 0, width = 800, depth = 400): Rectangle => ({
  x,
  y,
  heading,
  width,
  depth,
});

/** Cards near each other, so that many of them meet. */
export const CARD = fc.record({
  x: fc.integer({ min: -1500, max: 1500 }),
  y: fc.integer({ min: -1500, max: 1500 }),
  heading: fc.integer({ min: 0, max: 3599 }),
  width: fc.integer({ min: 100, max: 1200 }),
  depth: fc.integer({ min: 100, max: 900 }),
});

export const POINT = fc.record({
  x: fc.integer({ min: -3000, max: 3000 }),
  y: fc.integer({ min: -3000, max: 3000 }),
});

export const MOTION = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: 3599 }), fc.integer({ min: 0, max: 2500 }))
    .map(([towards, distance]) => straight(towards, distance)),
  fc
    .tuple(fc.constantFrom(...CORNERS, 'centre' as const), fc.integer({ min: -1800, max: 1800 }))
    .map(([about, angle]) => turn(about, angle)),
);

/** The table turned clockwise by quarters about its origin: whole numbers stay whole. */
export function quarters<T extends Point>(thing: T, times: number): T {
  let result = thing;
  for (let i = 0; i < times; i++) {
    const heading = 'heading' in result ? { heading: (Number(result.heading) + 900) % 3600 } : {};
    result = { ...result, x: -result.y, y: result.x, ...heading };
  }
  return result;
}

/** The table in a mirror that stands on its left edge. */
export const mirrored = <T extends Point>(thing: T): T => ({
  ...thing,
  x: -thing.x,
  ...('heading' in thing ? { heading: (3600 - Number(thing.heading)) % 3600 } : {}),
});

export const shifted = <T extends Point>(thing: T, x: number, y: number): T => ({
  ...thing,
  x: thing.x + x,
  y: thing.y + y,
});

/** Where a card is after each of some hundred parts of a move. */
export const along = (start: Rectangle, motion: ReturnType<typeof straight>, parts = 100) =>
  Array.from({ length: parts + 1 }, (_, i) =>
    moved(
      start,
      motion.kind === 'straight'
        ? straight(motion.towards, Math.round((motion.distance * i) / parts))
        : turn(motion.about, Math.round((motion.angle * i) / parts)),
    ),
  );
