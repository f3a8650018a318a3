import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Command and what squares change in it: ccn-5.19 to ccn-5.21. */
export const command = defineExamples({
  'ccn-5.19/assault': applies('ccn/orders', {
    es: 'Un jugador con 5 cartas en la mano juega una de ellas, Assault Left Flank; en ese flanco tiene 4 unidades y separa a 2 líderes.',
    en: 'A player with 5 cards in hand plays one of them, Assault Left Flank; on that flank he has 4 units and detaches 2 leaders.',
    ask: {
      commandCard: 'assault-left',
      cardsInHand: 5,
      unitsIn: { left: 4 },
      leadersIn: { left: 2 },
    },
    gives: { orders: 5, canOrder: 5, lost: 0, takenIn: { left: 5 } },
    cites: ['ccn-5.20', 'ccn-5.19', 'ccn-8.17'],
  }),
  'ccn-5.19/elan': applies('ccn/orders', {
    es: 'Un jugador con 4 cartas en la mano, contando la jugada, juega Élan y va a tirar los dados.',
    en: 'A player with 4 cards in hand, counting the one played, plays Élan and is about to roll.',
    ask: { commandCard: 'elan', cardsInHand: 4 },
    gives: { orders: 4, byDice: true },
    cites: ['ccn-5.20', 'ccn-5.19', 'ccn-8.43'],
  }),
  'ccn-5.19/rally': applies('ccn/orders', {
    es: 'Un jugador con 6 cartas en la mano, contando la jugada, juega Rally y va a tirar los dados.',
    en: 'A player with 6 cards in hand, counting the one played, plays Rally and is about to roll.',
    ask: { commandCard: 'rally', cardsInHand: 6 },
    gives: { orders: 6, byDice: true },
    cites: ['ccn-5.20', 'ccn-5.19', 'ccn-8.73'],
  }),
  'ccn-5.20/card-on-the-track-does-not-count': applies('ccn/orders', {
    es: 'Un jugador tiene 6 cartas en la mano, una de ellas Assault Center, que juega; 1 carta más está en su contador de Infantería en Cuadro.',
    en: 'A player has 6 cards in hand, one of them Assault Center, which he plays; 1 more card is on his Infantry in Square track.',
    ask: { commandCard: 'assault-center', cardsInHand: 6, squares: 1 },
    gives: { orders: 6, canOrder: 6 },
    cites: ['ccn-5.20', 'ccn-5.21', 'ccn-8.18'],
    case: 113,
  }),
  'ccn-5.20/counted-when-the-card-is-played': applies('ccn/may-order', {
    es: 'Un jugador con 4 cartas en la mano, contando la jugada, y 1 cuadro juega Assault Center; da 4 órdenes, una de ellas la de abandonar el cuadro, y quiere ordenar a otra unidad del Centro.',
    en: 'A player with 4 cards in hand, counting the one played, and 1 square plays Assault Center; he gives 4 orders, one of them to leave that square, and wants to order another unit in the Center.',
    ask: {
      commandCard: 'assault-center',
      unit: 'line',
      cardsInHand: 4,
      squares: 1,
      squaresGone: 1,
      ordersGiven: 4,
    },
    gives: { allowed: false, ordersLeft: 0 },
    cites: ['ccn-5.20', 'ccn-5.21', 'ccn-8.18'],
  }),
  'ccn-5.21/one-square': applies('ccn/command', {
    es: 'Un jugador que tendría 5 cartas tiene 4 en la mano, contando la que juega, porque 1 unidad suya está en cuadro.',
    en: 'A player who would have 5 cards holds 4, counting the one that he plays, because 1 unit of his is in square.',
    ask: { cardsInHand: 4, squares: 1 },
    gives: { command: 4, onTrack: 1 },
    cites: ['ccn-5.20', 'ccn-5.21'],
  }),
  'ccn-5.21/no-square': doesNotApply('ccn/command', {
    es: 'Un jugador tiene 5 cartas en la mano, contando la que juega, y ninguna unidad en cuadro.',
    en: 'A player holds 5 cards, counting the one that he plays, and has no unit in square.',
    ask: { cardsInHand: 5 },
    gives: { command: 5, onTrack: 0 },
    cites: ['ccn-5.20'],
  }),
  'ccn-5.21/square-eliminated': applies('ccn/command', {
    es: 'Un jugador con 4 cartas en la mano pierde el último bloque de su único cuadro, 1 unidad.',
    en: 'A player with 4 cards in hand loses the last block of his only square, 1 unit.',
    ask: { cardsInHand: 4, squares: 1, squaresGone: 1 },
    gives: { onTrack: 0, handThen: 5 },
    case: 307,
  }),
  'ccn-5.21/left-in-time-by-the-other-reading': applies('ccn/may-order', {
    es: 'Como con Assault Center y 4 cartas, 1 cuadro que se abandona y 4 órdenes dadas, pero según la lectura b de R78: el jugador quiere dar una orden más en el Centro.',
    en: 'As with Assault Center and 4 cards, 1 square that is left and 4 orders given, but by reading b of R78: the player wants to give one order more in the Center.',
    ask: {
      commandCard: 'assault-center',
      unit: 'line',
      cardsInHand: 4,
      squares: 1,
      squaresGone: 1,
      ordersGiven: 4,
      readings: { R78: 'b' },
    },
    gives: { allowed: true, ordersLeft: 0 },
    cites: ['ccn-5.20', 'ccn-5.21', 'ccn-5.12'],
  }),
});
