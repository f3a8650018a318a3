import { problems } from '../../core/problems.ts';
import { readings, readingsToC } from '../../core/readings.ts';
import { choice, flag, requiredChoice } from '../../core/schema/choices.ts';
import { group, rare, usual } from '../../core/schema/groups.ts';
import { optionalCount } from '../../core/schema/numbers.ts';
import type { Values } from '../../core/schema/values.ts';
import { KIND, MOST_VALUE } from '../fields.ts';
import { ORDERS } from '../units.ts';

/** What a unit may hold or be equipped with. */
const WORKS = [
  'building',
  'large-building',
  'wall',
  'fence',
  'mobile-fortress',
  'emplaced-fortification',
  'fortified-guns',
] as const;
export type Work = (typeof WORKS)[number];

export const FORTIFICATION_FIELDS = {
  work: requiredChoice(WORKS),
  does: usual(
    choice(
      ['holds', 'enters', 'leaves', 'moves', 'turns', 'charges', 'counter-charges', 'shoots'],
      'holds',
    ),
  ),
  kind: KIND,
  card: usual(choice(ORDERS, 'attention')),
  occupied: flag(),
  reachesIt: flag(true),
  attackedBy: usual(
    choice(['nobody', 'infantry', 'cavalry', 'volleys', 'cannon', 'mortar'], 'nobody'),
  ),
  attackedFrom: choice(['front', 'side', 'rear'], 'front'),
  atTheLine: flag(true),
  grenades: rare(flag()),
  movedAway: flag(),
  courage: optionalCount(0, MOST_VALUE),
  lostBy: choice(['none', 'disengage', 'retreat'], 'none'),
  choosesLate: rare(flag()),
  unitsInside: rare(optionalCount(1, 12)),
  readings: rare(
    group({ ...readings('R9', 'R41', 'R67', 'R165', 'R166', 'R168'), ...readingsToC('R169') }),
  ),
};
export type Held = Values<typeof FORTIFICATION_FIELDS>;

export const is =
  (...works: readonly Work[]) =>
  ({ work }: Held) =>
    works.includes(work);
export const isBuilding = is('building', 'large-building');
export const isMobile = is('mobile-fortress');
export const isEmplaced = is('emplaced-fortification');
export const does =
  (...some: readonly Held['does'][]) =>
  ({ does }: Held) =>
    some.includes(does);
export const attackedBy =
  (...some: readonly Held['attackedBy'][]) =>
  ({ attackedBy }: Held) =>
    some.includes(attackedBy);
export const isShotAt = attackedBy('volleys', 'cannon', 'mortar');
export const isCharged = attackedBy('infantry', 'cavalry');

export const checkHeld = problems<Held>(
  [
    'does',
    'only-a-building-is-entered',
    't7g-9.39',
    (held) => held.does === 'enters' && !isBuilding(held),
  ],
  [
    'choosesLate',
    'no-several-shots',
    't7g-6.32',
    (held) => held.choosesLate && !(isEmplaced(held) && held.does === 'shoots'),
  ],
  ['lostBy', 'lost-to-nobody', 't7g-5.19', (held) => held.lostBy !== 'none' && !isCharged(held)],
);
