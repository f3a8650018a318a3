import type { PlaneQuestion } from '../../content/registry.ts';
import { put, type Query } from '../../engine/core/query.ts';
import { surveyTable } from '../../engine/onus/table/notation.ts';
import type { TableState, TableUnit } from '../../engine/onus/table/state.ts';
import { GOES, type Stride } from '../../engine/onus/table/stride.ts';
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
import { replaced, unitNamed } from '../../engine/plane/table/state.ts';
import { markersOf } from '../../widgets/plane/onus/drawn.ts';
import type { Overlay } from '../../widgets/plane/PlaneBoard.tsx';
import { measured } from './lines.ts';

export type Asked<W extends PlaneQuestion['what']> = Extract<PlaneQuestion, { what: W }>;

/** What the engine answers, and how that is drawn over the cards. */
export interface Answered {
  found: object;
  overlay: Overlay;
}

/** The table of a position in which nothing is wrong. */
export function tableAt(position: string): TableState {
  const { state, faults } = surveyTable(position);
  const [fault] = faults;
  if (fault) throw new RangeError(`${position}: ${fault.problem} at ${fault.at}`);
  return state;
}

export function mustBe(state: TableState, name: string): TableUnit {
  const unit = unitNamed(state, name);
  if (!unit) throw new RangeError(`There is no unit ${name}.`);
  return unit;
}

export function answerTo(query: Query, draft: object): Record<string, unknown> {
  const reply = put(query, draft);
  if ('violations' in reply) throw new RangeError(JSON.stringify(reply.violations));
  return { ...reply.ruling.answer };
}

export function stridesOf(path: Asked<'move'>['path']): Stride[] {
  return path.map(({ go: said, amount }) => {
    const go = GOES.find((one) => one === said);
    if (!go) throw new RangeError(`There is no step ${said}.`);
    return { go, amount };
  });
}

export type Ghosts = NonNullable<Overlay['ghosts']>;

/** A unit where it would be or was, with its markers. */
export const ghostsOf = (
  state: TableState,
  unit: TableUnit,
  kind: Ghosts[number]['kind'],
): Ghosts =>
  [unit, ...markersOf(replaced(state, unit), unit)].map((rectangle, i) => ({
    ...{ rectangle, kind, ...(i > 0 && { only: 'outline' as const }) },
  }));

/** A ruler from card to card: from the middle of what lies opposite, or between their nearest points. */
export function between(a: Rectangle, b: Rectangle) {
  const { from, to } = nearestOfCards(a, b);
  const opposite = SIDES.flatMap((side) => SIDES.flatMap((other) => across(a, side, b, other)));
  const near = opposite.find((line) => lengthOf(line) <= lengthOf({ from, to }) + NOISE);
  return near ? measured(near.from, near.to) : measured(from, to);
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
