import { bearing, direction, HALF_TURN, turned } from '../../engine/plane/angle.ts';
import { between } from '../../engine/plane/distance.ts';
import { moved } from '../../engine/plane/moves.ts';
import { minus, type Point, plus, times } from '../../engine/plane/point.ts';
import { nearestPoints } from '../../engine/plane/polygon.ts';
import {
  beside,
  cornerOf,
  middleOf,
  outline,
  placed,
  type Rectangle,
} from '../../engine/plane/rectangle.ts';
import { DEGREE } from '../../engine/plane/table/measure.ts';
import { TEMPLATE } from '../../engine/wab/machines/landings.ts';
import { partsOf, reshaped } from '../../engine/wab/table/block.ts';
import { isOpen } from '../../engine/wab/table/charges/charge-way.ts';
import { findCharge } from '../../engine/wab/table/charges/find-charge.ts';
import { type Stride, stepsOf } from '../../engine/wab/table/moves/stride.ts';
import { ofInches } from '../../engine/wab/table/scale.ts';
import { nearestLine } from '../../engine/wab/table/seeing/sight.ts';
import type { TableState, TableUnit } from '../../engine/wab/table/state.ts';
import type { Overlay } from '../../widgets/plane/PlaneBoard.tsx';
import { line } from '../../widgets/plane/shapes.ts';
import { arcOfSight, type Ruler } from './drawn.ts';

type Answer = Readonly<Record<string, unknown>>;

/** What was asked of units on a table, and what was answered. */
export interface Answered {
  table: TableState;
  question: string;
  unit: TableUnit | undefined;
  target: TableUnit | undefined;
  answer: Answer;
  /** The steps that were told, where they are drawn. */
  path?: readonly Stride[] | undefined;
}

/** A unit with the middle of its front at a point, and looking that way. */
function standing<U extends Rectangle>(unit: U, at: Point, looks: number): U {
  const there = { ...unit, heading: looks };
  return placed(there, plus(there, minus(at, middleOf(there, 'front'))));
}

/** Where an answer says that a unit ends; nowhere where it says nothing. */
function endOf(unit: TableUnit, { endX, endY, endHeading, endWide, endGap, fleesTo }: Answer) {
  if (typeof endX !== 'number' || typeof endY !== 'number') return undefined;
  const looks = typeof endHeading === 'number' ? endHeading : fleesTo;
  const heading = typeof looks === 'number' ? Math.round(looks * DEGREE) : unit.heading;
  const wide = typeof endWide === 'number' ? endWide : unit.wide;
  const gap = typeof endGap === 'number' ? endGap : unit.gap;
  const shaped = reshaped(unit, { wide, gap });
  return standing(shaped, { x: ofInches(endX), y: ofInches(endY) }, heading);
}

const ghost = (rectangle: Rectangle, holds: boolean) => ({
  rectangle,
  kind: holds ? ('allowed' as const) : ('refused' as const),
});

type Ways = NonNullable<Overlay['ways']>;

const wayTo = (from: Point, to: Point, ruler: Ruler): Ways =>
  between(from, to) < 1 ? [] : [{ points: [from, to], label: ruler(from, to).label }];

/** Each step of a way: the track of the outermost model in a wheel, the middle of the front straight on. */
function tracks(unit: TableUnit, path: readonly Stride[], ruler: Ruler): Ways {
  let now = unit;
  return stepsOf(unit, path).flatMap((step) => {
    const from = now;
    now = typeof step === 'function' ? step(from) : moved(from, step);
    if (typeof step === 'function') return [];
    if (step.kind === 'straight')
      return wayTo(middleOf(from, 'front'), middleOf(now, 'front'), ruler);
    return [wheelWay(from, step.angle, ruler)];
  });
}

/** Where a unit ends, and its way there: as it was told, or straight by the middle of its front; skirmishers go any way. */
function goes(
  { unit, answer, path }: Answered,
  ruler: Ruler,
  holds: boolean,
  anyWay = false,
): Overlay {
  const end = unit && endOf(unit, answer);
  if (!unit || !end) return {};
  if (path) return { ghosts: [ghost(end, holds)], ways: tracks(unit, path, ruler) };
  const ahead = direction(end.heading);
  const from = middleOf(unit, 'front');
  const to = middleOf(end, 'front');
  const isStraight = Math.abs((to.x - from.x) * ahead.y - (to.y - from.y) * ahead.x) < 20;
  return {
    ghosts: [ghost(end, holds)],
    ways: isStraight || anyWay ? wayTo(from, to, ruler) : [],
  };
}

/** Where a unit stands once it has reformed: its middle has not moved. */
function reforms({ unit, answer }: Answered): Overlay {
  const end = unit && endOf(unit, answer);
  return end ? { ghosts: [ghost(end, answer.allowed !== false)] } : {};
}

/** How far a line of a front or a rear is drawn beyond the sides. */
const BESIDE = 2.5;

/** The lines of front and rear that decide which side is charged (wab-3.45, wab-3.51). */
const linesOf = (target: TableUnit) =>
  [target.depth / 2, -target.depth / 2].map((ahead) => {
    const far = target.width / 2 + ofInches(BESIDE);
    return {
      d: line(beside(target, -far, ahead), beside(target, far, ahead)),
      kind: 'near' as const,
    };
  });

const STEPS = 12;

/** The track of the outermost model in a wheel. */
function wheelTrack(unit: TableUnit, angle: number): Point[] {
  const pivot = cornerOf(unit, angle < 0 ? 'front-left' : 'front-right');
  const outer = cornerOf(unit, angle < 0 ? 'front-right' : 'front-left');
  return Array.from({ length: STEPS + 1 }, (_, i) => turned(outer, pivot, (angle * i) / STEPS));
}

/** A wheel with what it measures, and the corner about which it is made. */
const wheelWay = (unit: TableUnit, angle: number, ruler: Ruler): Ways[number] => ({
  points: wheelTrack(unit, angle),
  pivot: cornerOf(unit, angle < 0 ? 'front-left' : 'front-right'),
  label: ruler({ x: 0, y: 0 }, { x: (Math.abs(angle) * Math.PI * unit.width) / HALF_TURN, y: 0 })
    .label,
});

/** The wheel, the straight move and where it lines up. */
function charges(asked: Answered, ruler: Ruler): Overlay {
  const { table, unit, target, answer } = asked;
  if (!unit || !target) return {};
  const { way } = findCharge(table, unit, target, ADOPTED);
  if (!way || !isOpen(way)) return { areas: linesOf(target) };
  const from = way.opening.reduce(moved<TableUnit>, unit);
  const reaches = answer.reachesIt === true;
  const failed = reaches || answer.allowed !== true ? undefined : endOf(unit, answer);
  return {
    areas: linesOf(target),
    ghosts: [
      ...(way.angle === 0 ? [] : [{ rectangle: from, kind: 'before' as const }]),
      ghost(reaches ? way.end : way.contact, reaches),
      ...(failed ? [ghost(failed, true)] : []),
    ],
    ways: [
      ...(way.angle === 0 ? [] : [wheelWay(unit, way.angle, ruler)]),
      ...wayTo(middleOf(from, 'front'), middleOf(way.contact, 'front'), ruler),
    ],
  };
}

/** Where a countercharge leads. */
function counters(asked: Answered): Overlay {
  const { unit, answer } = asked;
  const end = unit && endOf(unit, answer);
  if (!unit || !end) return {};
  const from = middleOf(unit, 'front');
  return {
    ghosts: [ghost(end, answer.allowed === true)],
    ways: [{ points: [from, middleOf(end, 'front')], label: `${answer.counterInches}″` }],
  };
}

/** Pictures of a charge show the adopted readings; the answer tells what hangs on others. */
const ADOPTED = { R17: 'a', R20: 'a', R25: 'a', R26: 'a', R112: 'a' } as const;

const FAR = 30;

function sees({ unit, target, answer }: Answered, ruler: Ruler): Overlay {
  if (!unit || !target) return {};
  const { from, to } = nearestLine(unit, target);
  const far = unit.range > 0 ? ofInches(unit.range) : Math.min(between(from, to), ofInches(FAR));
  return {
    areas: answer.allRound === true ? [] : [{ d: arcOfSight(unit, far), kind: 'range' }],
    rulers: [ruler(from, to, answer.allowed === false)],
  };
}

function apart({ unit, target }: Answered, ruler: Ruler): Overlay {
  if (!unit || !target) return {};
  const lines = partsOf(unit).flatMap((one) =>
    partsOf(target).map((other) => nearestPoints(outline(one), outline(other))),
  );
  const [first] = lines.sort((a, b) => between(a.from, a.to) - between(b.from, b.to));
  return { areas: linesOf(target), rulers: first ? [ruler(first.from, first.to)] : [] };
}

/** A unit that flees turns about where it stands, and goes straight away. */
function runs({ unit, answer }: Answered, ruler: Ruler, inches: unknown, holds: boolean): Overlay {
  const end = unit && endOf(unit, answer);
  if (!unit || !end) return {};
  const back = times(direction(end.heading), -ofInches(Number(inches ?? 0)));
  const to = middleOf(end, 'front');
  return {
    ghosts: [ghost(end, holds)],
    // Of two parts of a way only the end is known.
    ways: answer.turnedAside === true ? [] : wayTo(plus(to, back), to, ruler),
  };
}

const flees = (asked: Answered, ruler: Ruler): Overlay => {
  const { fledInches, destroyedOnWay, leavesTable } = asked.answer;
  return runs(asked, ruler, fledInches, destroyedOnWay !== true && leavesTable !== true);
};

const stampedes = (asked: Answered, ruler: Ruler): Overlay => {
  const { inchesMoved, stampedeEnds } = asked.answer;
  return runs(asked, ruler, inchesMoved, stampedeEnds !== 'off-table');
};

/** A circle about a place, for areas. */
const circle = ({ x, y }: Point, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

/** The line of a machine to its aim, the bounce of its ball, and its template where it lands. */
function shoots({ unit, answer }: Answered, ruler: Ruler): Overlay {
  const { aimX, aimY, landsX, landsY, strikesAt, endsAt, declared } = answer;
  if (!unit || typeof aimX !== 'number' || typeof aimY !== 'number') return {};
  const aim = { x: ofInches(aimX), y: ofInches(aimY) };
  const looks = bearing(unit, aim);
  const from = middleOf({ ...unit, heading: looks }, 'front');
  const at = (inches: number) => plus(from, times(direction(looks), ofInches(inches)));
  const lands =
    typeof landsX === 'number' && typeof landsY === 'number'
      ? { x: ofInches(landsX), y: ofInches(landsY) }
      : undefined;
  const template = (place: Point, kind: 'radius' | 'near') => [
    { d: circle(place, ofInches(TEMPLATE.across / 2)), kind },
    { d: circle(place, ofInches(TEMPLATE.hole / 2)), kind },
  ];
  return {
    // Of an organ gun, which declares nothing, the way of the far end of its template.
    areas: lands && declared !== null ? template(lands, 'radius') : [],
    rulers: [
      ruler(from, aim, lands === undefined && typeof endsAt !== 'number'),
      ...(lands && between(aim, lands) > 1 ? [ruler(aim, lands)] : []),
      ...(typeof strikesAt === 'number' && typeof endsAt === 'number' && endsAt > strikesAt
        ? [ruler(at(strikesAt), at(endsAt))]
        : []),
    ],
  };
}

/** What is drawn over a table of what it was asked, by the questions of this system. */
export function overlayOf(asked: Answered, ruler: Ruler): Overlay {
  switch (asked.question) {
    case 'wab/table-move':
      return goes(asked, ruler, asked.answer.allowed !== false);
    case 'wab/table-skirmish':
      return goes({ ...asked, path: undefined }, ruler, asked.answer.allowed !== false, true);
    case 'wab/table-reform':
      return reforms(asked);
    case 'wab/table-charge':
      return charges(asked, ruler);
    case 'wab/table-counter':
      return counters(asked);
    case 'wab/table-sight':
      return sees(asked, ruler);
    case 'wab/table-shot':
      return shoots(asked, ruler);
    case 'wab/table-flight':
      return flees(asked, ruler);
    case 'wab/table-stampede':
      return stampedes(asked, ruler);
    case 'wab/table-back':
      return goes(asked, ruler, true);
    default:
      return apart(asked, ruler);
  }
}
