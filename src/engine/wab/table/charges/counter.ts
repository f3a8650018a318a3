import { alike, amount, maybe, text, yes } from '../../../core/answer.ts';
import { firstOf } from '../../../core/problems.ts';
import { defineQuery } from '../../../core/query.ts';
import { readings } from '../../../core/readings.ts';
import { applyRows, type Table } from '../../../core/rows.ts';
import { on, rulesOf } from '../../../core/rules.ts';
import { flag } from '../../../core/schema/choices.ts';
import { group, rare } from '../../../core/schema/groups.ts';
import { optionalMeasure } from '../../../core/schema/numbers.ts';
import type { Values } from '../../../core/schema/values.ts';
import { middleOf } from '../../../plane/rectangle.ts';
import { DEGREE } from '../../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../../plane/table/questions.ts';
import { replaced } from '../../../plane/table/state.ts';
import { touch } from '../bodies.ts';
import { checkPair, formedOnly, pairOf } from '../fields.ts';
import { tellCost, totalOf } from '../moves/cost.ts';
import { mayDrive } from '../moves/driving.ts';
import { isColumn } from '../moves/march.ts';
import { type Partway, partway } from '../moves/partway.ts';
import { writeTable } from '../notation.ts';
import { inInches, LIMITS } from '../scale.ts';
import { has, type TableState, type TableUnit } from '../state.ts';
import { type Ground, groundsOf, tellOf } from '../terrain.ts';
import { type Charge, mayCharge } from './charge-rows.ts';
import { isOpen } from './charge-way.ts';
import { findCharge } from './find-charge.ts';

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  targetName: UNIT_NAME,
  cataphracts: flag(),
  bareMovement: rare(optionalMeasure(1, LIMITS.move.most)),
  readings: rare(group(readings('R17', 'R20', 'R23', 'R25', 'R26'))),
};
type Asked = Values<typeof FIELDS>;

const check = firstOf<Asked>(
  checkPair,
  formedOnly<Asked>('unitName'),
  formedOnly<Asked>('targetName'),
);

/** Of its movement, at a charge that gets there (wab-3.60); inches at one that falls short (wab-3.63). */
const HALF = 0.5;
const STEP = 1;

/** A charge at a unit, and how that could ride to meet it. */
interface Counter {
  readonly unit: TableUnit;
  readonly charge: Charge;
  readonly cataphracts: boolean;
  readonly goes: Partway | undefined;
  /** Where it would line up if it went all the way. */
  readonly linedUp: TableUnit | undefined;
  readonly inTheWay: readonly string[];
  /** Rough ground that keeps chariots from it. */
  readonly shut: readonly Ground[];
}

function findCounter(state: TableState, input: Asked): Counter {
  const { unit, target: charger } = pairOf(input);
  const by = { ...input.readings, R112: 'a' } as const;
  const charge = findCharge(state, charger, unit, by);
  const { way } = findCharge(state, unit, charger, by);
  const basic = by.R23 === 'b' ? (input.bareMovement ?? unit.move) : unit.move;
  const going = charge.reaches
    ? { grounds: groundsOf(state), allowance: basic * HALF }
    : { grounds: [], allowance: STEP };
  const open = way && isOpen(way) ? way : undefined;
  return {
    ...{ unit, charge, cataphracts: input.cataphracts },
    goes: open && partway({ unit, ...going, readings: by }, open),
    linedUp: open?.end,
    shut: way?.shut ?? [],
    inTheWay: way
      ? [...way.friends, ...way.enemies, ...way.impassable, ...way.noRoom, ...namesOf(way.shut)]
      : [],
  };
}

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const isRider = ({ kind }: TableUnit) => kind === 'cavalry' || kind === 'chariot';

const { bars } = rulesOf<Counter>(({ unit, charge }) => ({
  unit: unit.name,
  other: charge.unit.name,
}));

/** Whether a charged unit may ride to meet the charge (wab-3.58 to wab-3.62). */
const MAY: Table<Counter, boolean> = {
  on: 'allowed',
  rows: [
    bars('wab-2.69/table', [({ unit }) => has(unit, 'fleeing')]),
    bars('wab-3.17/table', [({ charge }) => charge.targetEngaged], {
      with: ({ unit }) => ({ other: unit.name }),
    }),
    bars(
      'wab-3.8/table',
      [],
      on('may-countercharge', ({ unit }: Counter) => !isRider(unit)),
    ),
    bars(
      'wab-3.58/table',
      [],
      on('charged-by-riders', ({ charge }: Counter) => !isRider(charge.unit)),
    ),
    bars(
      'wab-3.58/table-front',
      [],
      on('charged-in-front', ({ charge }: Counter) => charge.standing.charged !== 'front'),
    ),
    bars('wab-13.31/table', [({ cataphracts }) => cataphracts]),
    bars('wab-2.62/table', [({ unit }) => isColumn(unit) && unit.models > 1]),
    bars(
      'wab-3.59/table',
      [],
      on('far-enough', ({ charge }: Counter) => charge.away < charge.most * HALF),
      {
        with: ({ unit, charge }) => ({
          ...{ unit: unit.name, other: charge.unit.name, inches: charge.away },
          ...{ most: charge.most, half: charge.most * HALF },
        }),
      },
    ),
    bars('wab-3.62/table', [({ goes }) => !goes || goes.inches === 0], {
      with: ({ unit, charge, inTheWay }) => ({
        ...{ unit: unit.name, other: charge.unit.name, others: inTheWay },
      }),
    }),
  ],
};

const ANSWER = {
  ...alike(yes(), 'allowed', 'meets'),
  ...alike(amount(), 'enemyAway', 'leastDistance'),
  ...alike(maybe(amount()), 'counterInches', 'chargerMoves', 'endX', 'endY', 'endHeading'),
  positionAfter: maybe(text()),
};

/** The table once both have moved: the charger lines up on whoever rode to meet him. */
function meeting(state: TableState, { charge, linedUp }: Counter, end: TableUnit, input: Asked) {
  if (linedUp && touch(end, charge.unit))
    return { moves: 0, end: linedUp, after: replaced(state, linedUp) };
  const met = replaced(state, end);
  const { way, reaches } = findCharge(met, charge.unit, end, { ...input.readings, R112: 'a' });
  if (!way || !reaches) return undefined;
  return { moves: inInches(totalOf(way.cost)), end, after: replaced(met, way.end) };
}

export const tableCounter = defineQuery({
  id: 'wab/table-counter',
  fields: FIELDS,
  answer: ANSWER,
  start: {
    position: 'wab1_bottom_A-36-40-cavalry_top_X-36-31-cavalry',
    unitName: 'A',
    targetName: 'X',
  },
  sample: {
    position: 'wab1_bottom_A-36-40-cavalry_top_X-36-31-chariot',
    unitName: 'A',
    targetName: 'X',
  },
  check,
  run(input, trace) {
    const { state, unit, target: charger } = pairOf(input);
    const counter = findCounter(state, input);
    const { charge, goes } = counter;
    const measured = { enemyAway: charge.away, leastDistance: charge.most * HALF };
    const values = { unit: unit.name, other: charger.name };
    const refused = (say: 'no' | 'no-charge') => ({
      answer: measured,
      summary: { say: `table-counter/${say}` as const, with: values },
    });
    if (!mayCharge(charge, trace)) return refused('no-charge');
    const may = applyRows(MAY, counter, true, trace);
    tellOf(counter.shut, trace);
    if (!mayDrive(unit, 'normal', counter.shut.length > 0, may, trace) || !goes)
      return refused('no');
    const told = { ...values, inches: goes.inches };
    const place = (end: TableUnit) => {
      const { x, y } = middleOf(end, 'front');
      return { endX: inInches(x), endY: inInches(y), endHeading: end.heading / DEGREE };
    };
    if (!charge.reaches) {
      trace.step('wab-3.63/table', told);
      return {
        answer: {
          ...{ allowed: true, ...measured, counterInches: goes.inches, ...place(goes.end) },
          positionAfter: writeTable(replaced(state, goes.end)),
        },
        summary: { say: 'table-counter/short', with: told },
      };
    }
    tellOf(goes.cost.met, trace);
    tellCost(goes.cost, unit.name, trace);
    trace.step('wab-3.60/table', told);
    const met = meeting(state, counter, goes.end, input);
    if (met) trace.step('wab-3.61/table', { ...values, inches: met.moves });
    return {
      answer: {
        ...{ allowed: true, meets: met !== undefined, ...measured },
        ...{ counterInches: goes.inches, chargerMoves: met?.moves ?? null },
        ...place(met?.end ?? goes.end),
        positionAfter: met ? writeTable(met.after) : null,
      },
      summary: { say: 'table-counter/yes', with: { ...told, moves: met?.moves ?? 0 } },
    };
  },
});
