import { expect, test } from 'vitest';
import { asking } from '../../testing/ask.ts';
import { cases } from '../../testing/cases.ts';
import { endOfTurn } from './end-of-turn.ts';

const { told } = asking(endOfTurn);

test.each([
  [10, 40, false, 9],
  [1, 40, true, 40],
  [0, 40, true, 39],
])('a deck of %i with %i discards: shuffled %s, %i left', (deckCards, discardPile, ...found) => {
  const { reshuffle, deckLeft, gameOver } = told({ deckCards, discardPile });
  expect([reshuffle, deckLeft, gameOver]).toEqual([...found, false]);
});

cases(
  'onus/end-of-turn',
  `
  // Figures, section 23: orders, option, discards, hand before; draws, hand after.
  orders or an option, and the cards that they bring:
    ordersPlayed=1 endOption=none cardsDiscarded=0 heldBeforeDraw=6 => allowed draws=1 handAfterDraw=7 handAfterGifts=7 mustDiscard=1 handAtEnd=6
    ordersPlayed=3 endOption=none cardsDiscarded=0 heldBeforeDraw=2 => allowed draws=1 handAfterDraw=3 handAfterGifts=3 mustDiscard=0 handAtEnd=3
    ordersPlayed=0 endOption=discard cardsDiscarded=0 heldBeforeDraw=5 => allowed draws=1 handAfterDraw=6 handAfterGifts=6 mustDiscard=0 handAtEnd=6
    ordersPlayed=0 endOption=discard cardsDiscarded=2 heldBeforeDraw=5 => allowed draws=3 handAfterDraw=6 handAfterGifts=6 mustDiscard=0 handAtEnd=6
    ordersPlayed=0 endOption=discard cardsDiscarded=5 heldBeforeDraw=5 => allowed draws=6 handAfterDraw=6 handAfterGifts=6 mustDiscard=0 handAtEnd=6
    ordersPlayed=0 endOption=draw cardsDiscarded=0 heldBeforeDraw=5 => allowed draws=3 handAfterDraw=8 handAfterGifts=8 mustDiscard=2 handAtEnd=6
  what is not allowed or not known:
    ordersPlayed=0 heldBeforeDraw=5                          => allowed draws=null handAfterDraw=null mustDiscard=null
    ordersPlayed=2 endOption=discard|draw heldBeforeDraw=4   => !allowed draws=1 drawOptions=[draw-one] handAfterDraw=5
    heldAfterDraw=1 leadership=1 generalState=dead handLimitChange=-3 => handLimit=0 mustDiscard=1 handAtEnd=0
    heldAfterDraw=2 cardsGiven=2                             => handAfterGifts=0
    heldAfterDraw=5 cardsReceived=3 allies.0.heldAfterDraw=9 allies.0.cardsGiven=3 allies.0.leadership=6 allies.0.generalState=dead => handAfterGifts=8 mustDiscard=2 allies.0.mustDiscard=1 allies.0.handAtEnd=5
    deckCards=0                                              => reshuffle deckLeft=null
    deckCards=2 deckEndsGame                                 => !gameOver
  7 cards in hand with a general who is well, lost or hurt, and an event: heldAfterDraw=7
    generalState=dead|fleeing handLimitChange=0 => handLimit=5 mustDiscard=2 handAtEnd=5
    generalState=unharmed handLimitChange=2     => handLimit=8 mustDiscard=0 handAtEnd=7
    generalState=unharmed handLimitChange=-1    => handLimit=5 mustDiscard=2 handAtEnd=5
  the clauses of a draw, and those that nearly applied:
    ordersPlayed=1                                     => says=[7.203,7.204,5.4/limit]
    ordersPlayed=0                                     => says=[7.203,7.205/choice,7.206/choice,5.4/limit]
    ordersPlayed=0 endOption=draw                      => says=[7.203,7.206,5.4/limit]
    ordersPlayed=0 endOption=discard eventsThisTurn=2  => says=[7.203,7.205,2.5,5.4/limit]
    ordersPlayed=1 endOption=discard cardsDiscarded=1  => !allowed draws=1 says=[7.203,7.205/not-after-orders,7.204,5.4/limit]
  what contradicts itself:
    heldBeforeDraw=6 heldAfterDraw=7                         => refused heldAfterDraw held-twice
    ordersPlayed=0 endOption=discard cardsDiscarded=6 heldBeforeDraw=5 => refused cardsDiscarded discards-more-than-held 7.205
    ordersPlayed=0 endOption=draw cardsDiscarded=1           => refused cardsDiscarded discards-without-option 7.205
    heldAfterDraw=1 cardsGiven=2                             => refused cardsGiven gives-more-than-held 7.207
`,
);
