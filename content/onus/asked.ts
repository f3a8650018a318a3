import type { Ask } from '../../src/library/example.ts';

type Fight = Ask<'onus/hand-to-hand'>;
type Shot = Ask<'onus/shot'>;
type Move = Ask<'onus/move'>;
type Javelins = Ask<'onus/throw-javelins'>;

/** A combat: who attacks whom, and whatever else is so. */
export const fight = (
  attacker: NonNullable<Fight['attacker']>,
  defender: NonNullable<Fight['defender']>,
  more?: Omit<Fight, 'attacker' | 'defender'>,
): Fight => ({ attacker, defender, ...more });

/** The same in the turn in which the attacker charged. */
export const charges = (...[attacker, defender, more]: Parameters<typeof fight>) =>
  fight(attacker, defender, { ...more, charge: true });

export const shot = (
  shooter: NonNullable<Shot['shooter']>,
  target: NonNullable<Shot['target']>,
  more?: Omit<Shot, 'shooter' | 'target'>,
): Shot => ({ shooter, target, ...more });

/** How far a unit moves by its card, what it does in turn, and what else is so of it. */
export const moves = (
  movement: NonNullable<Move['movement']>,
  steps: NonNullable<Move['steps']>,
  more?: Omit<Move, 'movement' | 'steps'>,
): Move => ({ movement, steps, ...more });

export const javelins = (
  eventFrom: NonNullable<Javelins['eventFrom']>,
  attacker: NonNullable<Javelins['attacker']>,
  defender: NonNullable<Javelins['defender']>,
  more?: Omit<Javelins, 'eventFrom' | 'attacker' | 'defender'>,
): Javelins => ({ eventFrom, attacker, defender, ...more });

export const PHALANX = { formation: 'phalanx' } as const;
export const SARISSAS = { ...PHALANX, abilities: ['sarissas'] } as const;
/** Cavalry of attack 4/4 that rams. */
export const RAM = { kind: 'cavalry', hit: 4, wound: 4, abilities: ['ram'] } as const;
export const JAVELINS = { abilities: ['javelins'] } as const;
