import { alike, amount, maybe, opens, word, yes } from '../../core/answer.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { HALVED } from '../formations/formation.ts';
import {
  CHARGE_FIELDS,
  type Charge,
  drives,
  FEARS,
  FORCED,
  goesFreely,
  LATER,
  mayCharge,
  PATH,
} from './charge-rows.ts';
import { CHARGE_RATE } from './fields.ts';
import { vehicleOf } from './troops.ts';
import { arrives, costOf, inchesOf } from './way.ts';

/** What an obstacle takes: half of the movement (wab-2.44). */
const HALF = 2;
/** Inches that a unit keeps from enemies with which it is not to fight (wab-2.9). */
const APART = 1;

/** By the other reading an obstacle takes half of the movement factor, however fast the move (R20). */
export const obstacleCost = (allowance: number, movement: number, R20: 'a' | 'b') =>
  (R20 === 'a' ? allowance : movement) / HALF;

type FailedCharge = Pick<Charge, 'movement' | 'wheel' | 'distance' | 'rough'> & {
  readings: Pick<Charge['readings'], 'R17' | 'R20' | 'R30'>;
};

/** How far it goes when it fails, wheel and straight move: its normal distance (wab-3.22). */
export function failedMove(input: FailedCharge, trace: Trace): number {
  const {
    movement,
    wheel,
    distance = 0,
    rough,
    readings: { R17, R20, R30 },
  } = input;
  const turned = R30 === 'a' ? Math.min(wheel, movement) : wheel;
  const allowance = R30 === 'a' ? movement - turned : movement;
  const gone = inchesOf({
    ...{ rough, allowance, distance, roundsDifficult: R17 === 'a' },
    obstacle: obstacleCost(movement, movement, R20),
  });
  const straight = Math.min(gone, Math.max(0, distance - APART));
  trace.step(R30 === 'a' ? 'wab-3.22/fails' : 'wab-3.22/after-the-wheel', {
    movement,
    moves: turned + straight,
  });
  if (straight < gone) trace.step('wab-2.9/failed-charge');
  return turned + straight;
}

/** What lies on its way for it: nothing that takes of its move, for chariots nothing that they could cross (wab-16.12). */
function roughFor(input: Charge): Charge['rough'] {
  if (drives(input)) return input.rough.map((one) => ({ ...one, roughKind: 'impassable' }));
  return goesFreely(input)
    ? input.rough.filter(({ roughKind }) => roughKind === 'impassable')
    : input.rough;
}

export const charge = defineQuery({
  id: 'wab/charge',
  fields: CHARGE_FIELDS,
  answer: {
    allowed: yes(),
    mustName: amount(1),
    ...alike(maybe(amount()), 'chargeDistance', 'straightReach', 'movementNeeded', 'moves'),
    reaches: maybe(yes()),
    chargeEnds: word(['contact', 'failed', 'unmeasured', 'not-declared'], 'not-declared'),
    chargesFailing: amount(),
    mayShootLater: yes(),
    needsFearTest: yes(),
    mustCharge: opens(),
  },
  sample: { movement: 4, distance: 6, wheel: 2 },
  start: { movement: 4 },
  check: problems(
    [
      'modelsSeeing',
      'more-than-the-unit',
      'wab-3.2',
      ({ modelsSeeing = 0, models }) => modelsSeeing > models,
    ],
    [
      'alsoNamed',
      'more-than-are-touched',
      'wab-3.4',
      ({ alsoNamed = 0, alsoTouched }) => alsoNamed > alsoTouched,
    ],
    ['rough', 'no-way', 'wab-3.21', (one) => one.rough.length > 0 && one.distance === undefined],
  ),
  run(input, trace) {
    const { movement, distance, alsoTouched } = input;
    const vehicle = vehicleOf(input.chargerTroops);
    /** An elephant turns freely (wab-17.10). */
    const wheel = vehicle === 'elephant' ? 0 : input.wheel;
    const rough = roughFor(input);
    const { R17, R20 } = input.readings;
    const mustName = 1 + alsoTouched;
    if (!mayCharge(input, trace))
      return { answer: { mustName }, summary: { say: 'charge/no', with: {} } };
    const whole = CHARGE_RATE * movement;
    trace.step('wab-3.3/distance', { movement, chargeDistance: whole });
    if (rough.length < input.rough.length) trace.step('wab-15.6/charge');
    const turning = { ...input, vehicle, hurries: true, wheels: input.wheel > 0 };
    const chargeDistance = applyRows(HALVED, turning, whole, trace);
    const straightReach = Math.max(0, chargeDistance - wheel);
    if (wheel > 0) {
      trace.step('wab-3.30');
      trace.step('wab-3.26', { wheel, chargeDistance, left: straightReach });
    }
    const needsFearTest = applyRows(FEARS, input, false, trace);
    const known = { allowed: true, mustName, chargeDistance, straightReach, needsFearTest };
    if (distance === undefined)
      return {
        answer: {
          ...{ ...known, chargeEnds: 'unmeasured' },
          mustCharge: input.frenzied || input.unruly ? null : false,
        },
        summary: { say: 'charge/unmeasured', with: { inches: straightReach } },
      };
    const obstacle = obstacleCost(chargeDistance, movement, R20);
    const straight = { rough, distance, obstacle };
    const needed = wheel + costOf(straight);
    const inReach =
      wheel <= chargeDistance &&
      arrives({ ...straight, allowance: straightReach, roundsDifficult: R17 === 'a' });
    const movementNeeded = Number.isFinite(needed) ? needed : null;
    if (movementNeeded === null) trace.step('wab-3.21/impassable');
    else trace.step('wab-3.21', { needed, chargeDistance });
    const reaches = applyRows(PATH, input, inReach, trace);
    if (reaches) {
      applyRows(LATER, { failed: false }, false, trace);
      const mustCharge = applyRows(FORCED, input, false, trace);
      trace.step('wab-3.28');
      trace.step('wab-3.24');
      return {
        answer: {
          ...{ ...known, movementNeeded, reaches, moves: wheel + distance },
          ...{ chargeEnds: 'contact', mustCharge },
        },
        summary: { say: 'charge/contact', with: { moves: wheel + distance } },
      };
    }
    /** What turning takes off the charge of a vehicle or a levy it takes off its normal move too. */
    const slows = vehicle !== 'none' || input.levy;
    const pace = slows ? chargeDistance / CHARGE_RATE : movement;
    const moves = failedMove({ ...input, wheel, rough, movement: pace }, trace);
    return {
      answer: {
        ...{ ...known, movementNeeded, reaches, moves, chargeEnds: 'failed' },
        mayShootLater: applyRows(LATER, { failed: true }, true, trace),
        chargesFailing: input.crossesPath && !input.sideBySide ? 2 : 1,
      },
      summary: { say: 'charge/failed', with: { moves } },
    };
  },
});
