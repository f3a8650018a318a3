import { defineExamples } from '../../../../src/content/registry.ts';

/** The reminders about movement in the summary of important rules. */
export const movement = defineExamples([
  {
    clause: 'onus-13.14',
    name: 'any-direction-at-normal-rate',
    kind: 'applies',
    say: {
      es: 'Unos Hostigadores con movimiento 4 quieren moverse en todas las direcciones.',
      en: 'Skirmishers with movement 4 want to move in all directions.',
    },
    query: 'onus/manoeuvre',
    input: { manoeuvre: 'all-directions', movement: 4, abilities: ['skirmishers'] },
    expect: { allowed: true, allowance: 4, movementType: 'normal' },
    cites: ['onus-13.14'],
  },
  {
    clause: 'onus-13.14',
    name: 'other-archers',
    kind: 'does-not-apply',
    say: {
      es: 'Unos arqueros con movimiento 4 que no son Hostigadores quieren disparar.',
      en: 'Archers with movement 4 that are not Skirmishers want to shoot.',
    },
    query: 'onus/manoeuvre',
    input: { manoeuvre: 'shoot', movement: 4 },
    expect: { allowed: true, allowance: 2, movementType: 'reduced' },
    cites: ['onus-7.68', 'onus-7.67'],
  },
  {
    clause: 'onus-13.15',
    name: 'in-the-middle',
    kind: 'forbidden',
    say: {
      es: 'Una unidad con movimiento 3 quiere mover 1 UD, adoptar la Falange y mover después 0,5 UD más.',
      en: 'A unit with movement 3 wants to move 1 UD, adopt Phalanx and then move 0.5 UD more.',
    },
    query: 'onus/move',
    input: { movement: 3, steps: [{ ud: 1 }, { does: 'adopt', into: 'phalanx' }, { ud: 0.5 }] },
    expect: { allowed: false },
    cites: ['onus-13.15'],
    case: 'onus-case-165',
  },
  {
    clause: 'onus-13.15',
    name: 'at-the-end',
    kind: 'does-not-apply',
    say: {
      es: 'Una unidad con movimiento 3 mueve 1,5 UD y adopta después la Falange.',
      en: 'A unit with movement 3 moves 1.5 UD and then adopts Phalanx.',
    },
    query: 'onus/move',
    input: { movement: 3, steps: [{ ud: 1.5 }, { does: 'adopt', into: 'phalanx' }] },
    expect: { allowed: true, formation: 'phalanx' },
    cites: ['onus-7.65'],
  },
  {
    clause: 'onus-13.15',
    name: 'extending-counts-too',
    kind: 'applies',
    say: {
      es: 'Una unidad Maniobrable con movimiento 6 quiere mover 2 UD, ampliarse en 1 sección y mover 2 UD más.',
      en: 'A Manoeuvrable unit with movement 6 wants to move 2 UD, extend by 1 section and move 2 UD more.',
    },
    query: 'onus/move',
    input: {
      movement: 6,
      abilities: ['manoeuvrable'],
      steps: [{ ud: 2 }, { does: 'extend' }, { ud: 2 }],
    },
    expect: { allowed: false },
    cites: ['onus-13.15'],
  },
  {
    clause: 'onus-13.16',
    name: 'friend-with-a-blue-marker',
    kind: 'forbidden',
    say: {
      es: 'Una unidad quiere atravesar a una amiga con el marcador azul del Cuadro.',
      en: 'A unit wants to pass through a friend with the blue marker of the Square.',
    },
    query: 'onus/pass-through',
    input: { passed: { formation: 'square' } },
    expect: { allowed: false },
    cites: ['onus-7.26', 'onus-13.16'],
  },
  {
    clause: 'onus-13.16',
    name: 'friend-without-one',
    kind: 'does-not-apply',
    say: {
      es: 'Una unidad atraviesa a una amiga sin marcador azul.',
      en: 'A unit passes through a friend without a blue marker.',
    },
    query: 'onus/pass-through',
    input: {},
    expect: { allowed: true },
    cites: ['onus-7.25'],
  },
  {
    clause: 'onus-13.16',
    name: 'friend-in-rhomboid',
    kind: 'applies',
    say: {
      es: 'Una unidad quiere atravesar a una caballería amiga en formación Romboidal.',
      en: 'A unit wants to pass through friendly cavalry in Rhomboid.',
    },
    query: 'onus/pass-through',
    input: { passed: { kind: 'cavalry', formation: 'rhomboid' } },
    expect: { allowed: false },
    cites: ['onus-13.16'],
  },
]);
