import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** Fighting on, enveloping and reducing. */
export const enveloping = defineExamples({
  'onus-7.88': {
    'idle-units-fight': applies('onus/engaged-action', {
      es: 'Dos unidades trabadas no han sido activadas este turno y llega la fase de combate.',
      en: 'Two engaged units were not activated this turn, and the combat phase comes.',
      ask: { engagedAction: 'fight', active: false },
      gives: { allowed: true, mustFightAfter: true },
    }),
  },
  'onus-7.89': {
    'activated-to-turn-round': applies('onus/engaged-action', {
      es: 'El jugador activa una unidad trabada para recolocarla 180 grados.',
      en: 'A player activates an engaged unit to reposition it by 180 degrees.',
      ask: { engagedAction: 'reposition-180' },
      gives: { allowed: true, engagedAfter: true },
    }),
    'no-ordinary-move': forbids('onus/engaged-action', {
      es: 'Una unidad trabada y activa quiere mover como si no lo estuviera.',
      en: 'An active engaged unit wants to move as if it were not engaged.',
      ask: { engagedAction: 'move' },
      gives: { allowed: false },
    }),
  },
  'onus-7.90': {
    'blocked-unit-retreats': forbids('onus/engaged-action', {
      es: 'Una unidad activa, envuelta de modo que no puede moverse a ningún lado, quiere retirarse.',
      en: 'An activated unit, enveloped so that it cannot move to any side, wants to retreat.',
      ask: { engagedAction: 'retreat', blocked: true, enemies: [{ enemyMarkers: 2 }] },
      gives: { allowed: false, attackDice: [] },
      cites: ['onus-7.90', 'onus-7.81'],
      case: 187,
    }),
    'blocked-unit-withdraws': applies('onus/engaged-action', {
      es: 'Una unidad bloqueada y activa quiere replegarse.',
      en: 'A blocked active unit wants to withdraw.',
      ask: { engagedAction: 'withdraw', blocked: true },
      gives: { allowed: false },
    }),
  },
  'onus-7.91': {
    'attacked-from-behind': forbids('onus/engaged-action', {
      es: 'Una unidad trabada y activa sólo toca al enemigo con su retaguardia y quiere envolverlo.',
      en: 'An activated engaged unit touches the enemy only with its rear and wants to envelop it.',
      ask: { engagedAction: 'envelop', enemies: [{ onOwnFront: false }] },
      gives: { allowed: false, markersPlaced: 0 },
      case: 22,
    }),
    'one-front-section-is-enough': doesNotApply('onus/engaged-action', {
      es: 'Una unidad trabada y activa toca al enemigo con 1 sección de su frente y tiene libres las otras 3.',
      en: 'An activated engaged unit touches the enemy with 1 section of its front and has the other 3 free.',
      ask: { engagedAction: 'envelop', enemies: [{ sectionsTouching: 1 }] },
      gives: { allowed: true, markersPlaced: 3, diceAfter: 4 },
      cites: ['onus-7.93'],
    }),
    'flank-contact-only': applies('onus/engaged-action', {
      es: 'Una unidad activa, atacada sólo por un flanco con 2 secciones, quiere envolver.',
      en: 'An active unit, attacked on a flank only with 2 sections, wants to envelop.',
      ask: { engagedAction: 'envelop', enemies: [{ onOwnFront: false, sectionsTouching: 2 }] },
      gives: { allowed: false },
    }),
  },
  'onus-7.92': {
    'whole-front-engaged': forbids('onus/engaged-action', {
      es: 'Una unidad activa sin ampliar tiene en contacto las 4 secciones de su frente y quiere envolver.',
      en: 'An active unit that is not extended has all 4 sections of its front in contact and wants to envelop.',
      ask: { engagedAction: 'envelop', enemies: [{ sectionsTouching: 4 }] },
      gives: { allowed: false },
    }),
    'extended-section-is-free': doesNotApply('onus/engaged-action', {
      es: 'La misma unidad con 4 secciones en contacto tiene además 1 sección ampliada libre.',
      en: 'The same unit with 4 sections in contact has 1 extended section free besides.',
      ask: { engagedAction: 'envelop', extended: 1, enemies: [{ sectionsTouching: 4 }] },
      gives: { allowed: true, markersPlaced: 1, diceAfter: 5 },
      cites: ['onus-7.93'],
    }),
    'two-enemies-take-the-front': applies('onus/engaged-action', {
      es: 'Una unidad activa tiene ante el frente a dos enemigos, con 2 secciones en contacto cada uno, y quiere envolver.',
      en: 'An active unit has two enemies before its front, with 2 sections in contact each, and wants to envelop.',
      ask: {
        engagedAction: 'envelop',
        enemies: [{ sectionsTouching: 2 }, { sectionsTouching: 2 }],
      },
      gives: { allowed: false },
    }),
  },
  'onus-7.93': {
    'from-four-dice-to-seven': applies('onus/engaged-action', {
      es: 'En un combate de 4 dados, una unidad montada ampliada en 1 sección toca al enemigo con 2 de su frente. Es activada y envuelve con las 3 que le quedan.',
      en: 'In a combat of 4 dice a mounted unit extended by 1 section touches the enemy with 2 of its front. It is activated and envelops with its 3 remaining ones.',
      ask: {
        engagedAction: 'envelop',
        extended: 1,
        enemies: [{ sectionsTouching: 4, frontTouching: 2 }],
      },
      gives: { allowed: true, markersPlaced: 3, diceAfter: 7 },
      case: 21,
    }),
    'no-room-for-markers': forbids('onus/engaged-action', {
      es: 'Una unidad activa con 2 secciones libres quiere envolver y no hay sitio para ningún marcador.',
      en: 'An active unit with 2 sections free wants to envelop, and there is no room for any marker.',
      ask: { engagedAction: 'envelop', roomForMarkers: 0 },
      gives: { allowed: false, markersPlaced: 0 },
    }),
  },
  'onus-7.94': {
    'free-marker-costs-nothing': applies('onus/engaged-action', {
      es: 'Una unidad trabada y activa retira 1 sección ampliada que no toca al enemigo.',
      en: 'An active engaged unit withdraws 1 extended section that does not touch the enemy.',
      ask: { engagedAction: 'reduce', extended: 1, withdrawnInContact: false },
      gives: { allowed: true, attackDice: [0], extended: 0, checkForAttack: null },
    }),
  },
  'onus-7.95': {
    'checks-at-once': applies('onus/engaged-action', {
      es: 'Una unidad trabada retira una sección en contacto y el ataque de un dado le causa 1 herida.',
      en: 'An engaged unit withdraws a section in contact, and the attack of one die causes it 1 wound.',
      ask: { engagedAction: 'reduce', extended: 1, attackOutcome: 'wounded' },
      gives: { allowed: true, attackDice: [1], eventsInAttack: false, checkForAttack: 'yes' },
      cites: ['onus-7.95', 'onus-7.158', 'onus-13.11'],
      case: 395,
    }),
    'two-enemies-one-marker-each': applies('onus/engaged-action', {
      es: 'Una unidad retira 2 marcadores: uno toca a un enemigo y el otro a un segundo enemigo.',
      en: 'A unit withdraws 2 markers: one touches an enemy and the other one a second enemy.',
      ask: {
        engagedAction: 'reduce',
        markersWithdrawn: 2,
        enemies: [{ ownMarkers: 1 }, { ownMarkers: 1 }],
      },
      gives: { attackDice: [1, 1] },
    }),
  },
  'onus-7.96': {
    'one-against-one': applies('onus/engaged-action', {
      es: 'Una unidad trabada retira 1 sección ampliada en contacto y el ataque le causa 1 herida. En la fase de combate cada una causa 1 herida.',
      en: 'An engaged unit withdraws 1 extended section in contact, and the attack causes 1 wound. In the combat phase each of the two causes 1 wound.',
      ask: {
        engagedAction: 'reduce',
        extended: 1,
        attackOutcome: 'wounded',
        woundsTakenLater: 1,
        woundsDoneLater: 1,
      },
      gives: { attackDice: [1], countsInCombat: false, checksLater: 'both' },
      cites: ['onus-7.94', 'onus-7.95', 'onus-7.96'],
      case: 181,
    }),
    'no-attack-no-damage': doesNotApply('onus/engaged-action', {
      es: 'Una unidad trabada retira 1 sección libre; en la fase de combate recibe 2 heridas y causa 1.',
      en: 'An engaged unit withdraws 1 free section; in the combat phase it takes 2 wounds and causes 1.',
      ask: {
        engagedAction: 'reduce',
        extended: 1,
        withdrawnInContact: false,
        woundsTakenLater: 2,
        woundsDoneLater: 1,
      },
      gives: { countsInCombat: null, checksLater: 'unit' },
      cites: ['onus-7.94'],
    }),
  },
  'onus-7.97': {
    'shield-wall-stays': forbids('onus/engaged-action', {
      es: 'Una unidad trabada en Muro de Escudos es activada y quiere deshacerlo.',
      en: 'An engaged unit in Shield Wall is activated and wants to dissolve it.',
      ask: { engagedAction: 'dissolve', formation: 'shield-wall' },
      gives: { allowed: false },
      case: 183,
    }),
    'adopts-phalanx': applies('onus/engaged-action', {
      es: 'Una unidad trabada y activa quiere adoptar la Falange.',
      en: 'An active engaged unit wants to adopt Phalanx.',
      ask: { engagedAction: 'adopt' },
      gives: { allowed: false },
      cites: ['onus-7.97', 'onus-8.3'],
    }),
    'phalanx-may-be-dissolved': doesNotApply('onus/engaged-action', {
      es: 'Una unidad trabada en Falange es activada y quiere deshacerla.',
      en: 'An engaged unit in Phalanx is activated and wants to dissolve it.',
      ask: { engagedAction: 'dissolve', formation: 'phalanx' },
      gives: { allowed: true },
      cites: ['onus-7.65'],
    }),
  },
});
