import type { Ask } from '../../src/library/example.ts';

type Fire = Ask<'ccn/ranged-combat'>;
type Side<G extends { unit: string } | undefined> = NonNullable<G> | NonNullable<G>['unit'];
const side = (one: string | object) => (typeof one === 'string' ? { unit: one } : one);

/** Who fires at whom: a unit and how it stands, or its type alone; and whatever else is so. */
export const fire = (
  attacker: Side<Fire['attacker']>,
  defender: Side<Fire['defender']> = 'line',
  more?: Omit<Fire, 'attacker' | 'defender'>,
) => ({ attacker: side(attacker), defender: side(defender), ...more }) as Fire;

type May = Ask<'ccn/may-fire'>;
export const mayFire = (
  attacker: Side<May['attacker']>,
  more?: Omit<May, 'attacker' | 'target'>,
  target: May['target'] = 'line',
) => ({ attacker: side(attacker), target, ...more }) as May;
