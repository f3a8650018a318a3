import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** Troop cards go by the kind of unit, Leadership cards by what stands around a leader. */
export const troopAndLeadership = defineExamples({
  'cca-18.14': {
    'in-any-section': applies('cca/orders', {
      es: 'Un jugador con Mando 5 mira qué da la carta Orden a Tropas Medias con 7 unidades medias en el campo.',
      en: 'A player with Command 5 looks up what Order Medium Troops gives with 7 medium units on the field.',
      ask: { commandCard: 'order-medium-troops', command: 5, ownUnits: { MI: 4, MC: 3 } },
      gives: { canOrder: 5, sections: ['left', 'centre', 'right'] },
      cites: ['cca-18.14', 'cca-18.26', 'cca-18.17'],
    }),
  },
  'cca-18.15': {
    auxilia: applies('cca/may-order', {
      es: 'Un jugador con Mando 4 juega Orden a Tropas Ligeras y quiere ordenar a unos auxiliares.',
      en: 'A player with Command 4 plays Order Light Troops and wants to order auxilia.',
      ask: { commandCard: 'order-light-troops', unit: 'AX', command: 4 },
      gives: { allowed: true, ordersLeft: 3 },
      cites: ['cca-18.15', 'cca-8.17', 'cca-7.1'],
      case: 265,
    }),
    'two-light-units-for-five-orders': applies('cca/orders', {
      es: 'Un jugador con Mando 5 juega Orden a Tropas Ligeras; tiene 1 unidad de infantería ligera, 1 de caballería ligera y 8 de otros tipos.',
      en: 'A player with Command 5 plays Order Light Troops; he has 1 light infantry unit, 1 of light cavalry and 8 of other types.',
      ask: {
        commandCard: 'order-light-troops',
        command: 5,
        ownUnits: { LI: 1, LC: 1, MI: 5, HI: 3 },
      },
      gives: { orders: 5, canOrder: 2, lost: 3, oneOfChoice: 'no' },
      cites: ['cca-7.6', 'cca-18.15', 'cca-7.4'],
      case: 333,
    }),
    'warriors-are-medium': forbids('cca/may-order', {
      es: 'Un jugador juega Orden a Tropas Ligeras, tiene tropas ligeras y quiere ordenar a unos guerreros.',
      en: 'A player plays Order Light Troops, has light troops and wants to order warriors.',
      ask: { commandCard: 'order-light-troops', unit: 'WR' },
      gives: { allowed: false },
      cites: ['cca-18.15', 'cca-7.2'],
    }),
  },
  'cca-18.16': {
    'auxilia-pass-a-friend': applies('cca/may-move', {
      es: 'Con Orden a Tropas Ligeras, unos auxiliares mueven 2 hexes: atraviesan una unidad amiga y acaban en un hex vacío.',
      en: 'With Order Light Troops auxilia move 2 hexes: they pass through a friendly unit and end in an empty hex.',
      ask: { unit: 'AX', hexes: 2, orderedBy: 'order-light-troops', hex1: { occupant: 'friend' } },
      gives: { allowed: true },
      case: 53,
    }),
    'light-cavalry': doesNotApply('cca/may-move', {
      es: 'Con Orden a Tropas Ligeras, una unidad de caballería ligera quiere atravesar una unidad amiga.',
      en: 'With Order Light Troops a light cavalry unit wants to pass through a friendly unit.',
      ask: { unit: 'LC', hexes: 2, orderedBy: 'order-light-troops', hex1: { occupant: 'friend' } },
      gives: { allowed: false },
      cites: ['cca-8.9'],
      case: 91,
    }),
  },
  'cca-18.17': {
    warriors: applies('cca/may-order', {
      es: 'Un jugador con Mando 6 juega Orden a Tropas Medias y quiere ordenar a unos guerreros.',
      en: 'A player with Command 6 plays Order Medium Troops and wants to order warriors.',
      ask: { commandCard: 'order-medium-troops', unit: 'WR', command: 6 },
      gives: { allowed: true, ordersLeft: 5 },
      cites: ['cca-18.17', 'cca-8.20', 'cca-7.1'],
    }),
    'fifth-unit-with-four-orders': forbids('cca/may-order', {
      es: 'Un jugador con Mando 4 juega Orden a Tropas Medias, ha dado 4 órdenes y quiere ordenar a otra unidad de caballería media.',
      en: 'A player with Command 4 plays Order Medium Troops, has given 4 orders and wants to order another medium cavalry unit.',
      ask: { commandCard: 'order-medium-troops', unit: 'MC', command: 4, ordersGiven: 4 },
      gives: { allowed: false, ordersLeft: 0 },
      cites: ['cca-7.6', 'cca-18.17', 'cca-7.2'],
    }),
  },
  'cca-18.18': {
    'seven-heavy-units': applies('cca/orders', {
      es: 'Un jugador con Mando 5 juega Orden a Tropas Pesadas; tiene 2 unidades de elefantes, 1 de carros, 1 de caballería pesada y 3 de infantería pesada.',
      en: 'A player with Command 5 plays Order Heavy Troops; he has 2 elephant units, 1 of chariots, 1 of heavy cavalry and 3 of heavy infantry.',
      ask: {
        commandCard: 'order-heavy-troops',
        command: 5,
        ownUnits: { EL: 2, CH: 1, HC: 1, HI: 3 },
      },
      gives: { canOrder: 5, lost: 0, units: ['HI', 'HC', 'CH', 'EL'] },
      cites: ['cca-7.6', 'cca-18.26', 'cca-18.18'],
      case: 267,
    }),
    elephants: applies('cca/may-order', {
      es: 'Un jugador con Mando 4 juega Orden a Tropas Pesadas y quiere ordenar a unos elefantes.',
      en: 'A player with Command 4 plays Order Heavy Troops and wants to order elephants.',
      ask: { commandCard: 'order-heavy-troops', unit: 'EL', command: 4 },
      gives: { allowed: true },
      cites: ['cca-18.18', 'cca-8.26'],
    }),
  },
  'cca-18.19': {
    'infantry-beside-mounted-units': forbids('cca/may-order', {
      es: 'Un jugador juega Orden a Montadas, tiene unidades montadas y quiere ordenar a infantería media.',
      en: 'A player plays Order Mounted, has mounted units and wants to order medium infantry.',
      ask: { commandCard: 'order-mounted', unit: 'MI' },
      gives: { allowed: false },
      cites: ['cca-18.19', 'cca-7.2'],
      case: 269,
    }),
    'no-mounted-units': applies('cca/may-order', {
      es: 'Un jugador juega Orden a Montadas, no tiene unidades montadas y quiere ordenar a infantería media.',
      en: 'A player plays Order Mounted, has no mounted units and wants to order medium infantry.',
      ask: { commandCard: 'order-mounted', unit: 'MI', noneOfKind: true },
      gives: { allowed: true, onlyUnit: true, ordersLeft: 0 },
      cites: ['cca-18.19', 'cca-7.1'],
    }),
    'leader-leaves-his-unit': applies('cca/may-order', {
      es: 'Un jugador con Mando 5 juega Orden a Montadas y ordena a un líder unido a infantería pesada que se separe.',
      en: 'A player with Command 5 plays Order Mounted and orders a leader attached to heavy infantry to leave it.',
      ask: { commandCard: 'order-mounted', unit: 'LD', detaches: true, command: 5 },
      gives: { allowed: true, cost: 1, ordersLeft: 4 },
      cites: ['cca-18.19', 'cca-8.35', 'cca-8.36'],
    }),
  },
  'cca-18.20': {
    'inspired-leadership': applies('cca/card', {
      es: 'Un jugador mira cuántos hexes adyacentes al líder ordena Liderazgo Inspirado en la Izquierda.',
      en: 'A player looks up how many hexes adjacent to the leader Inspired Left Leadership orders.',
      ask: { commandCard: 'inspired-left-leadership' },
      gives: { adjacentHexes: 4, leaders: 'besides', sections: ['left'] },
      cites: ['cca-18.22', 'cca-18.20'],
      case: 46,
    }),
    'one-in-six-cards-dealt': applies('cca/deck-odds', {
      es: 'Se reparten 6 cartas del mazo entero y el jugador quiere al menos una de Liderazgo.',
      en: '6 cards are dealt from the whole deck and the player wants at least one Leadership card.',
      ask: { wanted: 'leadership-cards', draws: 6 },
      gives: { unseen: 60, wantedLeft: 6 },
      odds: { drawn: '692477/1430396' },
      case: 261,
    }),
    'linked-but-not-adjacent': forbids('cca/may-order', {
      es: 'Con Liderazgo en Cualquier Sección, se ha ordenado a 1 unidad adyacente al líder y se quiere ordenar a otra que sólo es adyacente a aquélla.',
      en: 'With Leadership Any Section 1 unit adjacent to the leader has been ordered, and another one adjacent only to that unit is to be ordered.',
      ask: {
        commandCard: 'leadership-any-section',
        unit: 'MI',
        nearLeader: 'linked',
        ordersGiven: 1,
      },
      gives: { allowed: false, ordersLeft: 2 },
      cites: ['cca-18.20', 'cca-18.21'],
    }),
  },
  'cca-18.21': {
    'lone-leader-with-three-around': applies('cca/orders', {
      es: 'Un jugador juega Liderazgo en Cualquier Sección con un líder que está solo y tiene 3 unidades amigas adyacentes.',
      en: 'A player plays Leadership Any Section with a leader who is alone and has 3 friendly units adjacent to him.',
      ask: { commandCard: 'leadership-any-section', aroundLeader: { inHex: false, around: 3 } },
      gives: { canOrder: 3, leaders: 'besides', oneOfChoice: 'instead' },
      cites: ['cca-18.20', 'cca-18.21'],
      case: 399,
    }),
    'fourth-adjacent-unit': forbids('cca/may-order', {
      es: 'Con Liderazgo en Cualquier Sección, se ha ordenado a 3 unidades adyacentes al líder y se quiere ordenar a otra adyacente a él.',
      en: 'With Leadership Any Section 3 units adjacent to the leader have been ordered, and another one adjacent to him is to be ordered.',
      ask: {
        commandCard: 'leadership-any-section',
        unit: 'MI',
        nearLeader: 'adjacent',
        ordersGiven: 3,
      },
      gives: { allowed: false, ordersLeft: 0 },
      cites: ['cca-18.21', 'cca-7.2'],
    }),
    'unit-of-choice': applies('cca/may-order', {
      es: 'Un jugador juega Liderazgo en Cualquier Sección y quiere ordenar a infantería media que no está cerca de ningún líder.',
      en: 'A player plays Leadership Any Section and wants to order medium infantry that is near no leader.',
      ask: { commandCard: 'leadership-any-section', unit: 'MI' },
      gives: { allowed: true, onlyUnit: true },
      cites: ['cca-18.21', 'cca-7.1'],
    }),
  },
  'cca-18.22': {
    'leader-on-the-left': applies('cca/may-order', {
      es: 'Un jugador juega Liderazgo Inspirado en la Izquierda con un líder de esa sección y quiere ordenar a infantería pesada adyacente a él.',
      en: 'A player plays Inspired Left Leadership with a leader in that section and wants to order heavy infantry adjacent to him.',
      ask: {
        commandCard: 'inspired-left-leadership',
        unit: 'HI',
        section: 'left',
        nearLeader: 'adjacent',
        leaderSection: 'left',
      },
      gives: { allowed: true, onlyUnit: false, cost: 1, ordersLeft: 3 },
      cites: ['cca-18.22', 'cca-18.20', 'cca-7.1'],
    }),
    'lone-leader-on-the-right': forbids('cca/may-order', {
      es: 'Un jugador juega Liderazgo Inspirado en la Izquierda y quiere ordenar a un líder que está solo en su derecha.',
      en: 'A player plays Inspired Left Leadership and wants to order a leader who is alone on his right.',
      ask: { commandCard: 'inspired-left-leadership', unit: 'LD', section: 'right' },
      gives: { allowed: false },
      cites: ['cca-18.22', 'cca-7.2'],
    }),
  },
  'cca-18.23': {
    'six-units-around': applies('cca/orders', {
      es: 'Un jugador juega Liderazgo Inspirado en el Centro con un líder unido a una unidad y con unidades en sus 6 hexes adyacentes.',
      en: 'A player plays Inspired Center Leadership with a leader attached to a unit and with units in his 6 adjacent hexes.',
      ask: { commandCard: 'inspired-center-leadership', aroundLeader: { around: 6 } },
      gives: { canOrder: 5, sections: ['centre'] },
      cites: ['cca-18.20', 'cca-18.23'],
      case: 271,
    }),
  },
  'cca-18.24': {
    'no-leader-on-the-right': applies('cca/orders', {
      es: 'Un jugador juega Liderazgo Inspirado en la Derecha; su único líder está en la izquierda.',
      en: 'A player plays Inspired Right Leadership; his only leader is on the left.',
      ask: { commandCard: 'inspired-right-leadership', leadersIn: { left: 1 } },
      gives: { canOrder: 1, oneOfChoice: 'only' },
    }),
  },
});
