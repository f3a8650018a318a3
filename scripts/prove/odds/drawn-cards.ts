import { type Draft, type Next, once, type Thrower } from './throwing.ts';

/** Cards drawn one by one, first the opponent's hand: no field takes them, so that those wanted are counted here. */
export const drawnCards =
  (leftIn: (draft: Draft) => { unseen: number; wantedLeft: number }): Thrower =>
  (draft) => {
    const { unseen, wantedLeft } = leftIn(draft);
    const { opponentHand, draws = opponentHand ? 0 : 1, atLeast = 1 } = draft;
    const hand = Number(opponentHand ?? 0);
    const all = hand + Number(draws);
    const after = once(
      ({ taken, held, drawn }: Record<'taken' | 'held' | 'drawn', number>): Next => {
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
      },
    );
    return after({ taken: 0, held: 0, drawn: 0 });
  };
