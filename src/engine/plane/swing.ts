import { cross, dot, length, minus, NOISE, type Point, quarter } from './point.ts';
import { axes, depthAcross, type Outline, separation } from './polygon.ts';

/** How a card that moves comes to another one. */
export interface Course {
  /** How deep the two lie on each other where they do most; 0 or less: nowhere. */
  deepest: number;
  /** The part of the move after which they first touch, where they come to lie on each other. */
  begins: number;
  /** How near they come, where they do not. */
  gap: () => number;
}

const TURN = 2 * Math.PI;
/** How deep they lie on each other is taken at every 3 degrees, and around the deepest of them more closely. */
const SAMPLE = TURN / 120;
const HALVINGS = 6;

const swing = (points: Outline, about: Point, angle: number): Outline => {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return points.map((point) => {
    const [x, y] = [point.x - about.x, point.y - about.y];
    return { x: about.x + x * cos - y * sin, y: about.y + x * sin + y * cos };
  });
};

const ORIGIN = { x: 0, y: 0 };

/**
 * A turn by `angle` (in radians, clockwise). Two outlines begin and end to overlap only while a corner of one lies on
 * an edge of the other: finitely many angles, all worked out, so that whether they meet and when is exact. How near they
 * come is exact too: it is where a corner is straight before an edge or a corner, or at an end of the turn.
 */
export function swung(start: Outline, about: Point, angle: number, still: Outline): Course {
  const most = Math.min(Math.abs(angle), TURN);
  const sense = angle < 0 ? -1 : 1;
  const both = [
    approaches(start, still, about, sense, most),
    approaches(still, start, about, -sense, most),
  ];
  const [own, other] = [axes(start), axes(still)];
  const depthAt = (turn: number) =>
    depthAcross(
      [...swing(own, ORIGIN, sense * turn), ...other],
      swing(start, about, sense * turn),
      still,
    );
  const marks = [0, ...both.flatMap(({ touches }) => touches), most].sort((a, b) => a - b);
  let begins = most;
  let best = { turn: 0, deep: depthAt(0) };
  const offer = (turn: number) => {
    const deep = depthAt(turn);
    if (deep > best.deep) best = { turn, deep };
  };
  offer(most);
  marks.forEach((mark, i) => {
    const next = marks[i + 1] ?? mark;
    if (depthAt((mark + next) / 2) <= NOISE) return;
    begins = Math.min(begins, mark);
    const steps = 2 * Math.ceil((next - mark) / SAMPLE);
    for (let step = 1; step < steps; step++) offer(mark + ((next - mark) * step) / steps);
  });
  for (let span = SAMPLE / 2, i = 0; best.deep > 0 && i < HALVINGS; i++, span /= 2)
    for (const turn of [best.turn - span, best.turn + span])
      if (turn > 0 && turn < most) offer(turn);
  const gap = () =>
    Math.min(
      ...both.map(({ nearest }) => nearest),
      ...[0, most].map((turn) => Math.max(0, separation(swing(start, about, sense * turn), still))),
    );
  return { deepest: best.deep, begins: most === 0 ? 0 : begins / most, gap };
}

interface Approaches {
  /** The turns after which a corner lies on an edge. */
  touches: number[];
  /** The least distance of a corner that is straight before an edge or a corner, while it turns. */
  nearest: number;
}

/** How the corners of an outline that turns come to the edges and corners of one that does not. */
function approaches(
  turning: Outline,
  still: Outline,
  about: Point,
  sense: number,
  most: number,
): Approaches {
  const touches: number[] = [];
  let nearest = Number.POSITIVE_INFINITY;
  for (const corner of turning) {
    const arm = minus(corner, about);
    const radius = length(arm);
    if (radius < NOISE) continue;
    const starts = Math.atan2(arm.y, arm.x);
    /** The turn after which the corner is in that direction, if it comes so far. */
    const turnTo = (direction: number) => {
      const turn = (((sense * (direction - starts)) % TURN) + TURN) % TURN;
      return turn <= most ? turn : undefined;
    };
    still.forEach((from, i) => {
      const to = still[(i + 1) % still.length] ?? from;
      const along = minus(to, from);
      const size = length(along);
      const across = quarter(along);
      const reach = minus(about, from);
      const off = cross(along, reach) / size;
      const normal = Math.atan2(across.y, across.x);
      const foot = dot(reach, along) / size;
      if (foot >= 0 && foot <= size)
        for (const way of [1, -1])
          if (turnTo(way > 0 ? normal : normal + Math.PI) !== undefined)
            nearest = Math.min(nearest, Math.abs(off + way * radius));
      const out = minus(from, about);
      if (turnTo(Math.atan2(out.y, out.x)) !== undefined)
        nearest = Math.min(nearest, Math.abs(length(out) - radius));
      if (Math.abs(off) > radius) return;
      const aside = Math.acos(-off / radius);
      for (const direction of [normal + aside, normal - aside]) {
        const turn = turnTo(direction);
        if (turn === undefined) continue;
        const at = { x: Math.cos(direction) * radius, y: Math.sin(direction) * radius };
        const place = foot + dot(at, along) / size;
        if (place < -NOISE || place > size + NOISE) continue;
        touches.push(turn);
        nearest = 0;
      }
    });
  }
  return { touches, nearest };
}
