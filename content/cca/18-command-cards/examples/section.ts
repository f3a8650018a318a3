import { applies, defineExamples, forbids } from '../../../../src/content/examples.ts';

/** Section cards: how many orders, where, and to whom. */
export const section = defineExamples({
  'cca-18.1': {
    'one-section': applies('cca/card', {
      es: 'Un jugador mira qué hace la carta Orden a Tres Unidades en la Izquierda.',
      en: 'A player looks up what the card Order Three Units Left does.',
      ask: { commandCard: 'order-three-units-left' },
      gives: { group: 'section', orders: 3, sections: ['left'], leaders: 'counted' },
      cites: ['cca-18.6', 'cca-18.1', 'cca-18.2'],
    }),
    'first-card-of-the-deck': applies('cca/deck-odds', {
      es: 'Con el mazo entero recién barajado, un jugador coge 1 carta y quiere que sea de Sección.',
      en: 'From the whole deck, newly shuffled, a player draws 1 card and wants a Section card.',
      ask: { wanted: 'section-cards', draws: 1 },
      gives: { unseen: 60, wantedLeft: 27 },
      odds: { drawn: '9/20' },
    }),
  },
  'cca-18.2': {
    'two-units-and-two-leaders': applies('cca/orders', {
      es: 'Con Orden a Cuatro Unidades en la Derecha, un jugador ordena ahí a 2 unidades y separa a 2 líderes.',
      en: 'With Order Four Units Right a player orders 2 units there and detaches 2 leaders.',
      ask: {
        commandCard: 'order-four-units-right',
        unitsIn: { right: 2 },
        leadersIn: { right: 2 },
      },
      gives: { orders: 4, canOrder: 4, lost: 0, leaders: 'counted' },
      cites: ['cca-18.11', 'cca-18.2', 'cca-8.36'],
      case: 407,
    }),
    'lone-leader': applies('cca/may-order', {
      es: 'Con Orden a Dos Unidades en la Izquierda, un jugador quiere ordenar a un líder que está solo en esa sección.',
      en: 'With Order Two Units Left a player wants to order a leader who is alone in that section.',
      ask: { commandCard: 'order-two-units-left', unit: 'LD', section: 'left' },
      gives: { allowed: true, cost: 1, ordersLeft: 1 },
      cites: ['cca-18.3', 'cca-18.2', 'cca-8.36'],
    }),
  },
  'cca-18.3': {
    'five-units-on-the-left': applies('cca/orders', {
      es: 'Un jugador juega Orden a Dos Unidades en la Izquierda; ahí tiene 5 unidades.',
      en: 'A player plays Order Two Units Left; there he has 5 units.',
      ask: { commandCard: 'order-two-units-left', unitsIn: { left: 5 } },
      gives: { sections: ['left'], orders: 2, canOrder: 2, lost: 0 },
      cites: ['cca-18.1', 'cca-18.3'],
    }),
    'third-unit': forbids('cca/may-order', {
      es: 'Un jugador juega Orden a Dos Unidades en la Izquierda, ordena a 2 unidades y quiere ordenar ahí a una tercera.',
      en: 'A player plays Order Two Units Left, orders 2 units and wants to order a third one there.',
      ask: { commandCard: 'order-two-units-left', unit: 'HI', section: 'left', ordersGiven: 2 },
      gives: { allowed: false, ordersLeft: 0 },
      cites: ['cca-18.3', 'cca-7.2'],
    }),
  },
  'cca-18.4': {
    'two-in-the-centre': applies('cca/orders', {
      es: 'Un jugador juega Orden a Dos Unidades en el Centro; ahí tiene 1 unidad, y otra en la línea de puntos con la derecha.',
      en: 'A player plays Order Two Units Center; there he has 1 unit, and another on the dotted line with the right.',
      ask: { commandCard: 'order-two-units-center', unitsIn: { centre: 1, centreRight: 1 } },
      gives: { orders: 2, canOrder: 2, lost: 0, takenIn: { left: 0, centre: 2, right: 0 } },
      cites: ['cca-18.4', 'cca-7.3'],
    }),
  },
  'cca-18.5': {
    'two-on-the-right': applies('cca/may-order', {
      es: 'Un jugador juega Orden a Dos Unidades en la Derecha y quiere ordenar a caballería ligera de esa sección.',
      en: 'A player plays Order Two Units Right and wants to order light cavalry in that section.',
      ask: { commandCard: 'order-two-units-right', unit: 'LC', section: 'right' },
      gives: { allowed: true, ordersLeft: 1 },
      cites: ['cca-18.5', 'cca-7.1'],
    }),
  },
  'cca-18.6': {
    'three-on-the-left': applies('cca/orders', {
      es: 'Un jugador juega Orden a Tres Unidades en la Izquierda; ahí tiene 4 unidades.',
      en: 'A player plays Order Three Units Left; there he has 4 units.',
      ask: { commandCard: 'order-three-units-left', unitsIn: { left: 4 } },
      gives: { orders: 3, canOrder: 3, sections: ['left'] },
    }),
  },
  'cca-18.7': {
    'leader-and-his-unit': applies('cca/may-order', {
      es: 'Con Orden a Tres Unidades en el Centro, un líder se ha separado de infantería media con 1 orden y ahora se ordena también a esa unidad.',
      en: 'With Order Three Units Center a leader has left medium infantry with 1 order and now that unit is ordered too.',
      ask: { commandCard: 'order-three-units-center', unit: 'MI', ordersGiven: 1 },
      gives: { allowed: true, cost: 1, ordersLeft: 1 },
      cites: ['cca-18.7', 'cca-7.1'],
      case: 77,
    }),
    'leader-leaves-his-unit': applies('cca/may-order', {
      es: 'Con Orden a Tres Unidades en el Centro, un líder unido a infantería media recibe la orden de separarse.',
      en: 'With Order Three Units Center a leader attached to medium infantry is ordered to leave it.',
      ask: { commandCard: 'order-three-units-center', unit: 'LD', detaches: true },
      gives: { allowed: true, cost: 1, ordersLeft: 2 },
      cites: ['cca-18.7', 'cca-8.35', 'cca-18.2', 'cca-8.36', 'cca-8.37'],
    }),
  },
  'cca-18.8': {
    'three-on-the-right': applies('cca/orders', {
      es: 'Un jugador juega Orden a Tres Unidades en la Derecha; ahí tiene 2 unidades, y otra en la línea de puntos con el centro.',
      en: 'A player plays Order Three Units Right; there he has 2 units, and another on the dotted line with the centre.',
      ask: { commandCard: 'order-three-units-right', unitsIn: { right: 2, centreRight: 1 } },
      gives: { orders: 3, canOrder: 3, lost: 0 },
      cites: ['cca-18.8', 'cca-7.3'],
    }),
  },
  'cca-18.9': {
    'four-on-the-left': applies('cca/orders', {
      es: 'Un jugador juega Orden a Cuatro Unidades en la Izquierda; ahí tiene 6 unidades.',
      en: 'A player plays Order Four Units Left; there he has 6 units.',
      ask: { commandCard: 'order-four-units-left', unitsIn: { left: 6 } },
      gives: { orders: 4, canOrder: 4, lost: 0 },
    }),
  },
  'cca-18.10': {
    'four-in-the-centre': applies('cca/orders', {
      es: 'Un jugador juega Orden a Cuatro Unidades en el Centro; ahí tiene 3 unidades y ningún líder.',
      en: 'A player plays Order Four Units Center; there he has 3 units and no leader.',
      ask: { commandCard: 'order-four-units-center', unitsIn: { centre: 3 } },
      gives: { orders: 4, canOrder: 3, lost: 1 },
      cites: ['cca-18.10', 'cca-7.5'],
    }),
  },
  'cca-18.11': {
    'one-card-in-the-deck': applies('cca/card', {
      es: 'Un jugador mira qué hace la carta Orden a Cuatro Unidades en la Derecha.',
      en: 'A player looks up what the card Order Four Units Right does.',
      ask: { commandCard: 'order-four-units-right' },
      gives: { orders: 4, sections: ['right'], copies: 1 },
      cites: ['cca-18.11', 'cca-18.1'],
    }),
  },
  'cca-18.12': {
    'one-in-each-section': applies('cca/orders', {
      es: 'Un jugador juega Ataque Coordinado; tiene 3 unidades a la izquierda, 2 en el centro y 1 a la derecha.',
      en: 'A player plays Coordinate Attack; he has 3 units on the left, 2 in the centre and 1 on the right.',
      ask: { commandCard: 'coordinate-attack', unitsIn: { left: 3, centre: 2, right: 1 } },
      gives: { orders: 3, canOrder: 3, takenIn: { left: 1, centre: 1, right: 1 } },
    }),
    'second-unit-on-the-left': forbids('cca/may-order', {
      es: 'Con Ataque Coordinado, un jugador ya ha ordenado a 1 unidad de la izquierda y quiere ordenar a otra de ahí.',
      en: 'With Coordinate Attack a player has ordered 1 unit on the left already and wants to order another one there.',
      ask: { commandCard: 'coordinate-attack', unit: 'MI', section: 'left', givenIn: { left: 1 } },
      gives: { allowed: false, ordersLeft: 2 },
      cites: ['cca-18.12', 'cca-7.2'],
    }),
  },
  'cca-18.13': {
    'one-unit-on-the-left': applies('cca/orders', {
      es: 'Un jugador juega Flanqueo; tiene 1 unidad sin líder a la izquierda y 5 a la derecha.',
      en: 'A player plays Out Flanked; he has 1 unit without a leader on the left and 5 on the right.',
      ask: { commandCard: 'out-flanked', unitsIn: { left: 1, right: 5 } },
      gives: { orders: 4, canOrder: 3, lost: 1, takenIn: { left: 1, centre: 0, right: 2 } },
      cites: ['cca-18.13', 'cca-7.5'],
      case: 65,
    }),
    'unit-in-the-centre': forbids('cca/may-order', {
      es: 'Un jugador juega Flanqueo y quiere ordenar a infantería pesada que está sólo en el centro.',
      en: 'A player plays Out Flanked and wants to order heavy infantry that is in the centre alone.',
      ask: { commandCard: 'out-flanked', unit: 'HI', section: 'centre' },
      gives: { allowed: false, ordersLeft: 4 },
      cites: ['cca-18.13', 'cca-7.2'],
    }),
  },
});
