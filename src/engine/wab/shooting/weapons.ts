import { choice } from '../../core/schema/choices.ts';

interface Missile {
  /** Inches (wab-4.19). */
  range: number;
  /** Strength and what is taken off a save, at short and at long range. */
  strength: readonly [short: number, long: number];
  pierces: readonly [short: number, long: number];
  /** Shot over those in front: by archers who stand still, or thrown even on the move (wab-4.28, wab-4.30). */
  massed?: 'standing' | 'moving';
  /** Never at long range, and no harder after a move: what is thrown by hand. */
  thrown?: true;
  /** Not used after a move, nor to shoot and flee. */
  slow?: true;
}

const PLAIN = { strength: [3, 3], pierces: [0, 0] } as const;
const STRONG = { strength: [4, 3], pierces: [1, 0], slow: true } as const;

export const WEAPONS = {
  bow: { range: 24, ...PLAIN, massed: 'standing' },
  'short-bow': { range: 18, ...PLAIN, massed: 'standing' },
  'long-bow': { range: 30, ...PLAIN, pierces: [1, 0], massed: 'standing' },
  crossbow: { range: 30, ...STRONG },
  'light-crossbow': { range: 18, ...PLAIN },
  sling: { range: 18, ...PLAIN },
  'staff-sling': { range: 24, ...STRONG },
  javelin: { range: 8, ...PLAIN, thrown: true },
  stones: { range: 4, ...PLAIN, thrown: true, massed: 'moving' },
  darts: { range: 12, ...PLAIN, strength: [2, 2], thrown: true, massed: 'moving' },
  handgun: { range: 18, ...STRONG, pierces: [2, 1] },
} as const satisfies Readonly<Record<string, Missile>>;

export type Weapon = keyof typeof WEAPONS;
export const WEAPON_NAMES = Object.keys(WEAPONS) as unknown as readonly [Weapon, ...Weapon[]];
export const weaponOf = (weapon: Weapon): Missile => WEAPONS[weapon];

/** Farther apart than anybody who shoots. */
export const FAR = 60;
/** Short range goes up to this part of the maximum (wab-4.18). */
export const SHORT = 2;
/** When it is shot: in the shooting phase, or as a reaction to a charge. */
export const OCCASION = choice(
  ['shooting-phase', 'stand-and-shoot', 'shoot-and-flee'],
  'shooting-phase',
);
