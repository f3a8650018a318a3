import { defineExamples } from '../../../../src/content/registry.ts';

const query = 'onus/charge';

/** The charge itself. */
export const charge = defineExamples([
  {
    clause: 'onus-7.73',
    name: 'frontal-contact',
    kind: 'applies',
    say: {
      es: 'Una unidad activa con movimiento 4 avanza 3 UD hasta tocar de frente a un enemigo.',
      en: 'An active unit with movement 4 advances 3 UD until its front touches an enemy.',
    },
    query,
    input: { movement: 4, enemyDistance: 3 },
    expect: { allowed: true, engagedAfter: true },
    cites: ['onus-7.37', 'onus-7.73'],
  },
  {
    clause: 'onus-7.73',
    name: 'contact-with-its-flank',
    kind: 'forbidden',
    say: {
      es: 'Una unidad quiere entrar en contacto con un enemigo por su propio flanco.',
      en: 'A unit wants to come into contact with an enemy on its own flank.',
    },
    query,
    input: { ownSide: 'flank' },
    expect: { allowed: false },
    cites: ['onus-7.73'],
  },
  {
    clause: 'onus-7.74',
    name: 'phalanx-with-reduced-movement',
    kind: 'does-not-apply',
    say: {
      es: 'Una unidad con movimiento 3 tiene la Falange activa desde un turno anterior y un enemigo a 1,4 UD en línea recta.',
      en: 'A unit with movement 3 has had Phalanx active since an earlier turn and an enemy 1.4 UD straight ahead.',
    },
    query,
    input: { movement: 3, formation: 'phalanx', enemyDistance: 1.4 },
    expect: { allowed: true, reach: 1.5 },
    cites: ['onus-8.13', 'onus-7.48', 'onus-7.73'],
    case: 'onus-case-167',
  },
  {
    clause: 'onus-7.74',
    name: 'reorganised-unit',
    kind: 'forbidden',
    say: {
      es: 'Una unidad con movimiento 4, reorganizada este turno, tiene a un enemigo a 1 UD.',
      en: 'A unit with movement 4, reorganised this turn, has an enemy 1 UD away.',
    },
    query,
    input: { movement: 4, rallied: true, enemyDistance: 1 },
    expect: { allowed: false },
    cites: ['onus-7.18', 'onus-7.74'],
  },
  {
    clause: 'onus-7.74',
    name: 'extended-this-turn',
    kind: 'applies',
    say: {
      es: 'Una unidad con movimiento 4 ha ampliado su formación este turno y tiene a un enemigo a 1 UD.',
      en: 'A unit with movement 4 extended its formation this turn and has an enemy 1 UD away.',
    },
    query,
    input: { movement: 4, extended: 1, doneThisTurn: ['extend'], enemyDistance: 1 },
    expect: { allowed: false, reach: 2 },
    cites: ['onus-7.61', 'onus-7.74'],
  },
  {
    clause: 'onus-7.75',
    name: 'turns-and-aligns',
    kind: 'applies',
    say: {
      es: 'Una unidad con movimiento 4 hace 1 giro y avanza 3 UD hasta tocar al enemigo.',
      en: 'A unit with movement 4 makes 1 turn and advances 3 UD until it touches the enemy.',
    },
    query,
    input: { movement: 4, cornerTurns: 1, enemyDistance: 3 },
    expect: { allowed: true, used: 4, reach: 3 },
    cites: ['onus-7.38', 'onus-7.75'],
  },
  {
    clause: 'onus-7.76',
    name: 'meets-a-corner',
    kind: 'applies',
    say: {
      es: 'Al avanzar 2 UD, lo primero que toca la unidad es una esquina de la carta enemiga.',
      en: 'Advancing 2 UD, what the unit touches first is a corner of the enemy card.',
    },
    query,
    input: { enemyDistance: 2, meetsCorner: true },
    expect: { allowed: true },
    cites: ['onus-7.75', 'onus-7.76'],
  },
]);
