import { attackOf } from './attack.ts';
import { defenceOf, type Guard } from './defence.ts';
import type { Bout } from './fighter.ts';
import { moraleOf, type Nerve } from './morale.ts';
import { type Shooter, strengthOf } from './strength.ts';

/** So high a value of a card that its least value of 1 hides none of the modifiers. */
const AMPLE = 100;

/** What all modifiers come to together, in each of the two values. */
export const attackModifier = (bout: Bout) =>
  attackOf({ ...bout, unit: { ...bout.unit, hit: AMPLE, wound: AMPLE } }).first - AMPLE;

export const defenceModifier = (guard: Guard) =>
  defenceOf({ ...guard, unit: { ...guard.unit, dodge: AMPLE, armour: AMPLE } }).first - AMPLE;

export const moraleModifier = (nerve: Nerve) =>
  moraleOf({ ...nerve, unit: { ...nerve.unit, morale: AMPLE } }) - AMPLE;

export const strengthModifier = (shooter: Shooter) =>
  strengthOf({ ...shooter, unit: { ...shooter.unit, strength: AMPLE } }) - AMPLE;
