import { Trace } from '../../core/ruling.ts';
import { angleBetween, direction, HALF_TURN } from '../../plane/angle.ts';
import { nearest } from '../../plane/distance.ts';
import { moved, straight } from '../../plane/moves.ts';
import { dot, minus, quarter } from '../../plane/point.ts';
import {
  CORNERS,
  cornerOf,
  middleOf,
  outline,
  outward,
  SIDES,
  type Side,
  sidesAt,
} from '../../plane/rectangle.ts';
import { touchedAfter } from '../../plane/sweep.ts';
import { judge } from '../movement/move.ts';
import { judgeMove, marchOf } from './legal-move.ts';
import { CM, ofUd, TENTHS_PER_UD } from './sizes.ts';
import type { TableState, TableUnit } from './state.ts';
import { type Go, isRotation, motionOf, type Stride } from './stride.ts';

/** A way that brings a unit into contact with an enemy. */
export interface Approach {
  strides: readonly Stride[];
  /** UD of the run straight at the enemy, with which it ends. */
  run: number;
  /** The unit as it touches, not yet aligned. */
  contact: TableUnit;
  /** The sides of the enemy on which it may align: two where it touches a corner (onus-7.76). */
  sides: readonly Side[];
  onCorner: boolean;
}

/** Ways are tried in steps of 1 UD and 10 degrees; a turn where the unit stands, in steps of 5. */
const STEP_UD = 1;
const STEP_DEGREES = 10;
const STEP_ON_THE_SPOT = 5;
const MOST_TURN = 90;
const MOST_ROTATION = 180;
/** A turn costs 1 UD (onus-7.38). */
const TURN_UD = 1;
const FRONT_CORNERS = ['front-left', 'front-right'] as const;
const TURNS: readonly Go[] = [
  'turn-on-front-left',
  'turn-on-front-right',
  'turn-on-rear-left',
  'turn-on-rear-right',
];
const ROTATIONS: readonly Go[] = ['rotate-left', 'rotate-right'];

const steps = (from: number, to: number, step: number) =>
  Array.from(
    { length: Math.max(0, Math.floor((to - from) / step) + 1) },
    (_, i) => from + i * step,
  );

/** What a unit may do before it goes straight at the enemy, the plainest first. */
function openings(purse: number): Stride[][] {
  const turns = TURNS.flatMap((go) =>
    steps(0, purse - TURN_UD, STEP_UD).flatMap((ud) => {
      const step = ud > 0 ? STEP_DEGREES : STEP_ON_THE_SPOT;
      return steps(step, MOST_TURN, step).map((amount): Stride[] => [
        ...(ud > 0 ? [{ go: 'forward' as const, amount: ud }] : []),
        { go, amount },
      ]);
    }),
  );
  const rotations = ROTATIONS.flatMap((go) =>
    steps(STEP_DEGREES, MOST_ROTATION, STEP_DEGREES).map((amount): Stride[] => [{ go, amount }]),
  );
  return [[], ...turns, ...rotations];
}

/** UD that a unit has for a charge that begins with such an opening. */
const purseOf = (state: TableState, unit: TableUnit, strides: readonly Stride[]) => {
  const { allowance, paced } = judge(marchOf(state, unit, { strides }, true), new Trace());
  return allowance - paced.course.used;
};

const afterAll = (unit: TableUnit, strides: readonly Stride[]) =>
  strides.reduce((one, stride) => {
    const motion = motionOf(stride);
    return motion ? moved(one, motion) : one;
  }, unit);

/** Whether an edge looks the other way, to the degree that players see. */
const PARALLEL = 10;
/** Poses are rounded: what touches may be 0.2 mm away. */
const TOUCHING = 2;

/** The sides of an enemy on which a unit may align where its front touches it. */
function facing(contact: TableUnit, target: TableUnit): readonly Side[] {
  const ahead = direction(contact.heading);
  const front = middleOf(contact, 'front');
  const corners = outline(target);
  const touching = CORNERS.filter((_, i) => {
    const to = minus(corners[i] ?? target, front);
    const aside = Math.abs(dot(to, quarter(ahead)));
    return Math.abs(dot(to, ahead)) <= TOUCHING && aside <= contact.width / 2 + TOUCHING;
  });
  const [corner] = touching;
  if (!corner) return touchedBy(contact, target);
  const sides = sidesAt(corner);
  const flush = sides.filter(
    (side) => angleBetween(contact.heading, outward(target, side)) > HALF_TURN - PARALLEL,
  );
  return flush.length > 0 ? flush : sides;
}

/** The side of an enemy that a front corner of a unit touches. */
function touchedBy(contact: TableUnit, target: TableUnit): readonly Side[] {
  const [left, right] = FRONT_CORNERS.map((corner) => nearest(cornerOf(contact, corner), target));
  const near = left && right && left.distance <= right.distance ? left : right;
  return near?.sides ?? [];
}

const radius = ({ width, depth }: TableUnit) => Math.hypot(width, depth) / 2;

/** Whether what lies ahead could be the target at all: cheap, and never wrongly no. */
function liesAhead(unit: TableUnit, target: TableUnit, far: number): boolean {
  const ahead = direction(unit.heading);
  const to = minus(target, unit);
  const reach = radius(target);
  const forward = dot(to, ahead);
  return (
    forward > -reach &&
    forward < far + reach + unit.depth / 2 &&
    Math.abs(dot(to, quarter(ahead))) < unit.width / 2 + reach
  );
}

/** Goes straight on from where an opening has led, at most so many UD, until the enemy is touched. */
export function runUp(
  unit: TableUnit,
  target: TableUnit,
  opening: readonly Stride[],
  most: number,
): Approach | undefined {
  const from = afterAll(unit, opening);
  if (!liesAhead(from, target, ofUd(most))) return undefined;
  // A little farther than it may go, so that it meets what it may just reach.
  const after = touchedAfter(from, 0, ofUd(most) + 10, target);
  if (after === null || after > ofUd(most)) return undefined;
  const contact = moved(from, straight(0, after));
  const run = after / TENTHS_PER_UD;
  const sides = facing(contact, target);
  return {
    strides: [...opening, { go: 'forward', amount: run }],
    run,
    contact,
    sides,
    onCorner: sides.length > 1,
  };
}

/** How many cm the middle of a front is aside of the middle of a side: the less, the more of both touches. */
function aside({ contact }: Approach, target: TableUnit, side: Side): number {
  const off = minus(middleOf(contact, 'front'), middleOf(target, side));
  return Math.round(Math.abs(dot(off, quarter(direction(outward(target, side))))) / CM);
}

const MOST_TRIED = 8;

/** Finds the first of some ways that the rules allow, if it is among the first few; each way is judged once. */
function judging(state: TableState, unit: TableUnit) {
  const known = new Map<Approach, boolean>();
  const isLawful = (way: Approach) => {
    const plan = { strides: way.strides, toCharge: true };
    const lawful = known.get(way) ?? judgeMove(state, unit, plan, new Trace()).allowed;
    known.set(way, lawful);
    return lawful;
  };
  return (ways: readonly Approach[]) => ways.slice(0, MOST_TRIED).find(isLawful);
}

/** For each side of an enemy, the plainest way to it and the one that brings most sections into contact. */
export function approaches(state: TableState, unit: TableUnit, target: TableUnit): Approach[] {
  const purse = purseOf(state, unit, []);
  const rotated = purseOf(state, unit, [{ go: 'rotate-right', amount: MOST_TURN }]);
  const found = openings(purse).flatMap((opening) => {
    const cost = opening.reduce(
      (sum, { go, amount }) => sum + (go === 'forward' ? amount : TURN_UD),
      0,
    );
    const left = opening.some(({ go }) => isRotation(go)) ? rotated : purse - cost;
    return left < 0 ? [] : (runUp(unit, target, opening, left) ?? []);
  });
  const firstLawful = judging(state, unit);
  return SIDES.flatMap((side) => {
    const ways = found.filter(({ sides }) => sides.includes(side));
    const plain = firstLawful(ways);
    if (!plain) return [];
    const byMiddle = ways.map((way) => ({ way, off: aside(way, target, side) }));
    byMiddle.sort((a, b) => a.off - b.off);
    const fullest = firstLawful(byMiddle.map(({ way }) => way));
    return [plain, ...(fullest && fullest !== plain ? [fullest] : [])].map((way) => ({
      ...way,
      sides: [side],
    }));
  });
}
