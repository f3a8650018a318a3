import { type Draft, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6 } from './dice.ts';

/** The dice that share the hits: 5 and 6 strike the crew (wab-14.17). */
const wagonHits: Thrower = (told) => {
  const look = once((draft: Draft) => answerTo('wab/wagon-hits', draft));
  const { allocationDice, onCrew } = look(told);
  if (onCrew === null)
    return {
      ...{ dice: allocationDice, faces: D6 },
      next: (fallen): Next => {
        const crew = fallen.filter((die) => Number(die) > 4).length;
        return { chances: { 'crew-hit': crew > 0 }, means: { crewHits: crew } };
      },
    };
  return { chances: { 'crew-hit': onCrew > 0 }, means: { crewHits: onCrew } };
};

/** A die of more than the enemy fled reaches him (wab-14.28). */
const wagonAfter: Thrower = (told) => {
  const { distance, destroysIt } = answerTo('wab/wagon-after', told);
  if (distance !== null) return { chances: { reached: destroysIt === true } };
  return {
    ...{ dice: 1, faces: D6 },
    next: (fallen): Next => ({ chances: { reached: Number(fallen[0]) > Number(told.fledInches) } }),
  };
};

/** War wagons. */
export const wagons: Readonly<Record<string, Thrower>> = {
  'wab/wagon-hits': wagonHits,
  'wab/wagon-after': wagonAfter,
};
