import { direction, HALF_TURN, heading } from '../../../plane/angle.ts';
import { nearestOfEdges } from '../../../plane/distance.ts';
import { type Motion, moved, straight, turn } from '../../../plane/moves.ts';
import { dot, length, minus, nearestOn, type Point, quarter } from '../../../plane/point.ts';
import { cornerOf, middleOf, outline, outward, type Side } from '../../../plane/rectangle.ts';
import { GRAIN } from '../../../plane/sweep.ts';
import { runUp } from '../../../plane/table/approach.ts';
import { areEnemies, unitNamed } from '../../../plane/table/state.ts';
import { wayOf } from '../../../plane/table/way.ts';
import { partsOf } from '../block.ts';
import { BODIES, radius, touch } from '../bodies.ts';
import { type Cost, type CostReadings, costOf, totalOf } from '../moves/cost.ts';
import { crossingOf } from '../moves/ground.ts';
import { MM, ofInches } from '../scale.ts';
import { isChariot, type TableState, type TableUnit } from '../state.ts';
import { type Ground, impassableUnder, isOf, isRough, roughUnder } from '../terrain.ts';
import { type Fighting, fightersOn } from './contact.ts';

/** A way to an enemy: one wheel at its start, then straight on until the two touch (wab-3.26, wab-3.28). */
export interface Lead {
  /** In tenths of a degree, clockwise, and along the track of the outer model. */
  readonly angle: number;
  readonly wheel: number;
  readonly run: number;
  readonly opening: readonly Motion[];
  /** As it stands after its wheel, and once it touches. */
  readonly from: TableUnit;
  readonly contact: TableUnit;
  /** As it stands once it has lined up (wab-3.24). */
  readonly end: TableUnit;
  readonly fighting: Fighting;
}

/** A way with what the ground takes of it. */
export interface ChargeWay extends Lead {
  readonly cost: Cost;
}

/** A way with all that is in it. */
export interface Judged extends ChargeWay {
  /** Friends, other enemies and terrain that it comes through; friends on whom it would line up. */
  readonly friends: readonly string[];
  readonly enemies: readonly string[];
  readonly impassable: readonly string[];
  readonly noRoom: readonly string[];
  /** Rough ground on a way of chariots, which they do not enter (wab-16.12). */
  readonly shut: readonly Ground[];
  /** Other enemies whom it touches once it has lined up (wab-3.4). */
  readonly touches: readonly string[];
  readonly leaves: number;
}

/** Wheels are looked for degree by degree, up to a quarter turn either way. */
const STEP = 10;
const MOST = 900;
/** How far beyond its reach an enemy is looked for, in inches: enough to tell how far he is. */
const BEYOND = 12;

/** The point about which a charger lines up: its corner, or that of its target. */
function hinge(contact: TableUnit, target: TableUnit): Point {
  const own = (['front-left', 'front-right'] as const).map((corner) => cornerOf(contact, corner));
  const [nearest] = own
    .map((point) => ({ point, far: nearestOfEdges(point, target).distance }))
    .sort((a, b) => a.far - b.far);
  const theirs = outline(target)
    .map((point) => ({ point, far: nearestOfEdges(point, contact).distance }))
    .sort((a, b) => a.far - b.far)[0];
  if (nearest && theirs && nearest.far <= Math.max(GRAIN, theirs.far)) return nearest.point;
  return theirs?.point ?? contact;
}

/** Lined up on a side: turned about the point of contact, not slid along it. */
export function linedUp(contact: TableUnit, target: TableUnit, side: Side): TableUnit {
  const wanted = heading(outward(target, side) + HALF_TURN);
  const by = heading(wanted - contact.heading);
  const angle = by > HALF_TURN ? by - 2 * HALF_TURN : by;
  return angle === 0 ? contact : moved(contact, turn(hinge(contact, target), angle));
}

export interface Search {
  readonly unit: TableUnit;
  readonly target: TableUnit;
  readonly side: Side;
  readonly grounds: readonly Ground[];
  /** Inches. */
  readonly allowance: number;
  readonly readings: CostReadings;
}

const wheelBy = (angle: number): Motion[] =>
  angle === 0 ? [] : [turn(angle < 0 ? 'front-left' : 'front-right', angle)];

/** The way with a wheel of so much, if it leads to the side that is to be charged. */
function leadBy(
  { unit, target, side, allowance }: Search,
  fightersOf: (unit: TableUnit) => Fighting,
  angle: number,
): Lead | undefined {
  const opening = wheelBy(angle);
  const wheel = (Math.abs(angle) * Math.PI * unit.width) / HALF_TURN;
  const far = ofInches(allowance + BEYOND);
  const met = runUp(unit, target, opening, far);
  if (!met?.sides.includes(side)) return undefined;
  const { contact, run } = met;
  const end = linedUp(contact, target, side);
  const fighting = fightersOf(end);
  if (fighting.length <= GRAIN) return undefined;
  const from = opening.reduce(moved<TableUnit>, unit);
  return { angle, wheel, run, opening, from, contact, end, fighting };
}

/** All ways to a side of an enemy, the smallest wheels first. */
export function leadsTo(search: Search): Lead[] {
  const found: Lead[] = [];
  const fightersOf = fightersOn(search.target, search.side);
  for (let angle = 0; angle <= MOST; angle += STEP)
    for (const by of angle === 0 ? [0] : [angle, -angle]) {
      const lead = leadBy(search, fightersOf, by);
      if (lead) found.push(lead);
    }
  return found;
}

/** A way with its cost over the ground, which is worked out but once. */
export function paying({ unit, grounds, allowance, readings }: Search): (lead: Lead) => ChargeWay {
  const known = new Map<Lead, ChargeWay>();
  const paid = (lead: Lead): ChargeWay => {
    const { opening, from, run } = lead;
    const crossings = [
      ...opening.map((motion) => crossingOf(unit, motion, grounds)),
      crossingOf(from, straight(0, run), grounds),
    ];
    return { ...lead, cost: costOf({ crossings, allowance, move: unit.move, readings }) };
  };
  return (lead) => {
    const way = known.get(lead) ?? paid(lead);
    known.set(lead, way);
    return way;
  };
}

/** What a way takes at least, over the best ground. */
export const leastOf = ({ wheel, run }: Lead) => wheel + run;

/** Less than a millimetre makes no way the shorter one. */
const inMm = (tenths: number) => Math.round(tenths / MM);

export const modelsOf = ({ fighting }: Lead) => fighting.own + fighting.theirs;

/** Those that bring most models of both to fight first (wab-3.29); of as many in the order in which they stood. */
export const byModels = (leads: readonly Lead[]) =>
  [...leads].sort((a, b) => modelsOf(b) - modelsOf(a));

/** Ways from the cheapest on, as they stood where they cost the same; the ground is asked no sooner than it must be. */
export function* cheapestFirst(leads: readonly Lead[], pay: (lead: Lead) => ChargeWay) {
  const waiting = leads.map((lead, place) => ({ lead, place, least: inMm(leastOf(lead)) }));
  const paid: { way: ChargeWay; place: number; total: number }[] = [];
  for (const { lead, place, least } of waiting.sort((a, b) => a.least - b.least)) {
    for (;;) {
      const [first] = paid;
      if (!first || first.total >= least) break;
      paid.shift();
      yield first.way;
    }
    const way = pay(lead);
    const total = inMm(totalOf(way.cost));
    const at = paid.findIndex(
      (one) => one.total > total || (one.total === total && one.place > place),
    );
    paid.splice(at < 0 ? paid.length : at, 0, { way, place, total });
  }
  for (const { way } of paid) yield way;
}

/** Whether a way could come near a unit at all: cheap, and never wrongly no. */
function comesNear(unit: TableUnit, { angle, from, contact, end }: Lead, other: TableUnit) {
  const isWithin = (place: Point, far: number) =>
    length(minus(other, place)) <= far + radius(other) + GRAIN;
  const reach = radius(unit);
  return (
    // Wheeling about a corner its centre stays as far from it.
    isWithin(unit, angle === 0 ? reach : 3 * reach) ||
    isWithin(nearestOn({ from, to: contact }, other), reach) ||
    isWithin(end, reach)
  );
}

/** A centre that lies so far within what is crossed is no doubt. */
const SURE = 20;

/** Whether a run surely leads through the middle of another unit: cheap, and never wrongly yes. */
export function runsThrough(
  { units }: TableState,
  unit: TableUnit,
  target: TableUnit,
): (way: Lead) => boolean {
  const centres = units
    .filter(({ name }) => name !== unit.name && name !== target.name)
    .flatMap(partsOf);
  return ({ from, run }) => {
    const ahead = direction(from.heading);
    const aside = quarter(ahead);
    const front = middleOf(from, 'front');
    return centres.some((centre) => {
      const to = minus(centre, front);
      const forward = dot(to, ahead);
      return (
        forward > 0 && forward < run - SURE && Math.abs(dot(to, aside)) < unit.width / 2 - SURE
      );
    });
  };
}

/** What is in a way, and what it ends on. */
export function judgeWay(
  state: TableState,
  unit: TableUnit,
  target: TableUnit,
  way: ChargeWay,
  grounds: readonly Ground[],
): Judged {
  const units = state.units.filter((one) => one.name !== target.name && comesNear(unit, way, one));
  const others = { ...state, units };
  const { crossed, leaves } = wayOf(BODIES, others, unit, [...way.opening, straight(0, way.run)]);
  const isFriend = (name: string) => {
    const other = unitNamed(state, name);
    return other !== undefined && !areEnemies(unit, other);
  };
  const under = BODIES.overlapped(way.end, BODIES.obstacles(others, unit), others);
  const touches = others.units.filter((one) => areEnemies(unit, one) && touch(way.end, one));
  const met = way.cost.met.filter(isOf('impassable')).map(({ name }) => name);
  return {
    ...way,
    friends: crossed.filter(isFriend),
    enemies: crossed.filter((name) => !isFriend(name)),
    impassable: [...new Set([...met, ...impassableUnder(grounds, partsOf(way.end))])],
    noRoom: under.filter(isFriend),
    shut: isChariot(unit)
      ? [...new Set([...way.cost.met.filter(isRough), ...roughUnder(grounds, partsOf(way.end))])]
      : [],
    touches: [
      ...new Set([...touches.map(({ name }) => name), ...under.filter((name) => !isFriend(name))]),
    ],
    leaves,
  };
}

export const isOpen = ({ friends, enemies, impassable, noRoom, shut, leaves }: Judged) =>
  [friends, enemies, impassable, noRoom, shut].every(({ length: count }) => count === 0) &&
  leaves === 0;
