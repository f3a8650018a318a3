import type { ClauseId } from '../../../engine/core/clause-ids.ts';
import type { UnitRule } from '../../../engine/t7g/army/profile.ts';

/** The clause by which the rules use a value of a list. */
const USED_BY: Readonly<Record<string, ClauseId>> = {
  pointsLimit: 't7g-8.1',
  contingents: 't7g-8.12',
  commanderLevel: 't7g-7.2',
  virtues: 't7g-7.31',
  traits: 't7g-7.43',
  kind: 't7g-6.1',
  unitPoints: 't7g-8.1',
  copies: 't7g-8.1',
  ledBy: 't7g-8.8',
  speed: 't7g-1.9',
  combat: 't7g-1.10',
  fire: 't7g-1.11',
  discipline: 't7g-1.12',
  courage: 't7g-1.13',
  stamina: 't7g-1.14',
  infantryDefence: 't7g-1.23',
  cavalryDefence: 't7g-1.23',
  volleysDefence: 't7g-1.23',
  artilleryDefence: 't7g-1.23',
  weapon: 't7g-4.17',
  weapons: 't7g-6.91',
  unitRules: 't7g-6.3',
  farFire: 't7g-6.104',
  limberedSpeed: 't7g-6.74',
  largeBase: 't7g-1.3',
  front: 't7g-1.3',
  depth: 't7g-1.3',
  eliteUnit: 't7g-8.14',
  eliteRule: 't7g-8.14',
  eliteDiscipline: 't7g-8.14',
  allied: 't7g-8.11',
  integrated: 't7g-6.83',
};

/** That of a value by its path, `units.0.speed`. */
export const usedBy = (path: string): ClauseId | undefined => {
  const name = path.split('.').findLast((one) => !/^\d+$/.test(one)) ?? '';
  return Object.hasOwn(USED_BY, name) ? USED_BY[name] : undefined;
};

export const isRule = (name: unknown): name is UnitRule =>
  typeof name === 'string' && Object.hasOwn(RULE_CLAUSES, name);

/** Where each special rule begins in the book. */
export const RULE_CLAUSES: Readonly<Record<UnitRule, ClauseId>> = {
  brigade: 't7g-6.4',
  squares: 't7g-6.8',
  elite: 't7g-6.10',
  ambush: 't7g-6.12',
  skirmishers: 't7g-6.13',
  'mobile-fortress': 't7g-6.14',
  frenzied: 't7g-6.36',
  light: 't7g-6.38',
  mercenary: 't7g-6.39',
  numerous: 't7g-6.40',
  sheltered: 't7g-6.41',
  'extended-arc': 't7g-6.45',
  'heavy-cavalry': 't7g-6.46',
  caracole: 't7g-6.48',
  choragiew: 't7g-6.49',
  dragoon: 't7g-6.58',
  impetuous: 't7g-6.61',
  'open-order': 't7g-6.63',
  harasser: 't7g-6.66',
  vanguard: 't7g-6.71',
  'draught-horses': 't7g-6.74',
  experimental: 't7g-6.81',
  'fortified-guns': 't7g-6.82',
  mortar: 't7g-6.121',
};
