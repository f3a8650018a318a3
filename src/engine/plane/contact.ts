import { angleBetween, direction, HALF_TURN, RIGHT_ANGLE } from './angle.ts';
import { slid } from './moves.ts';
import { dot, minus, whole } from './point.ts';
import { edge, edgeLength, outward, type Rectangle, SIDES, type Side } from './rectangle.ts';
import { TOLERANCE } from './verdict.ts';

/** Into how many equal parts each side of a card is divided. */
export type Division = Readonly<Record<Side, number>>;

/** Two edges that lie against each other. */
export interface Contact {
  /** The side of the first card and that of the second. */
  a: Side;
  b: Side;
  /** How long they lie against each other. */
  length: number;
  /** Between the edges; negative where the cards overlap by rounding. */
  gap: number;
  /** The parts of the first card's side that touch, clockwise from 0, and the length of each that does. */
  partsA: readonly Touched[];
  partsB: readonly Touched[];
}

export interface Touched {
  part: number;
  length: number;
}

/** What players call parallel: 1 degree on a card of 8 cm is 1.4 mm. */
const PARALLEL = 10;

/** The edges of two cards that lie against each other, and which of their parts do. A corner alone is no edge. */
export function contacts(
  a: Rectangle,
  b: Rectangle,
  divided: readonly [Division, Division],
  tolerance = TOLERANCE,
): Contact[] {
  return SIDES.flatMap((own) =>
    SIDES.flatMap((other) => {
      const along = against(a, own, b, other, tolerance);
      if (!along) return [];
      const [from, to] = along.b;
      return [
        {
          a: own,
          b: other,
          length: whole(to - from),
          gap: along.gap,
          partsA: touched(along.a, edgeLength(a, own) / divided[0][own], tolerance),
          partsB: touched(along.b, edgeLength(b, other) / divided[1][other], tolerance),
        },
      ];
    }),
  );
}

type Span = readonly [from: number, to: number];

/** The part of each edge that lies against the other, as distances from where the edge begins. */
function against(a: Rectangle, own: Side, b: Rectangle, other: Side, tolerance: number) {
  const away = outward(b, other);
  if (angleBetween(outward(a, own), away) < HALF_TURN - PARALLEL) return undefined;
  const mine = edge(a, own);
  const theirs = edge(b, other);
  const gap = whole(
    dot(
      minus({ x: (mine.from.x + mine.to.x) / 2, y: (mine.from.y + mine.to.y) / 2 }, theirs.from),
      direction(away),
    ),
  );
  if (Math.abs(gap) > tolerance) return undefined;
  const axis = direction(away + RIGHT_ANGLE);
  const start = dot(minus(mine.to, theirs.from), axis);
  const size = edgeLength(a, own);
  const from = Math.max(0, start);
  const to = Math.min(edgeLength(b, other), start + size);
  if (to - from <= tolerance) return undefined;
  return { gap, b: [from, to] as Span, a: [start + size - to, start + size - from] as Span };
}

function touched([from, to]: Span, size: number, tolerance: number): Touched[] {
  const found: Touched[] = [];
  for (let part = 0; part * size < to; part++) {
    const length = Math.min(to, (part + 1) * size) - Math.max(from, part * size);
    if (length > tolerance) found.push({ part, length: whole(length) });
  }
  return found;
}

/**
 * The card slid along the side against which it lies so that parts face each other wholly: every part of its own
 * that is partly in contact is so wholly, as far as the edges are long enough, and where it covers the whole side one
 * of its parts begins where the side does. It goes the shortest way.
 */
export function slidToParts<R extends Rectangle>(
  card: R,
  own: Side,
  onto: Rectangle,
  side: Side,
  parts: number,
  tolerance = TOLERANCE,
): R {
  const along = against(card, own, onto, side, tolerance);
  if (!along) return card;
  const size = edgeLength(card, own);
  const part = size / parts;
  const [from, to] = along.b;
  const [first] = along.a;
  const most = Math.min(size, edgeLength(onto, side));
  const missing = Math.min(Math.ceil((to - from - tolerance) / part) * part, most) - (to - from);
  // What hangs over the end of the other edge goes back along it, what hangs over its beginning goes on.
  if (missing > 0) return slid(card, onto, side, whole(first > 0 ? -missing : missing));
  if (size - most <= tolerance) return card;
  const wanted = Math.min(Math.round(first / part) * part, size - most);
  return slid(card, onto, side, whole(wanted - first));
}
