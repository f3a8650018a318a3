import type { Fraction } from '../../core/fraction.ts';
import { fraction } from '../../core/fraction.ts';
import { applyRows, type Condition, type Row, type Table, topic } from '../../core/rows.ts';
import type { Trace } from '../../core/ruling.ts';
import { FACES, isMounted, type Kind } from '../units.ts';
import { STAMPEDE_MOUNTED } from './card-numbers.ts';
import {
  broken,
  fleeing,
  generalLost,
  generalWell,
  hasLostGeneral,
  marching,
  nearGeneral,
  shaken,
  withGeneral,
  withHero,
  withoutOfficers,
  wounded,
} from './conditions.ts';
import {
  ALL_REAR,
  allies,
  attacked,
  byHand,
  byShot,
  type Exposed,
  FLANK,
  formed,
  on,
  onSideOrRear,
  REAR,
  shotSide,
  withAllies,
} from './exposure.ts';
import { type Fighter, touchedOn } from './fighter.ts';
import { bySome, LEAST, signed } from './pair.ts';

/** Why a unit checks its morale. */
export const CAUSES = [
  'hand-to-hand',
  'shot',
  'trample',
  'activation',
  'flight',
  'stampede',
] as const;
export type Cause = (typeof CAUSES)[number];

/** A unit that checks its morale. */
export interface Nerve extends Exposed {
  unit: Exposed['unit'] &
    Pick<
      Fighter,
      'morale' | 'generalMorale' | 'extended' | 'enveloping' | 'protectedFlanks' | 'moraleBonus'
    > & {
      kind: Kind;
    };
  cause: Cause;
  /** Engaged with, or just trampled by, a unit with Terror (ruling R77). */
  terror: boolean;
  readings: { R10: 'a' | 'b'; R14: 'a' | 'b' };
}

/** Reading b of R14: the -2 of a fleeing unit counts when it tries to recover, too. */
const recovering: Condition<Nerve> = {
  name: 'fleeing-only-when-attacked',
  holds: ({ attacked: is, readings }) => !is && readings.R14 === 'b',
};

type NerveRow = Row<Nerve, number>;

const SIDES: NerveRow[] = [
  bySome(
    {
      clause: 'onus-7.45',
      when: [marching(), attacked()],
      unless: ['onus-10.2', 'onus-10.3', 'onus-7.144'],
      say: 'onus-7.45/morale',
    },
    ALL_REAR,
  ),
  bySome(
    {
      clause: 'onus-10.4',
      when: [topic(fleeing(), attacked())],
      unless: ['onus-10.2', 'onus-10.3', 'onus-7.144'],
      say: 'onus-10.4/morale',
    },
    ALL_REAR,
  ),
  bySome(
    {
      clause: 'onus-10.4',
      when: [topic(fleeing(), { name: 'attacked', holds: (s) => !s.attacked }), recovering],
      say: 'onus-10.4/recovery',
    },
    ALL_REAR,
  ),
  {
    clause: 'onus-8.15',
    when: [topic(attacked(), formed('square')), onSideOrRear()],
    unless: ['onus-10.2', 'onus-10.3', 'onus-7.144'],
    with: ({ who }) => ({ who }),
    say: 'onus-8.15/morale',
  },
  bySome(
    {
      clause: 'onus-10.2',
      when: [topic(attacked(), byHand()), on('flank')],
      say: 'onus-10.2/morale',
    },
    FLANK,
  ),
  bySome(
    {
      clause: 'onus-10.3',
      when: [topic(attacked(), byHand()), on('rear')],
      say: 'onus-10.3/morale',
    },
    REAR,
  ),
  bySome(
    {
      clause: 'onus-7.144',
      when: [topic(attacked(), byShot()), onSideOrRear()],
      say: 'onus-7.144/morale',
    },
    shotSide,
  ),
  bySome(
    {
      clause: 'onus-10.5',
      when: [withAllies(), attacked(), byHand()],
      say: 'onus-10.5/morale',
    },
    allies,
  ),
];

const nearOrLost: Condition<Nerve> = {
  name: 'no-general',
  holds: ({ unit }) => unit.general !== 'none' || hasLostGeneral(unit),
};

const GENERAL: NerveRow[] = [
  bySome(
    { clause: 'onus-10.8', when: [withGeneral(), generalWell()], say: 'onus-10.8/morale' },
    ({ unit }) => unit.generalMorale,
  ),
  bySome({ clause: 'onus-10.9', when: [nearGeneral(), generalWell()] }, 1),
  bySome({ clause: 'onus-10.10', when: [nearOrLost, generalLost()] }, -1),
];

const hurtOrAttacked: Condition<Nerve> = {
  name: 'unhurt',
  holds: ({ attacked: is, unit }) => is || unit.wounds > 0,
};
/** Ruling R22: markers that only show sections of the card enveloping are no extension. */
const markersOut: Condition<Nerve> = {
  name: 'no-markers',
  holds: ({ unit }) => unit.extended > 0 || unit.enveloping > 0,
};

const MARKERS: NerveRow[] = [
  bySome({ clause: 'onus-10.14', when: [shaken(), withHero()], say: 'onus-10.14/morale' }, 1),
  bySome({ clause: 'onus-10.11', when: [hurtOrAttacked, wounded()] }, ({ unit }) => -unit.wounds),
  bySome(
    {
      clause: 'onus-10.13',
      when: [markersOut, { name: 'not-extended', holds: ({ unit }) => unit.extended > 0 }],
    },
    ({ unit }) => -unit.extended,
  ),
  bySome(
    { clause: 'onus-10.15', when: [shaken(), withoutOfficers()], say: 'onus-10.15/morale' },
    -1,
  ),
  bySome({ clause: 'onus-10.16', when: [shaken(), broken()], say: 'onus-10.16/morale' }, -1),
];

const CIRCUMSTANCES: NerveRow[] = [
  bySome(
    {
      clause: 'onus-12.24',
      when: [
        { name: 'no-protected-flank', holds: ({ unit }) => unit.protectedFlanks > 0 },
        {
          name: 'not-only-on-front',
          holds: ({ unit, by, attacked: is }) =>
            is && by === 'hand-to-hand' && !touchedOn(unit, 'flank') && !touchedOn(unit, 'rear'),
        },
      ],
      say: 'onus-12.24/morale',
    },
    ({ unit }) => unit.protectedFlanks,
  ),
  bySome(
    {
      clause: 'onus-9.17',
      when: [
        { name: 'no-terror', holds: ({ terror }) => terror },
        { name: 'terror-hand-to-hand-only', holds: ({ cause }) => cause !== 'shot' },
      ],
    },
    -1,
  ),
  bySome(
    {
      clause: 'onus-11.16',
      when: [
        { name: 'no-stampede', holds: ({ cause }) => cause === 'stampede' },
        { name: 'not-mounted', holds: ({ unit }) => isMounted(unit.kind) },
      ],
      say: 'onus-11.16/morale',
    },
    STAMPEDE_MOUNTED,
  ),
];

const MORALE: Table<Nerve, number> = {
  on: 'moraleValue',
  rows: [
    {
      clause: 'onus-3.5',
      when: [],
      with: ({ who, unit }) => ({ who, value: unit.morale }),
      say: 'onus-3.5/morale',
    },
    ...GENERAL,
    ...MARKERS,
    ...CIRCUMSTANCES,
    ...SIDES,
    bySome(
      {
        clause: 'onus-5.3',
        when: [{ name: 'no-event', holds: ({ unit }) => unit.moraleBonus !== 0 }],
        say: 'onus-5.3/morale',
      },
      ({ unit }) => unit.moraleBonus,
    ),
    {
      clause: 'onus-13.10',
      when: [
        { name: 'not-lowered', holds: ({ unit }, value) => value < unit.morale },
        { name: 'not-below-one', holds: (_, value) => value < LEAST },
      ],
      apply: () => LEAST,
      with: ({ who }, value) => ({ who, value: signed(value) }),
      say: 'onus-13.10/morale',
    },
  ],
};

/** The morale that a die of a check may not exceed. */
export const moraleOf = (nerve: Nerve, trace: Trace): number =>
  applyRows(MORALE, nerve, nerve.unit.morale, trace);

/** A 1 passes whatever the morale; a 6 fails like any other number (onus-7.142, onus-7.173). */
export const passes = (die: number, morale: number) => die === 1 || die <= morale;

/** No die is above such a morale. */
export const cannotFail = (morale: number) => morale >= FACES;

/** The chance to fail a check against a modified morale. */
export const failing = (morale: number): Fraction =>
  fraction(Math.min(FACES - 1, Math.max(0, FACES - morale)), FACES);
