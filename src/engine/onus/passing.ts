import type { ClauseId } from '../core/clause-ids.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../core/rows.ts';
import type { Trace } from '../core/ruling.ts';
import { exact } from './course.ts';
import type { Formation, Kind } from './units.ts';

/** How the mover goes on its way. */
export const GAITS = ['movement', 'flight', 'withdrawal'] as const;
export type Gait = (typeof GAITS)[number];

export interface Passer {
  broken: boolean;
  fleeing: boolean;
  formation: Formation;
  active: boolean;
}

export interface Passed extends Passer {
  side: 'friend' | 'enemy';
  kind: Kind;
  engaged: boolean;
}

/** A unit on its way and another one that stands in it; distances in UD, where they are known. */
export interface Passing {
  mover: Passer;
  passed: Passed;
  gait: Gait;
  /** Only a corner of one would cross the other. */
  cornerOnly: boolean;
  udToUnit: number | undefined;
  udToClear: number | undefined;
  udAvailable: number | undefined;
  /** The passed unit will itself move out from under before the phase ends. */
  movesAway: boolean;
  readings: { R24: 'a' | 'b' };
}

type On = Condition<Passing>;
type May = Row<Passing, boolean>;
const given = (holds: (passing: Passing) => boolean): On => ({ name: 'given', holds });
const on = (name: string, holds: (passing: Passing) => boolean): On => ({ name, holds });

const friend = given(({ passed }) => passed.side === 'friend');
const enemy = given(({ passed }) => passed.side === 'enemy');
const goes = (...gaits: Gait[]) => given(({ gait }) => gaits.includes(gait));
const isFormed = on('passed-unformed', ({ passed }) => passed.formation !== 'none');
const fleeingElephants = topic(
  friend,
  given(({ passed }) => passed.kind === 'elephants' && passed.fleeing),
);

const forbids = (clause: ClauseId, when: On[], say?: string): May => ({
  clause,
  when,
  apply: () => false,
  unless: ['onus-7.25', 'onus-7.192'],
  ...(say && { say: `${clause}/${say}` }),
});
const notes = (clause: ClauseId, when: On[], say?: string): May => ({
  clause,
  when,
  ...(say && { say: `${clause}/${say}` }),
});

/** Ruling R24: flight passes through engaged friends, or (b) not even flight does. */
const flightBreaksIn = on('reading-r24-b', ({ readings }) => readings.R24 === 'a');
const flightStops = given(({ gait, readings }) => gait === 'flight' && readings.R24 === 'b');

/** What no unit passes through, whatever room there is beyond. */
export const OBSTACLES: Table<Passing, boolean> = {
  on: 'mayPassThrough',
  rows: [
    notes('onus-7.193', [given(({ cornerOnly }) => cornerOnly)], 'corner'),
    forbids('onus-7.107', [goes('withdrawal')]),
    forbids('onus-7.24', [topic(goes('movement'), enemy)]),
    forbids('onus-7.191', [topic(goes('flight'), enemy)], 'enemy'),
    forbids('onus-7.26', [topic(goes('movement'), friend), isFormed]),
    notes('onus-13.16', [topic(goes('movement'), friend), isFormed]),
    forbids('onus-7.191', [topic(goes('flight'), friend, isFormed)], 'formation'),
    forbids('onus-7.27', [
      topic(goes('movement'), friend),
      on('mover-unformed', ({ mover }) => mover.formation !== 'none'),
    ]),
    forbids('onus-7.28', [
      topic(goes('movement'), friend),
      on('not-engaged', ({ passed }) => passed.engaged),
    ]),
    forbids('onus-7.28', [
      topic(
        flightStops,
        friend,
        given(({ passed }) => passed.engaged),
      ),
    ]),
    notes(
      'onus-7.179',
      [
        topic(
          goes('flight'),
          friend,
          given(({ passed }) => passed.engaged),
        ),
        flightBreaksIn,
      ],
      'engaged',
    ),
    forbids('onus-7.29', [
      topic(
        goes('movement'),
        friend,
        given(({ passed }) => passed.kind === 'elephants'),
      ),
      on('elephants-not-fleeing', ({ passed }) => passed.fleeing),
    ]),
    forbids('onus-7.191', [topic(goes('flight'), fleeingElephants)], 'elephants'),
    notes('onus-7.25', [topic(goes('movement'), friend)]),
    notes('onus-7.192', [topic(goes('flight'), friend)], 'passes'),
  ],
};

const isMeasured = given(
  ({ udToClear, udAvailable }) => udToClear !== undefined && udAvailable !== undefined,
);
const short = on('room-beyond', ({ udToClear = 0, udAvailable = 0 }) => udAvailable < udToClear);
const reaches = given(({ udToUnit = 0, udAvailable = 0 }) => udAvailable > udToUnit);
const bothActive = on('not-both-active', ({ mover, passed }) => mover.active && passed.active);
const makesRoom = on('stays-there', ({ movesAway }) => movesAway);

/** Whether there is room to end the move beyond the other unit. */
const ROOM: Table<Passing, boolean> = {
  on: 'mayPassThrough',
  rows: [
    {
      clause: 'onus-7.35',
      when: [topic(goes('movement'), isMeasured, reaches, short), bothActive, makesRoom],
      unless: ['onus-7.33', 'onus-7.34'],
    },
    {
      clause: 'onus-7.33',
      when: [topic(goes('movement'), isMeasured, reaches), short],
      say: 'onus-7.33/under',
    },
    {
      clause: 'onus-7.34',
      when: [topic(goes('movement'), isMeasured, reaches), short],
      apply: () => false,
      with: ({ udToUnit = 0 }) => ({ ud: udToUnit }),
    },
    {
      clause: 'onus-7.192',
      when: [topic(goes('flight'), isMeasured, reaches, short)],
      apply: () => false,
      with: ({ udToUnit = 0 }) => ({ ud: udToUnit }),
      say: 'onus-7.192/stops',
    },
  ],
};

export const UNIT_STATES = ['normal', 'broken', 'fleeing'] as const;
export type UnitState = (typeof UNIT_STATES)[number];
export const unitStateOf = ({ broken, fleeing }: Pick<Passer, 'broken' | 'fleeing'>): UnitState =>
  fleeing ? 'fleeing' : broken ? 'broken' : 'normal';
const isShaken = (unit: Passer) => unitStateOf(unit) !== 'normal';

const moverShaken = given(({ mover }) => isShaken(mover));
const moverSteady = given(({ mover }) => !isShaken(mover));
const passedShaken = on('passed-steady', ({ passed }) => isShaken(passed));
const states = ({ mover, passed }: Passing) => ({
  state: `unitState.${unitStateOf(mover)}`,
  passed: `unitState.${unitStateOf(passed)}`,
});

/** What passing through does to the unit passed (figures table 12). */
const PASSED_STATE: Table<Passing, UnitState> = {
  on: 'passedState',
  rows: [
    { clause: 'onus-7.31', when: [moverShaken, passedShaken], with: states, unless: ['onus-7.30'] },
    { clause: 'onus-7.30', when: [moverShaken], apply: () => 'broken', with: states },
    {
      clause: 'onus-7.30',
      when: [
        topic(
          moverSteady,
          given(({ passed }) => !isShaken(passed)),
        ),
      ],
      say: 'onus-7.30/steady',
    },
  ],
};

/** What it does to the mover; a fleeing unit is Broken too (ruling R27). */
const MOVER_STATE: Table<Passing, UnitState> = {
  on: 'moverState',
  rows: [
    {
      clause: 'onus-7.32',
      when: [moverSteady, passedShaken],
      apply: () => 'broken',
      with: states,
    },
  ],
};

/** The other unit is near enough to be passed at all. */
const meets = ({ udToUnit = 0, udAvailable }: Passing) =>
  udAvailable === undefined || udAvailable > udToUnit;

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
  const { mover, passed, udToClear, udAvailable } = passing;
  const passes = allowed && meets(passing);
  const most = farthest(passing, !allowed);
  return {
    allowed,
    passedState: passes
      ? applyRows(PASSED_STATE, passing, unitStateOf(passed), trace)
      : unitStateOf(passed),
    moverState: passes
      ? applyRows(MOVER_STATE, passing, unitStateOf(mover), trace)
      : unitStateOf(mover),
    overlapsForNow:
      passes && udToClear !== undefined && udAvailable !== undefined && udAvailable < udToClear,
    farthestUd: most === null ? null : exact(most),
  };
}
