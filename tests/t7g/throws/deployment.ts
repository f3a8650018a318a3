import { type Draft, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6 } from './checks.ts';

/** One die of each side, again while they tie on both counts (t7g-9.52). */
export const deploymentOrder: Thrower = (told) => {
  const goOn = once((draft: Draft): Next => {
    const open = (['ownDie', 'enemyDie'] as const).find((die) => draft[die] === undefined);
    if (open)
      return { ...{ dice: 1, faces: D6 }, next: ([die]) => goOn({ ...draft, [open]: die }) };
    const { choosesSide } = answerTo('t7g/deployment-order', draft);
    if (choosesSide !== 'again') return { chances: { 'own-chooses': choosesSide === 'own' } };
    const again = { ...draft, ownDie: undefined, enemyDie: undefined };
    return { ...{ dice: 0, faces: D6 }, next: () => goOn(again) };
  });
  return goOn(told);
};
