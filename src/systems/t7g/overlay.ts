import { direction } from '../../engine/plane/angle.ts';
import { between, nearest } from '../../engine/plane/distance.ts';
import { minus, type Point, plus, times } from '../../engine/plane/point.ts';
import { beside, placed, type Side } from '../../engine/plane/rectangle.ts';
import { DEGREE } from '../../engine/plane/table/measure.ts';
import { standing } from '../../engine/t7g/table/facing.ts';
import { ofInches } from '../../engine/t7g/table/scale.ts';
import {
  centreOf,
  isTroop,
  nearestCentre,
  type TableState,
  type TableUnit,
} from '../../engine/t7g/table/state.ts';
import type { LitSides, Overlay } from '../../widgets/plane/PlaneBoard.tsx';
import { line } from '../../widgets/plane/shapes.ts';
import { keptOff, type Ruler, reachOf, sightLines, watched } from './drawn.ts';

type Answer = Readonly<Record<string, unknown>>;
type Ghosts = NonNullable<Overlay['ghosts']>;

/** What was asked of units on a table, and what was answered. */
export interface Answered {
  table: TableState;
  question: string;
  unit: TableUnit | undefined;
  target: TableUnit | undefined;
  answer: Answer;
}

/** Where an answer says that a Front Centre ends; nowhere where it says nothing. */
function endOf({ endX, endY }: Answer): Point | undefined {
  if (typeof endX !== 'number' || typeof endY !== 'number') return undefined;
  return { x: ofInches(endX), y: ofInches(endY) };
}

const wayTo = (from: Point, to: Point, ruler: Ruler): NonNullable<Overlay['ways']> =>
  Math.hypot(to.x - from.x, to.y - from.y) < 1
    ? []
    : [{ points: [from, to], label: ruler(from, to).label }];

/** Batteries that step back before a unit that ends on them (t7g-3.10). */
function displacedBy({ units }: TableState, { displaced, endHeading }: Answer): Ghosts {
  const back = times(direction(Number(endHeading) * DEGREE), -1);
  return (Array.isArray(displaced) ? displaced : []).flatMap(({ unit: name, inches }) => {
    const gun = units.find((one) => one.name === name);
    if (!gun) return [];
    return [{ rectangle: placed(gun, plus(gun, times(back, ofInches(inches)))), kind: 'before' }];
  });
}

/** Where an answer says that a unit would end, and its way there. */
function moves({ table, unit, answer }: Answered, ruler: Ruler): Overlay {
  const to = endOf(answer);
  if (!to || !unit) return {};
  const rectangle = standing(unit, to, Math.round(Number(answer.endHeading) * DEGREE));
  return {
    ghosts: [
      { rectangle, kind: answer.allowed === false ? 'refused' : 'allowed' },
      ...displacedBy(table, answer),
    ],
    ways: used(answer) > 0 ? wayTo(startOf(to, answer), to, ruler) : [],
  };
}

const used = (answer: Answer) => ofInches(Number(answer.used ?? 0));

/** From where it sets out once it has turned: straight behind where it ends. */
const startOf = (to: Point, answer: Answer) =>
  minus(to, times(direction(Number(answer.endHeading) * DEGREE), used(answer)));

/** A unit that falls back, by the middle of its base: in a retreat it looks in the end to where it went. */
function falls({ unit, answer }: Answered, ruler: Ruler): Overlay {
  const to = endOf(answer);
  if (!to || !unit || answer.allowed === false) return {};
  const end = standing(unit, to, Math.round(Number(answer.endHeading) * DEGREE));
  const by = times(direction(end.heading), used(answer));
  const [from = end] = [plus(end, by), minus(end, by)].sort(
    (a, b) => between(a, unit) - between(b, unit),
  );
  return {
    ghosts: [{ rectangle: end, kind: Number(answer.extraWear) > 0 ? 'refused' : 'allowed' }],
    ways: wayTo(from, end, ruler),
  };
}

function flees({ unit, answer }: Answered, ruler: Ruler): Overlay {
  const to = endOf(answer);
  if (!to || !unit) return {};
  const end = standing(unit, to, Math.round(Number(answer.fleesTo) * DEGREE));
  const from = centreOf(unit);
  return {
    ghosts: [{ rectangle: end, kind: answer.allowed === false ? 'refused' : 'allowed' }],
    ways: wayTo(from, plus(from, times(direction(end.heading), used(answer))), ruler),
  };
}

interface Placed {
  why: string;
  moverX: number;
  moverY: number;
  unit: string;
}

const isPlaced = (one: unknown): one is Placed =>
  typeof one === 'object' && one !== null && 'moverX' in one && 'moverY' in one;

/** From each unit that may react to where the mover is then. */
const reacting = ({ table: { units }, answer }: Answered, ruler: Ruler) =>
  (Array.isArray(answer.reactions) ? answer.reactions : []).filter(isPlaced).flatMap((one) => {
    const unit = units.find(({ name }) => name === one.unit);
    const at = { x: ofInches(one.moverX), y: ofInches(one.moverY) };
    // Of a charge the way is drawn.
    return unit && one.why === 'approach' ? [ruler(centreOf(unit), at)] : [];
  });

/** What is drawn over a table of what it was asked, by the questions of this system. */
export function overlayOf(asked: Answered, ruler: Ruler): Overlay {
  const { table, question, unit, target, answer } = asked;
  if (!unit) return {};
  switch (question) {
    case 't7g/table-move':
      return { areas: keptOff(table, unit), ...moves(asked, ruler) };
    case 't7g/table-charge':
      return { ...moves(asked, ruler), areas: target ? [frontLine(target)] : [] };
    case 't7g/table-retreat':
      return falls(asked, ruler);
    case 't7g/table-flight':
      return flees(asked, ruler);
    case 't7g/table-height':
      return { lit: target ? onHeights(answer, [unit, target]) : [] };
    case 't7g/table-reactions': {
      const to = endOf(answer);
      return {
        areas: watched(table, unit),
        ways: to ? wayTo(centreOf(unit), to, ruler) : [],
        rulers: reacting(asked, ruler),
      };
    }
    case 't7g/table-sight':
      return {
        areas: unit.range > 0 ? reachOf({ ...unit, speed: 0 }) : [frontLine(unit)],
        rulers: target ? sightLines(unit, target, answer, ruler) : [],
      };
    default:
      return {
        areas: isTroop(unit) ? [] : reachOf(unit),
        rulers: target ? [measured(unit, target, ruler)] : [],
      };
  }
}

/** How far beyond its base the line of a front is drawn on either side. */
const BESIDE = 1.5;

/** The line along a front: who is behind it is not before the unit (t7g-4.2, t7g-5.8). */
const frontLine = (unit: TableUnit) => {
  const far = unit.width / 2 + ofInches(BESIDE);
  const ahead = unit.depth / 2;
  return { d: line(beside(unit, -far, ahead), beside(unit, far, ahead)), kind: 'near' as const };
};

/** A Commander is measured from edge to edge, a Troop from its Front Centre to the nearest Centre. */
function measured(unit: TableUnit, target: TableUnit, ruler: Ruler) {
  if (isTroop(unit) && isTroop(target))
    return ruler(centreOf(unit), nearestCentre(centreOf(unit), target).at);
  const [commander, other] = isTroop(unit) ? [target, unit] : [unit, target];
  const to = isTroop(other) ? nearest(commander, other).point : onEdge(other, commander);
  return ruler(onEdge(commander, to), to);
}

/** The point of a round base that is nearest to another one. */
function onEdge(commander: TableUnit, to: Point): Point {
  const by = minus(to, commander);
  return plus(commander, times(by, commander.width / 2 / Math.max(1, between(commander, to))));
}

interface Height {
  unit: string;
  centresInside: readonly Side[];
}

/** The sides whose Centres lie on a height. */
const onHeights = ({ heights }: Answer, units: readonly TableUnit[]) =>
  (Array.isArray(heights) ? (heights as readonly Height[]) : []).flatMap(
    ({ unit: name, centresInside }) =>
      units
        .filter((unit) => unit.name === name)
        .flatMap((card) =>
          centresInside.map((side) => ({ card, side, parts: 3, which: [1] }) satisfies LitSides),
        ),
  );
