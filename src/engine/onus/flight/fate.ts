import type { ClauseId } from '../../core/clause-ids.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import type { Fate } from '../combat/melee.ts';
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
type FlightCause = (typeof FLIGHT_CAUSES)[number];

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

export const stateOf = ({ broken, fleeing }: Pick<Shaken, 'broken' | 'fleeing'>): Fate =>
  fleeing ? 'fleeing' : broken ? 'broken' : 'steady';

export const isVoluntary = ({ flightCause }: Shaken) => flightCause === 'voluntary';
/** Flight by one's own will needs a wound in the combat or shot just fought (onus-7.180). */
export const mayWish = (unit: Shaken) => !isVoluntary(unit) || unit.woundsJustTaken > 0;

const isAttacked = ({ flightCause }: Shaken) =>
  flightCause === 'attack' || flightCause === 'trample';

/** Whether the unit is to flee now, were it neither Steadfast nor artillery. */
function mustFlee(unit: Shaken): boolean {
  if (unit.flightCause === 'stampede') return true;
  if (unit.fleeing) return false;
  return isVoluntary(unit) ? mayWish(unit) : isAttacked(unit) && unit.broken;
}

type On = Condition<Shaken, Fate>;
type FateRow = Row<Shaken, Fate>;

const on = (name: string, holds: (unit: Shaken) => boolean): On => ({ name, holds });
const given = (holds: (unit: Shaken) => boolean) => on('given', holds);
const becomes = (state: Fate, clause: ClauseId, say: string, ...when: readonly On[]): FateRow => ({
  clause,
  say,
  when,
  apply: () => state,
});
const stays = (clause: ClauseId, say: string, ...when: readonly On[]): FateRow => ({
  clause,
  say,
  when,
});

const causeIs = (...causes: readonly FlightCause[]) =>
  given(({ flightCause }) => causes.includes(flightCause));
const attacked = given(isAttacked);
const isFleeing = on('not-fleeing-before', ({ fleeing }) => fleeing);
const isBroken = on('not-broken-before', ({ broken, fleeing }) => broken && !fleeing);
const toFlee = on('need-not-flee', mustFlee);

const FATE: Table<Shaken, Fate> = {
  on: 'fate',
  rows: [
    {
      ...stays('onus-7.186', 'onus-7.186/fate', attacked, isFleeing),
      unless: ['onus-7.173', 'onus-7.175'],
    },
    stays(
      'onus-7.180',
      'onus-7.180/unhurt',
      topic(
        causeIs('voluntary'),
        given((unit) => !mayWish(unit)),
      ),
    ),
    {
      clause: 'onus-9.18',
      say: 'onus-9.18/fate',
      when: [
        given(({ abilities }) => abilities.includes('steadfast')),
        toFlee,
        on('player-wishes-it', (unit) => !isVoluntary(unit) && !unit.steadfastFlees),
      ],
      apply: (state) => (state === 'steady' ? 'broken' : state),
      unless: ['onus-7.182', 'onus-11.17', 'onus-7.175'],
    },
    stays(
      'onus-7.180',
      'onus-7.180/may',
      topic(
        causeIs('voluntary'),
        given((unit) => mayWish(unit)),
      ),
    ),
    {
      ...becomes(
        'eliminated',
        'onus-7.182',
        'onus-7.182/fate',
        given(({ kind }) => isArtillery(kind)),
        toFlee,
      ),
      unless: ['onus-7.181', 'onus-11.17', 'onus-7.175'],
    },
    becomes('fleeing', 'onus-7.181', 'onus-7.181/fate', topic(causeIs('voluntary'), toFlee)),
    becomes('fleeing', 'onus-11.17', 'onus-11.17/fate', causeIs('stampede')),
    becomes(
      'broken',
      'onus-7.173',
      'onus-7.173/fate',
      topic(
        attacked,
        given((unit) => stateOf(unit) === 'steady'),
      ),
    ),
    becomes('fleeing', 'onus-7.175', 'onus-7.175/fate', attacked, isBroken),
    stays(
      'onus-7.19',
      'onus-7.19/fate',
      topic(
        causeIs('activation'),
        given(({ fleeing }) => !fleeing),
      ),
    ),
    stays('onus-7.22', 'onus-7.22/fate', topic(causeIs('activation'), isFleeing)),
  ],
};

/** What becomes of the unit, told clause by clause. */
export const fateOf = (unit: Shaken, trace: Trace): Fate =>
  applyRows(FATE, unit, stateOf(unit), trace);
