import { beyondEdge, partlyIn } from '../../plane/arc.ts';
import { between, nearest } from '../../plane/distance.ts';
import { moved, straight } from '../../plane/moves.ts';
import { type Point, wholePoint } from '../../plane/point.ts';
import { middleOf, type Side } from '../../plane/rectangle.ts';
import { crossedBy, seen } from '../../plane/sight.ts';
import { reached, TOLERANCE, type Verdict } from '../../plane/verdict.ts';
import { body } from './body.ts';
import { ofUd } from './sizes.ts';
import type { TableState, TableUnit } from './state.ts';
import { obstacles } from './way.ts';

/** What a ruler shows of a shot. */
export interface Measured {
  /** From the middle of the front to the nearest part of the card or of what lengthens it (onus-7.123). */
  distance: number;
  inRange: Verdict;
  short: Verdict;
  inArc: Verdict;
  /** No part of the target can be seen without crossing a unit (onus-7.127). */
  obstructed: Verdict;
  /** Units that the line to the nearest point crosses. */
  across: readonly string[];
  side: Side;
  /** Both sides of a corner are equally near: the defender decides (onus-7.145). */
  defenderDecides: boolean;
  sideClose: boolean;
}

/** The side of a card that a shot from a point hits, and whether its two sides there are equally near. */
export function sideHit(eye: Point, target: TableUnit): { side: Side; tie: Side[] } {
  const { sides, corner } = nearest(eye, target);
  const [first = 'front', second] = sides;
  if (!corner || !second) return { side: first, tie: [] };
  // Ruling R41: of two sides that meet in the nearest corner the one whose middle is nearer.
  const [toFirst, toSecond] = [first, second].map((side) => between(eye, middleOf(target, side)));
  if (toFirst === toSecond) return { side: first, tie: [first, second] };
  return { side: (toFirst ?? 0) < (toSecond ?? 0) ? first : second, tie: [] };
}

const AROUND = [0, 450, 900, 1350, 1800, 2250, 2700, 3150];

/** Whether the eye could be so little elsewhere that nobody measures it, and another side be hit. */
const isSideClose = (shooter: TableUnit, target: TableUnit, side: Side) =>
  AROUND.some((towards) => {
    const eye = middleOf(moved(shooter, straight(towards, TOLERANCE)), 'front');
    return sideHit(eye, target).side !== side;
  });

export function measureShot(state: TableState, shooter: TableUnit, target: TableUnit): Measured {
  const eye = wholePoint(middleOf(shooter, 'front'));
  const parts = body(target, state.marker);
  const distance = Math.min(...parts.map((part) => nearest(eye, part).distance));
  const front = beyondEdge(shooter);
  const arcs = parts.map((part) => partlyIn(front, part));
  const others = obstacles(state, shooter).filter(({ name }) => name !== target.name);
  const cards = others.map(({ card }) => card);
  const views = parts.map((part) => seen(eye, part, cards, front));
  const clear = Math.max(...views.map((view) => view.clear));
  const whole = Math.max(...views.map((view) => view.whole));
  const { point } = nearest(eye, target);
  const crossed = crossedBy({ from: eye, to: point }, cards).filter(
    ({ holds, close }) => holds && !close,
  );
  const { side, tie } = sideHit(eye, target);
  return {
    distance,
    inRange: reached(ofUd(shooter.range) - distance),
    short: reached(ofUd(shooter.range) / 2 - distance),
    inArc: arcs.find(({ holds }) => holds) ?? arcs[0] ?? reached(-1),
    obstructed: {
      holds: clear === 0 && whole > 0,
      margin: clear,
      close: clear > 0 && clear < TOLERANCE && clear < whole,
    },
    across: [...new Set(crossed.map(({ index }) => others[index]?.name ?? ''))],
    side,
    defenderDecides: tie.length > 0,
    sideClose: tie.length === 0 && isSideClose(shooter, target, side),
  };
}
