import { cross, dot, minus, type Point, plus, times } from './point.ts';

const FULL_TURN = 2 * Math.PI;

/** What one edge of an outline adds to the area that it shares with a circle about 0: sectors outside it, a triangle within. */
function edgeArea(from: Point, to: Point, radius: number): number {
  const sector = (a: Point, b: Point) => (radius * radius * Math.atan2(cross(a, b), dot(a, b))) / 2;
  const along = minus(to, from);
  const [a, b] = [dot(along, along), dot(from, along)];
  const root = b * b - a * (dot(from, from) - radius * radius);
  if (a === 0) return 0;
  if (root <= 0) return sector(from, to);
  const [enters, leaves] = [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a];
  if (leaves <= 0 || enters >= 1) return sector(from, to);
  const p = enters > 0 ? plus(from, times(along, enters)) : from;
  const q = leaves < 1 ? plus(from, times(along, leaves)) : to;
  return (enters > 0 ? sector(from, p) : 0) + cross(p, q) / 2 + (leaves < 1 ? sector(q, to) : 0);
}

/** The area that an outline shares with a circle. */
export function sharedArea(outline: readonly Point[], centre: Point, radius: number): number {
  const all = outline.map((one) => minus(one, centre));
  const sum = all.reduce(
    (area, one, i) => area + edgeArea(one, all[(i + 1) % all.length] as Point, radius),
    0,
  );
  return Math.abs(sum);
}

/** How often a turn is looked at, and how often a place is halved that lies between two looks. */
const LOOKS = 240;
const HALVED = 24;

/** Where a value that changes its sign between two angles does so. */
function changes(value: (angle: number) => number, from: number, to: number): number {
  const wasOver = value(from) >= 0;
  let [low, high] = [from, to];
  for (let i = 0; i < HALVED; i++) {
    const half = (low + high) / 2;
    if (value(half) >= 0 === wasOver) low = half;
    else high = half;
  }
  return (low + high) / 2;
}

/** The angle near one at which a value is greatest. */
function greatest(value: (angle: number) => number, at: number, step: number): number {
  let [best, reach] = [at, step / 2];
  for (let i = 0; i < HALVED; i++) {
    const [one, other] = [best - reach, best + reach];
    const left = value(one);
    const right = value(other);
    if (Math.max(left, right) > value(best)) best = left > right ? one : other;
    reach /= 2;
  }
  return best;
}

/** At which share of all angles a value is 0 or more; it changes little by little. */
export function shareOfTurn(value: (angle: number) => number): number {
  const step = FULL_TURN / LOOKS;
  const looks = Array.from({ length: LOOKS }, (_, i) => value(i * step));
  const at = (i: number) => looks[(i + LOOKS) % LOOKS] ?? 0;
  let over = 0;
  for (let i = 0; i < LOOKS; i++) {
    const [now, next] = [at(i), at(i + 1)];
    if (now >= 0 && next >= 0) over += step;
    else if (now >= 0) over += changes(value, i * step, (i + 1) * step) - i * step;
    else if (next >= 0) over += (i + 1) * step - changes(value, i * step, (i + 1) * step);
    // It may be over between two looks that are both below.
    if (now < 0 && next < 0 && now > at(i - 1) && now >= next) over += peak(value, i * step, step);
  }
  return over / FULL_TURN;
}

function peak(value: (angle: number) => number, at: number, step: number): number {
  const top = greatest(value, at, step);
  if (value(top) < 0) return 0;
  return changes(value, top, at + step) - changes(value, top, at - step);
}
