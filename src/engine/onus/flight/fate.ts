import { applyRows, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { type Fate, stateOf } from '../combat/fate.ts';
import { type Ability, isArtillery, type Kind } from '../units.ts';

/** Why a unit may come to flee: the check that it failed, or the wish of its player. */
export const FLIGHT_CAUSES = [
  'attack',
  'trample',
  'stampede',
  'activation',
  'flight-phase',
  'voluntary',
] as const;
export type FlightCause = (typeof FLIGHT_CAUSES)[number];

/** A unit that has failed a check, or that its player wants to flee. */
export interface Shaken {
  flightCause: FlightCause;
  kind: Kind;
  abilities: readonly Ability[];
  broken: boolean;
  fleeing: boolean;
  /** Wounds of the combat or shot after which its player wants it to flee. */
  woundsJustTaken: number;
  /** Only of a Steadfast unit does it matter whether its player wants the flight that it owes. */
  steadfastFlees: boolean;
}

export const isVoluntary = ({ flightCause }: Shaken) => flightCause === 'voluntary';
/** Flight by one's own will needs a wound in the combat or shot just fought (onus-7.180). */
const mayWish = (unit: Shaken) => !isVoluntary(unit) || unit.woundsJustTaken > 0;

/** Whether the unit is to flee now, were it neither Steadfast nor artillery. */
function mustFlee(unit: Shaken): boolean {
  if (unit.flightCause === 'stampede') return true;
  if (unit.fleeing) return false;
  return isVoluntary(unit) ? mayWish(unit) : attacked(unit) && unit.broken;
}

const { bars, notes, sets } = rulesOf<Shaken>();

const causeIs =
  (...causes: readonly FlightCause[]) =>
  ({ flightCause }: Shaken) =>
    causes.includes(flightCause);
const attacked = causeIs('attack', 'trample');
const isFleeing = on('not-fleeing-before', ({ fleeing }: Shaken) => fleeing);
const isBroken = on('not-broken-before', (unit: Shaken) => stateOf(unit) === 'broken');
const toFlee = on('need-not-flee', mustFlee);
const againstItsWish = on(
  'player-wishes-it',
  (unit: Shaken) => !isVoluntary(unit) && !unit.steadfastFlees,
);

/** Whether its player may let it flee, where that is his wish. */
const WISH: Table<Shaken, boolean> = {
  on: 'allowed',
  rows: [
    bars('onus-7.180/unhurt', [not(mayWish)]),
    notes('onus-7.180/may', [isVoluntary, mayWish]),
  ],
};

const FATE: Table<Shaken, Fate> = {
  on: 'fate',
  rows: [
    notes('onus-7.186/fate', [attacked], isFleeing, { unless: ['onus-7.173', 'onus-7.175'] }),
    sets(
      'onus-9.18/fate',
      (_, state) => (state === 'steady' ? 'broken' : state),
      [({ abilities }) => abilities.includes('steadfast')],
      toFlee,
      againstItsWish,
      { unless: ['onus-7.182', 'onus-11.17', 'onus-7.175'] },
    ),
    sets('onus-7.182/fate', 'eliminated', [({ kind }) => isArtillery(kind)], toFlee, {
      unless: ['onus-7.181', 'onus-11.17', 'onus-7.175'],
    }),
    sets('onus-7.181/fate', 'fleeing', [isVoluntary, toFlee]),
    sets('onus-11.17/fate', 'fleeing', [causeIs('stampede')]),
    sets('onus-7.173/fate', 'broken', [attacked, (unit) => stateOf(unit) === 'steady']),
    sets('onus-7.175/fate', 'fleeing', [attacked], isBroken),
    notes('onus-7.19/fate', [causeIs('activation'), not(isFleeing)]),
    notes('onus-7.22/fate', [causeIs('activation'), isFleeing]),
  ],
};

/** Whether it may flee by the wish of its player, where that is asked. */
export const mayFlee = (unit: Shaken, trace: Trace) => applyRows(WISH, unit, true, trace);

/** What becomes of the unit, told clause by clause. */
export const fateOf = (unit: Shaken, trace: Trace): Fate =>
  applyRows(FATE, unit, stateOf(unit), trace);

/** What a failed check makes of a unit whatever its player would otherwise want. */
export const failedTo = (
  unit: Omit<Shaken, 'flightCause' | 'woundsJustTaken' | 'steadfastFlees'>,
  flightCause: FlightCause,
  steadfastFlees = false,
  trace = new Trace(),
): Fate => fateOf({ ...unit, flightCause, woundsJustTaken: 0, steadfastFlees }, trace);

export const MOMENTS = [
  'none',
  'at-once',
  'after-elephants',
  'when-unblocked',
  'next-flight-phase',
  'very-next-flight-phase',
] as const;
