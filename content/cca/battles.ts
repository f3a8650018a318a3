import type { Ask } from '../../src/library/example.ts';

interface Battle {
  attacker?: { unit: string };
  defender?: { unit: string };
}
/** A unit and how it stands, or its type alone. */
type Side<G extends { unit: string } | undefined> = NonNullable<G> | NonNullable<G>['unit'];

const side = (one: string | object) => (typeof one === 'string' ? { unit: one } : one);

/** What a query about a battle is asked: who attacks whom, and whatever else is so. */
const between =
  <A extends Battle>() =>
  (attacker: Side<A['attacker']>, defender: Side<A['defender']>, more?: Omit<A, keyof Battle>) =>
    ({ attacker: side(attacker), defender: side(defender), ...more }) as A;

export const may = between<Ask<'cca/may-battle'>>();
export const fire = between<Ask<'cca/ranged-combat'>>();
export const combat = between<Ask<'cca/close-combat'>>();
export const outcome = between<Ask<'cca/close-combat-outcome'>>();

type Roll = Ask<'cca/close-combat-roll'>;
const battle = between<Roll>();
/** The same of one roll, with the faces that fell. */
export const roll = (
  attacker: Side<Roll['attacker']>,
  defender: Side<Roll['defender']>,
  faces: Roll['faces'],
  more?: Omit<Roll, keyof Battle | 'faces'>,
) => battle(attacker, defender, { faces, ...more } as Roll);
