import { put, type Query } from '../../engine/core/query.ts';
import { angleBetween, direction, HALF_TURN, RIGHT_ANGLE } from '../../engine/plane/angle.ts';
import { nearestOfCards } from '../../engine/plane/distance.ts';
import {
  dot,
  length,
  minus,
  NOISE,
  type Point,
  plus,
  type Segment,
  times,
} from '../../engine/plane/point.ts';
import { edge, outward, type Rectangle, SIDES, type Side } from '../../engine/plane/rectangle.ts';
import type { PlaneQuestion } from '../../library/registry.ts';
import type { Overlay } from '../../widgets/plane/PlaneBoard.tsx';

export type Asked<W extends PlaneQuestion['what']> = Extract<PlaneQuestion, { what: W }>;

/** What the engine answers, and how that is drawn over the cards. */
export interface Answered {
  found: object;
  overlay: Overlay;
}

export function answerTo(query: Query, draft: object): Record<string, unknown> {
  const reply = put(query, draft);
  if ('violations' in reply) throw new RangeError(JSON.stringify(reply.violations));
  return { ...reply.ruling.answer };
}

export type Ghosts = NonNullable<Overlay['ghosts']>;

/** The line from card to card: from the middle of what lies opposite, or between their nearest points. */
export function between(a: Rectangle, b: Rectangle): Segment {
  const { from, to } = nearestOfCards(a, b);
  const opposite = SIDES.flatMap((side) => SIDES.flatMap((other) => across(a, side, b, other)));
  const near = opposite.find((line) => lengthOf(line) <= lengthOf({ from, to }) + NOISE);
  return near ?? { from, to };
}

const lengthOf = ({ from, to }: Segment) => length(minus(to, from));

/** The line between two edges that look at each other, in the middle of where they do. */
function across(a: Rectangle, side: Side, b: Rectangle, other: Side): Segment[] {
  const away = outward(a, side);
  if (angleBetween(away, outward(b, other)) !== HALF_TURN) return [];
  const along = direction(away + RIGHT_ANGLE);
  const [mine, theirs] = [edge(a, side), edge(b, other)];
  const from = Math.max(dot(mine.from, along), dot(theirs.to, along));
  const to = Math.min(dot(mine.to, along), dot(theirs.from, along));
  if (to <= from) return [];
  const at = (point: Point) => plus(point, times(along, (from + to) / 2 - dot(point, along)));
  return [{ from: at(mine.from), to: at(theirs.from) }];
}
