import { choice } from '../../core/schema/choices.ts';

interface CloseWeapon {
  /** Who fights with it by its own rules; left out, anybody does. */
  arm?: 'infantry' | 'cavalry';
  hands: 1 | 2;
  /** When it strikes, whoever charged: a longer weapon before a shorter one, a heavy one last. */
  strikes?: 'first' | 'before-shorter' | 'last';
}

/** What warriors fight with hand to hand; what it does stands in effects.ts and order.ts (wab-10.5 to wab-10.42). */
export const CLOSE_WEAPONS = {
  'hand-weapon': { hands: 1 },
  'two-hand-weapons': { hands: 2 },
  'two-handed': { hands: 2, strikes: 'last' },
  halberd: { hands: 2 },
  spear: { hands: 1 },
  'throwing-spear': { hands: 1 },
  'heavy-throwing-spear': { hands: 1 },
  'cavalry-spear': { arm: 'cavalry', hands: 1 },
  lance: { arm: 'cavalry', hands: 1 },
  kontos: { arm: 'cavalry', hands: 2, strikes: 'before-shorter' },
  pike: { arm: 'infantry', hands: 2, strikes: 'first' },
  'mixed-weapons': { hands: 1 },
  dagger: { hands: 1 },
} as const satisfies Readonly<Record<string, CloseWeapon>>;

export type CloseWeaponName = keyof typeof CLOSE_WEAPONS;
export const CLOSE_WEAPON_NAMES = Object.keys(CLOSE_WEAPONS) as unknown as readonly [
  CloseWeaponName,
  ...CloseWeaponName[],
];
export const closeWeaponOf = (weapon: CloseWeaponName): CloseWeapon => CLOSE_WEAPONS[weapon];

/** With what a unit fights hand to hand: the shared field of all questions. */
export const CLOSE_WEAPON = choice(CLOSE_WEAPON_NAMES, 'hand-weapon');

/** Which turn of a combat it is for a unit: its first, a later one, or a later one in which a new enemy joins (R310). */
export const COMBAT_TURN = choice(['first', 'new-enemy', 'later'], 'first');

/** Whether what holds in the first turn of a combat holds now. */
export const isFirstTurn = ({
  combatTurn,
  readings: { R310 },
}: {
  combatTurn: (typeof COMBAT_TURN.options)[number];
  readings: { R310: 'a' | 'b' };
}) => combatTurn === 'first' || (combatTurn === 'new-enemy' && R310 === 'b');
