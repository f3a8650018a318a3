import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { exact } from '../movement/course.ts';
import { OBSTACLES } from './obstacles.ts';
import { type Gait, type Passer, type Passing, type UnitState, unitStateOf } from './passer.ts';

const { bars, notes, sets } = rulesOf<Passing>();
const goes = (gait: Gait) => (passing: Passing) => passing.gait === gait;
/** Whether it is known where the move would end: by its distances, or because that is told. */
const isMeasured = ({ udToClear, udAvailable, endsOn }: Passing) =>
  endsOn || (udToClear !== undefined && udAvailable !== undefined);
const short = on(
  'room-beyond',
  ({ udToClear = 0, udAvailable = 0, endsOn }: Passing) => endsOn || udAvailable < udToClear,
);
/** The other unit is near enough to be passed at all. */
const reaches = ({ udToUnit = 0, udAvailable }: Passing) =>
  udAvailable === undefined || udAvailable > udToUnit;
const near = ({ udToUnit }: Passing) => udToUnit !== undefined;
const somewhere = ({ udToUnit }: Passing) => udToUnit === undefined;
const bothActive = on(
  'not-both-active',
  ({ mover, passed }: Passing) => mover.active && passed.active,
);
const makesRoom = on('stays-there', ({ movesAway }: Passing) => movesAway);

/** Whether there is room to end the move beyond the other unit. */
const ROOM: Table<Passing, boolean> = {
  on: 'mayPassThrough',
  rows: [
    notes('onus-7.35', [goes('movement'), isMeasured, reaches, short], bothActive, makesRoom, {
      unless: ['onus-7.33', 'onus-7.34'],
    }),
    notes('onus-7.33/under', [goes('movement'), isMeasured, reaches], short),
    bars('onus-7.34', [goes('movement'), isMeasured, reaches, near], short, {
      with: ({ udToUnit = 0 }) => ({ ud: udToUnit }),
    }),
    bars('onus-7.34/unmeasured', [goes('movement'), isMeasured, reaches, somewhere], short),
    bars('onus-7.192/stops', [goes('flight'), isMeasured, reaches, near, short], {
      with: ({ udToUnit = 0 }) => ({ ud: udToUnit }),
    }),
    bars('onus-7.192/stops-unmeasured', [goes('flight'), isMeasured, reaches, somewhere, short]),
  ],
};

const isShaken = (unit: Passer) => unitStateOf(unit) !== 'normal';
const moverShaken = ({ mover }: Passing) => isShaken(mover);
const moverSteady = ({ mover }: Passing) => !isShaken(mover);
const passedShaken = on('passed-steady', ({ passed }: Passing) => isShaken(passed));
const states = ({ mover, passed }: Passing) => ({
  state: `unitState.${unitStateOf(mover)}`,
  passed: `unitState.${unitStateOf(passed)}`,
});

/** What passing through does to the unit passed (figures table 12). */
const PASSED_STATE: Table<Passing, UnitState> = {
  on: 'passedState',
  rows: [
    notes('onus-7.31', [moverShaken], passedShaken, { with: states, unless: ['onus-7.30'] }),
    sets('onus-7.30', 'broken', [moverShaken], { with: states }),
    notes('onus-7.30/steady', [moverSteady, ({ passed }) => !isShaken(passed)]),
  ],
};

/** What it does to the mover; a fleeing unit is Broken too (ruling R27). */
const MOVER_STATE: Table<Passing, UnitState> = {
  on: 'moverState',
  rows: [sets('onus-7.32', 'broken', [moverSteady], passedShaken, { with: states })],
};

/** How far the mover comes, in UD; null where nothing is measured. */
function farthest({ udToUnit, udAvailable }: Passing, stops: boolean): number | null {
  if (udAvailable === undefined) return stops ? (udToUnit ?? null) : null;
  if (!stops) return udAvailable;
  return udToUnit === undefined ? null : Math.min(udToUnit, udAvailable);
}

/** May a unit pass through another one, where must it stop, and what becomes of both? */
export function passingOf(passing: Passing, trace: Trace) {
  const open = applyRows(OBSTACLES, passing, true, trace);
  const allowed = open && applyRows(ROOM, passing, true, trace);
  const { mover, passed } = passing;
  const passes = allowed && reaches(passing);
  const most = farthest(passing, !allowed);
  return {
    allowed,
    passedState: passes
      ? applyRows(PASSED_STATE, passing, unitStateOf(passed), trace)
      : unitStateOf(passed),
    moverState: passes
      ? applyRows(MOVER_STATE, passing, unitStateOf(mover), trace)
      : unitStateOf(mover),
    overlapsForNow: passes && isMeasured(passing) && short.holds(passing, true),
    farthestUd: most === null ? null : exact(most),
  };
}
