import { alike, amount, many, maybe, text, yes } from '../../core/answer.ts';
import { firstOf } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { Trace } from '../../core/ruling.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { bearing, direction } from '../../plane/angle.ts';
import { plus, times, wholePoint } from '../../plane/point.ts';
import { DEGREE } from '../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../plane/table/questions.ts';
import { replaced } from '../../plane/table/state.ts';
import { mayGo } from './allowance.ts';
import { standing } from './facing.ts';
import { checkPair, pairOf } from './fields.ts';
import { type Found, findMove, type MoveReadings, mayMove } from './legal-move.ts';
import { MOST, troopOnly } from './move.ts';
import { writeTable } from './notation.ts';
import { isNear } from './path.ts';
import { inInches, ofInches } from './scale.ts';
import { centreOf, type TableState, type TableUnit } from './state.ts';
import { NO_PASSAGE } from './terrain.ts';

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  targetName: UNIT_NAME,
  fleesInches: usual(MOST),
  readings: rare(group(readings('R9', 'R11', 'R12', 'R35', 'R114'))),
};

const check = firstOf<Values<typeof FIELDS>>(checkPair, troopOnly());

/** A flight that is cut short is measured in tenths of an inch. */
const PARTS = 10;

/** A unit that has turned away from its enemy, and how it reads the rules of a move. */
interface Fleeing {
  readonly state: TableState;
  readonly away: TableUnit;
  readonly readings: MoveReadings;
}

/** The flight as a move straight ahead of it (t7g-2.36, ruling R30). */
function flightOf({ state, away, readings: by }: Fleeing, inches: number, trace: Trace): Found {
  const to = plus(centreOf(away), times(direction(away.heading), ofInches(inches)));
  return findMove(state, away, { to: wholePoint(to), order: 'flight', readings: by }, trace);
}

/** The farthest that it can flee, up to so many inches: terrain may slow it, units and the edge may stop it. */
function farthest(fleeing: Fleeing, most: number): number {
  const mayFlee = (inches: number) => {
    const trace = new Trace();
    return mayMove(flightOf(fleeing, inches, trace), trace);
  };
  if (mayFlee(most)) return most;
  for (let parts = Math.ceil(most * PARTS) - 1; parts > 0; parts--)
    if (mayFlee(parts / PARTS)) return parts / PARTS;
  return 0;
}

/** What keeps it from going so far; nothing where only its Speed does. */
function barred({ path, under, impassable, nearEnd, nearWay, plan }: Found): string[] {
  const exactly = plan.readings.R11 === 'b';
  const near = [nearEnd, nearWay].flatMap((one) => (one && isNear(one, exactly) ? [one.name] : []));
  const { crossed, passage, corridor } = path;
  return [
    ...new Set([
      ...crossed,
      ...passage.by.impassable,
      ...(corridor?.names ?? []),
      ...under,
      ...impassable,
      ...near,
    ]),
  ];
}

const ANSWER = {
  allowed: yes(),
  ...alike(amount(), 'allowance', 'least', 'used', 'fleesTo', 'endX', 'endY'),
  stoppedBy: many(text()),
  ...alike(yes(), 'atEdge', 'disorderedByWay'),
  positionAfter: maybe(text()),
};

export const tableFlight = defineQuery({
  id: 't7g/table-flight',
  fields: FIELDS,
  answer: ANSWER,
  start: { position: 't7g1_bottom_A-36-30_top_X-36-26', unitName: 'A', targetName: 'X' },
  sample: {
    position: 't7g1_wood-30-35-42-40_bottom_A-36-30_top_X-36-26',
    unitName: 'A',
    targetName: 'X',
  },
  check,
  run(input, trace) {
    const { state, unit, target } = pairOf(input);
    const heading = bearing(centreOf(target), centreOf(unit));
    const away = standing(unit, centreOf(unit), heading);
    const fleeing = { state: replaced(state, away), away, readings: input.readings };
    const values = { unit: unit.name, other: target.name };
    const going = { unit, order: 'flight', passage: NO_PASSAGE, readings: input.readings } as const;
    if (!mayGo(going, trace))
      return { answer: {}, summary: { say: 'table-flight/no', with: { ...values, inches: 0 } } };
    trace.step('t7g-2.36/table', { ...values, degrees: heading / DEGREE });
    const most = Math.min(input.fleesInches ?? 2 * unit.speed, 2 * unit.speed);
    const inches = farthest(fleeing, most);
    const found = flightOf(fleeing, inches, trace);
    const stopped = flightOf(fleeing, Math.min(most, inches + 1 / PARTS), new Trace());
    const cut = inches < most;
    const [stoppedBy, atEdge] = cut ? [barred(stopped), stopped.leaves > 0] : [[], false];
    const least = Math.min(unit.speed, found.allowance);
    if (stoppedBy.length > 0)
      trace.step('t7g-2.36/stopped', { ...values, inches, others: stoppedBy });
    if (atEdge) trace.step('t7g-2.36/edge', { ...values, inches });
    const isShort = inches < least && stoppedBy.length === 0 && !atEdge;
    if (isShort) trace.bar('t7g-2.36/short', { ...values, inches, least });
    const { end } = found.path;
    const at = centreOf(end);
    return {
      answer: {
        allowed: !isShort,
        ...{ allowance: found.allowance, least, used: inches, fleesTo: heading / DEGREE },
        ...{ endX: inInches(at.x), endY: inInches(at.y), stoppedBy, atEdge },
        disorderedByWay: found.disordered && inches > 0,
        positionAfter: isShort ? null : writeTable(replaced(state, end)),
      },
      summary: {
        say: `table-flight/${isShort ? 'short' : 'yes'}`,
        with: { ...values, inches },
      },
    };
  },
});
