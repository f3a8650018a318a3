import { applyRows, type Row, type Table } from '../../core/rows.ts';
import { not, on, rulesOf } from '../../core/rules.ts';
import type { Key, Trace } from '../../core/ruling.ts';
import { SHORT, type Weapon, weaponOf } from '../shooting/weapons.ts';

/** Two shots of a sling carry less far and hit less hard (wab-10.69, wab-10.71). */
const TWICE = { range: 9, strength: 2 };
export const SHOTS_OF_TWO = 2;

/** A missile weapon, as it is used. */
export interface Aiming {
  weapon?: Weapon | undefined;
  shootsTwice: boolean;
  moved: boolean;
  atCharge: boolean;
  /** It flees after the shot. */
  flees?: boolean;
}
export const shoots =
  (weapon: Weapon) =>
  (one: { weapon?: Weapon | undefined }): boolean =>
    one.weapon === weapon;
const twice = ({ shootsTwice }: Aiming) => shootsTwice;
const moved = ({ moved }: Aiming) => moved;
const hasMoved = on<Aiming>('has-not-moved', moved);
const staysPut = on<Aiming>('stays-after-the-shot', ({ flees }) => flees === true);

/** Maximum range in inches. */
export const rangeOf = ({ weapon, shootsTwice }: Aiming & { weapon: Weapon }) =>
  shootsTwice ? TWICE.range : weaponOf(weapon).range;

const { bars, notes } = rulesOf<Aiming>();
const inTime = not<Aiming>(({ atCharge }) => atCharge);

/** What some weapons are not used for. */
export const FORBIDDEN: readonly Row<Aiming, boolean>[] = [
  bars('wab-10.60', [shoots('crossbow'), inTime], hasMoved),
  bars('wab-10.63', [shoots('handgun'), inTime], hasMoved),
  bars('wab-10.72', [shoots('staff-sling'), inTime], hasMoved),
  notes('wab-10.66', [shoots('light-crossbow'), inTime], hasMoved),
  bars('wab-10.61', [shoots('crossbow'), not(inTime)], staysPut),
  bars('wab-10.64', [shoots('handgun'), not(inTime)], staysPut),
  bars('wab-10.73', [shoots('staff-sling'), not(inTime)], staysPut),
  bars(
    'wab-10.70',
    [twice],
    on('in-its-own-phase', ({ atCharge }) => atCharge),
  ),
  bars('wab-10.68/moved', [twice, inTime, moved]),
  notes('wab-10.68', [shoots('sling'), inTime], on('shoots-once', twice), on('moved', not(moved))),
  notes('wab-10.69', [shoots('sling'), inTime], on('shoots-once', twice)),
];

interface Profiled extends Aiming {
  weapon: Weapon;
  isLong: boolean;
}
const at = ({ isLong }: Profiled) => Number(isLong);
const strengthOf = (one: Profiled) =>
  one.shootsTwice ? TWICE.strength : (weaponOf(one.weapon).strength[at(one)] ?? 0);
const piercesOf = (one: Profiled) => weaponOf(one.weapon).pierces[at(one)] ?? 0;

const profiled = rulesOf<Profiled>((one) => ({
  range: rangeOf(one),
  strength: strengthOf(one),
  less: piercesOf(one),
}));
const profile = (key: Key, weapon: Weapon): Row<Profiled, number> =>
  profiled.sets<number>(key, strengthOf, [shoots(weapon)]);

const PROFILES: Table<Profiled, number> = {
  on: 'weaponStrength',
  rows: [
    profile('wab-10.45', 'javelin'),
    profile('wab-10.49', 'darts'),
    profile('wab-10.53', 'stones'),
    profile('wab-10.55', 'short-bow'),
    profile('wab-10.57', 'bow'),
    profile('wab-10.59', 'long-bow'),
    profile('wab-10.62', 'crossbow'),
    profile('wab-10.65', 'handgun'),
    profile('wab-10.67', 'light-crossbow'),
    profile('wab-10.71', 'sling'),
    profile('wab-10.74', 'staff-sling'),
  ],
};

/** Strength, range and what is taken off a save, at that range. */
export const profileOf = (one: Profiled, trace: Trace) => ({
  weaponStrength: applyRows(PROFILES, one, 0, trace),
  weaponModifier: piercesOf(one),
});

/** Beyond half of the range, unless it is thrown, shot at a charge or by a sling that shoots twice (wab-4.18, wab-4.24, wab-10.71). */
export const isLong = (one: Aiming & { weapon: Weapon }, distance: number) =>
  !one.atCharge &&
  !one.shootsTwice &&
  !weaponOf(one.weapon).thrown &&
  SHORT * distance > rangeOf(one);

/** A weapon that is thrown is always at short range. */
export const ALWAYS_SHORT: Partial<Record<Weapon, Key>> = {
  javelin: 'wab-10.43',
  darts: 'wab-10.46',
  stones: 'wab-10.50',
};
