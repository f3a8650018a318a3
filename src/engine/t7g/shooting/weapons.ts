import type { ClauseId } from '../../core/clause-ids.ts';

interface Weapon {
  /** Inches. */
  range: number;
  /** Which clause gives it that range. */
  clause: ClauseId;
  cannon?: true;
  /** Pistols, arquebuses, muskets and cannons (t7g-6.102). */
  firearm?: true;
}

const firearm = (range: number, clause: ClauseId): Weapon => ({ range, clause, firearm: true });
const cannon = (range: number, clause: ClauseId): Weapon => ({
  ...firearm(range, clause),
  cannon: true,
});

/** Maximum ranges (t7g-4.17, t7g-6.124). */
export const WEAPONS = {
  musket: firearm(12, 't7g-6.118'),
  arquebus: firearm(8, 't7g-6.103'),
  'arquebus-musket': firearm(12, 't7g-6.104'),
  flintlock: firearm(12, 't7g-6.119'),
  pistol: firearm(4, 't7g-6.122'),
  bow: { range: 12, clause: 't7g-6.107' },
  longbow: { range: 16, clause: 't7g-6.107' },
  crossbow: { range: 12, clause: 't7g-6.108' },
  javelin: { range: 6, clause: 't7g-6.117' },
  'light-cannon': cannon(18, 't7g-6.110'),
  'medium-cannon': cannon(24, 't7g-6.110'),
  'heavy-cannon': cannon(36, 't7g-6.110'),
  'super-heavy-cannon': cannon(42, 't7g-6.113'),
} satisfies Record<string, Weapon>;
export type WeaponName = keyof typeof WEAPONS;
export const WEAPON_NAMES = Object.keys(WEAPONS) as [WeaponName, ...WeaponName[]];

export const weaponOf = (name: WeaponName): Weapon => WEAPONS[name];

/** Within it an arquebus and musket unit uses its first Fire Value (t7g-6.104). */
export const ARQUEBUS_RANGE = WEAPONS.arquebus.range;
/** Within it a flintlock has one Increase (t7g-6.119). */
export const FLINTLOCK_NEAR = 6;
/** What each success of Ingeniero and of Tutor adds to a range (t7g-7.84, t7g-7.96). */
export const LONGER = { ingeniero: 3, tutor: 2 } as const;
