import { type Draft, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6 } from './dice.ts';

/** More are not thrown at once. */
const MOST_DICE = 30;

type Answer = Record<string, unknown>;

/** A unit that feigns flight moves away its dice (wab-13.64). */
const feigned: Thrower = (told) => {
  const look = once((draft: Draft) => answerTo('wab/feigned-flight', draft) as Answer);
  const goOn = (draft: Draft): Next => {
    const { feignEnds, flightDice } = look(draft);
    if (feignEnds !== 'open') return { chances: { escapes: feignEnds === 'escapes' } };
    return { dice: flightDice as number, faces: D6, next: (dice) => goOn({ ...draft, dice }) };
  };
  return goOn(told);
};

/** A die decides between a ferocious charge and a rule against it (wab-13.75). */
const ferocious: Thrower = (told) => {
  const look = once((draft: Draft) => answerTo('wab/ferocious-charge', draft) as Answer);
  const goOn = (draft: Draft): Next => {
    const { enemyEnds } = look(draft);
    if (enemyEnds !== 'open') return { chances: { 'breaks-untested': enemyEnds === 'breaks' } };
    return { dice: 1, faces: D6, next: ([dieShown]) => goOn({ ...draft, dieShown }) };
  };
  return goOn(told);
};

/** Veterans throw all dice again (wab-13.114). */
const veterans: Thrower = (told) => {
  const { diceThrown, hitsBefore, hitsOn = 4, hitsAgain } = told as Record<string, number>;
  const { allowed } = answerTo('wab/veterans', told);
  const end = (hits: number) => ({
    chances: { 'more-hits': hits > (hitsBefore ?? 0), 'fewer-hits': hits < (hitsBefore ?? 0) },
  });
  if (!allowed || (diceThrown ?? 0) > MOST_DICE) return null;
  if (hitsAgain !== undefined) return end(hitsAgain);
  return {
    ...{ dice: diceThrown ?? 0, faces: D6 },
    next: (dice) => end(dice.filter((die) => Number(die) >= hitsOn).length),
  };
};

/** Feigned flights, ferocious charges and veterans. */
export const formations: Readonly<Record<string, Thrower>> = {
  'wab/feigned-flight': feigned,
  'wab/ferocious-charge': ferocious,
  'wab/veterans': veterans,
};
