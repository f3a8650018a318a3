import { type Answer, alike, amount, maybe, word, words, yes } from '../../core/answer.ts';
import { handOn } from '../../core/hand-on.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { readings } from '../../core/readings.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import { choice, flag } from '../../core/schema/choices.ts';
import { group, rare } from '../../core/schema/groups.ts';
import { count } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { FATES, type Fate, stateOf } from '../combat/fate.ts';
import { ABILITY_LIST, EXTENDED, KIND, STATE } from '../fields.ts';
import { FLIGHT_CAUSES, fateOf, isVoluntary, MOMENTS, mayFlee } from './fate.ts';

const MOST_WOUNDS = 12;

const FIELDS = {
  flightCause: choice(FLIGHT_CAUSES, 'attack'),
  kind: KIND,
  abilities: ABILITY_LIST,
  broken: STATE.broken,
  fleeing: STATE.fleeing,
  extended: EXTENDED,
  woundsJustTaken: count(0, MOST_WOUNDS, 1),
  steadfastFlees: flag(),
  blocked: flag(),
  unblocked: choice(['not-yet', 'same-turn', 'later-turn'], 'not-yet'),
  enemyFleesToo: flag(),
  readings: rare(group(readings('R85'))),
};
type FleeInput = Values<typeof FIELDS>;

/** In the flight phase only fleeing units check: who asks about that need not say so. */
const asFleeing = (input: FleeInput): FleeInput =>
  input.flightCause === 'flight-phase' ? { ...input, fleeing: true } : input;
type FlightMoment = (typeof MOMENTS)[number];
const { notes, sets } = rulesOf<FleeInput>();

const isBlocked = on('not-blocked', ({ blocked }: FleeInput) => blocked);
const unblockedIn = (turn: FleeInput['unblocked']) => (input: FleeInput) =>
  input.unblocked === turn;
const later = unblockedIn('later-turn');
/** Ruling R85: the flight phase of its owner, with a check, or (b) the very next one without. */
const asOwners = ({ readings }: FleeInput) => readings.R85 === 'a';
const causeIs = (cause: FleeInput['flightCause']) => (input: FleeInput) =>
  input.flightCause === cause;

/** When a unit that flees makes its flight move. */
const WHEN: Table<FleeInput, FlightMoment> = {
  on: 'flightMove',
  rows: [
    sets('onus-7.176', 'when-unblocked', [], isBlocked, {
      unless: ['onus-7.198', 'onus-7.187', 'onus-7.178'],
    }),
    sets('onus-7.177/same-turn', 'at-once', [unblockedIn('same-turn')]),
    sets('onus-7.177/later-turn', 'next-flight-phase', [later, asOwners]),
    sets('onus-7.177/very-next', 'very-next-flight-phase', [later, not(asOwners)]),
    sets('onus-7.198', 'after-elephants', [causeIs('trample')], { unless: ['onus-7.178'] }),
    sets('onus-7.187/goes-on', 'at-once', [causeIs('flight-phase')], { unless: ['onus-7.178'] }),
    sets('onus-7.178/at-once', 'at-once', []),
    notes('onus-7.155', [({ enemyFleesToo }) => enemyFleesToo]),
    notes('onus-7.194/straight', [({ kind }) => kind === 'elephants']),
  ],
};

const ANSWER = {
  allowed: yes(true),
  fate: word(FATES, 'steady'),
  markersGained: words(['fleeing', 'broken']),
  takesFlight: yes(),
  markersLost: words(['formation', 'own-sections', 'enemy-sections']),
  sectionsShortened: amount(),
  flightMove: word(MOMENTS, 'none'),
  ...alike(yes(), 'staysEngaged', 'checksBeforeMoving'),
  fleesFirst: maybe(word(['active-player'], 'active-player')),
  declared: maybe(word(['after-checks'], 'after-checks')),
};
type FleeAnswer = Answer<typeof ANSWER>;

/** Markers that a unit loses as it begins to flee; those of a blocked unit's enemies stay (onus-7.176). */
function markersOff({ blocked, extended }: FleeInput, trace: Trace): FleeAnswer['markersLost'] {
  trace.step('onus-7.175/markers');
  if (extended > 0) trace.step('onus-7.183/shortened', { sections: extended });
  return blocked ? ['formation', 'own-sections'] : ['formation', 'own-sections', 'enemy-sections'];
}

export function flight(input: FleeInput, trace: Trace): Partial<FleeAnswer> {
  const goesOn = input.flightCause === 'flight-phase';
  const markersLost = goesOn ? [] : markersOff(input, trace);
  const flightMove = applyRows(WHEN, input, 'none', trace);
  return {
    takesFlight: true,
    markersLost,
    sectionsShortened: input.extended,
    flightMove,
    staysEngaged: ['when-unblocked', 'next-flight-phase', 'very-next-flight-phase'].includes(
      flightMove,
    ),
    checksBeforeMoving: flightMove === 'next-flight-phase',
    fleesFirst: input.enemyFleesToo ? 'active-player' : null,
  };
}

function markersOn(before: Fate, after: Fate): FleeAnswer['markersGained'] {
  if (before === after || after === 'eliminated') return [];
  const gained = { fleeing: after === 'fleeing', broken: before === 'steady' };
  return (['fleeing', 'broken'] as const).filter((marker) => gained[marker]);
}

/** Whether it makes a flight move now: it begins to flee, or goes on fleeing. */
const isOnTheRun = ({ flightCause, fleeing }: FleeInput, after: Fate) =>
  after === 'fleeing' && (!fleeing || flightCause === 'stampede' || flightCause === 'flight-phase');

function sayOf(input: FleeInput, before: Fate, after: Fate, move: FlightMoment): string {
  if (isOnTheRun(input, after))
    return input.blocked && move !== 'at-once' ? 'flees-blocked' : 'flees';
  return before === after ? `stays-${after}` : after;
}

export const flee = defineQuery({
  id: 'onus/flee',
  fields: FIELDS,
  answer: ANSWER,
  sample: { flightCause: 'attack', broken: true },
  next: ({ kind, blocked }, { takesFlight }) =>
    takesFlight && !blocked
      ? [{ as: 'flight', query: 'onus/flight-move', draft: handOn({ kind }, 'kind') }]
      : [],
  check: problems<FleeInput>(
    [
      'broken',
      'nothing-to-rally-from',
      'onus-7.17',
      (unit) => unit.flightCause === 'activation' && stateOf(unit) === 'steady',
    ],
    [
      'fleeing',
      'flees-already',
      'onus-7.180',
      (unit) => unit.flightCause === 'voluntary' && unit.fleeing,
    ],
    ['extended', 'fleeing-extended', 'onus-7.183', (unit) => unit.fleeing && unit.extended > 0],
    [
      'unblocked',
      'was-not-blocked',
      'onus-7.177',
      ({ unblocked, blocked }) => unblocked !== 'not-yet' && !blocked,
    ],
  ),
  run(given, trace) {
    const input = asFleeing(given);
    const before = stateOf(input);
    const allowed = mayFlee(input, trace);
    const fate = fateOf(input, trace);
    const after = isOnTheRun(input, fate) ? flight(input, trace) : {};
    return {
      answer: {
        allowed,
        fate,
        markersGained: markersOn(before, fate),
        ...after,
        declared: isVoluntary(input) ? 'after-checks' : null,
      },
      summary: {
        say: `flee/${allowed ? sayOf(input, before, fate, after.flightMove ?? 'none') : 'not-allowed'}`,
        with: { when: `flightMove.${after.flightMove ?? 'none'}` },
      },
    };
  },
});
