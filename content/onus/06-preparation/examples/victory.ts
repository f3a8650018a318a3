import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

export const victory = defineExamples({
  'onus-6.7': {
    'annihilation-agreed': applies('onus/victory', {
      es: 'Los jugadores han pactado la aniquilación total; un bando conserva 3 unidades en orden.',
      en: 'The players agreed on total annihilation; a side still has 3 units in order.',
      ask: { victoryBy: 'annihilation', unitsInOrder: 3 },
      gives: { defeated: false, gameOver: false },
    }),
    'nothing-agreed-yet': forbids('onus/deployment', {
      es: 'Los jugadores quieren empezar el despliegue sin haber pactado las condiciones de victoria.',
      en: 'The players want to begin the deployment without having agreed on the victory conditions.',
      ask: { notReady: ['victory'] },
      gives: { allowed: false },
      cites: ['onus-6.7', 'onus-6.15'],
    }),
  },
  'onus-6.8': {
    'fleeing-units-count': applies('onus/leadership-check', {
      es: 'Un ejército de 1000 puntos ha perdido unidades por 400 y tiene otras por 200 en huida.',
      en: 'An army of 1000 points has lost units worth 400, and others worth 200 are fleeing.',
      ask: { armyValue: 1000, eliminatedValue: 400, fleeingValue: 200 },
      gives: { casualties: 600, leadershipCheckDue: true },
      cites: ['onus-6.8', 'onus-6.9'],
    }),
  },
  'onus-6.9': {
    'one-point-over': applies('onus/leadership-check', {
      es: 'Un ejército de 1300 puntos, con el general, empieza su turno con bajas por 651.',
      en: 'An army of 1300 points, general included, begins its turn with casualties of 651.',
      ask: { armyValue: 1300, eliminatedValue: 651 },
      gives: { halfValue: 650, leadershipCheckDue: true, checksAt: 'now' },
      cites: ['onus-6.8', 'onus-6.9'],
    }),
    'exactly-half': doesNotApply('onus/leadership-check', {
      es: 'Un ejército de 1300 puntos, con el general, empieza su turno con unidades eliminadas por 500 y en huida por 150.',
      en: 'An army of 1300 points, general included, begins its turn with units worth 500 eliminated and units worth 150 fleeing.',
      ask: { armyValue: 1300, eliminatedValue: 500, fleeingValue: 150 },
      gives: { casualties: 650, leadershipCheckDue: false },
      cites: ['onus-6.8'],
      case: 117,
    }),
  },
  'onus-6.10': {
    'wounded-general': applies('onus/leadership-check', {
      es: 'Un jugador con bajas por 700 de un ejército de 1300 tiene herido a su general, de Liderazgo 7.',
      en: 'A player with casualties of 700 in an army of 1300 has a wounded general with Leadership 7.',
      ask: { armyValue: 1300, eliminatedValue: 700, leadership: 7, generalState: 'wounded' },
      gives: { leadershipChance: '0', armyHolds: false, gameOver: true },
      odds: { 'army-holds': '0' },
      cites: ['onus-6.9', 'onus-6.10', 'onus-6.12'],
      case: 121,
    }),
    'fleeing-general': doesNotApply('onus/leadership-check', {
      es: 'Un jugador con bajas por 700 de un ejército de 1300 tiene en huida a su general, de Liderazgo 7.',
      en: 'A player with casualties of 700 in an army of 1300 has a fleeing general with Leadership 7.',
      ask: { armyValue: 1300, eliminatedValue: 700, leadership: 7, generalState: 'fleeing' },
      gives: { leadershipNow: 6, leadershipChance: '5/12', armyHolds: null },
      odds: { 'army-holds': '5/12' },
      cites: ['onus-6.9', 'onus-4.12'],
    }),
  },
  'onus-6.11': {
    'leadership-six': applies('onus/leadership-check', {
      es: 'Un jugador con más del 50 % de bajas, 700 de 1300 puntos, tiene un general ileso de Liderazgo 6.',
      en: 'A player over 50% casualties, 700 of 1300 points, has an unharmed general with Leadership 6.',
      ask: { armyValue: 1300, eliminatedValue: 700, leadership: 6 },
      gives: { leadershipChance: '5/12' },
      odds: { 'army-holds': '5/12', 'army-withdraws': '7/12' },
      cites: ['onus-6.9', 'onus-6.11'],
      case: 119,
    }),
    'equal-is-enough': applies('onus/leadership-check', {
      es: 'Bajas de 700 en un ejército de 1300, Liderazgo 7, y los dados muestran 3 y 4.',
      en: 'Casualties of 700 in an army of 1300, Leadership 7, and the dice show 3 and 4.',
      ask: { armyValue: 1300, eliminatedValue: 700, leadership: 7, leadershipDice: [3, 4] },
      gives: { leadershipTotal: 7, armyHolds: true, gameOver: false },
      cites: ['onus-6.9', 'onus-6.11'],
    }),
  },
  'onus-6.12': {
    'one-too-many': applies('onus/leadership-check', {
      es: 'Bajas de 700 en un ejército de 1300, Liderazgo 7, y los dados muestran 3 y 5.',
      en: 'Casualties of 700 in an army of 1300, Leadership 7, and the dice show 3 and 5.',
      ask: { armyValue: 1300, eliminatedValue: 700, leadership: 7, leadershipDice: [3, 5] },
      gives: { leadershipTotal: 8, armyHolds: false, gameOver: true },
      cites: ['onus-6.9', 'onus-6.12'],
    }),
  },
  'onus-6.13': {
    'all-fleeing-or-gone': applies('onus/victory', {
      es: 'Aniquilación total: todas las unidades de un bando están en huida o eliminadas.',
      en: 'Total annihilation: all units of a side are fleeing or eliminated.',
      ask: { victoryBy: 'annihilation', unitsInOrder: 0 },
      gives: { defeated: true, winner: 'opponent' },
      cites: ['onus-6.7', 'onus-6.13'],
    }),
    surrender: applies('onus/victory', {
      es: 'Aniquilación total: un bando con 5 unidades en orden se rinde.',
      en: 'Total annihilation: a side with 5 units in order surrenders.',
      ask: { victoryBy: 'annihilation', unitsInOrder: 5, surrenders: true },
      gives: { defeated: true },
    }),
  },
  'onus-6.14': {
    'he-dies': applies('onus/victory', {
      es: 'La batalla va a la muerte del general, y el único de un bando muere.',
      en: 'The battle is to the death of the general, and the only one of a side dies.',
      ask: { victoryBy: 'general-death', generalState: 'dead' },
      gives: { defeated: true, gameOver: true },
    }),
    'a-wound-is-not-enough': doesNotApply('onus/victory', {
      es: 'La batalla va a la muerte del general, y el único de un bando resulta herido.',
      en: 'The battle is to the death of the general, and the only one of a side is wounded.',
      ask: { victoryBy: 'general-death', generalState: 'wounded' },
      gives: { defeated: false },
      cites: ['onus-6.7'],
    }),
  },
});
