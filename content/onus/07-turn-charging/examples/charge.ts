import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** The charge itself. */
export const charge = defineExamples({
  'onus-7.73/three-enemies': applies('onus/charge', {
    es: 'Una unidad sin habilidades tiene a 3 enemigos a distancia de carga: no está obligada, y si carga elige su jugador.',
    en: 'A unit without abilities has 3 enemies within charge distance: it is not bound to charge, and if it does its player chooses.',
    ask: { enemiesInReach: 3 },
    gives: { allowed: true, mustCharge: false, ownerChooses: true, withMostSections: false },
  }),
  'onus-7.73/frontal-contact': applies('onus/charge', {
    es: 'Una unidad activa con movimiento 4 avanza 3 UD hasta tocar de frente a un enemigo.',
    en: 'An active unit with movement 4 advances 3 UD until its front touches an enemy.',
    ask: { movement: 4, enemyDistance: 3 },
    gives: { allowed: true, engagedAfter: true },
    cites: ['onus-7.37', 'onus-7.73'],
  }),
  'onus-7.73/contact-with-its-flank': forbids('onus/charge', {
    es: 'Una unidad quiere entrar en contacto con un enemigo por su propio flanco.',
    en: 'A unit wants to come into contact with an enemy on its own flank.',
    ask: { ownSide: 'flank' },
  }),
  'onus-7.74/phalanx-with-reduced-movement': doesNotApply('onus/charge', {
    es: 'Una unidad con movimiento 3 tiene la Falange activa desde un turno anterior y un enemigo a 1,4 UD en línea recta.',
    en: 'A unit with movement 3 has had Phalanx active since an earlier turn and an enemy 1.4 UD straight ahead.',
    ask: { movement: 3, formation: 'phalanx', enemyDistance: 1.4 },
    gives: { allowed: true, reach: 1.5 },
    cites: ['onus-8.13', 'onus-7.48', 'onus-7.73'],
    case: 167,
  }),
  'onus-7.74/reorganised-unit': forbids('onus/charge', {
    es: 'Una unidad con movimiento 4, reorganizada este turno, tiene a un enemigo a 1 UD.',
    en: 'A unit with movement 4, reorganised this turn, has an enemy 1 UD away.',
    ask: { movement: 4, rallied: true, enemyDistance: 1 },
    cites: ['onus-7.18', 'onus-7.74'],
  }),
  'onus-7.74/extended-this-turn': applies('onus/charge', {
    es: 'Una unidad con movimiento 4 ha ampliado su formación este turno y tiene a un enemigo a 1 UD.',
    en: 'A unit with movement 4 extended its formation this turn and has an enemy 1 UD away.',
    ask: { movement: 4, extended: 1, doneThisTurn: ['extend'], enemyDistance: 1 },
    gives: { allowed: false, reach: 2 },
    cites: ['onus-7.61', 'onus-7.74'],
  }),
  'onus-7.75/turns-and-aligns': applies('onus/charge', {
    es: 'Una unidad con movimiento 4 hace 1 giro y avanza 3 UD hasta tocar al enemigo.',
    en: 'A unit with movement 4 makes 1 turn and advances 3 UD until it touches the enemy.',
    ask: { movement: 4, cornerTurns: 1, enemyDistance: 3 },
    gives: { allowed: true, used: 4, reach: 3 },
    cites: ['onus-7.38', 'onus-7.75'],
  }),
  'onus-7.76/meets-a-corner': applies('onus/charge', {
    es: 'Al avanzar 2 UD, lo primero que toca la unidad es una esquina de la carta enemiga.',
    en: 'Advancing 2 UD, what the unit touches first is a corner of the enemy card.',
    ask: { enemyDistance: 2, meetsCorner: true },
    gives: { allowed: true },
    cites: ['onus-7.75', 'onus-7.76'],
  }),
});
