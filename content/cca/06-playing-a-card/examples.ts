import { applies, defineExamples, forbids } from '../../../src/library/example.ts';

export default defineExamples({
  'cca-6.1/start-of-the-turn': applies('cca/may-play', {
    es: 'Un jugador comienza su turno y quiere jugar Orden a Tres Unidades en la Izquierda.',
    en: 'A player begins his turn and wants to play Order Three Units Left.',
    ask: { commandCard: 'order-three-units-left' },
    gives: { allowed: true },
  }),
  'cca-6.1/two-cards': forbids('cca/may-play', {
    es: 'Al comenzar su turno, un jugador ya ha jugado 1 carta de Sección y quiere jugar otra.',
    en: 'At the start of his turn a player has already played 1 Section card and wants to play another.',
    ask: { commandCard: 'order-two-units-center', cardsPlayed: 1 },
    case: 309,
  }),
  'cca-6.1/after-the-orders': forbids('cca/may-play', {
    es: 'Un jugador ya ha dado sus órdenes y quiere jugar Carga Montada en el mismo turno.',
    en: 'A player has given his orders already and wants to play Mounted Charge in the same turn.',
    ask: { commandCard: 'mounted-charge', when: 'later-in-turn' },
  }),
  'cca-6.2/eight-mounted-units-at-ilipa': applies('cca/orders', {
    es: 'En Ilipa, el jugador romano juega Orden a Montadas y tiene 8 unidades montadas.',
    en: 'At Ilipa the Roman player plays Order Mounted and has 8 mounted units.',
    ask: {
      commandCard: 'order-mounted',
      scenario: 'ilipa',
      army: 'rome',
      ownUnits: { LC: 4, MC: 4 },
    },
    gives: { orders: 6, canOrder: 6, lost: 0 },
    cites: ['cca-19.34', 'cca-7.6', 'cca-6.2', 'cca-18.14', 'cca-18.26', 'cca-18.19'],
    case: 353,
  }),
  'cca-6.2/one-section': applies('cca/orders', {
    es: 'Un jugador juega Orden a Dos Unidades en la Derecha y tiene 5 unidades en esa sección.',
    en: 'A player plays Order Two Units Right and has 5 units in that section.',
    ask: { commandCard: 'order-two-units-right', unitsIn: { right: 5 } },
    gives: { sections: ['right'], orders: 2, canOrder: 2 },
    cites: ['cca-6.2', 'cca-18.5'],
  }),
});
