import { beyondEdge, partlyIn } from '../arc.ts';
import { between, nearest } from '../distance.ts';
import { moved, straight } from '../moves.ts';
import { type Point, wholePoint } from '../point.ts';
import { middleOf, type Rectangle, type Side } from '../rectangle.ts';
import { crossedBy, seen } from '../sight.ts';
import { reached, TOLERANCE, type Verdict } from '../verdict.ts';
import type { Part } from './bodies.ts';

/** What a ruler shows of a shot. */
export interface Measured {
  /** From the middle of the front to the nearest part of the target. */
  distance: number;
  inRange: Verdict;
  short: Verdict;
  inArc: Verdict;
  /** No part of the target can be seen past others. */
  obstructed: Verdict;
  /** Units that the line to the nearest point crosses. */
  across: readonly string[];
  side: Side;
  /** Both sides of a corner are equally near. */
  onCorner: boolean;
  sideClose: boolean;
}

/** The side of a card that a shot from a point hits, and whether its two sides there are equally near. */
export function sideHit(eye: Point, target: Rectangle): { side: Side; tie: Side[] } {
  const { sides, corner } = nearest(eye, target);
  const [first = 'front', second] = sides;
  if (!corner || !second) return { side: first, tie: [] };
  // Of two sides that meet in the nearest corner the one whose middle is nearer.
  const [toFirst, toSecond] = [first, second].map((side) => between(eye, middleOf(target, side)));
  if (toFirst === toSecond) return { side: first, tie: [first, second] };
  return { side: (toFirst ?? 0) < (toSecond ?? 0) ? first : second, tie: [] };
}

const AROUND = [0, 450, 900, 1350, 1800, 2250, 2700, 3150];

/** Whether the eye could be so little elsewhere that nobody measures it, and another side be hit. */
const isSideClose = (shooter: Rectangle, target: Rectangle, side: Side) =>
  AROUND.some((towards) => {
    const eye = middleOf(moved(shooter, straight(towards, TOLERANCE)), 'front');
    return sideHit(eye, target).side !== side;
  });

/** What of a target, card by card, is seen from a point within an arc past all others. */
function inSight(eye: Point, parts: readonly Rectangle[], others: readonly Rectangle[], arc: Arc) {
  const views = parts.map((part) => seen(eye, part, others, arc));
  const clear = Math.max(...views.map((view) => view.clear));
  const whole = Math.max(...views.map((view) => view.whole));
  const close = clear > 0 && clear < TOLERANCE && clear < whole;
  return { holds: clear === 0 && whole > 0, margin: clear, close };
}
type Arc = ReturnType<typeof beyondEdge>;

interface Shot {
  shooter: Rectangle;
  target: Rectangle;
  /** All that may be shot at of the target, its card first. */
  parts: readonly Rectangle[];
  /** What lies in between or anywhere else. */
  others: readonly Part[];
  /** In tenths of a millimetre, the second for short range. */
  ranges: readonly [range: number, short: number];
}

/** Measures a shot from the middle of a front at all that is before it. */
export function measureShot({ shooter, target, parts, others, ranges }: Shot): Measured {
  const [range, short] = ranges;
  const eye = wholePoint(middleOf(shooter, 'front'));
  const front = beyondEdge(shooter);
  const distance = Math.min(...parts.map((part) => nearest(eye, part).distance));
  const arcs = parts.map((part) => partlyIn(front, part));
  const cards = others.map(({ card }) => card);
  const { point } = nearest(eye, target);
  const crossed = crossedBy({ from: eye, to: point }, cards).filter(
    ({ holds, close }) => holds && !close,
  );
  const { side, tie } = sideHit(eye, target);
  return {
    distance,
    inRange: reached(range - distance),
    short: reached(short - distance),
    inArc: arcs.find(({ holds }) => holds) ?? arcs[0] ?? reached(-1),
    obstructed: inSight(eye, parts, cards, front),
    across: [...new Set(crossed.map(({ index }) => others[index]?.name ?? ''))],
    side,
    onCorner: tie.length > 0,
    sideClose: tie.length === 0 && isSideClose(shooter, target, side),
  };
}
