import { type Proof, proof } from '../sheet.ts';

/** A unit by its type, or with more told of it. */
type Side = string | object;
/** Blocks of a unit where nothing is said of them: enough for every reduction to show. */
export const BLOCKS = 5;
const side = (given: Side) => ({
  blocks: BLOCKS,
  ...(typeof given === 'string' ? { unit: given } : given),
});
const sides = (attacker: Side, defender: Side, more: object) => ({
  attacker: side(attacker),
  defender: side(defender),
  ...more,
});
const asks =
  (query: string) =>
  (input: object, expect: object = {}): Proof =>
    proof(query, input, expect);

/** A melee of one with the other, as it is declared. */
export const melee = (attacker: Side, defender: Side, expect = {}, more = {}) =>
  proof('ccn/melee', sides(attacker, defender, more), expect);
/** Fire at a target 2 hexes away. */
export const fire = (attacker: Side, defender: Side, expect = {}, more = {}) =>
  proof('ccn/ranged-combat', sides(attacker, defender, { distance: 2, ...more }), expect);
export const mayFire = (attacker: object, expect = {}, more = {}) =>
  proof('ccn/may-fire', { attacker, target: 'line', distance: 2, ...more }, expect);
export const combined = (attacker: Side, defender: Side, guns: object[], expect = {}, more = {}) =>
  proof('ccn/combined-arms', { ...sides(attacker, defender, more), guns }, expect);
export const retire = (attacker: Side, defender: Side, expect = {}, more = {}) =>
  proof('ccn/retire-and-reform', sides(attacker, defender, more), expect);

export const mayMelee = (attacker: object, defender: object, expect = {}, more = {}) =>
  proof('ccn/may-melee', { attacker, defender, ...more }, expect);

export const card = (commandCard: string, expect = {}, more = {}) =>
  proof('ccn/card', { commandCard, ...more }, expect);
export const advance = asks('ccn/advance');
export const draw = asks('ccn/draw');
export const fallBack = asks('ccn/fall-back');
export const formSquare = asks('ccn/form-square');
export const ground = asks('ccn/terrain');
export const leaderCheck = asks('ccn/leader-check');
export const leaderRetreat = asks('ccn/leader-retreat');
export const mayMove = asks('ccn/may-move');
export const mayOrder = asks('ccn/may-order');
export const orders = asks('ccn/orders');
export const retreat = (input: object, expect = {}) =>
  proof('ccn/retreat', { blocks: BLOCKS, ...input }, expect);
export const sight = asks('ccn/line-of-sight');
export const square = asks('ccn/square');
export const turn = (phase: string, wants: string, expect = {}, more = {}) =>
  proof('ccn/turn', { phase, wants, ...more }, expect);
