import { alike, amount, many, maybe, part, text, words, yes } from '../../core/answer.ts';
import { firstOf } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalMeasure } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { wholePoint } from '../../plane/point.ts';
import { DEGREE, inMm } from '../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../plane/table/questions.ts';
import { replaced } from '../../plane/table/state.ts';
import { type MOVING_ORDERS, ORDER } from './allowance.ts';
import { facing } from './facing.ts';
import { checkUnit, tableOf, unitOf } from './fields.ts';
import { closeOfMove, type Found, findMove, MOVE_LIMITS, mayMove } from './legal-move.ts';
import { writeTable } from './notation.ts';
import { impassableUnder, unitsUnder } from './path.ts';
import { inInches, ofInches } from './scale.ts';
import { centreOf, has, isTroop, type TableState, type TableUnit } from './state.ts';

const MOST_INCHES = 200;
const MOST_SPEED = 60;
export const FACES = ['none', 'left', 'right', 'rear'] as const;

export const DESTINATION = {
  toX: usual(optionalMeasure(0, MOST_INCHES)),
  toY: usual(optionalMeasure(0, MOST_INCHES)),
};
export const MOST = optionalMeasure(0, MOST_SPEED);

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  order: usual(ORDER),
  face: choice(FACES, 'none'),
  ...DESTINATION,
  mostInches: MOST,
  readings: rare(group(readings('R9', 'R11', 'R12', 'R35', 'R114'))),
};
type Asked = Values<typeof FIELDS>;

/** A Commander moves by rules of his own, and where he goes is free. */
export const troopOnly =
  <S extends { position: string; unitName: string }>() =>
  (input: S) => {
    const unit = tableOf(input.position).state.units.find(({ name }) => name === input.unitName);
    return !unit || isTroop(unit)
      ? []
      : [
          {
            field: 'unitName',
            problem: 'commander-moves-otherwise',
            with: { unit: unit.name },
            clause: 't7g-7.9' as const,
          },
        ];
  };

const check = firstOf<Asked>(
  checkUnit,
  troopOnly<Asked>(),
  ['toY', 'half-a-place', null, ({ toX, toY }) => toX !== undefined && toY === undefined],
  ['toX', 'half-a-place', null, ({ toX, toY }) => toX === undefined && toY !== undefined],
  ['toX', 'goes-nowhere', 't7g-3.1', ({ toX, face }) => toX === undefined && face === 'none'],
);

interface Turn {
  readonly unit: TableUnit;
  readonly turned: TableUnit;
  readonly order: (typeof MOVING_ORDERS)[number];
  readonly moves: boolean;
  readonly under: readonly string[];
}

/** Whether it may change its orientation, before it moves or instead of that. */
function mayFace(state: TableState, { unit, turned, order, moves, under }: Turn, trace: Trace) {
  const isHorse = unit.kind === 'cavalry';
  const isHeavy = isHorse && has(unit, 'heavy');
  const values = { unit: unit.name };
  const { x, y } = centreOf(turned);
  trace.step('t7g-3.13/table', { ...values, x: inInches(x), y: inInches(y) });
  const free = isHorse && !isHeavy && order !== 'attack';
  const reasons = [
    [order === 'attack', 't7g-3.2/face', values],
    [order === 'run' && isHeavy, 't7g-6.47/table', values],
    [order === 'run' && !isHorse, 't7g-2.20/face', values],
    [has(unit, 'emplaced'), 't7g-6.27', {}],
    [has(unit, 'fortress'), 't7g-6.15', {}],
    [order === 'attention' && moves && !isHorse && has(unit, 'squares'), 't7g-6.9/table', values],
    [under.length > 0, 't7g-3.8/table', { ...values, others: under }],
  ] as const;
  if (free) trace.step('t7g-6.69/table', values);
  const found = reasons.filter(([holds]) => holds);
  for (const [, key, told] of found) trace.bar(key, told);
  return found.length === 0 && state.units.length > 0;
}

/** The table after a lawful move: the unit, and the batteries that it has moved out of its way. */
const after = (state: TableState, end: TableUnit, found: Found | undefined) =>
  (found?.displaced ?? []).reduce((next, { unit }) => replaced(next, unit), replaced(state, end));

const ANSWER = {
  allowed: yes(),
  ...alike(amount(), 'allowance', 'used', 'pivot', 'endX', 'endY', 'endHeading'),
  crosses: many(text()),
  corridor: maybe(amount()),
  nearestEnemyCentre: maybe(amount()),
  endsOn: many(text()),
  correction: amount(),
  leavesTableMm: amount(),
  disorderedByWay: yes(),
  displaced: many(part({ unit: text(), inches: amount() })),
  overCommanders: many(text()),
  tooCloseToCall: words(MOVE_LIMITS),
  positionAfter: maybe(text()),
};

export const tableMove = defineQuery({
  id: 't7g/table-move',
  fields: FIELDS,
  answer: ANSWER,
  start: { position: 't7g1_bottom_A-36-40_top_X-36-20', unitName: 'A', toX: 36, toY: 36 },
  sample: {
    position: 't7g1_wood-30-30-42-37_bottom_A-36-40_F-44-40_top_X-36-20',
    unitName: 'A',
    toX: 37,
    toY: 38,
  },
  check,
  run(input, trace) {
    const { state, unit } = unitOf(input);
    const { order, face, toX, toY, mostInches, readings: read } = input;
    const turned = face === 'none' ? unit : facing(unit, face);
    const moves = toX !== undefined && toY !== undefined;
    const under = moves
      ? []
      : [
          ...unitsUnder(state, turned)
            .filter(isTroop)
            .map(({ name }) => name),
          ...impassableUnder(state, turned),
        ];
    const mayTurn = face === 'none' || mayFace(state, { unit, turned, order, moves, under }, trace);
    const from = replaced(state, turned);
    const plan = moves && {
      to: wholePoint({ x: ofInches(toX), y: ofInches(toY) }),
      ...{ order, most: mostInches, readings: read },
    };
    const found = plan ? findMove(from, turned, plan, trace) : undefined;
    const allowed = (!found || mayMove(found, trace)) && mayTurn;
    const end = found?.path.end ?? turned;
    const place = centreOf(end);
    const values = {
      unit: unit.name,
      inches: inInches(found?.path.far ?? 0),
      most: found?.allowance ?? 0,
    };
    return {
      answer: {
        allowed,
        endX: inInches(place.x),
        endY: inInches(place.y),
        endHeading: end.heading / DEGREE,
        endsOn: under,
        ...(found && toldOf(found)),
        positionAfter: allowed ? writeTable({ ...state, ...after(from, end, found) }) : null,
      },
      summary: { say: `table-move/${allowed ? (found ? 'yes' : 'turn') : 'no'}`, with: values },
    };
  },
});

/** What a ruler shows of a move. */
const toldOf = (found: Found) => ({
  allowance: found.allowance,
  used: inInches(found.path.far),
  pivot: found.path.pivot / DEGREE,
  crosses: [...found.path.crossed, ...found.path.passage.by.impassable],
  corridor: found.path.corridor ? inInches(found.path.corridor.width) : null,
  nearestEnemyCentre: found.nearEnd ? inInches(found.nearEnd.far) : null,
  endsOn: [...found.under, ...found.impassable],
  correction: inInches(found.shift),
  leavesTableMm: inMm(found.leaves),
  disorderedByWay: found.disordered,
  displaced: found.displaced.map(({ unit, by }) => ({ unit: unit.name, inches: inInches(by) })),
  overCommanders: found.commanders,
  tooCloseToCall: closeOfMove(found),
});
