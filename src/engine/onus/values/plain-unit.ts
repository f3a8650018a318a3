import type { Fighter } from './fighter.ts';

/** A unit with nothing on it and nobody near; its card is overwritten by what is known of it. */
export const PLAIN_UNIT: Fighter = {
  kind: 'infantry',
  hit: 1,
  wound: 1,
  dodge: 1,
  armour: 1,
  morale: 1,
  life: 1,
  abilities: [],
  wounds: 0,
  broken: false,
  fleeing: false,
  forcedMarch: false,
  formation: 'none',
  bravery: false,
  hero: false,
  noOfficers: false,
  extended: 0,
  enveloping: 0,
  general: 'none',
  generalStrength: 0,
  generalDefence: 0,
  generalMorale: 0,
  generalLost: false,
  attackedOn: [],
  otherEnemies: 0,
  protectedFlanks: 0,
  priority: false,
  attackBonus: 0,
  defenceBonus: 0,
  moraleBonus: 0,
};

/** A fleeing unit is Broken, in no formation and not extended (onus-7.183). */
export const FLEEING_UNIT: Fighter = { ...PLAIN_UNIT, broken: true, fleeing: true };
