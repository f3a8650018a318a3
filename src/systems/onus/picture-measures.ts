import { type Answered, type Asked, answerTo, type Ghosts } from '../../book/plane/asked.ts';
import { battlefield } from '../../engine/onus/army/battlefield.ts';
import { body } from '../../engine/onus/table/body.ts';
import { tableContacts } from '../../engine/onus/table/contacts.ts';
import { tableDistance } from '../../engine/onus/table/distance.ts';
import { tableShot } from '../../engine/onus/table/shot.ts';
import type { TableState, TableUnit } from '../../engine/onus/table/state.ts';
import { lineAdvance } from '../../engine/onus/together/line-advance.ts';
import { direction } from '../../engine/plane/angle.ts';
import { nearest } from '../../engine/plane/distance.ts';
import { dot, minus, quarter } from '../../engine/plane/point.ts';
import { middleOf, outline, type Rectangle } from '../../engine/plane/rectangle.ts';
import { inCm } from '../../engine/plane/table/measure.ts';
import { sideHit } from '../../engine/plane/table/shot.ts';
import { withinTable } from '../../engine/plane/table/state.ts';
import { litContacts, reachOf } from './drawn.ts';
import { between, ghostsOf, measured, mustBe, tableAt } from './picture-tables.ts';
import { deployment as deploymentZones, zonesOf } from './zones.ts';

export function shot(
  state: TableState,
  position: string,
  { unit: unitName, targets }: Asked<'shot'>,
) {
  const unit = mustBe(state, unitName);
  const eye = middleOf(unit, 'front');
  const shots = targets.map((targetName) => {
    const target = mustBe(state, targetName);
    const answer = answerTo(tableShot, { position, unitName, targetName });
    const parts = body(target, state.marker).map((part) => nearest(eye, part));
    const least = Math.min(...parts.map(({ distance }) => distance));
    const to = parts.find(({ distance }) => distance === least)?.point ?? target;
    return { targetName, target, answer, to };
  });
  return {
    found: Object.fromEntries(shots.map(({ targetName, answer }) => [targetName, answer])),
    overlay: {
      areas: reachOf(unit),
      rulers: shots.map(({ answer, to }) => ({
        ...measured(eye, to),
        broken: !answer.allowed || answer.obstructed === true,
      })),
      lit: shots
        .filter(({ answer }) => answer.allowed)
        .map(({ target }) => ({
          ...{ card: target, side: sideHit(eye, target).side, parts: 1, which: [0] },
        })),
    },
  };
}

/** What lay elsewhere in an earlier position; of a card that has only faced about, the front. */
function changedSince(state: TableState, before: TableState): Ghosts {
  return before.units.flatMap((was) => {
    const is = ghostsOf(state, mustBe(state, was.name), 'before');
    const lies = new Set(is.map(({ rectangle }) => outlineKey(rectangle)));
    return ghostsOf(before, was, 'before').flatMap((ghost): Ghosts => {
      if (!lies.has(outlineKey(ghost.rectangle))) return [ghost];
      const turned = was.heading !== mustBe(state, was.name).heading;
      return turned && ghost.rectangle === was ? [{ ...ghost, only: 'front' }] : [];
    });
  });
}

/** The same for cards that cover the same ground, whichever way they look. */
const outlineKey = (card: Rectangle) =>
  outline(card)
    .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
    .sort()
    .join();

export function contacts(
  state: TableState,
  position: string,
  { before }: Asked<'contacts'>,
): Answered {
  const found = answerTo(tableContacts, { position });
  const earlier = before && { before: answerTo(tableContacts, { position: before }) };
  return {
    found: { ...found, ...earlier },
    overlay: {
      lit: litContacts(state),
      ghosts: before ? changedSince(state, tableAt(before)) : [],
    },
  };
}

export function distance(
  state: TableState,
  position: string,
  { between: pairs }: Asked<'distance'>,
) {
  const found = pairs.map(([unitName, otherName]) => [
    `${unitName}-${otherName}`,
    answerTo(tableDistance, { position, unitName, otherName }),
  ]);
  return {
    found: Object.fromEntries(found),
    overlay: {
      areas: state.units.filter(({ general }) => general !== null).flatMap(reachOf),
      rulers: pairs.map(([one, other]) => between(mustBe(state, one), mustBe(state, other))),
    },
  };
}

/** Which of two units is the right one of the other, as they look. */
const inOrder = (a: TableUnit, b: TableUnit) =>
  dot(minus(b, a), quarter(direction(a.heading))) >= 0 ? [a.name, b.name] : [b.name, a.name];

/** The flanks of friends that are near enough to be told of, by their two names. */
function flanksOf({ units }: TableState, position: string) {
  return units.flatMap((a, i) =>
    units.slice(i + 1).flatMap((b) => {
      const names = { unitName: a.name, otherName: b.name };
      const { flankDistance } = answerTo(tableDistance, { position, ...names });
      return typeof flankDistance === 'number' && flankDistance < FAR_UD
        ? [{ a, b, gapUd: flankDistance }]
        : [];
    }),
  );
}

export function line(state: TableState, position: string, { lines }: Asked<'line'>): Answered {
  // Of two units one behind the other the flanks look the same way: they are no neighbours.
  const flanks = flanksOf(state, position).filter(({ a, b }) => areBeside(a, b));
  const links = flanks.map(({ a, b, gapUd }) => {
    const [leftUnit, rightUnit] = inOrder(a, b);
    return { leftUnit, rightUnit, gapUd };
  });
  const asked = lines.map((names) => {
    const lineUnits = state.units.map(({ name: lineName }) => ({
      ...{ lineName, chosen: names.includes(lineName) },
    }));
    return [names.join('-'), answerTo(lineAdvance, { lineUnits, links })] as const;
  });
  const gaps = flanks.map(({ a, b, gapUd }) => [[a.name, b.name].sort().join('-'), gapUd]);
  return {
    found: { ...Object.fromEntries(asked), gaps: Object.fromEntries(gaps) },
    overlay: { rulers: flanks.map(({ a, b }) => between(a, b)) },
  };
}

/** Neighbours farther apart than that need no ruler. */
const FAR_UD = 2;
/** Farther to the side than to the front or rear of each other. */
function areBeside(a: TableUnit, b: TableUnit): boolean {
  const ahead = direction(a.heading);
  const by = minus(b, a);
  return Math.abs(dot(by, quarter(ahead))) > Math.abs(dot(by, ahead));
}

/** Where on the table the distances of a deployment are drawn, from its right edge. */
const RULER_AT = 1700;

export function deployment(state: TableState): Answered {
  const { width, depth, units } = state;
  const found = answerTo(battlefield, { tableWidth: inCm(width), tableDepth: inCm(depth) });
  const strips = zonesOf(state);
  const inZone = (unit: TableUnit) => {
    const [from, to] = strips[unit.player];
    return withinTable({ ...unit, y: unit.y - from }, { width, depth: to - from }) >= 0;
  };
  const marks = [0, ...strips.top, ...strips.bottom, depth];
  const x = width - RULER_AT;
  return {
    found: { ...found, outside: units.filter((unit) => !inZone(unit)).map(({ name }) => name) },
    overlay: {
      areas: deploymentZones(state),
      rulers: marks.slice(1).map((y, i) => measured({ x, y: marks[i] ?? 0 }, { x, y })),
    },
  };
}
