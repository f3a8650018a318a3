import type { Ability, Formation, Rank } from '../units.ts';
import { isBroken } from './fighter.ts';
import { onUnit } from './stance.ts';

/** What is on a unit, whatever it does. */
export interface Marked {
  wounds: number;
  broken: boolean;
  fleeing: boolean;
  forcedMarch: boolean;
  formation: Formation;
  bravery: boolean;
  hero: boolean;
  noOfficers: boolean;
  general: 'none' | 'in-radius' | 'in-unit';
  generalLost: boolean;
  rank?: Rank;
}
/** Whose value is worked out: how sentences name the unit. */
export const ROLES = ['unit', 'attacker', 'defender', 'shooter', 'target'] as const;
export type Role = (typeof ROLES)[number];

/** Every so many wounds take 1 from attack and ranged strength (onus-10.12). */
const WOUNDS_A_POINT = 3;
export const lostToWounds = ({ wounds }: Pick<Marked, 'wounds'>) =>
  Math.floor(wounds / WOUNDS_A_POINT);

export const wounded = onUnit('unwounded', ({ wounds }) => wounds > 0);
export const woundedEnough = onUnit('fewer-than-three-wounds', (unit) => lostToWounds(unit) > 0);
export const broken = onUnit('not-broken', isBroken);
export const withoutOfficers = onUnit('with-officers', ({ noOfficers }) => noOfficers);
export const withHero = onUnit('no-hero', ({ hero }) => hero);
export const withGeneral = onUnit('general-elsewhere', ({ general }) => general === 'in-unit');
export const nearGeneral = onUnit('general-out-of-range', ({ general }) => general !== 'none');
/** A general whose own unit flees is lost for as long as it does (onus-4.11). */
export const hasLostGeneral = ({
  general,
  generalLost,
  fleeing,
}: Pick<Marked, 'general' | 'generalLost' | 'fleeing'>) =>
  generalLost || (general === 'in-unit' && fleeing);
export const generalWell = onUnit('general-lost', (unit) => !hasLostGeneral(unit));
export const generalLost = onUnit('general-unharmed', (unit) => hasLostGeneral(unit));
/** Whether any marker tells how the unit's leaders fare. */
export const shaken = onUnit('no-marker', (unit) => unit.noOfficers || unit.hero || isBroken(unit));
export const mayBrave = onUnit<{ bravery: boolean; abilities?: readonly Ability[] }>(
  'never-brave',
  ({ bravery, abilities = [] }) => bravery || abilities.includes('bravery'),
);
export const brave = onUnit('no-bravery', ({ bravery }) => bravery);
