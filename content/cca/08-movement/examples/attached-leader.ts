import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** A leader attached to a unit: going along, leaving and joining. */
export const attachedLeader = defineExamples({
  'cca-8.33/joins-the-unit': applies('cca/may-move', {
    es: 'Un líder mueve 2 hexes y acaba en el de una unidad amiga.',
    en: 'A leader moves 2 hexes and ends in that of a friendly unit.',
    ask: { unit: 'LD', hexes: 2, hex2: { occupant: 'friend' } },
    gives: { allowed: true, joinsUnit: true },
  }),
  'cca-8.34/may-not-stay-behind': forbids('cca/may-move', {
    es: 'Con Orden a Tropas Medias, una unidad de infantería media mueve 1 hex y su líder quiere quedarse atrás.',
    en: 'With Order Medium Troops, a medium infantry unit moves 1 hex and its leader wants to stay behind.',
    ask: { unit: 'MI', orderedBy: 'order-medium-troops', attachedLeader: 'stays' },
    case: 79,
  }),
  'cca-8.34/goes-along': applies('cca/may-move', {
    es: 'Una unidad de caballería media con un líder unido mueve 3 hexes.',
    en: 'A medium cavalry unit with a leader attached moves 3 hexes.',
    ask: { unit: 'MC', hexes: 3, attachedLeader: 'goes' },
    gives: { allowed: true, leaderGoesAlong: true },
    cites: ['cca-8.34', 'cca-8.23'],
  }),
  'cca-8.35/section-card': applies('cca/may-move', {
    es: 'Con Orden a Tres Unidades en el Centro, un líder deja su unidad y mueve 3 hexes.',
    en: 'With Order Three Units Center, a leader leaves his unit and moves 3 hexes.',
    ask: { unit: 'LD', hexes: 3, detaches: true, orderedBy: 'order-three-units-center' },
    gives: { allowed: true, ordersUsed: 1 },
    cites: ['cca-8.35', 'cca-8.36', 'cca-8.29'],
  }),
  'cca-8.35/order-heavy-troops': forbids('cca/may-move', {
    es: 'Con Orden a Tropas Pesadas, un líder quiere dejar su unidad de infantería pesada.',
    en: 'With Order Heavy Troops, a leader wants to leave his heavy infantry unit.',
    ask: { unit: 'LD', detaches: true, orderedBy: 'order-heavy-troops' },
    gives: { allowed: false, maxOnPath: 0 },
  }),
  'cca-8.36/one-order': applies('cca/may-move', {
    es: 'Con Orden a Dos Unidades en la Derecha, un líder que está solo recibe una orden y mueve 1 hex.',
    en: 'With Order Two Units Right, a leader who is alone gets an order and moves 1 hex.',
    ask: { unit: 'LD', orderedBy: 'order-two-units-right' },
    gives: { allowed: true, ordersUsed: 1, ordersLeft: 1 },
  }),
  'cca-8.37/unit-and-leader': applies('cca/may-move', {
    es: 'Con Orden a Tres Unidades en el Centro, un líder deja su unidad de infantería media, y ella también recibe una orden.',
    en: 'With Order Three Units Center, a leader leaves his medium infantry unit, and it gets an order too.',
    ask: {
      unit: 'LD',
      detaches: true,
      formerUnitOrdered: true,
      orderedBy: 'order-three-units-center',
    },
    gives: { allowed: true, ordersUsed: 2, ordersLeft: 1 },
    cites: ['cca-8.35', 'cca-8.36', 'cca-8.37'],
    case: 77,
  }),
  'cca-8.37/only-the-leader': doesNotApply('cca/may-move', {
    es: 'Con Orden a Tres Unidades en el Centro, un líder deja su unidad, que se queda sin órdenes.',
    en: 'With Order Three Units Center, a leader leaves his unit, which stays without an order.',
    ask: { unit: 'LD', detaches: true, orderedBy: 'order-three-units-center' },
    gives: { allowed: true, ordersUsed: 1, ordersLeft: 2 },
    cites: ['cca-8.35', 'cca-8.36'],
  }),
  'cca-8.38/moves-again-with-the-new-one': forbids('cca/may-move', {
    es: 'Un líder se ha unido este turno a una unidad de caballería ligera con órdenes, que quiere llevárselo 4 hexes.',
    en: 'A leader has joined an ordered light cavalry unit this turn, which wants to take him 4 hexes along.',
    ask: { unit: 'LC', hexes: 4, attachedLeader: 'joined-goes' },
  }),
  'cca-8.38/stays-in-the-hex': applies('cca/may-move', {
    es: 'Un líder se ha unido este turno a una unidad de infantería media con órdenes y no mueve más.',
    en: 'A leader has joined an ordered medium infantry unit this turn and moves no more.',
    ask: { unit: 'MI', attachedLeader: 'joined-stays' },
    gives: { leaderGoesAlong: false, allowed: true },
  }),
  'cca-8.39/unordered-unit': applies('cca/may-move', {
    es: 'Un líder mueve 1 hex hasta el de una unidad sin órdenes.',
    en: 'A leader moves 1 hex to that of a unit without an order.',
    ask: { unit: 'LD', hex1: { occupant: 'friend' } },
    gives: { joinsUnit: true, joinedUnitOrdered: false },
    cites: ['cca-8.33', 'cca-8.39'],
    case: 81,
  }),
  'cca-8.39/passes-through': doesNotApply('cca/may-move', {
    es: 'Un líder mueve 2 hexes y sólo atraviesa el de una unidad sin órdenes.',
    en: 'A leader moves 2 hexes and only passes through that of a unit without an order.',
    ask: { unit: 'LD', hexes: 2, hex1: { occupant: 'friend' } },
    gives: { joinsUnit: false },
    cites: ['cca-8.30'],
  }),
});
