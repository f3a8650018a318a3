import { describe, expect, test } from 'vitest';
import { put } from '../../core/query.ts';
import { endOfTurn } from './end-of-turn.ts';

function ruling(draft: object) {
  const reply = put(endOfTurn, draft);
  if (!('ruling' in reply)) throw new Error(JSON.stringify(reply.violations));
  return reply.ruling;
}
const told = (draft: object) => ruling(draft).answer;

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

test('who has played no order must choose', () => {
  expect(told({ ordersPlayed: 0, heldBeforeDraw: 5 })).toMatchObject({
    allowed: true,
    draws: null,
    drawOptions: ['discard', 'draw'],
    handAfterDraw: null,
    mustDiscard: null,
  });
  expect(told({ ordersPlayed: 0, eventsThisTurn: 2 })).toMatchObject({
    drawOptions: ['discard', 'draw'],
  });
});

test.each(['discard', 'draw'])('after an order the option %s is closed', (endOption) => {
  expect(told({ ordersPlayed: 2, endOption, heldBeforeDraw: 4 })).toMatchObject({
    allowed: false,
    draws: 1,
    drawOptions: ['draw-one'],
    handAfterDraw: 5,
  });
});

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
    expect(told({ heldAfterDraw: 7, generalState, handLimitChange })).toMatchObject({
      handLimit,
      mustDiscard,
      handAtEnd: 7 - mustDiscard,
    });
  },
);

test('a hand of no card is the least', () => {
  expect(
    told({ heldAfterDraw: 1, leadership: 1, generalState: 'dead', handLimitChange: -3 }),
  ).toMatchObject({
    handLimit: 0,
    mustDiscard: 1,
    handAtEnd: 0,
  });
});

describe('allies', () => {
  test('give cards before the limit', () => {
    expect(
      told({ heldAfterDraw: 8, cardsGiven: 2, allies: [{ heldAfterDraw: 3, cardsReceived: 2 }] }),
    ).toMatchObject({
      handAfterGifts: 6,
      mustDiscard: 0,
      allies: [{ mustDiscard: 0, handAtEnd: 5 }],
    });
  });

  test('have limits of their own', () => {
    expect(
      told({
        heldAfterDraw: 5,
        cardsReceived: 3,
        allies: [{ heldAfterDraw: 9, cardsGiven: 3, leadership: 6, generalState: 'dead' }],
      }),
    ).toMatchObject({
      handAfterGifts: 8,
      mustDiscard: 2,
      allies: [{ mustDiscard: 1, handAtEnd: 5 }],
    });
  });
});

describe('the deck', () => {
  test.each([
    [10, 40, false, 9],
    [1, 40, true, 40],
    [0, 40, true, 39],
  ])(
    'of %i with %i discards, 1 drawn: shuffled %s, %i left',
    (deckCards, discardPile, reshuffle, deckLeft) => {
      expect(told({ deckCards, discardPile })).toMatchObject({
        reshuffle,
        deckLeft,
        gameOver: false,
      });
    },
  );

  test('that was not counted is not told', () => {
    expect(told({})).toMatchObject({ reshuffle: null, deckLeft: null });
    expect(told({ deckCards: 0 })).toMatchObject({ reshuffle: true, deckLeft: null });
  });

  test('ends the game in some scenarios', () => {
    expect(told({ deckCards: 1, deckEndsGame: true })).toMatchObject({
      reshuffle: false,
      deckLeft: 0,
      gameOver: true,
    });
    expect(told({ deckCards: 2, deckEndsGame: true })).toMatchObject({ gameOver: false });
  });
});

test.each([
  [{ heldBeforeDraw: 6, heldAfterDraw: 7 }, 'held-twice'],
  [
    { ordersPlayed: 0, endOption: 'discard', cardsDiscarded: 6, heldBeforeDraw: 5 },
    'discards-more-than-held',
  ],
  [{ ordersPlayed: 0, endOption: 'draw', cardsDiscarded: 1 }, 'discards-without-option'],
  [{ heldAfterDraw: 1, cardsGiven: 2 }, 'gives-more-than-held'],
])('%o is refused', (draft, problem) => {
  expect(put(endOfTurn, draft)).toHaveProperty('violations.0.problem', problem);
});

test('what a hand has exactly may be given or discarded', () => {
  expect(put(endOfTurn, { heldAfterDraw: 2, cardsGiven: 2 })).toHaveProperty('ruling');
  expect(
    told({ ordersPlayed: 0, endOption: 'discard', cardsDiscarded: 5, heldBeforeDraw: 5 }),
  ).toMatchObject({
    draws: 6,
  });
});
