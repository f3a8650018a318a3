import { applies, defineExamples, doesNotApply, forbids } from '../../../src/library/example.ts';

export default defineExamples({
  'onus-7.203/last-phase': applies('onus/end-of-turn', {
    es: 'El jugador activo llega al final de su turno, en el que ha jugado 1 orden.',
    en: 'The active player comes to the end of his turn, in which he has played 1 order.',
    ask: { ordersPlayed: 1 },
    gives: { allowed: true, draws: 1, reshuffle: null, deckLeft: null },
    cites: ['onus-7.203', 'onus-7.204'],
  }),
  'onus-7.204/one-order': applies('onus/end-of-turn', {
    es: 'Liderazgo 6, general ileso; el jugador ha jugado 1 orden y tiene 6 cartas antes de robar.',
    en: 'Leadership 6, general unharmed; the player has played 1 order and holds 6 cards before drawing.',
    ask: { ordersPlayed: 1, leadership: 6, heldBeforeDraw: 6 },
    gives: { draws: 1, mustDiscard: 1, handAtEnd: 6 },
    cites: ['onus-7.204', 'onus-7.208'],
    case: 253,
  }),
  'onus-7.205/two-discarded': applies('onus/end-of-turn', {
    es: 'Un jugador que no ha jugado ninguna orden tiene 5 cartas y se descarta de 2.',
    en: 'A player who has played no order holds 5 cards and discards 2.',
    ask: { ordersPlayed: 0, endOption: 'discard', cardsDiscarded: 2, heldBeforeDraw: 5 },
    gives: { allowed: true, draws: 3, handAfterDraw: 6 },
  }),
  'onus-7.205/events-are-no-orders': applies('onus/end-of-turn', {
    es: 'Un jugador ha jugado 2 eventos en sus combates y ninguna orden.',
    en: 'A player has played 2 events in his combats and no order.',
    ask: { ordersPlayed: 0, eventsThisTurn: 2 },
    gives: { draws: null, drawOptions: ['discard', 'draw'] },
    cites: ['onus-7.205', 'onus-7.206'],
  }),
  'onus-7.206/three-cards': applies('onus/end-of-turn', {
    es: 'Un jugador que no ha jugado ninguna orden tiene 2 cartas y elige robar.',
    en: 'A player who has played no order holds 2 cards and chooses to draw.',
    ask: { ordersPlayed: 0, endOption: 'draw', heldBeforeDraw: 2 },
    gives: { draws: 3, handAfterDraw: 5, mustDiscard: 0 },
  }),
  'onus-7.206/not-after-an-order': forbids('onus/end-of-turn', {
    es: 'Un jugador que ha jugado 1 orden este turno quiere robar 3 cartas.',
    en: 'A player who has played 1 order this turn wants to draw 3 cards.',
    ask: { ordersPlayed: 1, endOption: 'draw' },
    gives: { allowed: false, draws: 1 },
    cites: ['onus-7.206', 'onus-7.204'],
    case: 255,
  }),
  'onus-7.207/gift-before-the-limit': applies('onus/end-of-turn', {
    es: 'Dos aliados (Liderazgo 6 y 6) tienen 8 y 3 cartas después de robar; el primero da 2 al segundo.',
    en: 'Two allies (Leadership 6 and 6) hold 8 and 3 cards after drawing; the first gives 2 to the second.',
    ask: {
      heldAfterDraw: 8,
      leadership: 6,
      cardsGiven: 2,
      allies: [{ heldAfterDraw: 3, leadership: 6, cardsReceived: 2 }],
    },
    gives: { handAfterGifts: 6, mustDiscard: 0, allies: [{ mustDiscard: 0, handAtEnd: 5 }] },
    case: 359,
  }),
  'onus-7.208/two-over': applies('onus/end-of-turn', {
    es: 'Un jugador con Liderazgo 5 tiene 7 cartas después de robar.',
    en: 'A player with Leadership 5 holds 7 cards after drawing.',
    ask: { leadership: 5, heldAfterDraw: 7 },
    gives: { handLimit: 5, mustDiscard: 2, handAtEnd: 5 },
  }),
  'onus-7.208/just-enough-room': doesNotApply('onus/end-of-turn', {
    es: 'Un jugador con Liderazgo 5 tiene 5 cartas después de robar.',
    en: 'A player with Leadership 5 holds 5 cards after drawing.',
    ask: { leadership: 5, heldAfterDraw: 5 },
    gives: { mustDiscard: 0, handAtEnd: 5 },
    cites: ['onus-5.4'],
  }),
  'onus-7.209/last-card-drawn': applies('onus/end-of-turn', {
    es: 'Queda 1 carta en el mazo y hay 40 en el de descarte; el jugador ha jugado 1 orden y roba.',
    en: 'There is 1 card left in the deck and 40 in the discard pile; the player has played 1 order and draws.',
    ask: { ordersPlayed: 1, deckCards: 1, discardPile: 40 },
    gives: { reshuffle: true, deckLeft: 40 },
    cites: ['onus-7.204', 'onus-7.209'],
  }),
  'onus-7.209/scenario-ends': applies('onus/end-of-turn', {
    es: 'En un escenario que termina con el mazo, el jugador roba la última carta: queda 1 y ha jugado 1 orden.',
    en: 'In a scenario that ends with the deck the player draws the last card: 1 is left and he has played 1 order.',
    ask: { ordersPlayed: 1, deckCards: 1, deckEndsGame: true },
    gives: { reshuffle: false, gameOver: true, deckLeft: 0 },
  }),
});
