import { applies, defineExamples, forbids } from '../../../../src/content/example.ts';

/** What is new about movement and formations. */
export const movement = defineExamples({
  'onus-2.3/enemy-straight-behind': applies('onus/charge', {
    es: 'Una unidad con movimiento 4, sin trabar, sin formación y con espacio libre alrededor, quiere atacar con un Giro Libre a un enemigo que está justo detrás, a 1,5 UD de su borde trasero.',
    en: 'A unit with movement 4, not engaged, without formation and with free space around it, wants to attack an enemy straight behind it, 1.5 UD from its rear edge, by a Free rotation.',
    ask: { movement: 4, doneThisTurn: ['rotate'], enemyDistance: 1.5 },
    gives: { allowed: true, reach: 2 },
    cites: ['onus-7.55', 'onus-7.48', 'onus-2.3', 'onus-7.73'],
    case: 333,
  }),
  'onus-2.3/no-turn-backward': forbids('onus/move', {
    es: 'Una unidad con movimiento 3 quiere girar hacia atrás sobre una esquina.',
    en: 'A unit with movement 3 wants to turn backward on a corner.',
    ask: { movement: 3, steps: [{ does: 'turn-back' }] },
    gives: { allowed: false },
    cites: ['onus-7.38', 'onus-2.3'],
  }),
  'onus-2.8/phalanx-after-its-first-combat': applies('onus/formation', {
    es: 'Una unidad con la Falange activa termina su primer combate.',
    en: 'A unit with Phalanx active finishes its first combat.',
    ask: { formation: 'phalanx', formationMoment: 'after-combat', formationAct: 'keep' },
    gives: { formation: 'phalanx', blueMarkers: 1 },
  }),
  'onus-2.10/forms-up-and-charges': applies('onus/charge', {
    es: 'Una unidad con movimiento 4 adopta este turno el Muro de Escudos y carga contra un enemigo a 2 UD.',
    en: 'A unit with movement 4 adopts Shield Wall this turn and charges an enemy 2 UD away.',
    ask: { movement: 4, formation: 'shield-wall', doneThisTurn: ['adopt'], enemyDistance: 2 },
    gives: { allowed: true, reach: 2 },
    cites: ['onus-8.2', 'onus-8.8', 'onus-7.66', 'onus-2.10', 'onus-7.73'],
  }),
});
