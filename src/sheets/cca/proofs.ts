import { type Proof, proof } from '../sheet.ts';

/** A unit by its code, or with more told of it. */
type Side = string | object;
const side = (given: Side) => (typeof given === 'string' ? { unit: given } : given);

/** A close combat of one with the other, as it is declared. */
export const closeCombat = (attacker: Side, defender: Side, expect = {}, more = {}): Proof =>
  proof(
    'cca/close-combat',
    { attacker: side(attacker), defender: side(defender), ...more },
    expect,
  );

/** Fire at a target 2 hexes away. */
export const fire = (attacker: Side, defender: Side, expect = {}, more = {}): Proof =>
  proof(
    'cca/ranged-combat',
    { attacker: side(attacker), defender: side(defender), distance: 2, ...more },
    expect,
  );

export const mayBattle = (attacker: Side, defender: Side, expect = {}, more = {}): Proof =>
  proof('cca/may-battle', { attacker: side(attacker), defender: side(defender), ...more }, expect);

export const mayMove = (input: object, expect = {}) => proof('cca/may-move', input, expect);
export const evade = (attacker: string, defender: Side, expect = {}, more = {}): Proof =>
  proof('cca/evade', { attacker: side(attacker), defender: side(defender), ...more }, expect);
export const retreat = (input: object, expect = {}) => proof('cca/retreat', input, expect);
export const advance = (input: object, expect = {}) =>
  proof('cca/momentum', { target: 'eliminated', ...input }, expect);
export const leaderCheck = (input: object, expect = {}) => proof('cca/leader-check', input, expect);
export const rampage = (input: object, expect = {}) => proof('cca/rampage', input, expect);
export const sight = (input: object, expect = {}) => proof('cca/line-of-sight', input, expect);
export const ground = (input: object, expect = {}) => proof('cca/terrain', input, expect);
export const card = (commandCard: string, expect = {}, more = {}) =>
  proof('cca/card', { commandCard, ...more }, expect);
export const turn = (step: string, wants: string, expect = {}, more = {}) =>
  proof('cca/turn', { step, wants, ...more }, expect);
export const unitFacts = (unit: string, expect = {}) => proof('cca/unit', { unit }, expect);
