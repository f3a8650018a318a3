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

/** Cards drawn one by one, first the opponent's hand: no field takes them, so that those wanted are counted here. */
export const deckOdds: Thrower = (draft) => {
  const { unseen, wantedLeft } = answerTo('ccn/deck-odds', draft);
  const { opponentHand, draws = opponentHand ? 0 : 1, atLeast = 1 } = draft;
  const hand = Number(opponentHand ?? 0);
  const all = hand + Number(draws);
  const after = once(({ taken, held, drawn }: Record<'taken' | 'held' | 'drawn', number>): Next => {
    if (taken === all)
      return {
        chances: { 'opponent-holds': held >= Number(atLeast), drawn: drawn >= Number(atLeast) },
        means: { heldWanted: held, drawnWanted: drawn },
        tables: { heldWanted: held, drawnWanted: drawn },
      };
    const cards = Array.from({ length: unseen - taken }, (_, i) =>
      Number(i < wantedLeft - held - drawn),
    );
    return {
      ...{ dice: 1, faces: cards },
      next: ([wanted = 0]) =>
        after(
          taken < hand
            ? { taken: taken + 1, held: held + Number(wanted), drawn }
            : { taken: taken + 1, held, drawn: drawn + Number(wanted) },
        ),
    };
  });
  return after({ taken: 0, held: 0, drawn: 0 });
};
