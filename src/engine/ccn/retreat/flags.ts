import { applyRows, type Table } from '../../core/rows.ts';
import { any, not, on, rulesOf } from '../../core/rules.ts';
import type { Trace } from '../../core/ruling.ts';
import type { Fieldworks } from '../terrain.ts';
import { isCavalry, isGuard, isHeavyCavalry, PROFILES, retreatOf, type Unit } from '../units.ts';

/** A unit that flags are rolled at, as far as it matters for them. */
export interface Flagged {
  unit: Unit;
  /** Attached to it when the dice were rolled. */
  leader: boolean;
  /** He fell in the check that comes before the flags. */
  leaderLost?: boolean;
  inSquare: boolean;
  fieldworks: Fieldworks;
  /** Adjacent hexes with a friendly unit or a lone friendly leader. */
  support: number;
  /** Flags that a guard ignores by its national card. */
  guardFlags?: number | undefined;
  /** What national cards add besides. */
  nationalFlags?: number;
  nationalHexes?: number;
  /** Infantry in square rolled them, alone or in Combined Arms. */
  bySquare: boolean;
  ranged: boolean;
  readings: { R68: 'a' | 'b' };
}

const { adds, notes, sets } = rulesOf<Flagged>(({ unit }) => ({ target: unit }));

const isMilitia = ({ unit }: Flagged) => unit === 'militia';
const lineOrMilitia = ({ unit }: Flagged) => unit === 'line' || unit === 'militia';
const cavalry = on('not-cavalry', ({ unit }: Flagged) => isCavalry(unit));
const notCavalry = on('cavalry-gets-no-cover', ({ unit }: Flagged) => !isCavalry(unit));
const guard = on('not-the-guard', ({ unit }: Flagged) => isGuard(unit));
const linesGrenadiers = ({ unit }: Flagged) => unit === 'grenadier';
/** With the grenade of the Grenadiers on their labels, whatever they ignore as a guard. */
const grenadiers = ({ unit }: Flagged) =>
  unit === 'grenadier' || unit === 'guard-grenadier' || unit === 'old-guard';
/** Reading R68: what the Guard gives is all, or (b) the flag of Grenadiers is added. */
const flagOfGrenadiers = on(
  'guard-has-its-own-flags',
  (flagged: Flagged) => linesGrenadiers(flagged) || flagged.readings.R68 === 'b',
);
const heavyCavalry = ({ unit }: Flagged) => isHeavyCavalry(unit);
const cuirassiers = on('not-cuirassiers', ({ unit }: Flagged) => unit === 'cuirassiers');

const inSquare = on('not-in-square', (flagged: Flagged) => flagged.inSquare);
const someSupport = ({ support }: Flagged) => support > 0;
const twoSupports = on('support-below-two', ({ support }: Flagged) => support >= 2);
const led = ({ leader }: Flagged) => leader;
const leaderLives = on('leader-lost', ({ leaderLost }: Flagged) => leaderLost !== true);
const hasFieldworks = ({ fieldworks }: Flagged) => fieldworks !== 'none';
const through = on('not-through-fieldworks', ({ fieldworks }: Flagged) => fieldworks === 'between');
const around = on('through-fieldworks', not(through));
const bySquare = ({ bySquare: square }: Flagged) => square;
const inMelee = on('rolled-at-a-distance', ({ ranged }: Flagged) => !ranged);

const someReason = on('nothing-to-ignore-with', (_: Flagged, ignorable: number) => ignorable > 0);

/** A square next to cavalry bounces it: nothing helps it to ignore those flags. */
export const isBounced = (flagged: Flagged) =>
  flagged.bySquare && !flagged.ranged && isCavalry(flagged.unit);

/** Each reason counts once; different reasons add up (ccn-5.186). */
const IGNORABLE: Table<Flagged, number> = {
  on: 'flagsIgnorable',
  rows: [
    notes('ccn-5.195', [bySquare], inMelee, cavalry, {
      unless: ['ccn-5.187', 'ccn-5.188', 'ccn-5.189', 'ccn-5.193', 'ccn-5.194', 'ccn-5.196'],
    }),
    notes('ccn-6.30', [bySquare], inMelee, cavalry),
    notes('ccn-5.190', [someSupport], inSquare, { unless: ['ccn-5.188', 'ccn-5.189'] }),
    notes('ccn-6.40', [someSupport], inSquare),
    adds('ccn-5.187', 1, [led], leaderLives),
    adds('ccn-5.188', 1, [someSupport], twoSupports),
    notes('ccn-5.189', [someSupport], twoSupports),
    notes('ccn-5.191', [hasFieldworks], through, notCavalry),
    adds('ccn-7.37', 1, [hasFieldworks], through, notCavalry),
    notes('ccn-7.38', [hasFieldworks], around),
    adds('ccn-5.192', 1, [grenadiers], flagOfGrenadiers),
    adds('ccn-5.193', 1, [heavyCavalry], cuirassiers),
    adds('ccn-5.194', ({ guardFlags = 0 }) => guardFlags, [any(guard, linesGrenadiers)], guard),
    adds('ccn-5.196', ({ nationalFlags = 0 }) => nationalFlags, [
      ({ nationalFlags = 0 }) => nationalFlags !== 0,
    ]),
    notes('ccn-6.39', [inSquare], someReason),
  ],
};

const HEXES: Table<Flagged, number> = {
  on: 'hexesPerFlag',
  rows: [
    sets(
      'ccn-5.183',
      ({ unit }) => retreatOf(unit),
      [lineOrMilitia],
      on('not-militia', isMilitia),
      {
        unless: ['ccn-1.4'],
      },
    ),
    sets('ccn-1.4', ({ unit }) => retreatOf(unit), []),
    sets('ccn-5.184', ({ nationalHexes = 0 }, hexes) => Math.max(0, hexes + nationalHexes), [
      ({ nationalHexes = 0 }) => nationalHexes !== 0,
    ]),
  ],
};

/** Flags of this roll that the unit may ignore, each for a reason of its own. */
export function flagsIgnorable(flagged: Flagged, trace: Trace): number {
  const before = trace.steps.length;
  const ignorable = applyRows(IGNORABLE, flagged, 0, trace);
  const reasons = trace.steps.slice(before).filter(({ effect }) => effect).length;
  const facts = { target: flagged.unit, ignorable };
  if (reasons > 1) trace.step('ccn-5.186', facts);
  else if (reasons === 1) trace.skip('ccn-5.186', 'one-reason', facts);
  return ignorable;
}

/** Hexes that the unit retreats for each flag that it does not ignore. */
export const hexesPerFlag = (flagged: Flagged, trace: Trace) => applyRows(HEXES, flagged, 0, trace);

/** Must the national card of this unit be known to say what it may ignore? */
export const needsGuardFlags = (flagged: Flagged) =>
  PROFILES[flagged.unit].standing === 'guard' &&
  !isBounced(flagged) &&
  flagged.guardFlags === undefined;
