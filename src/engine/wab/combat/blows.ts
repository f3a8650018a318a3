import { alike, amount, maybe, text, yes } from '../../core/answer.ts';
import { fractionText } from '../../core/fraction.ts';
import { chance, mean, table } from '../../core/odds.ts';
import { problems } from '../../core/problems.ts';
import { defineQuery } from '../../core/query.ts';
import { unsaved } from '../wounds/wounds.ts';
import { BLOWS_FIELDS, diceOf, needsOf } from './blow.ts';

export const blows = defineQuery({
  id: 'wab/blows',
  fields: BLOWS_FIELDS,
  answer: {
    ...alike(amount(), 'strikers', 'attackDice'),
    rerollsMisses: yes(),
    ...alike(maybe(amount()), 'needed', 'hitsOn', 'strengthNow', 'needsToWound', 'needsToSave'),
    ...alike(maybe(text()), 'chanceOfAWound', 'meanWounds'),
  },
  odds: { chances: ['any-wound'], means: ['unsavedWounds'], tables: ['unsavedWounds'] },
  sample: { models: 5, skill: 4, enemySkill: 3, save: 5 },
  start: { models: 5, skill: 3, enemySkill: 3 },
  check: problems(
    ['wonRound', 'no-obstacle', 'wab-5.21', (one) => one.wonRound && !one.atObstacle],
    [
      'mount',
      'mounts-have-none',
      'wab-5.13',
      (one) =>
        one.mount &&
        (one.champion ||
          one.weaponBonus + one.chargeBonus > 0 ||
          one.closeWeapon !== 'hand-weapon'),
    ],
    [
      'closeWeapon',
      'weapon-said-twice',
      'wab-10.2',
      (one) => one.closeWeapon !== 'hand-weapon' && one.weaponBonus + one.chargeBonus > 0,
    ],
    ['champion', 'nobody-fights', 'wab-8.9', (one) => one.champion && one.models === 0],
  ),
  run(input, trace) {
    const { strikers, attackDice } = diceOf(input, trace);
    trace.step('wab-5.17', { dice: attackDice });
    const { needed, hitsOn, rerollsMisses, harm, hits, wounds, each } = needsOf(input, trace);
    const all = unsaved(attackDice, hits, wounds, input.enemyWounds ?? attackDice);
    const average = all.mean(({ unsavedWounds }) => unsavedWounds);
    return {
      answer: {
        ...{ strikers, attackDice, needed, hitsOn, rerollsMisses, ...harm },
        chanceOfAWound: fractionText(each),
        meanWounds: fractionText(average),
      },
      summary: {
        say:
          attackDice === 0
            ? 'blows/none'
            : harm.needsToWound === null
              ? 'blows/harmless'
              : hitsOn !== null
                ? 'blows/odds'
                : 'blows/automatic',
        with: { dice: attackDice, hitsOn: hitsOn ?? 0, mean: fractionText(average) },
      },
      odds: {
        chances: { 'any-wound': chance(all.probability(({ unsavedWounds: n }) => n > 0)) },
        means: { unsavedWounds: mean(average) },
        tables: { unsavedWounds: table(all, ({ unsavedWounds: n }) => n) },
      },
    };
  },
});
