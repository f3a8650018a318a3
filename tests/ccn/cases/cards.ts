import { casesIn } from '../../ties/case-rows.ts';

/** Cards: cases that are no examples of their clauses, or parts of some. */
export const CARDS = casesIn(`
ccn/card
  113 Assault Center with 6 cards in hand and 1 on the track: commandCard=assault-center cardsInHand=6 => orders=6
  473 Probe Left Flank shows a bicorne: commandCard=probe-left => bicorne
ccn/orders
  111 two units and no leader on the Right Flank: commandCard=attack-right unitsIn.right=2 => lost=1
ccn/may-order
  121 cavalry and its leader move together: commandCard=attack-left unit=light-cavalry leader section=left => ordersLeft=2
ccn/draw
  353 the defender has used First Strike: strikesPlayed=1 => drawsFirst=opponent opponentDraws=1
  421 20 cards in the deck and 30 in the discards with Élan: commandCard=elan deck=20 discards=30 => deckToDraw=50 reshuffle
`);
