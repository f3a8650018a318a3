import { about, type Part } from '../sheet.ts';
import { endOfTurn } from './proofs.ts';

const line = about('end');

/** The cards at the end of a turn. */
export const END: Part = {
  title: 'end/title',
  lines: [
    line('ordered', ['onus-7.204'], endOfTurn({ ordersPlayed: 2 }, { draws: 1 })),
    line(
      'idle',
      ['onus-7.205', 'onus-7.206'],
      endOfTurn({ ordersPlayed: 0, endOption: 'discard', cardsDiscarded: 2 }, { draws: 3 }),
      endOfTurn({ ordersPlayed: 0, endOption: 'draw' }, { draws: 3 }),
      endOfTurn({ ordersPlayed: 1, endOption: 'draw' }, { allowed: false }),
    ),
    line(
      'limit',
      ['onus-7.207', 'onus-7.208', 'onus-4.12'],
      endOfTurn({ heldAfterDraw: 9, leadership: 6, cardsGiven: 1 }, { mustDiscard: 2 }),
      endOfTurn({ heldAfterDraw: 6, leadership: 6, generalState: 'dead' }, { mustDiscard: 1 }),
    ),
    line('deck', ['onus-7.209'], endOfTurn({ deckCards: 1, discardPile: 20 }, { reshuffle: true })),
  ],
};
