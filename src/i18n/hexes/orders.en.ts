import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  fields: labelled(`
    wantedSeen: Wanted ones seen | How many of those looked for have been seen already: in his hand or in the discards. They count in cardsSeen as well.
    cardsSeen: Cards seen | How many cards are known in all: his hand and the discards. When there is a reshuffle the discards are unknown again in the deck; for the hand that the opponent keeps, those that there were at the reshuffle still count.
    opponentHand: Opponent's hand | How many cards the opponent has in hand. Left out: it is not asked about.
    draws: Cards to draw | How many cards are drawn from the deck or dealt. Left out: 1, or none if the opponent's hand is asked about.
    atLeast: At least | How many of those looked for there must be, at least.
  `),

  answers: labelled(`
    playedAt: Played | When the card is played.
    drawsFirst: Draws first | Who draws before the other.
    ordersRolled: Orders | Orders that the roll gives and somebody can take; null if nothing was rolled.
    none-usable: None | Chance that no die gives an order or brings back a block.
    each-die: Every die | Chance that each die gives an order or brings back a block.
    unseen: Unseen cards | Cards that may be in the deck or in the opponent's hand.
    wantedLeft: Wanted ones unseen | How many of those looked for are among them.
    opponent-holds: The opponent holds it | Chance that the opponent holds at least that number of those looked for.
    drawn: It is drawn | Chance that at least that number of those looked for is among the cards drawn.
    heldWanted: In the opponent's hand | How many of those looked for the opponent holds, and their mean.
    drawnWanted: Among those drawn | How many of those looked for are drawn, and their mean.
    takenIn: Orders in each section | How many orders can be given in each section. null if the card names no sections.
  `),

  terms: {
    ...worded(`
      drawsFirst: player = the player | opponent = the opponent
    `),
    ...said(`
      section-cards: Section cards
      tactic-cards: Tactic cards
    `),
  },

  steps: said(`
    deck/copies: In the whole deck, {card}: {copies}; seen: {seen}.
    card/no-orders: {card} orders nobody.
    card/choice-is-one: Only 1 unit of the player’s choice is ordered, and orders have been given: {given}.
    card/used-up: The card {card} has no more orders to give here.
    card/all: All that qualify for the card are ordered: {qualify}.
  `),

  because: said(`
    deck-suffices: The deck has {deck} and {draws} must be drawn.
    gets-an-order: It gets an order.
    not-in-its-sections: Neither of the 2 sections of its hex is one of the card.
  `),

  ...summed(`
    rally/rolled: With {dice} {dice?die|dice}, Rally brings back {blocks} {blocks?block|blocks}. | {blocks} {blocks?block|blocks} | {blocks} {blocks?block returns|blocks return}.
    deck-odds/draws: The chance to draw at least {atLeast} in {cards} {cards?card|cards} ({card}) is {chance:percent}. | Chance: {chance:percent} | It is drawn {chance:percent} of the time.
    orders/given: With {card}, {order} {order?order|orders} can be given. | {order} {order?order|orders} | {order} {order?order|orders} can be given.
    orders/all: With {card}, all units that qualify for it are ordered. | All that qualify
    orders/lost: With {card}, {order} {order?order|orders} can be given and {lost} {lost?is|are} lost. | {order} {order?order|orders}; {lost} lost | {order} {order?order|orders} can be given, and {lost} {lost?is|are} lost.
    may-order/unit-yes: With {card}, {unit:the} may get an order. | May get it | It may get the order.
    may-order/unit-no: With {card}, {unit:the} may not get an order. | May not get it |
    may-order/unit-choice: With {card}, {unit:the} may get the order, but only as the 1 unit of the player’s choice. | It alone, by choice | It may get the order, but it alone, by the player’s choice.
  `),

  problems: said(`
    more-faces-than-command: {given?There is|There are} {given} {given?face|faces}, but the card rolls {dice} {dice?die|dice}.
    more-than-copies: The deck has only {copies} ({card}).
    seen-fewer: {given} {given?card has|cards have} been seen in all, fewer than of those looked for: {seen}.
    too-few-unseen: Only {unseen} {unseen?card is|cards are} unseen: too few for what is asked.
    played-is-discarded: The discards hold {given}, but {played} {played?has|have} been played this turn and {played?is|are} among them.
    more-than-the-deck: That makes {given} cards, and the whole deck has {max}.
    too-few-to-draw: The deck and the discards hold {given}, and {draws} must be drawn.
  `),
} satisfies PartOfMessages;
