import type { Draft, Next, Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { atLeast, chain, D6, MOST_DICE, throwsAllAgain } from './dice.ts';
import { round } from './round.ts';
import { CREWS, shareHits, WOUNDS } from './shooting.ts';

/** Blows at an elephant or a wagon, each hit given by its die (wab-17.16, wab-14.20). */
const sharedBlows = (told: Draft): Next | null => {
  const { attackDice, hitsOn, rerollsMisses, ...needs } = answerTo('wab/blows', told);
  const { target = '', ...left } = told as { target?: string; woundsLeft?: number; crew?: number };
  const [body, crew] = [left.woundsLeft ?? WOUNDS[target] ?? 0, left.crew ?? CREWS[target] ?? 0];
  const share = (hits: number) =>
    shareHits(hits, needs, (hurt, killed) => {
      const [bodyWounds, crewLost] = [Math.min(hurt, body), Math.min(killed, crew)];
      const unsavedWounds = bodyWounds + crewLost;
      return {
        means: { unsavedWounds, bodyWounds, crewLost },
        tables: { unsavedWounds, bodyWounds, crewLost },
        chances: {
          ...{ 'any-wound': unsavedWounds > 0, 'body-wounded': bodyWounds > 0 },
          ...{ 'body-destroyed': bodyWounds === body, 'crew-gone': crewLost === crew },
        },
      };
    });
  if (attackDice > MOST_DICE) return null;
  if (hitsOn === null) return share(attackDice);
  return {
    ...{ dice: attackDice, faces: D6 },
    next: (fell) => {
      const hits = atLeast(fell, hitsOn);
      if (throwsAllAgain({ ...told, rerollsMisses }, hits, { dice: attackDice, hitsOn }))
        return {
          ...{ dice: attackDice, faces: D6 },
          next: (again) => share(atLeast(again, hitsOn)),
        };
      if (!rerollsMisses) return share(hits);
      return {
        ...{ dice: attackDice - hits, faces: D6 },
        next: (again) => share(hits + atLeast(again, hitsOn)),
      };
    },
  };
};

const blows: Thrower = (told) => {
  if (['elephant', 'war-wagon'].includes(String(told.target))) return sharedBlows(told);
  const { attackDice, ...needs } = answerTo('wab/blows', told);
  const { enemyWounds = attackDice, ...who } = told as { enemyWounds?: number; veteran?: boolean };
  return chain({ ...who, ...needs, rolls: attackDice, most: enemyWounds }, (wounds) => ({
    'any-wound': wounds > 0,
  }));
};

/** A die for each side, both again while they are equal (wab-5.10). */
const strikeOrder: Thrower = (told) => {
  const goOn = (draft: Draft): Next => {
    const { rollsDie, first } = answerTo('wab/strike-order', draft);
    if (!rollsDie || (draft.ownDie !== undefined && first !== 'open'))
      return { chances: { 'own-first': first === 'own' } };
    const enemyRolls = (ownDie: unknown): Next => ({
      ...{ dice: 1, faces: D6 },
      next: ([enemyDie]) => goOn({ ...draft, ownDie, enemyDie }),
    });
    return { dice: 1, faces: D6, next: ([ownDie]) => enemyRolls(ownDie) };
  };
  return answerTo('wab/strike-order', told).first === 'both' ? null : goOn(told);
};

/** A die for each musician; by the other reading all of them again while the highest are equal (wab-8.18). */
const combatDraw: Thrower = (told) => {
  const goOn = (draft: Draft): Next => {
    const { momentum, ownDiceRolled, enemyDiceRolled } = answerTo('wab/combat-draw', draft);
    if (momentum !== 'open')
      return {
        chances: {
          'own-momentum': momentum === 'own',
          'enemy-momentum': momentum === 'enemy',
          'no-momentum': momentum === 'nobody',
        },
      };
    const enemyRolls = (ownDice: unknown): Next => ({
      ...{ dice: enemyDiceRolled, faces: D6 },
      next: (enemyDice) => goOn({ ...draft, ownDice, enemyDice }),
    });
    return { dice: ownDiceRolled, faces: D6, next: enemyRolls };
  };
  return goOn(told);
};

export const combat: Readonly<Record<string, Thrower>> = {
  'wab/blows': blows,
  'wab/strike-order': strikeOrder,
  'wab/combat-draw': combatDraw,
  'wab/combat-round': round,
};
