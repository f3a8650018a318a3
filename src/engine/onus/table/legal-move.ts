import { applyRows, type Table } from '../../core/rows.ts';
import { all, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { inMm } from '../../plane/table/measure.ts';
import { areEnemies, replaced, unitNamed } from '../../plane/table/state.ts';
import type { Way } from '../../plane/table/way.ts';
import { type March, march } from '../movement/march.ts';
import { judge } from '../movement/move.ts';
import { unitStateOf } from '../passing/passer.ts';
import { passingOf } from '../passing/passing.ts';
import { isEngaged, touches } from './engaged.ts';
import type { TableState, TableUnit } from './state.ts';
import { draftOf, type Stride, wayOf } from './stride.ts';

/** How a unit means to move, and what it wants to do afterwards. */
export interface Plan {
  strides: readonly Stride[];
  /** Announced before the move (onus-7.41). */
  forcedMarch?: boolean;
  toShoot?: boolean;
  /** Active friends on which it ends will move out of the way before the phase ends (onus-7.35). */
  friendsMoveOn?: boolean;
  /** It means to charge, although it is not aligned yet. */
  toCharge?: boolean;
  readings?: March['readings'];
}

/** The march of a unit on the table, as the rules of movement take it. */
export function marchOf(state: TableState, unit: TableUnit, plan: Plan, toCharge: boolean): March {
  const { movement, kind, abilities, formation, extended, active, broken, fleeing } = unit;
  return march({
    ...{ movement, kind, abilities, formation, active, broken, fleeing, toCharge },
    extended: extended.length,
    forcedMarch: unit.forcedMarch,
    rallied: unit.rallied,
    engaged: isEngaged(state, unit),
    hasRanged: unit.range > 0,
    steps: plan.strides.map(draftOf),
    ...(plan.forcedMarch && { movementType: 'forced-march' }),
    ...(plan.toShoot && { toShoot: true }),
    ...(plan.readings && { readings: plan.readings }),
  });
}

export interface Judged {
  allowed: boolean;
  way: Way<TableUnit>;
  /** UD. */
  used: number;
  allowance: number;
  movementType: ReturnType<typeof judge>['movementType'];
  mayShoot: boolean;
  /** Friends through which it passes. */
  passed: readonly string[];
  becomeBroken: readonly string[];
  /** Enemies that it touches in the end: it charges them. */
  charges: readonly string[];
  /** Units of which nobody can say whether the way touches them. */
  tooClose: readonly string[];
}

/** Whether a unit may make a move on the table. Every refusal is a step with its clause. */
export function judgeMove(state: TableState, mover: TableUnit, plan: Plan, trace: Trace): Judged {
  const way = wayOf(state, mover, plan.strides);
  const charges = chargedBy(state, way.end);
  const toCharge = plan.toCharge || charges.length > 0;
  const judged = judge(marchOf(state, mover, plan, toCharge), trace);
  const { free, passed, becomeBroken } = passing(state, mover, way.crossed, trace);
  const stays = staysOnTable(way, mover, trace);
  const clear = endsClear(state, way, plan, mover, trace);
  if (charges.length > 0) trace.step('onus-7.40/table', { unit: mover.name, others: charges });
  return {
    allowed: judged.allowed && free && stays && clear,
    way,
    used: judged.paced.course.used,
    allowance: judged.allowance,
    movementType: judged.movementType,
    mayShoot: judged.mayShoot,
    passed,
    becomeBroken,
    charges,
    tooClose: way.tooClose,
  };
}

/** Enemies whom the front of a unit touches. */
export const chargedBy = (state: TableState, unit: TableUnit) =>
  state.units
    .filter((other) => areEnemies(unit, other))
    .filter((other) =>
      touches(replaced(state, unit), unit, other).some(({ own }) => own === 'front'),
    )
    .map(({ name }) => name);

/** Where the ruler has shown that they cross, and room at the end is judged for all units together. */
const ON_THE_TABLE = {
  gait: 'movement',
  cornerOnly: false,
  udToUnit: undefined,
  udToClear: undefined,
  udAvailable: undefined,
  movesAway: false,
  readings: { R24: 'a' },
} as const;

/** What the unit passes through, if it may, and who becomes Broken by it. */
function passing(state: TableState, mover: TableUnit, names: readonly string[], trace: Trace) {
  const passed: string[] = [];
  const becomeBroken: string[] = [];
  let free = true;
  for (const name of names) {
    const other = unitNamed(state, name);
    if (!other) continue;
    trace.step('onus-7.193/table', { unit: mover.name, other: name });
    const { allowed, moverState, passedState } = passingOf(
      {
        mover,
        passed: {
          ...other,
          side: areEnemies(mover, other) ? 'enemy' : 'friend',
          engaged: isEngaged(state, other),
        },
        ...ON_THE_TABLE,
      },
      trace,
    );
    free &&= allowed;
    if (allowed) passed.push(name);
    if (moverState !== unitStateOf(mover)) becomeBroken.push(mover.name);
    if (passedState !== unitStateOf(other)) becomeBroken.push(name);
  }
  return { free, passed, becomeBroken: [...new Set(becomeBroken)] };
}

function staysOnTable(way: Way<TableUnit>, mover: TableUnit, trace: Trace): boolean {
  if (way.leaves === 0) return true;
  trace.bar('onus-7.185/table', { unit: mover.name, mm: inMm(way.leaves) });
  return false;
}

/** A unit and those on which it would end. */
interface Ending {
  mover: TableUnit;
  others: readonly TableUnit[];
  friendsMoveOn: boolean;
}
const { bars, notes } = rulesOf<Ending>(({ mover, others }) => ({
  unit: mover.name,
  others: others.map(({ name }) => name),
}));

const endsOnSome = ({ others }: Ending) => others.length > 0;
const allCouldMoveOn = ({ mover, others }: Ending) =>
  others.every((other) => !areEnemies(mover, other) && other.active && !other.fleeing);
const friendsMoveOn = on('friends-stay', (ending: Ending) => ending.friendsMoveOn);

const AT_END: Table<Ending, boolean> = {
  on: 'allowed',
  rows: [
    notes('onus-7.35/table', [endsOnSome, allCouldMoveOn], friendsMoveOn),
    bars('onus-7.33/table', [endsOnSome, not(all(allCouldMoveOn, friendsMoveOn))]),
  ],
};

/** Nobody ends on another unit (onus-7.33), but for a while two active friends may (onus-7.35). */
function endsClear(
  state: TableState,
  way: Way<TableUnit>,
  plan: Plan,
  mover: TableUnit,
  trace: Trace,
): boolean {
  const others = way.endsOn
    .flatMap((name) => unitNamed(state, name) ?? [])
    // A charger aligns, and only then must there be room among its friends (onus-7.83).
    .filter((other) => !plan.toCharge || areEnemies(mover, other));
  const ending = { mover, others, friendsMoveOn: plan.friendsMoveOn ?? false };
  return applyRows(AT_END, ending, true, trace);
}
