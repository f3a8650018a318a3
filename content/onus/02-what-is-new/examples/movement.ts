import { defineExamples } from '../../../../src/content/registry.ts';

/** What is new about movement and formations. */
export const movement = defineExamples([
  {
    clause: 'onus-2.3',
    name: 'enemy-straight-behind',
    kind: 'applies',
    say: {
      es: 'Una unidad con movimiento 4, sin trabar, sin formación y con espacio libre alrededor, quiere atacar con un Giro Libre a un enemigo que está justo detrás, a 1,5 UD de su borde trasero.',
      en: 'A unit with movement 4, not engaged, without formation and with free space around it, wants to attack an enemy straight behind it, 1.5 UD from its rear edge, by a Free rotation.',
    },
    query: 'onus/charge',
    input: { movement: 4, doneThisTurn: ['rotate'], enemyDistance: 1.5 },
    expect: { allowed: true, reach: 2 },
    cites: ['onus-7.55', 'onus-7.48', 'onus-2.3', 'onus-7.73'],
    case: 'onus-case-333',
  },
  {
    clause: 'onus-2.3',
    name: 'no-turn-backward',
    kind: 'forbidden',
    say: {
      es: 'Una unidad con movimiento 3 quiere girar hacia atrás sobre una esquina.',
      en: 'A unit with movement 3 wants to turn backward on a corner.',
    },
    query: 'onus/move',
    input: { movement: 3, steps: [{ does: 'turn-back' }] },
    expect: { allowed: false },
    cites: ['onus-7.38', 'onus-2.3'],
  },
  {
    clause: 'onus-2.8',
    name: 'phalanx-after-its-first-combat',
    kind: 'applies',
    say: {
      es: 'Una unidad con la Falange activa termina su primer combate.',
      en: 'A unit with Phalanx active finishes its first combat.',
    },
    query: 'onus/formation',
    input: { formation: 'phalanx', formationMoment: 'after-combat', formationAct: 'keep' },
    expect: { formation: 'phalanx', blueMarkers: 1 },
    cites: ['onus-2.8'],
  },
  {
    clause: 'onus-2.10',
    name: 'forms-up-and-charges',
    kind: 'applies',
    say: {
      es: 'Una unidad con movimiento 4 adopta este turno el Muro de Escudos y carga contra un enemigo a 2 UD.',
      en: 'A unit with movement 4 adopts Shield Wall this turn and charges an enemy 2 UD away.',
    },
    query: 'onus/charge',
    input: {
      movement: 4,
      formation: 'shield-wall',
      doneThisTurn: ['adopt'],
      enemyDistance: 2,
    },
    expect: { allowed: true, reach: 2 },
    cites: ['onus-8.2', 'onus-8.8', 'onus-7.66', 'onus-2.10', 'onus-7.73'],
  },
  {
    clause: 'onus-2.10',
    name: 'deployed-in-phalanx',
    kind: 'applies',
    say: {
      es: 'En el despliegue, una unidad capaz de formar en Falange empieza con ella.',
      en: 'At deployment a unit that can form a Phalanx starts in it.',
    },
    query: 'onus/formation',
    input: { formationMoment: 'deployment', formsInto: 'phalanx' },
    expect: { allowed: true, formation: 'phalanx' },
    cites: ['onus-8.6', 'onus-2.10'],
  },
]);
