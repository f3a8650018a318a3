import type { Condition } from '../../core/rows.ts';
import type { Ability, Formation, Rank } from '../units.ts';
import { isBroken } from './fighter.ts';

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

export interface Subject {
  who: Role;
  unit: Marked;
}

const on = <S extends Subject>(name: string, holds: (unit: Marked) => boolean): Condition<S> => ({
  name,
  holds: ({ unit }) => holds(unit),
});

/** Every so many wounds take 1 from attack and ranged strength (onus-10.12). */
const WOUNDS_A_POINT = 3;
export const lostToWounds = ({ wounds }: Pick<Marked, 'wounds'>) =>
  Math.floor(wounds / WOUNDS_A_POINT);

export const wounded = <S extends Subject>() => on<S>('unwounded', ({ wounds }) => wounds > 0);
export const woundedEnough = <S extends Subject>() =>
  on<S>('fewer-than-three-wounds', (unit) => lostToWounds(unit) > 0);
export const broken = <S extends Subject>() => on<S>('not-broken', isBroken);
export const withoutOfficers = <S extends Subject>() =>
  on<S>('with-officers', ({ noOfficers }) => noOfficers);
export const withHero = <S extends Subject>() => on<S>('no-hero', ({ hero }) => hero);
export const withGeneral = <S extends Subject>() =>
  on<S>('general-elsewhere', ({ general }) => general === 'in-unit');
export const nearGeneral = <S extends Subject>() =>
  on<S>('general-out-of-range', ({ general }) => general !== 'none');
/** A general whose own unit flees is lost for as long as it does (onus-4.11). */
export const hasLostGeneral = ({
  general,
  generalLost,
  fleeing,
}: Pick<Marked, 'general' | 'generalLost' | 'fleeing'>) =>
  generalLost || (general === 'in-unit' && fleeing);
export const generalWell = <S extends Subject>() =>
  on<S>('general-lost', (unit) => !hasLostGeneral(unit));
export const generalLost = <S extends Subject>() =>
  on<S>('general-unharmed', (unit) => hasLostGeneral(unit));
export const formed = <S extends Subject>(formation: Formation) =>
  on<S>(`not-in-${formation}`, (unit) => unit.formation === formation);
/** Whether any marker tells how the unit's leaders fare. */
export const shaken = <S extends Subject>() =>
  on<S>('no-marker', (unit) => unit.noOfficers || unit.hero || isBroken(unit));
export const mayBrave = <
  S extends { unit: { bravery: boolean; abilities?: readonly Ability[] } },
>(): Condition<S> => ({
  name: 'never-brave',
  holds: ({ unit }) => unit.bravery || (unit.abilities ?? []).includes('bravery'),
});
export const brave = <S extends Subject>() => on<S>('no-bravery', ({ bravery }) => bravery);
export const marching = <S extends Subject>() =>
  on<S>('no-forced-march', ({ forcedMarch }) => forcedMarch);
export const fleeing = <S extends Subject>() => on<S>('not-fleeing', (unit) => unit.fleeing);
/** All sides of such a unit count as its rear (onus-10.4). */
export const allRear = <S extends Subject>() =>
  on<S>('neither-march-nor-flight', (unit) => unit.forcedMarch || unit.fleeing);
