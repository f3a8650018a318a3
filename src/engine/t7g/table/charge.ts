import { alike, amount, many, text, word, yes } from '../../core/answer.ts';
import { firstOf } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows } from '../../core/rows.ts';
import { Trace } from '../../core/ruling.ts';
import { group, rare } from '../../core/schema/groups.ts';
import type { Values } from '../../core/schema/values.ts';
import { DEGREE } from '../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../plane/table/questions.ts';
import { areEnemies } from '../../plane/table/state.ts';
import { allowanceOf, isDisordered, mayGo } from './allowance.ts';
import { type Charge, FLANK, MAY_CHARGE } from './charge-rows.ts';
import { checkPair, pairOf, tableOf } from './fields.ts';
import { MOST, troopOnly } from './move.ts';
import { bestRun, isClear, type RunUp } from './run-up.ts';
import { inInches, ofInches } from './scale.ts';
import { linesOf, nearestSeen } from './sight.ts';
import {
  before,
  CENTRES,
  centreOf,
  has,
  isTroop,
  nearestCentre,
  type TableState,
  type TableUnit,
} from './state.ts';

const FIELDS = {
  position: POSITION,
  unitName: UNIT_NAME,
  targetName: UNIT_NAME,
  mostInches: MOST,
  readings: rare(group(readings('R9', 'R51'))),
};
type Asked = Values<typeof FIELDS>;

const check = firstOf<Asked>(checkPair, troopOnly<Asked>(), [
  'targetName',
  'commander-no-target',
  't7g-7.7',
  ({ position, targetName }) =>
    tableOf(position).state.units.some((unit) => unit.name === targetName && !isTroop(unit)),
  ({ targetName }) => ({ other: targetName }),
]);

/** The line that parts front and rear: along its front, or (b) through the middle of its base (ruling R51). */
const isBehind = (unit: TableUnit, target: TableUnit, by: 'a' | 'b') =>
  Math.round(
    before(target, centreOf(unit), target.heading, by === 'a' ? centreOf(target) : target),
  ) < 0;

/** All enemies whom a unit could charge, of whom its player chooses one (t7g-5.3). No order more than doubles Speed. */
const chargeable = (
  state: TableState,
  unit: TableUnit,
  told: (run: RunUp) => number,
  most: number,
) =>
  state.units
    .filter((other) => isTroop(other) && areEnemies(unit, other) && !has(unit, 'emplaced'))
    .filter((other) => nearestCentre(centreOf(unit), other).far <= ofInches(most))
    .filter((other) => {
      const { chosen } = bestRun(state, unit, other);
      return (
        isClear(chosen) &&
        chosen.far <= ofInches(told(chosen)) &&
        nearestSeen(linesOf(state, unit, other)) !== undefined
      );
    })
    .map(({ name }) => name);

const ANSWER = {
  allowed: yes(),
  flank: yes(),
  aim: word([...CENTRES, 'other'], 'front'),
  ...alike(amount(), 'chargeDistance', 'allowance', 'used', 'pivot', 'endX', 'endY', 'endHeading'),
  crosses: many(text()),
  disorderedByWay: yes(),
  chargeable: many(text()),
};

export const tableCharge = defineQuery({
  id: 't7g/table-charge',
  fields: FIELDS,
  answer: ANSWER,
  start: { position: 't7g1_bottom_A-36-40_top_X-36-35', unitName: 'A', targetName: 'X' },
  sample: {
    position: 't7g1_bottom_A-36-40-s5_F-41-38-company_top_X-37-35-150',
    unitName: 'A',
    targetName: 'X',
  },
  check,
  run(input, trace) {
    const { state, unit, target } = pairOf(input);
    const { straight, chosen: run } = bestRun(state, unit, target);
    const seen = nearestSeen(linesOf(state, unit, target)) !== undefined;
    const going = (one: RunUp) => ({
      ...{ unit, order: 'attack' as const, passage: one.path.passage, readings: input.readings },
    });
    const allowance = allowanceOf(going(run), input.mostInches, trace);
    const charge: Charge = {
      ...{ unit, target, straight, run, seen, allowance },
      goes: mayGo(going(run), trace),
      disordered: isDisordered({ unit, passage: run.path.passage }),
      behind: isBehind(unit, target, input.readings.R51),
    };
    const allowed = applyRows(MAY_CHARGE, charge, charge.goes, trace);
    const flank = applyRows(FLANK, charge, false, trace);
    const { end } = run.path;
    const at = centreOf(end);
    const values = {
      unit: unit.name,
      other: target.name,
      inches: inInches(run.far),
      most: allowance,
    };
    return {
      answer: {
        ...{ allowed, flank, allowance },
        aim: run.aim ?? 'other',
        chargeDistance: inInches(run.far),
        used: inInches(run.run),
        pivot: run.path.pivot / DEGREE,
        endX: inInches(at.x),
        endY: inInches(at.y),
        endHeading: end.heading / DEGREE,
        crosses: [...straight.path.crossed, ...straight.path.passage.by.impassable],
        disorderedByWay: charge.disordered,
        chargeable: charge.goes
          ? chargeable(
              state,
              unit,
              (one) => allowanceOf(going(one), input.mostInches, new Trace()),
              input.mostInches ?? 2 * unit.speed,
            )
          : [],
      },
      summary: {
        say: `table-charge/${allowed ? (flank ? 'flank' : 'front') : 'no'}`,
        with: values,
      },
    };
  },
});
