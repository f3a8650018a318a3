import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { endOfTurn } from './end-of-turn.ts';

const { told, faults } = asking(endOfTurn);

/** Figures, section 23: orders, option, discards, hand before; draws, hand after. */
test.each([
  [1, 'none', 0, 6, 1, 7],
  [3, 'none', 0, 2, 1, 3],
  [0, 'discard', 0, 5, 1, 6],
  [0, 'discard', 2, 5, 3, 6],
  [0, 'discard', 5, 5, 6, 6],
  [0, 'draw', 0, 5, 3, 8],
])(
  '%i orders, %s of %i from %i cards: %i drawn, %i in hand',
  (ordersPlayed, endOption, cardsDiscarded, heldBeforeDraw, draws, after) => {
    expect(told({ ordersPlayed, endOption, cardsDiscarded, heldBeforeDraw })).toMatchObject({
      allowed: true,
      draws,
      handAfterDraw: after,
      handAfterGifts: after,
      mustDiscard: Math.max(0, after - 6),
      handAtEnd: Math.min(after, 6),
    });
  },
);

const CLOSED = { allowed: false, draws: 1, drawOptions: ['draw-one'], handAfterDraw: 5 };
test.each([
  [
    { ordersPlayed: 0, heldBeforeDraw: 5 },
    { allowed: true, draws: null, handAfterDraw: null, mustDiscard: null },
  ],
  [{ ordersPlayed: 2, endOption: 'discard', heldBeforeDraw: 4 }, CLOSED],
  [{ ordersPlayed: 2, endOption: 'draw', heldBeforeDraw: 4 }, CLOSED],
  [
    { heldAfterDraw: 1, leadership: 1, generalState: 'dead', handLimitChange: -3 },
    { handLimit: 0, mustDiscard: 1, handAtEnd: 0 },
  ],
  [{ heldAfterDraw: 2, cardsGiven: 2 }, { handAfterGifts: 0 }],
  [
    {
      heldAfterDraw: 5,
      cardsReceived: 3,
      allies: [{ heldAfterDraw: 9, cardsGiven: 3, leadership: 6, generalState: 'dead' }],
    },
    { handAfterGifts: 8, mustDiscard: 2, allies: [{ mustDiscard: 1, handAtEnd: 5 }] },
  ],
  [{}, { reshuffle: null, deckLeft: null }],
  [{ deckCards: 0 }, { reshuffle: true, deckLeft: null }],
  [
    { deckCards: 1, deckEndsGame: true },
    { reshuffle: false, deckLeft: 0, gameOver: true },
  ],
  [{ deckCards: 2, deckEndsGame: true }, { gameOver: false }],
])('%j', (draft, expected) => expect(told(draft)).toMatchObject(expected));

test.each([
  ['unharmed', 0, 6, 1],
  ['wounded', 0, 5, 2],
  ['dead', 0, 5, 2],
  ['fleeing', 0, 5, 2],
  ['unharmed', 2, 8, 0],
  ['unharmed', -1, 5, 2],
])(
  '7 cards with a general who is %s and an event of %i: limit %i, %i discarded',
  (generalState, handLimitChange, handLimit, mustDiscard) => {
    const expected = { handLimit, mustDiscard, handAtEnd: 7 - mustDiscard };
    expect(told({ heldAfterDraw: 7, generalState, handLimitChange })).toMatchObject(expected);
  },
);

test.each([
  [10, 40, false, 9],
  [1, 40, true, 40],
  [0, 40, true, 39],
])('a deck of %i with %i discards: shuffled %s, %i left', (deckCards, discardPile, ...found) => {
  const { reshuffle, deckLeft, gameOver } = told({ deckCards, discardPile });
  expect([reshuffle, deckLeft, gameOver]).toEqual([...found, false]);
});

test.each([
  [{ heldBeforeDraw: 6, heldAfterDraw: 7 }, 'heldAfterDraw', 'held-twice'],
  [
    { ordersPlayed: 0, endOption: 'discard', cardsDiscarded: 6, heldBeforeDraw: 5 },
    'cardsDiscarded',
    'discards-more-than-held',
  ],
  [
    { ordersPlayed: 0, endOption: 'draw', cardsDiscarded: 1 },
    'cardsDiscarded',
    'discards-without-option',
  ],
  [{ heldAfterDraw: 1, cardsGiven: 2 }, 'cardsGiven', 'gives-more-than-held'],
])('%j is refused', (draft, ...fault) => expect(faults(draft)[0]?.slice(0, 2)).toEqual(fault));
