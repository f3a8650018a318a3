import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { halfOf, movementOf } from '../movement/allowance.ts';
import { exact } from '../movement/course.ts';
import { march, type StepDraft } from '../movement/march.ts';
import { judge } from '../movement/move.ts';
import type { Enemy, Engaged } from './engaged.ts';
import { freeAttacks } from './free-attack.ts';
import type { Apart, Outcome } from './outcome.ts';

const { bars, notes } = rulesOf<Engaged>();

const mostBack = (unit: Engaged) =>
  exact(Math.min(halfOf(movementOf(unit)), unit.udBehind ?? Number.POSITIVE_INFINITY));
/** UD that it withdraws: as many as told, or else as many as it can. */
const backOf = (unit: Engaged) => unit.udWithdrawn ?? mostBack(unit);
const tooFar = (unit: Engaged) => backOf(unit) > halfOf(movementOf(unit)) || backOf(unit) === 0;
const runsInto = ({ udBehind, udWithdrawn }: Engaged) =>
  udBehind !== undefined && (udBehind === 0 || (udWithdrawn ?? 0) > udBehind);

const hasFoeElsewhere = on('faces-all', ({ foes }: Engaged) => foes.some((foe) => !foe.onOwnFront));

const WITHDRAW: Table<Engaged, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-7.106', [], { with: (unit) => ({ ud: halfOf(movementOf(unit)) }) }),
    bars('onus-7.106/beyond', [(unit) => tooFar(unit) && !runsInto(unit)]),
    bars('onus-7.107/behind', [], on('way-free', runsInto), {
      with: ({ udBehind = 0 }) => ({ ud: udBehind }),
    }),
    bars('onus-7.108', [], hasFoeElsewhere),
    notes('onus-7.109', [(_, allowed) => allowed]),
  ],
};

function ifItHolds(enemy: number, back: number, trace: Trace): Apart {
  trace.step('onus-7.110', { enemy });
  return { gapAfter: back, engaged: false, sectionMarkers: 'removed' };
}

function ifItFollows(foe: Enemy, enemy: number, back: number, trace: Trace): Apart | null {
  if (foe.engagedElsewhere) {
    trace.step('onus-7.111/engaged', { enemy });
    return null;
  }
  if (foe.movement < back) {
    const gap = exact(back - foe.movement);
    trace.step('onus-7.112', { enemy, ud: foe.movement, gap });
    return { gapAfter: gap, engaged: false, sectionMarkers: 'removed' };
  }
  trace.step('onus-7.111', { enemy });
  trace.skip('onus-7.112', 'keeps-up');
  return { gapAfter: 0, engaged: true, sectionMarkers: 'may-stay' };
}

/** Each enemy holds its position or follows; where its player has not decided, both are told. */
function replyOf(foe: Enemy, i: number, back: number, trace: Trace) {
  const holds = foe.reply === 'follows' ? null : ifItHolds(i + 1, back, trace);
  const follows = foe.reply === 'holds' ? null : ifItFollows(foe, i + 1, back, trace);
  const stuck = foe.reply === 'follows' && !follows ? ifItHolds(i + 1, back, trace) : holds;
  const sure = follows && stuck ? null : (follows ?? stuck);
  return {
    mayKeepContact: !foe.engagedElsewhere,
    ifItHolds: stuck,
    ifItFollows: follows,
    stillEngaged: sure ? sure.engaged : follows?.engaged ? null : false,
  };
}

/** Sure if all enemies say so; null as long as one may still decide it. */
function engagedWith(enemies: readonly { stillEngaged: boolean | null }[]) {
  if (enemies.some(({ stillEngaged }) => stillEngaged)) return true;
  return enemies.some(({ stillEngaged }) => stillEngaged === null) ? null : false;
}

/** Ruling R78: both keep the markers that still touch, or (b) only the pursuer does. */
const keptBy = ({ extended, readings }: Engaged) => (readings.R78 === 'a' ? extended : 0);

/** An orderly step back, without an attack for it (onus-7.106). */
export function withdraw(unit: Engaged, trace: Trace): Outcome {
  const allowed = applyRows(WITHDRAW, unit, true, trace);
  if (!allowed) return { allowed, withdrawalUd: 0, mostDistance: mostBack(unit) };
  const distance = backOf(unit);
  const enemies = unit.foes.map((foe, i) => replyOf(foe, i, distance, trace));
  const lets = enemies.some(({ stillEngaged }) => stillEngaged === false);
  const open = enemies.some(({ stillEngaged }) => stillEngaged === null);
  return {
    allowed,
    withdrawalUd: distance,
    mostDistance: mostBack(unit),
    enemies,
    engagedAfter: engagedWith(enemies),
    extended: lets ? 0 : open && unit.extended > 0 ? null : keptBy(unit),
  };
}

/** UD that the unit, free again, has for such a move; none where it may not make it. */
function reachOf(unit: Engaged, steps: StepDraft[]) {
  const { allowed, allowance } = judge(march({ ...unit, extended: 0, steps }), new Trace());
  return allowed ? allowance : 0;
}

export const isGone = ({ attackOutcome }: Engaged) =>
  attackOutcome === 'fled' || attackOutcome === 'destroyed';

/** Leaving the combat at the price of an attack by each enemy (onus-7.113). */
export function retreat(unit: Engaged, trace: Trace): Outcome {
  trace.skip('onus-7.109', 'retreats');
  const dice = unit.foes.reduce((sum, { sectionsTouching }) => sum + sectionsTouching, 0);
  trace.step('onus-7.113', { dice });
  if (unit.foes.length > 1) trace.step('onus-7.115', { enemies: unit.foes.length });
  const attacks = freeAttacks(unit, ({ sectionsTouching }) => sectionsTouching, trace);
  if (isGone(unit)) {
    trace.step('onus-7.114/fled');
    return { ...attacks, engagedAfter: false, extended: 0 };
  }
  const forwardUd = reachOf(unit, []);
  const backwardUd = reachOf(unit, [{ does: 'back', ud: 0 }]);
  trace.step('onus-7.114', { ud: forwardUd, back: backwardUd });
  return {
    ...attacks,
    engagedAfter: false,
    extended: 0,
    moveAfter: { forwardUd, backwardUd, mayCharge: unit.readings.R38 === 'a' },
  };
}
