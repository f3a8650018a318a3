import { type Draft, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';
import { D6, MOST_DICE } from './checks.ts';

/** The dice of the shot, those that resist, and the break check, as far as each is asked for. */
export const shot: Thrower = (told, odds) => {
  const look = once((draft: Draft) => answerTo('t7g/shot', draft));
  const { dice, courageDice } = look(told);
  const { discipline = 0 } = (told.target ?? {}) as { discipline?: number };
  if (Math.max(dice, courageDice ?? 0, discipline) > MOST_DICE) return null;
  const resisted = courageDice !== null;
  const thrown = (draft: Draft, field: string, many: number): Next => ({
    ...{ dice: many, faces: D6 },
    next: (fallen) => goOn({ ...draft, [field]: fallen }),
  });
  const goOn = (draft: Draft): Next => {
    const { hits, saved, wearTaken, disordered, breakPoints, destroyed } = look(draft);
    if (hits === null) return thrown(draft, 'shotDice', dice);
    if (resisted && saved === null) return thrown(draft, 'resistDice', courageDice);
    const isAtStake = 'target-stays' in odds.chances;
    if (isAtStake && breakPoints && destroyed === null)
      return thrown(draft, 'breakDice', discipline);
    const wear = wearTaken ?? Number.NaN;
    return {
      chances: {
        'at-least-one-hit': hits > 0,
        ...(resisted && {
          'at-least-one-wear': wear > 0,
          'target-disordered': disordered === true,
        }),
        ...(isAtStake && { 'target-stays': destroyed !== true }),
      },
      means: { hits, ...(resisted && { wearTaken: wear }) },
      tables: { hits, ...(resisted && { wearTaken: wear }) },
    };
  };
  return goOn(told);
};
