import type { Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { chain } from './dice.ts';

const blows: Thrower = (told) => {
  const { attackDice, ...needs } = answerTo('wab/blows', told);
  const { enemyWounds = attackDice } = told as { enemyWounds?: number };
  return chain({ ...needs, rolls: attackDice, most: enemyWounds }, (wounds) => ({
    'any-wound': wounds > 0,
  }));
};

export const combat: Readonly<Record<string, Thrower>> = { 'wab/blows': blows };
