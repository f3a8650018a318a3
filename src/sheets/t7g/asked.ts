import { proof } from '../sheet.ts';

/** A question about Tercios by the rest of its id. */
const asked =
  (query: string) =>
  (input: object, expect: object = {}) =>
    proof(`t7g/${query}`, input, expect);
export const afterCombat = asked('after-combat');
export const army = asked('army');
export const casualty = asked('commander-casualty');
export const combat = asked('combat');
export const combatDice = asked('combat-dice');
export const commanderMove = asked('commander-move');
export const defence = asked('defence');
export const deployment = asked('deployment');
export const emplacement = asked('emplacement');
export const fortification = asked('fortification');
export const gameEnd = asked('game-end');
export const go = asked('go');
export const inCommand = asked('in-command');
export const move = asked('move');
export const order = asked('order');
export const planning = asked('planning');
export const pooledWear = asked('pooled-wear');
export const profile = asked('commander-profile');
export const reaction = asked('reaction');
export const sight = asked('line-of-sight');
export const speed = asked('speed');
export const vanguard = asked('vanguard');
