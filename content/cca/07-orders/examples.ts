import { applies, defineExamples, doesNotApply, forbids } from '../../../src/content/examples.ts';

export default defineExamples({
  'cca-7.1': {
    'eligible-unit': applies('cca/may-order', {
      es: 'Un jugador ha jugado Orden a Tropas Medias con Mando 4 y elige a una unidad de infantería media.',
      en: 'A player has played Order Medium Troops with Command 4 and chooses a medium infantry unit.',
      ask: { commandCard: 'order-medium-troops', unit: 'MI', command: 4 },
      gives: { allowed: true, cost: 1, ordersLeft: 3 },
      cites: ['cca-18.17', 'cca-7.1'],
    }),
  },
  'cca-7.2': {
    'unit-in-another-section': applies('cca/may-order', {
      es: 'Un jugador juega Orden a Dos Unidades en la Izquierda y quiere actuar con infantería media de su sección derecha.',
      en: 'A player plays Order Two Units Left and wants to act with medium infantry in his right section.',
      ask: { commandCard: 'order-two-units-left', unit: 'MI', section: 'right' },
      gives: { allowed: false },
      cites: ['cca-18.3', 'cca-7.2'],
    }),
    'unit-that-gets-an-order': doesNotApply('cca/may-order', {
      es: 'Un jugador juega Orden a Dos Unidades en la Izquierda y quiere actuar con infantería media de esa sección.',
      en: 'A player plays Order Two Units Left and wants to act with medium infantry in that section.',
      ask: { commandCard: 'order-two-units-left', unit: 'MI', section: 'left' },
      gives: { allowed: true },
      cites: ['cca-18.3', 'cca-7.1'],
    }),
  },
  'cca-7.3': {
    'between-left-and-centre': applies('cca/may-order', {
      es: 'Una unidad de infantería media está en un hex con la línea de puntos entre la izquierda y el centro; su dueño juega Orden a Dos Unidades en el Centro.',
      en: 'A medium infantry unit is in a hex on the dotted line between left and centre; its owner plays Order Two Units Center.',
      ask: { commandCard: 'order-two-units-center', unit: 'MI', section: 'left-and-centre' },
      gives: { allowed: true },
      cites: ['cca-18.4', 'cca-7.3'],
      case: 59,
    }),
    'the-other-flank': doesNotApply('cca/may-order', {
      es: 'Una unidad de infantería media está en un hex con la línea de puntos entre la izquierda y el centro; su dueño juega Orden a Dos Unidades en la Derecha.',
      en: 'A medium infantry unit is in a hex on the dotted line between left and centre; its owner plays Order Two Units Right.',
      ask: { commandCard: 'order-two-units-right', unit: 'MI', section: 'left-and-centre' },
      gives: { allowed: false },
      cites: ['cca-18.5', 'cca-7.2'],
    }),
    'orders-on-both-sides-of-the-line': applies('cca/orders', {
      es: 'Un jugador juega Ataque Coordinado; sus únicas 2 unidades están en hexes con la línea de puntos entre la izquierda y el centro.',
      en: 'A player plays Coordinate Attack; his only 2 units are in hexes on the dotted line between left and centre.',
      ask: { commandCard: 'coordinate-attack', unitsIn: { leftCentre: 2 } },
      gives: { orders: 3, canOrder: 2, lost: 1, takenIn: { left: 1, centre: 1, right: 0 } },
      cites: ['cca-18.12', 'cca-7.3', 'cca-7.5'],
    }),
  },
  'cca-7.4': {
    'ordered-for-both-sections': forbids('cca/may-order', {
      es: 'Con Ataque Coordinado, una unidad en un hex de la izquierda y del centro ha recibido la orden de la izquierda y se le quiere dar también la del centro.',
      en: 'Under Coordinate Attack a unit in a hex of left and centre has got the order for the left and is to get the one for the centre too.',
      ask: {
        commandCard: 'coordinate-attack',
        unit: 'MI',
        section: 'left-and-centre',
        alreadyOrdered: true,
        givenIn: { left: 1 },
      },
      gives: { allowed: false, ordersLeft: 2 },
      cites: ['cca-7.4', 'cca-7.2'],
      case: 63,
    }),
    'three-units-for-four-orders': applies('cca/orders', {
      es: 'Un jugador con Mando 4 juega Orden a Tropas Medias y tiene 2 unidades de infantería media y 1 de guerreros.',
      en: 'A player with Command 4 plays Order Medium Troops and has 2 medium infantry units and 1 of warriors.',
      ask: { commandCard: 'order-medium-troops', command: 4, ownUnits: { MI: 2, WR: 1 } },
      gives: { orders: 4, canOrder: 3, lost: 1 },
      cites: ['cca-18.17', 'cca-7.4'],
    }),
  },
  'cca-7.5': {
    'two-units-for-four-orders': applies('cca/orders', {
      es: 'Un jugador juega Orden a Cuatro Unidades en la Izquierda; en esa sección tiene 2 unidades y ningún líder.',
      en: 'A player plays Order Four Units Left; in that section he has 2 units and no leader.',
      ask: { commandCard: 'order-four-units-left', unitsIn: { left: 2 } },
      gives: { orders: 4, canOrder: 2, lost: 2 },
      cites: ['cca-18.9', 'cca-7.5'],
      case: 61,
    }),
    'a-leader-takes-one': applies('cca/orders', {
      es: 'Un jugador juega Orden a Cuatro Unidades en la Izquierda; en esa sección tiene 2 unidades y separa a 1 líder.',
      en: 'A player plays Order Four Units Left; in that section he has 2 units and detaches 1 leader.',
      ask: { commandCard: 'order-four-units-left', unitsIn: { left: 2 }, leadersIn: { left: 1 } },
      gives: { canOrder: 3, lost: 1 },
      cites: ['cca-8.36', 'cca-7.5'],
    }),
    'as-many-units-as-orders': doesNotApply('cca/orders', {
      es: 'Un jugador juega Orden a Dos Unidades en la Izquierda; en esa sección tiene 2 unidades.',
      en: 'A player plays Order Two Units Left; in that section he has 2 units.',
      ask: { commandCard: 'order-two-units-left', unitsIn: { left: 2 } },
      gives: { canOrder: 2, lost: 0 },
      cites: ['cca-18.3'],
    }),
  },
  'cca-7.6': {
    'no-heavy-units-at-ticinus': applies('cca/orders', {
      es: 'En Río Ticinus, el jugador romano juega Orden a Tropas Pesadas y no tiene unidades pesadas.',
      en: 'At the Ticinus River the Roman player plays Order Heavy Troops and has no heavy units.',
      ask: {
        commandCard: 'order-heavy-troops',
        scenario: 'ticinus-river',
        army: 'rome',
        ownUnits: { HI: 0 },
      },
      gives: { canOrder: 1, oneOfChoice: 'only' },
      cites: ['cca-19.9', 'cca-7.6', 'cca-18.18'],
      case: 67,
    }),
    'seven-heavy-units-at-cannae': applies('cca/orders', {
      es: 'En Cannas, el jugador cartaginés juega Orden a Tropas Pesadas y tiene 7 unidades pesadas.',
      en: 'At Cannae the Carthaginian player plays Order Heavy Troops and has 7 heavy units.',
      ask: {
        commandCard: 'order-heavy-troops',
        scenario: 'cannae',
        army: 'carthage',
        ownUnits: { HI: 4, HC: 3 },
      },
      gives: { orders: 6, canOrder: 6 },
      cites: ['cca-19.18', 'cca-7.6', 'cca-18.18'],
      case: 415,
    }),
  },
});
