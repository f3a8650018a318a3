import { applies, defineExamples, forbids } from '../../../../src/library/example.ts';

/** Orders and the hand: onus-5.1 to onus-5.10. */
export const orders = defineExamples({
  'onus-5.1/upper-half': applies('onus/order', {
    es: 'En su fase de activación un jugador usa la mitad superior de una carta de Acción, una orden de Activación.',
    en: 'In his activation phase a player uses the upper half of an Action card, an Activation order.',
    ask: { cardHalf: 'order', orderType: 'activation' },
    gives: { allowed: true, activates: true },
    cites: ['onus-5.1', 'onus-5.2'],
  }),
  'onus-5.2/own-activation-phase': applies('onus/order', {
    es: 'En su fase de activación un jugador juega una orden de Mando.',
    en: 'In his activation phase a player plays a Command order.',
    ask: { orderType: 'command' },
    gives: { allowed: true },
  }),
  'onus-5.2/in-the-combat-phase': forbids('onus/order', {
    es: 'En la fase de combate un jugador quiere jugar una orden de Salud sobre una unidad herida.',
    en: 'In the combat phase a player wants to play a Health order on a wounded unit.',
    ask: { orderType: 'health', phase: 'combat' },
  }),
  'onus-5.3/in-a-combat': applies('onus/order', {
    es: 'En la fase de combate del oponente un jugador quiere usar el evento de una carta de su mano.',
    en: "In the opponent's combat phase a player wants to use the event of a card in his hand.",
    ask: { cardHalf: 'event', phase: 'combat', ownTurn: false },
    gives: { allowed: true },
  }),
  'onus-5.3/in-the-movement-phase': forbids('onus/order', {
    es: 'En la fase de movimiento un jugador quiere usar el evento de una carta de su mano.',
    en: 'In the movement phase a player wants to use the event of a card in his hand.',
    ask: { cardHalf: 'event', phase: 'movement' },
  }),
  'onus-5.4/starting-hands': applies('onus/first-player', {
    es: 'Empieza una batalla entre un general de Liderazgo 6 y otro de 5.',
    en: 'A battle begins between a general of Leadership 6 and one of 5.',
    ask: { leadership: 6, opponentLeadership: 5 },
    gives: { startingHand: 6, opponentStartingHand: 5 },
    cites: ['onus-6.22', 'onus-5.4'],
  }),
  'onus-5.4/an-event-changes-the-limit': applies('onus/end-of-turn', {
    es: 'Un evento da 1 carta más de mano a un jugador con Liderazgo 6, que tiene 8 después de robar.',
    en: 'An event lets a player with Leadership 6 keep 1 more card, and he holds 8 after drawing.',
    ask: { leadership: 6, heldAfterDraw: 8, handLimitChange: 1 },
    gives: { handLimit: 7, mustDiscard: 1 },
    cites: ['onus-5.4', 'onus-7.208'],
  }),
  'onus-5.5/activation': applies('onus/order', {
    es: 'Un jugador juega una orden de Activación sobre una unidad en marcha forzada.',
    en: 'A player plays an Activation order on a unit in forced march.',
    ask: { orderType: 'activation', forcedMarch: true },
    gives: { allowed: true, activates: true, removesForcedMarch: true, checkOnActivation: 'none' },
    cites: ['onus-5.5', 'onus-7.13', 'onus-7.46'],
  }),
  'onus-5.6/command': applies('onus/order', {
    es: 'Un jugador juega una orden de Mando.',
    en: 'A player plays a Command order.',
    ask: { orderType: 'command' },
    gives: { allowed: true, activates: false },
    cites: ['onus-5.6', 'onus-7.12'],
  }),
  'onus-5.7/morale': applies('onus/order', {
    es: 'Un jugador juega una orden de Moral sobre una unidad Rota.',
    en: 'A player plays a Morale order on a Broken unit.',
    ask: { orderType: 'morale', broken: true },
    gives: { allowed: true, activates: false, checkOnActivation: 'none' },
    cites: ['onus-5.7', 'onus-7.12'],
  }),
  'onus-5.8/health': applies('onus/order', {
    es: 'Un jugador juega una orden de Salud sobre una unidad herida.',
    en: 'A player plays a Health order on a wounded unit.',
    ask: { orderType: 'health' },
    gives: { allowed: true, activates: false },
    cites: ['onus-5.8', 'onus-7.12'],
  }),
  'onus-5.9/fifth-order': applies('onus/order', {
    es: 'Un jugador ha jugado 4 órdenes este turno y quiere jugar otra sobre una unidad que no ha recibido ninguna.',
    en: 'A player has played 4 orders this turn and wants to play another on a unit that has received none.',
    ask: { ordersPlayed: 4 },
    gives: { allowed: true },
  }),
  'onus-5.9/empty-hand': forbids('onus/order', {
    es: 'Un jugador sin cartas en la mano quiere jugar una orden: tiene 0.',
    en: 'A player without cards in hand wants to play an order: he has 0.',
    ask: { handBefore: 0 },
    gives: { allowed: false, cardsSpent: 0 },
  }),
  'onus-5.10/second-activation': forbids('onus/order', {
    es: 'Una orden que activa 2 unidades ha activado a una unidad, y otra orden de la misma fase quiere elegirla también.',
    en: 'An order that activates 2 units has activated a unit, and another order of the same phase wants to choose it too.',
    ask: { orderType: 'activation', ordersOnUnit: 1, alreadyActive: true },
    cites: ['onus-5.10', 'onus-7.15', 'onus-13.1'],
    case: 113,
  }),
  'onus-5.10/first-order': applies('onus/order', {
    es: 'Una unidad recibe su primera orden del turno.',
    en: 'A unit receives its first order of the turn.',
    ask: {},
    gives: { allowed: true },
  }),
});
