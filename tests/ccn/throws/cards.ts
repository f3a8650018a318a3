import { drawnCards } from '../../../scripts/prove/odds/drawn-cards.ts';
import { plainDice } from '../../../scripts/prove/odds/plain-dice.ts';
import { type Draft, type Next, once, type Thrower } from '../../../scripts/prove/odds/throwing.ts';
import { FACES, type Face } from '../../../src/engine/ccn/faces.ts';
import { answerTo } from '../../../src/engine/testing/ask.ts';

/** A die with both of its infantry faces (ccn-2.9). */
const DIE: readonly Face[] = ['infantry', ...FACES];

export const dice = plainDice(DIE);

/** The dice of a card by Command: `tell` says what they bring. */
const ofCard =
  (name: string, tell: (draft: Draft) => { dice: number; brings: number | null }): Thrower =>
  (draft) => {
    const { dice } = tell(draft);
    const ended = once((rolled: readonly Face[]): Next => {
      const brings = tell({ ...draft, rolled }).brings ?? Number.NaN;
      return {
        chances: { 'none-usable': brings === 0, 'each-die': brings === dice },
        means: { [name]: brings },
        tables: { [name]: brings },
      };
    });
    const told = (draft.rolled ?? []) as readonly Face[];
    return {
      ...{ dice: dice - told.length, faces: DIE },
      next: (fallen) => ended([...told, ...(fallen as Face[])].sort()),
    };
  };

export const elan = ofCard('ordersRolled', (draft) => {
  const { dice, ordersRolled } = answerTo('ccn/elan', draft);
  return { dice, brings: ordersRolled };
});
export const rally = ofCard('blocksReturned', (draft) => {
  const { dice, blocksReturned } = answerTo('ccn/rally', draft);
  return { dice, brings: blocksReturned };
});

export const deckOdds = drawnCards((draft) => answerTo('ccn/deck-odds', draft));
