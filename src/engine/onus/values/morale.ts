import type { Fraction } from '../../core/fraction.ts';
import { fraction } from '../../core/fraction.ts';
import { applyRows, type Table } from '../../core/rows.ts';
import { not, on } from '../../core/rules.ts';
import { Trace } from '../../core/ruling.ts';
import { FACES, isMounted, type Kind } from '../units.ts';
import { STAMPEDE_MOUNTED } from './card-numbers.ts';
import {
  broken,
  generalLost,
  generalWell,
  hasLostGeneral,
  type Marked,
  nearGeneral,
  shaken,
  withGeneral,
  withHero,
  withoutOfficers,
  wounded,
} from './conditions.ts';
import { anySide, attacked, type Exposed, exposureRows } from './exposure.ts';
import type { Fighter } from './fighter.ts';
import { AMPLE, belowLeast, least, signed, singles } from './pair.ts';
import { REAR, touchedOn } from './sides.ts';
import { fleeing, marching } from './stance.ts';

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
    Marked &
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

const verbs = singles<Nerve>('morale');
const { adds, notes, sets } = verbs;

/** Reading b of R14: the -2 of a fleeing unit counts when it tries to recover, too. */
const recovering = on(
  'fleeing-only-when-attacked',
  ({ attacked: is, readings }: Nerve) => !is && readings.R14 === 'b',
);

const { square, sides } = exposureRows('morale', verbs);
const SIDES = [
  adds('onus-7.45/morale', REAR, [marching], attacked, anySide),
  adds('onus-10.4/morale', REAR, [fleeing, attacked], anySide),
  adds('onus-10.4/recovery', REAR, [fleeing, not(attacked)], recovering),
  square,
  ...sides,
];

const nearOrLost = ({ unit }: Nerve) => unit.general !== 'none' || hasLostGeneral(unit);

const GENERAL = [
  adds('onus-10.8', ({ unit }) => unit.generalMorale, [withGeneral], generalWell),
  adds('onus-10.9', 1, [nearGeneral], generalWell),
  adds('onus-10.10', -1, [nearOrLost], generalLost),
];

const hurtOrAttacked = ({ attacked: is, unit }: Nerve) => is || unit.wounds > 0;
/** Ruling R22: markers that only show sections of the card enveloping are no extension. */
const markersOut = ({ unit }: Nerve) => unit.extended > 0 || unit.enveloping > 0;
const extended = on('not-extended', ({ unit }: Nerve) => unit.extended > 0);

const MARKERS = [
  adds('onus-10.14', 1, [shaken], withHero),
  adds('onus-10.11', ({ unit }) => -unit.wounds, [hurtOrAttacked], wounded),
  adds('onus-10.13', ({ unit }) => -unit.extended, [markersOut], extended),
  adds('onus-10.15', -1, [shaken], withoutOfficers),
  adds('onus-10.16', -1, [shaken], broken),
];

const flanksProtected = ({ unit }: Nerve) => unit.protectedFlanks > 0;
const byHandOnFront = on(
  'not-only-on-front',
  ({ unit, by, attacked: is }: Nerve) =>
    is && by === 'hand-to-hand' && !touchedOn(unit, 'flank') && !touchedOn(unit, 'rear'),
);
const notByShot = on('terror-hand-to-hand-only', ({ cause }: Nerve) => cause !== 'shot');
const mounted = on('not-mounted', ({ unit }: Nerve) => isMounted(unit.kind));

const CIRCUMSTANCES = [
  adds('onus-12.24/morale', ({ unit }) => unit.protectedFlanks, [flanksProtected], byHandOnFront),
  adds('onus-9.17', -1, [({ terror }) => terror], notByShot),
  adds('onus-11.16/morale', STAMPEDE_MOUNTED, [({ cause }) => cause === 'stampede'], mounted),
];

const MORALE: Table<Nerve, number> = {
  on: 'moraleValue',
  rows: [
    notes('onus-3.5/morale', [], { with: ({ who, unit }) => ({ who, value: unit.morale }) }),
    ...GENERAL,
    ...MARKERS,
    ...CIRCUMSTANCES,
    ...SIDES,
    adds('onus-5.3/value', ({ unit }) => unit.moraleBonus, [({ unit }) => unit.moraleBonus !== 0]),
    sets('onus-13.10/morale', least, [({ unit }, value) => value < unit.morale], belowLeast, {
      with: ({ who }, value) => ({ who, value: signed(value) }),
    }),
  ],
};

/** The morale that a die of a check may not exceed. */
export const moraleOf = (nerve: Nerve, trace = new Trace()): number =>
  applyRows(MORALE, nerve, nerve.unit.morale, trace);

/** A 1 passes whatever the morale; a 6 fails like any other number (onus-7.142, onus-7.173). */
export const passes = (die: number, morale: number) => die === 1 || die <= morale;

/** Whether the check is passed: by its die, or as it is told; null while neither is known. */
export const passedBy = (
  die: number | undefined,
  result: 'passed' | 'failed' | undefined,
  morale: number,
) => (die !== undefined ? passes(die, morale) : result ? result === 'passed' : null);

/** A check whose result is told beside a die that tells it already. */
export const isToldTwice = (die: number | undefined, result: string | undefined) =>
  die !== undefined && result !== undefined;

/** A chance as far as it is open: sure, once it is known how it went. */
export const openChance = (chance: Fraction, happened: boolean | null): Fraction =>
  happened === null ? chance : fraction(happened ? 1 : 0);

/** No die is above such a morale. */
export const cannotFail = (morale: number) => morale >= FACES;

/** The chance to fail a check against a modified morale. */
export const failing = (morale: number): Fraction =>
  fraction(Math.min(FACES - 1, Math.max(0, FACES - morale)), FACES);

export const moraleModifier = (nerve: Nerve) =>
  moraleOf({ ...nerve, unit: { ...nerve.unit, morale: AMPLE } }) - AMPLE;
