import { alike, amount, many, maybe, text, word, yes } from '../../core/answer.ts';
import { defineQuery } from '../../core/query.ts';
import { flag } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { DEGREE, inCm, inMm } from '../../plane/table/measure.ts';
import { POSITION, UNIT_NAME } from '../../plane/table/questions.ts';
import { exact } from '../movement/course.ts';
import { MOVE_READINGS, MOVEMENT_TYPES } from '../movement/march.ts';
import { checkUnit, unitOf } from './fields.ts';
import { type Judged, judgeMove } from './legal-move.ts';
import { writeTable } from './notation.ts';
import type { TableState } from './state.ts';
import { PATH, pathFaults, stridesOf } from './stride.ts';

/** The table as it was told, after a lawful move. */
function after(told: TableState, { way, becomeBroken, movementType }: Judged): TableState {
  const forcedMarch = movementType === 'forced-march';
  return {
    ...told,
    units: told.units
      .map((unit) =>
        unit.name === way.end.name ? { ...way.end, active: unit.active, forcedMarch } : unit,
      )
      .map((unit) => (becomeBroken.includes(unit.name) ? { ...unit, broken: true } : unit)),
  };
}

const ANSWER = {
  allowed: yes(),
  movementType: word([...MOVEMENT_TYPES, 'none'], 'none'),
  ...alike(amount(), 'allowance', 'used', 'left', 'endX', 'endY', 'endHeading'),
  passedThrough: many(text()),
  becomeBroken: many(text()),
  endsOn: many(text()),
  leavesTableMm: amount(),
  charges: many(text()),
  tooClose: many(text()),
  mayShoot: yes(),
  positionAfter: maybe(text()),
};

export const tableMove = defineQuery({
  id: 'onus/table-move',
  fields: {
    position: POSITION,
    unitName: UNIT_NAME,
    path: PATH,
    marching: flag(),
    toShoot: flag(),
    friendsMoveOn: rare(flag()),
    readings: rare(group(MOVE_READINGS)),
  },
  answer: ANSWER,
  start: { position: 'onus1_bottom_A-40-60-active', unitName: 'A' },
  sample: {
    position: 'onus1_bottom_A-40-70-active_F-40-61-broken_top_X-60-40',
    unitName: 'A',
    path: [{ amount: 3 }],
  },
  check: (input) => [...checkUnit(input), ...pathFaults(input.path)],
  run(input, trace) {
    const { told, state, unit } = unitOf(input);
    const { marching: forcedMarch, toShoot, friendsMoveOn, readings } = input;
    const strides = stridesOf(input.path);
    const judged = judgeMove(
      state,
      unit,
      { strides, forcedMarch, toShoot, friendsMoveOn, readings },
      trace,
    );
    const { allowed, allowance, used, way, charges } = judged;
    const { x, y, heading } = way.end;
    const answer = {
      allowed,
      movementType: judged.movementType,
      allowance,
      used,
      left: exact(Math.max(0, allowance - used)),
      endX: inCm(x),
      endY: inCm(y),
      endHeading: heading / DEGREE,
      passedThrough: judged.passed,
      becomeBroken: allowed ? judged.becomeBroken : [],
      endsOn: way.endsOn,
      leavesTableMm: inMm(way.leaves),
      charges: allowed ? charges : [],
      tooClose: judged.tooClose,
      mayShoot: judged.mayShoot,
      positionAfter: allowed ? writeTable(after(told, judged)) : null,
    };
    const say = !allowed ? 'no' : charges.length > 0 ? 'charge' : 'yes';
    return {
      answer,
      summary: {
        say: `table-move/${say}`,
        with: { unit: unit.name, used, ud: allowance, others: charges },
      },
    };
  },
});
