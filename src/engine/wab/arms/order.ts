import type { Row } from '../../core/rows.ts';
import { on, rulesOf } from '../../core/rules.ts';
import { type Formation, isHedgehog } from '../formations/formation.ts';
import { type CloseWeaponName, closeWeaponOf } from './weapons.ts';

/** With what somebody fights, and on which sides. */
export interface Wielding {
  closeWeapon: CloseWeaponName;
  fightsOn: 'front' | 'several' | 'front-and-rear';
  formation: Formation;
}
type Side = 'own' | 'enemy';
interface Armed {
  own: Wielding;
  enemy: Wielding;
}
const SIDES = ['own', 'enemy'] as const;
const other = (side: Side): Side => (side === 'own' ? 'enemy' : 'own');

/** The classes in which blows fall, whoever charged: pikes, the kontos, all others, weapons for both hands. */
export const PIKES = 0;
/** Impact hits of chariots fall between pikes and the kontos, by the other reading after it (R284). */
export const IMPACT = { a: 1, b: 2.5 } as const;
const KONTOS = 2;
export const NORMAL = 3;
const LAST = 4;

/** Who alone of the two fights with it; nobody where both do. */
const holderOf = (armed: Armed, weapon: CloseWeaponName): Side | undefined => {
  const [first, ...more] = SIDES.filter((side) => armed[side].closeWeapon === weapon);
  return more.length > 0 ? undefined : first;
};
/** Of a square every side is a front (wab-13.104). */
const toTheFront = (armed: Armed, side: Side) =>
  armed[side].fightsOn === 'front' || isHedgehog(armed[side]);
/** Only the pike is longer than a kontos (wab-10.40). */
const isShorter = (weapon: CloseWeaponName) => weapon !== 'pike' && weapon !== 'kontos';

/** When a side strikes by its weapon. */
export function classOf(armed: Armed, side: Side): number {
  const { closeWeapon } = armed[side];
  if (holderOf(armed, closeWeapon) === undefined) return NORMAL;
  const { strikes } = closeWeaponOf(closeWeapon);
  if (strikes === 'last') return LAST;
  if (!toTheFront(armed, side)) return NORMAL;
  if (strikes === 'first') return PIKES;
  const longer = isShorter(armed[other(side)].closeWeapon);
  return strikes === 'before-shorter' && longer ? KONTOS : NORMAL;
}

const both = (weapon: CloseWeaponName) => (armed: Armed) =>
  SIDES.every((side) => armed[side].closeWeapon === weapon);
const some = (weapon: CloseWeaponName) => (armed: Armed) =>
  SIDES.some((side) => armed[side].closeWeapon === weapon);
const one = (weapon: CloseWeaponName) => (armed: Armed) => holderOf(armed, weapon) !== undefined;
const holder = (weapon: CloseWeaponName) => (armed: Armed) => holderOf(armed, weapon) ?? 'own';
const fightsToFront = (weapon: CloseWeaponName) => (armed: Armed) =>
  toTheFront(armed, holder(weapon)(armed));
const who = (weapon: CloseWeaponName) => ({
  with: (armed: Armed) => ({ who: holder(weapon)(armed) }),
});
const BELOW = { unless: ['wab-5.8', 'wab-5.9', 'wab-5.10'] } as const;

const { notes, sets } = rulesOf<Armed>();

/** What weapons decide, above the charge and Initiative. */
export const BY_WEAPON: readonly Row<Armed, string>[] = [
  notes<string>('wab-10.36', [some('pike')], on('only-one-has-them', both('pike'))),
  notes<string>('wab-10.41', [some('kontos')], on('only-one-has-them', both('kontos'))),
  notes<string>('wab-10.15', [some('two-handed')], on('only-one-has-them', both('two-handed'))),
  notes<string>('wab-13.104/pikes', [
    one('pike'),
    (armed) => isHedgehog(armed[holder('pike')(armed)]),
    (armed) => armed[holder('pike')(armed)].fightsOn !== 'front',
  ]),
  notes<string>(
    'wab-10.37',
    [one('pike')],
    on('to-the-front-alone', (armed) => !fightsToFront('pike')(armed)),
    { ...who('pike') },
  ),
  sets<string>(
    'wab-10.35',
    holder('pike'),
    [some('pike')],
    on('both-have-them', one('pike')),
    on('not-to-the-front-alone', fightsToFront('pike')),
    { ...who('pike'), ...BELOW },
  ),
  notes<string>('wab-10.40', [one('kontos')]),
  sets<string>(
    'wab-10.39',
    holder('kontos'),
    [some('kontos')],
    on('both-have-them', one('kontos')),
    on('enemy-has-pikes', (armed) => !one('pike')(armed)),
    on('not-to-the-front-alone', fightsToFront('kontos')),
    { ...who('kontos'), ...BELOW },
  ),
  sets<string>(
    'wab-10.14',
    (armed) => other(holder('two-handed')(armed)),
    [some('two-handed')],
    on('both-have-them', one('two-handed')),
    { ...who('two-handed'), ...BELOW },
  ),
];
