import type { Ask } from '../../src/library/example.ts';

type Dice = Ask<'ccn/melee'>;
type Roll = Ask<'ccn/melee-roll'>;
type May = Ask<'ccn/may-melee'>;
type Side<S extends { unit: string } | undefined> = NonNullable<S> | NonNullable<S>['unit'];

const side = (one: string | object) => (typeof one === 'string' ? { unit: one } : one);

/** Who wants to attack whom in melee, and whatever else is so. */
export const may = (
  attacker: Side<May['attacker']>,
  defender: Side<May['defender']>,
  more?: Omit<May, 'attacker' | 'defender'>,
) => ({ attacker: side(attacker), defender: side(defender), ...more }) as May;

/** The same of its dice: the attacker has blocks. */
export const melee = (
  attacker: NonNullable<Dice['attacker']>,
  defender: Side<Dice['defender']>,
  more?: Omit<Dice, 'attacker' | 'defender'>,
) => ({ attacker, defender: side(defender), ...more }) as Dice;

/** The same of one roll, with the faces that fell. */
export const roll = (
  attacker: NonNullable<Roll['attacker']>,
  defender: Side<Roll['defender']>,
  faces: Roll['faces'],
  more?: Omit<Roll, 'attacker' | 'defender' | 'faces'>,
) => ({ attacker, defender: side(defender), faces, ...more }) as Roll;
