import { proof } from '../sheet.ts';

/** A question about Ancient Battles by the rest of its id, with what is the same each time. */
const asked =
  (query: string, same: object = {}) =>
  (input: object, expect: object = {}) =>
    proof(`wab/${query}`, { ...same, ...input }, expect);

/** Blows of 5 models of Weapon Skill 3 at enemies of Weapon Skill 3. */
export const blows = asked('blows', { models: 5, skill: 3, enemySkill: 3 });
export const bonuses = asked('bonuses-lost');
export const combatStep = asked('combat-steps');
/** Archers with composite bows. */
export const mayShoot = asked('may-shoot', { weapon: 'bow' });
export const save = asked('armour-save');
/** Archers in 3 ranks of 5. */
export const shooters = asked('shooters', { models: 15, wide: 5 });
/** Shots of 5 models of Ballistic Skill 3. */
export const shooting = asked('shooting', { shots: 5, skill: 3 });
export const shotsIntoCombat = asked('shots-into-melee');
export const sight = asked('line-of-sight');
export const strikes = asked('strike-order');

/** What a side has in all that adds nothing of its own, against one that adds nothing but what is said. */
export const totals = (own: object, ownTotal: number, enemy: object = {}, expect: object = {}) => {
  const sides = { own: { order: 'other', ...own }, enemy: { order: 'other', ...enemy } };
  return proof('wab/combat-result', sides, { ownTotal, ...expect });
};
