import { type Draft, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6 } from './dice.ts';

/** A die for each musician, your side's first; again while they are level, where that is what the reading says (wab-8.18). */
const momentum: Thrower = (told) => {
  const look = once((draft: Draft) => answerTo('wab/momentum', draft));
  const { ownMusicians = 1, enemyMusicians = 1 } = told as Record<string, number>;
  if (!look(told).musiciansRoll) return null;
  const ends = (ownDice: readonly unknown[], enemyDice: readonly unknown[]): Next => {
    const { momentum: holder } = look({ ...told, ownDice, enemyDice });
    if (holder === 'open') return rolls({ ...told, ownDice: undefined, enemyDice: undefined });
    return {
      chances: {
        'own-momentum': holder === 'own',
        'enemy-momentum': holder === 'enemy',
        'no-momentum': holder === 'nobody',
      },
    };
  };
  const rolls = (draft: Draft): Next => {
    const { ownDice, enemyDice } = draft as Record<string, readonly unknown[] | undefined>;
    if (!ownDice)
      return {
        ...{ dice: ownMusicians, faces: D6 },
        next: (fallen) => rolls({ ...draft, ownDice: fallen }),
      };
    if (!enemyDice)
      return { ...{ dice: enemyMusicians, faces: D6 }, next: (fallen) => ends(ownDice, fallen) };
    return ends(ownDice, enemyDice);
  };
  return rolls(told);
};

export const command: Readonly<Record<string, Thrower>> = { 'wab/momentum': momentum };
