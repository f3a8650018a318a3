import { labelled, said, summed, worded } from '../labelled.ts';
import type { PartOfMessages } from '../messages.ts';

export default {
  fields: labelled(`
    wantedSeen: Buscadas ya vistas | Cuántas de las que se buscan ya se han visto: en la mano propia o en los descartes. Cuentan también en cardsSeen.
    cardsSeen: Cartas vistas | Cuántas cartas se conocen en total: la mano propia y los descartes. Cuando se rebaraja, los descartes vuelven a ser desconocidos en el mazo; para la mano que el oponente conserva se siguen contando los que había al rebarajar.
    opponentHand: Mano del oponente | Cuántas cartas tiene el oponente en la mano. Si se omite: no se pregunta por ella.
    atLeast: Al menos | Cuántas de las que se buscan tienen que salir, como mínimo.
  `),

  answers: labelled(`
    playedAt: Se juega | Cuándo se juega la carta.
    ordersRolled: Órdenes | Órdenes que la tirada da y alguien puede recibir; null si no se ha tirado.
    none-usable: Ninguno | Probabilidad de que ningún dado dé una orden o devuelva un bloque.
    each-die: Todos los dados | Probabilidad de que cada dado dé una orden o devuelva un bloque.
    unseen: Cartas sin ver | Cartas que pueden estar en el mazo o en la mano del oponente.
    wantedLeft: Buscadas sin ver | Cuántas de las que se buscan quedan entre ellas.
    opponent-holds: La tiene el oponente | Probabilidad de que el oponente tenga al menos ese número de las que se buscan.
    heldWanted: En la mano del oponente | Cuántas de las que se buscan tiene el oponente, y su media.
    byDice: Según los dados | Sí, si los dados dicen cuántas órdenes hay.
    takenIn: Órdenes en cada sección | Cuántas órdenes se pueden dar en cada sección. null si la carta no nombra secciones.
  `),

  terms: {
    ...worded(`
      drawsFirst: player = el jugador | opponent = el oponente
    `),
    ...said(`
      section-cards: cartas de Sección
    `),
  },

  steps: said(`
    card/no-orders: {card} no da órdenes a nadie.
    card/used-up: La carta {card} ya no tiene órdenes que dar aquí.
    card/all: Reciben órdenes todas las que cumplen lo que pide la carta: {qualify}.
  `),

  because: said(`
    gets-an-order: Recibe una orden.
  `),

  ...summed(`
    orders/given: Con {card} se {order?puede|pueden} dar {order} {order?orden|órdenes}. | {order} {order?orden|órdenes} | Se {order?puede|pueden} dar {order} {order?orden|órdenes}.
    orders/all: Con {card} reciben órdenes todas las unidades que cumplen lo que pide. | Todas las que cumplen
    orders/lost: Con {card} se {order?puede|pueden} dar {order} {order?orden|órdenes} y se {lost?pierde|pierden} {lost}. | {order} {order?orden|órdenes}; {lost} {lost?perdida|perdidas} | Se {order?puede|pueden} dar {order} {order?orden|órdenes} y se {lost?pierde|pierden} {lost}.
    may-order/unit-yes: Con {card}, {unit:the} puede recibir una orden. | Puede recibirla | Puede recibir la orden.
    may-order/unit-no: Con {card}, {unit:the} no puede recibir una orden. | No puede recibirla |
    may-order/unit-choice: Con {card}, {unit:the} puede recibir la orden, pero sólo como la 1 unidad a elección. | Sólo ella, a elección | Puede recibir la orden, pero ella sola, a elección del jugador.
  `),

  problems: said(`
    more-faces-than-command: Hay {given} {given?cara|caras}, pero la carta tira {dice} {dice?dado|dados}.
    more-than-the-deck: Suman {given} cartas, y el mazo entero tiene {max}.
  `),
} satisfies PartOfMessages;
