import { defineExamples } from '../../../src/content/registry.ts';

export default defineExamples([
  {
    clause: 'cca-6.1',
    name: 'start-of-the-turn',
    kind: 'applies',
    say: {
      es: 'Un jugador comienza su turno y quiere jugar Orden a Tres Unidades en la Izquierda.',
      en: 'A player begins his turn and wants to play Order Three Units Left.',
    },
    query: 'cca/may-play',
    input: { commandCard: 'order-three-units-left' },
    expect: { allowed: true },
    cites: ['cca-6.1'],
  },
  {
    clause: 'cca-6.1',
    name: 'two-cards',
    kind: 'forbidden',
    say: {
      es: 'Al comenzar su turno, un jugador ya ha jugado 1 carta de Sección y quiere jugar otra.',
      en: 'At the start of his turn a player has already played 1 Section card and wants to play another.',
    },
    query: 'cca/may-play',
    input: { commandCard: 'order-two-units-center', cardsPlayed: 1 },
    expect: { allowed: false },
    cites: ['cca-6.1'],
    case: 'cca-case-309',
  },
  {
    clause: 'cca-6.1',
    name: 'after-the-orders',
    kind: 'forbidden',
    say: {
      es: 'Un jugador ya ha dado sus órdenes y quiere jugar Carga Montada en el mismo turno.',
      en: 'A player has given his orders already and wants to play Mounted Charge in the same turn.',
    },
    query: 'cca/may-play',
    input: { commandCard: 'mounted-charge', when: 'later-in-turn' },
    expect: { allowed: false },
    cites: ['cca-6.1'],
  },
  {
    clause: 'cca-6.2',
    name: 'eight-mounted-units-at-ilipa',
    kind: 'applies',
    say: {
      es: 'En Ilipa, el jugador romano juega Orden a Montadas y tiene 8 unidades montadas.',
      en: 'At Ilipa the Roman player plays Order Mounted and has 8 mounted units.',
    },
    query: 'cca/orders',
    input: {
      commandCard: 'order-mounted',
      scenario: 'ilipa',
      army: 'rome',
      ownUnits: { LC: 4, MC: 4 },
    },
    expect: { orders: 6, canOrder: 6, lost: 0 },
    cites: ['cca-19.34', 'cca-7.6', 'cca-6.2', 'cca-18.14', 'cca-18.26', 'cca-18.19'],
    case: 'cca-case-353',
  },
  {
    clause: 'cca-6.2',
    name: 'one-section',
    kind: 'applies',
    say: {
      es: 'Un jugador juega Orden a Dos Unidades en la Derecha y tiene 5 unidades en esa sección.',
      en: 'A player plays Order Two Units Right and has 5 units in that section.',
    },
    query: 'cca/orders',
    input: { commandCard: 'order-two-units-right', unitsIn: { right: 5 } },
    expect: { sections: ['right'], orders: 2, canOrder: 2 },
    cites: ['cca-6.2', 'cca-18.5'],
  },
]);
