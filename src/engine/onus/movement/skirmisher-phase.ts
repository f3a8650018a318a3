import { applyRows, type Table } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { exact } from './course.ts';

/** What was used counts in whole and half UD (onus-7.148). */
const HALVES = 2;

export const counted = (used: number) => Math.ceil(exact(used * HALVES)) / HALVES;
export const rested = (movement: number, used: number) =>
  exact(Math.max(0, movement - counted(used)));

/** A unit that may be Skirmishers, in the phase after the shots. */
export interface Rest {
  isSkirmisher: boolean;
  active: boolean;
  engaged: boolean;
  /** UD of its movement, with all that adds to it. */
  movement: number;
  udMoved: number;
  shot: boolean;
  allDirections: boolean;
  toCharge: boolean;
  /** UD that it now wants to move. */
  toMove: number;
  readings: { R35: 'a' | 'b' };
}

const { bars, notes } = rulesOf<Rest>();

const skirmishes = ({ isSkirmisher }: Rest) => isSkirmisher;
const ready = ({ active, engaged }: Rest) => active && !engaged;
const restOf = ({ movement, udMoved }: Rest) => rested(movement, udMoved);

const WHO: Table<Rest, boolean> = {
  on: 'allowed',
  rows: [
    bars('onus-7.146/others', [({ isSkirmisher }) => !isSkirmisher]),
    bars('onus-7.146/idle', [skirmishes, ({ active }) => !active]),
    bars('onus-7.146/engaged', [skirmishes, ({ engaged }) => engaged]),
    notes(
      'onus-9.13',
      [ready],
      on('not-skirmishers', ({ isSkirmisher }) => isSkirmisher),
    ),
    notes('onus-7.148', [ready, skirmishes], {
      with: ({ udMoved }) => ({ used: udMoved, ud: counted(udMoved) }),
    }),
    notes('onus-7.146', [ready, skirmishes], { with: (rest) => ({ ud: restOf(rest) }) }),
    bars('onus-7.146/over', [ready, skirmishes, (rest) => rest.toMove > restOf(rest)], {
      with: (rest) => ({ used: rest.toMove, ud: restOf(rest) }),
    }),
  ],
};

const MAY_CHARGE: Table<Rest, boolean> = {
  on: 'mayCharge',
  rows: [
    bars(
      'onus-7.147',
      [skirmishes],
      on('did-not-shoot', ({ shot }) => shot),
    ),
    bars('onus-7.147/reading-b', [
      skirmishes,
      ({ shot, readings }) => !shot && readings.R35 === 'b',
    ]),
    bars('onus-7.54/charge', [skirmishes, ({ allDirections }) => allDirections]),
  ],
};

/** What a unit may still move in the Skirmisher phase, and whether it may charge then. */
export function skirmisherPhase(rest: Rest, trace: Trace) {
  const able = applyRows(WHO, rest, true, trace);
  const charges = applyRows(MAY_CHARGE, rest, true, trace);
  const left = rest.isSkirmisher && rest.active && !rest.engaged ? restOf(rest) : 0;
  return { allowed: able && (charges || !rest.toCharge), left, mayCharge: charges && left > 0 };
}
