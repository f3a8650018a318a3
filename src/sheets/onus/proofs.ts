import { type Proof, proof } from '../sheet.ts';

export const values = (input: object, expect = {}) => proof('onus/unit-values', input, expect);
export const morale = (input: object, expect = {}) => proof('onus/morale-check', input, expect);
export const attackRoll = (input: object, expect = {}) => proof('onus/attack-roll', input, expect);

/** A hand-to-hand combat of one with the other, 4 sections in contact where nothing else is said. */
export const combat = (attacker: object, defender: object, expect = {}, more = {}): Proof =>
  proof('onus/hand-to-hand', { attacker, defender, ...more }, expect);

/** A shot of archers with 3 (8) at a target 1 UD away. */
export const shot = (shooter: object, target: object, expect = {}, more = {}): Proof =>
  proof('onus/shot', { shooter, target, ...more }, expect);

/** A move; whoever moves has 4 UD where nothing else is said. */
export const move = (input: object, expect = {}) =>
  proof('onus/move', { movement: 4, ...input }, expect);
/** A unit that would pass through another one. */
export const passing = (mover: object, passed: object, expect = {}, more = {}) =>
  proof('onus/pass-through', { mover, passed, ...more }, expect);
