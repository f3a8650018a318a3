import type { ClauseId } from '../../core/clause-ids.ts';
import { defineQuery } from '../../core/query.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, count, flag, type Values, type Violation } from '../../core/schema.ts';
import type { Fate } from '../combat/melee.ts';
import { ABILITY_LIST, KIND, STATE } from '../fields.ts';
import { FLIGHT_CAUSES, fateOf, isVoluntary, mayWish, stateOf } from './fate.ts';

const MOST_WOUNDS = 12;

const FIELDS = {
  flightCause: choice(FLIGHT_CAUSES, 'attack'),
  kind: KIND,
  abilities: ABILITY_LIST,
  broken: STATE.broken,
  fleeing: STATE.fleeing,
  woundsJustTaken: count(0, MOST_WOUNDS, 1),
  steadfastFlees: flag(),
  blocked: flag(),
  unblocked: choice(['not-yet', 'same-turn', 'later-turn'], 'not-yet'),
  enemyFleesToo: flag(),
};
type FleeInput = Values<typeof FIELDS>;

/** In the flight phase only fleeing units check: who asks about that need not say so. */
const asFleeing = (input: FleeInput): FleeInput =>
  input.flightCause === 'flight-phase' ? { ...input, fleeing: true } : input;

type FlightMoment = 'none' | 'at-once' | 'after-elephants' | 'when-unblocked' | 'next-flight-phase';
type On = Condition<FleeInput, FlightMoment>;
type MoveRow = Row<FleeInput, FlightMoment>;

const on = (name: string, holds: (input: FleeInput) => boolean): On => ({ name, holds });
const given = (holds: (input: FleeInput) => boolean) => on('given', holds);
const always = given(() => true);
const isBlocked = on('not-blocked', ({ blocked }) => blocked);
const unblockedIn = (turn: FleeInput['unblocked']) => given(({ unblocked }) => unblocked === turn);
const causeIs = (...causes: readonly FleeInput['flightCause'][]) =>
  given(({ flightCause }) => causes.includes(flightCause));
const moves = (
  moment: FlightMoment,
  clause: ClauseId,
  say: string,
  ...when: readonly On[]
): MoveRow => ({ clause, say, when, apply: () => moment });

/** When a unit that flees makes its flight move. */
const WHEN: Table<FleeInput, FlightMoment> = {
  on: 'flightMove',
  rows: [
    {
      ...moves('when-unblocked', 'onus-7.176', 'onus-7.176', always, isBlocked),
      unless: ['onus-7.198', 'onus-7.187', 'onus-7.178'],
    },
    moves(
      'at-once',
      'onus-7.177',
      'onus-7.177/same-turn',
      topic(isBlocked, unblockedIn('same-turn')),
    ),
    moves(
      'next-flight-phase',
      'onus-7.177',
      'onus-7.177/later-turn',
      topic(isBlocked, unblockedIn('later-turn')),
    ),
    {
      ...moves('after-elephants', 'onus-7.198', 'onus-7.198', causeIs('trample')),
      unless: ['onus-7.178'],
    },
    {
      ...moves('at-once', 'onus-7.187', 'onus-7.187/goes-on', causeIs('flight-phase')),
      unless: ['onus-7.178'],
    },
    moves('at-once', 'onus-7.178', 'onus-7.178/at-once', always),
    {
      clause: 'onus-7.155',
      when: [given(({ enemyFleesToo }) => enemyFleesToo)],
    },
    {
      clause: 'onus-7.194',
      say: 'onus-7.194/straight',
      when: [given(({ kind }) => kind === 'elephants')],
    },
  ],
};

const NO_FLIGHT = {
  takesFlight: false,
  markersLost: [],
  flightMove: 'none',
  staysEngaged: false,
  checksBeforeMoving: false,
  fleesFirst: null,
} as const;

/** Markers that a unit loses as it begins to flee; those of a blocked unit's enemies stay (onus-7.176). */
function markersOff({ blocked }: FleeInput, trace: Trace) {
  trace.step('onus-7.175', {}, null, 'onus-7.175/markers');
  return ['formation', 'own-sections', ...(blocked ? [] : ['enemy-sections'])];
}

function flight(input: FleeInput, trace: Trace) {
  const goesOn = input.flightCause === 'flight-phase';
  const markersLost = goesOn ? [] : markersOff(input, trace);
  const flightMove = applyRows(WHEN, input, 'none', trace);
  return {
    takesFlight: true,
    markersLost,
    flightMove,
    staysEngaged: flightMove === 'when-unblocked' || flightMove === 'next-flight-phase',
    checksBeforeMoving: flightMove === 'next-flight-phase',
    fleesFirst: input.enemyFleesToo ? 'active-player' : null,
  };
}

function markersOn(before: Fate, after: Fate): string[] {
  if (before === after || after === 'eliminated') return [];
  return [...(after === 'fleeing' ? ['fleeing'] : []), ...(before === 'steady' ? ['broken'] : [])];
}

/** Whether it makes a flight move now: it begins to flee, or goes on fleeing. */
const isOnTheRun = ({ flightCause, fleeing }: FleeInput, after: Fate) =>
  after === 'fleeing' && (!fleeing || flightCause === 'stampede' || flightCause === 'flight-phase');

function sayOf(input: FleeInput, before: Fate, after: Fate, move: FlightMoment): string {
  if (!mayWish(input)) return 'not-allowed';
  if (isOnTheRun(input, after))
    return input.blocked && move !== 'at-once' ? 'flees-blocked' : 'flees';
  return before === after ? `stays-${after}` : after;
}

export const flee = defineQuery({
  id: 'onus/flee',
  fields: FIELDS,
  sample: { flightCause: 'attack', broken: true },
  check,
  run(given, trace) {
    const input = asFleeing(given);
    const before = stateOf(input);
    const fate = fateOf(input, trace);
    const after = isOnTheRun(input, fate) ? flight(input, trace) : NO_FLIGHT;
    return {
      answer: {
        allowed: mayWish(input),
        fate,
        markersGained: markersOn(before, fate),
        ...after,
        declared: isVoluntary(input) ? 'after-checks' : null,
      },
      summary: {
        say: `flee/${sayOf(input, before, fate, after.flightMove)}`,
        with: { when: `flightMove.${after.flightMove}` },
      },
    };
  },
});

function check({ flightCause, broken, fleeing, blocked, unblocked }: FleeInput): Violation[] {
  const found: Violation[] = [];
  if (flightCause === 'activation' && !broken && !fleeing)
    found.push({
      field: 'broken',
      problem: 'nothing-to-rally-from',
      with: {},
      clause: 'onus-7.17',
    });
  if (flightCause === 'voluntary' && fleeing)
    found.push({ field: 'fleeing', problem: 'flees-already', with: {}, clause: 'onus-7.180' });
  if (unblocked !== 'not-yet' && !blocked)
    found.push({ field: 'unblocked', problem: 'was-not-blocked', with: {}, clause: 'onus-7.177' });
  return found;
}
