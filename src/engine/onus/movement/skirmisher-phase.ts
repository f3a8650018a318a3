import { applyRows, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { rowsOf } from '../rows-of.ts';
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

const { given, on, bars } = rowsOf<Rest>();

const skirmishes = given(({ isSkirmisher }) => isSkirmisher);
const ready = topic(
  given(({ active }) => active),
  given(({ engaged }) => !engaged),
);
const restOf = ({ movement, udMoved }: Rest) => rested(movement, udMoved);

const WHO: Table<Rest, boolean> = {
  on: 'allowed',
  rows: [
    bars(
      'onus-7.146',
      'others',
      given(({ isSkirmisher }) => !isSkirmisher),
    ),
    bars(
      'onus-7.146',
      'idle',
      topic(
        skirmishes,
        given(({ active }) => !active),
      ),
    ),
    bars(
      'onus-7.146',
      'engaged',
      topic(
        skirmishes,
        given(({ engaged }) => engaged),
      ),
    ),
    {
      clause: 'onus-9.13',
      when: [ready, on('not-skirmishers', ({ isSkirmisher }) => isSkirmisher)],
    },
    {
      clause: 'onus-7.148',
      when: [topic(ready, skirmishes)],
      with: ({ udMoved }) => ({ used: udMoved, ud: counted(udMoved) }),
    },
    {
      clause: 'onus-7.146',
      when: [topic(ready, skirmishes)],
      with: (rest) => ({ ud: restOf(rest) }),
    },
    {
      ...bars(
        'onus-7.146',
        'over',
        topic(
          ready,
          skirmishes,
          given((rest) => rest.toMove > restOf(rest)),
        ),
      ),
      with: (rest) => ({ used: rest.toMove, ud: restOf(rest) }),
    },
  ],
};

const MAY_CHARGE: Table<Rest, boolean> = {
  on: 'mayCharge',
  rows: [
    bars(
      'onus-7.147',
      '',
      skirmishes,
      on('did-not-shoot', ({ shot }) => shot),
    ),
    bars(
      'onus-7.147',
      'reading-b',
      topic(
        skirmishes,
        given(({ shot, readings }) => !shot && readings.R35 === 'b'),
      ),
    ),
    bars(
      'onus-7.54',
      'charge',
      topic(
        skirmishes,
        given(({ allDirections }) => allDirections),
      ),
    ),
  ],
};

/** What a unit may still move in the Skirmisher phase, and whether it may charge then. */
export function skirmisherPhase(rest: Rest, trace: Trace) {
  const able = applyRows(WHO, rest, true, trace);
  const charges = applyRows(MAY_CHARGE, rest, true, trace);
  const left = rest.isSkirmisher && rest.active && !rest.engaged ? restOf(rest) : 0;
  return {
    allowed: able && (charges || !rest.toCharge),
    left,
    mayCharge: charges && left > 0,
  };
}
