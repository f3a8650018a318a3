import { applies, defineExamples, doesNotApply, forbids } from '../../../src/content/examples.ts';

export default defineExamples({
  'onus-4.1': {
    'any-own-unit': applies('onus/deployment', {
      es: 'Al desplegar, un jugador pone su marcador de General sobre una de sus unidades de caballería.',
      en: 'At deployment a player puts his General marker on one of his units of cavalry.',
      ask: { generalGoesTo: 'own-unit' },
      gives: { allowed: true },
    }),
    'not-on-an-enemy': forbids('onus/deployment', {
      es: 'Al desplegar, un jugador quiere poner su marcador de General sobre una unidad enemiga.',
      en: 'At deployment a player wants to put his General marker on an enemy unit.',
      ask: { generalGoesTo: 'enemy-unit' },
      gives: { allowed: false },
    }),
  },
  'onus-4.2': {
    'shot-down': applies('onus/general', {
      es: 'Un disparo elimina la unidad en la que está el general, de Liderazgo 6.',
      en: 'A shot eliminates the unit that holds the general, who has Leadership 6.',
      ask: { leadership: 6, hisUnit: 'eliminated' },
      gives: { generalNow: 'dead', armyMorale: -1, leadershipNow: 5, canRecover: false },
      cites: ['onus-4.2', 'onus-4.12', 'onus-4.11'],
      case: 341,
    }),
  },
  'onus-4.3': {
    'moved-in-time': applies('onus/general', {
      es: 'Una carta de Acción ha llevado al general a otra unidad, y la que dejó es eliminada.',
      en: 'An Action card has moved the general to another unit, and the one that he left is eliminated.',
      ask: { generalMoved: true, hisUnit: 'eliminated' },
      gives: { generalNow: 'unharmed', armyMorale: 0 },
    }),
    'no-card': doesNotApply('onus/general', {
      es: 'La unidad en la que está el general es eliminada, y ninguna carta lo había desplazado.',
      en: 'The unit that holds the general is eliminated, and no card had moved him.',
      ask: { hisUnit: 'eliminated' },
      gives: { generalNow: 'dead' },
      cites: ['onus-4.2'],
    }),
  },
  'onus-4.4': {
    'what-the-card-shows': applies('onus/general', {
      es: 'La carta de un general ileso muestra Liderazgo 7 y un radio de 5 UD.',
      en: 'The card of an unharmed general shows Leadership 7 and a radius of 5 UD.',
      ask: { leadership: 7, radius: 5 },
      gives: { leadershipNow: 7, handLimit: 7, armyMorale: 0, bonusesWork: true },
      cites: ['onus-4.4', 'onus-4.7'],
    }),
  },
  'onus-4.5': {
    'his-own-unit': applies('onus/general', {
      es: 'Un general que da +1 a la fuerza y +2 a la moral está en la unidad por la que se pregunta.',
      en: 'A general who gives +1 strength and +2 morale is in the unit that is asked about.',
      ask: { general: 'in-unit', generalStrength: 1, generalMorale: 2 },
      gives: { unitMorale: 3 },
      cites: ['onus-4.6', 'onus-4.5'],
    }),
    'a-neighbour': doesNotApply('onus/general', {
      es: 'Un general que da +2 a la moral está a 1 UD de la unidad por la que se pregunta, no en ella.',
      en: 'A general who gives +2 morale is 1 UD from the unit that is asked about, not in it.',
      ask: { fromGeneral: 1, generalMorale: 2 },
      gives: { unitMorale: 1 },
      cites: ['onus-4.6'],
    }),
  },
  'onus-4.6': {
    'just-within': applies('onus/general', {
      es: 'Una esquina de una unidad propia queda a 4 UD de la carta de su general, cuyo radio es de 4 UD.',
      en: 'A corner of an own unit is 4 UD from the card of its general, whose radius is 4 UD.',
      ask: { fromGeneral: 4, radius: 4 },
      gives: { unitMorale: 1 },
    }),
    'just-beyond': doesNotApply('onus/general', {
      es: 'La parte más cercana de una unidad propia queda a 4,5 UD de la carta de su general, cuyo radio es de 4 UD.',
      en: 'The nearest part of an own unit is 4.5 UD from the card of its general, whose radius is 4 UD.',
      ask: { fromGeneral: 4.5, radius: 4 },
      gives: { unitMorale: 0 },
      cites: ['onus-4.4'],
    }),
  },
  'onus-4.7': {
    'hand-at-the-end': applies('onus/general', {
      es: 'Se pregunta cuántas cartas puede conservar al final de su turno un jugador con un general ileso de Liderazgo 5.',
      en: 'Somebody asks how many cards a player with an unharmed general of Leadership 5 may hold at the end of his turn.',
      ask: { leadership: 5 },
      gives: { handLimit: 5 },
    }),
  },
  'onus-4.8': {
    'order-that-goes-by-leadership': applies('onus/general', {
      es: 'Un jugador juega una orden que va por el Liderazgo; su general, de Liderazgo 6, está en huida.',
      en: 'A player plays an order that goes by Leadership; his general, of Leadership 6, is fleeing.',
      ask: { leadership: 6, generalState: 'fleeing' },
      gives: { leadershipNow: 5 },
      cites: ['onus-4.12', 'onus-4.8'],
    }),
  },
  'onus-4.9': {
    unharmed: applies('onus/general', {
      es: 'El general está ileso, y se pregunta si su habilidad especial vale.',
      en: 'The general is unharmed, and somebody asks whether his special ability works.',
      ask: {},
      gives: { bonusesWork: true },
    }),
  },
  'onus-4.10': {
    trajan: applies('onus/army', {
      es: 'Un ejército con unidades por valor de 1000 puntos lo dirige Trajano, con un modificador de +30 %.',
      en: 'An army with units worth 1000 points is led by Trajan, with a modifier of +30%.',
      ask: { units: [{ unitValue: 1000 }], generals: [{ pointsPercent: 30 }] },
      gives: { generalsBonus: 300, armyValue: 1300 },
      case: 1,
    }),
    'points-for-units': applies('onus/army', {
      es: 'Se pacta una batalla a 1000 puntos y un jugador quiere a Trajano (+30 %).',
      en: 'A battle of 1000 points is agreed, and a player wants Trajan (+30%).',
      ask: { generals: [{ pointsPercent: 30 }], pointsLimit: 1000 },
      gives: { unitBudget: 769 },
      case: 2,
    }),
  },
  'onus-4.11': {
    'radius-and-loss': applies('onus/general', {
      es: 'Una unidad amiga está a 1 UD de la carta de su general, de radio 4 UD, que está en huida.',
      en: 'A friendly unit is 1 UD from the card of its general, of radius 4 UD, who is fleeing.',
      ask: { generalState: 'fleeing', fromGeneral: 1, radius: 4 },
      gives: { armyMorale: -1, unitMorale: -1 },
      cites: ['onus-4.11', 'onus-4.13'],
      case: 111,
    }),
    unharmed: doesNotApply('onus/general', {
      es: 'El general está ileso, y una unidad propia queda fuera de su radio: a 6 UD de 4.',
      en: 'The general is unharmed, and an own unit is outside his radius: at 6 UD of 4.',
      ask: { fromGeneral: 6, radius: 4 },
      gives: { armyMorale: 0, unitMorale: 0 },
      cites: ['onus-4.4'],
    }),
  },
  'onus-4.12': {
    'wounded-general': applies('onus/end-of-turn', {
      es: 'Un general de Liderazgo 6 ha sido herido. Al final de su turno el jugador tiene 7 cartas, ya robadas las suyas.',
      en: 'A general with Leadership 6 has been wounded. At the end of his turn the player holds 7 cards, his draw included.',
      ask: { leadership: 6, generalState: 'wounded', heldAfterDraw: 7 },
      gives: { handLimit: 5, mustDiscard: 2, handAtEnd: 5 },
      cites: ['onus-4.12', 'onus-7.208'],
      case: 107,
    }),
    unharmed: doesNotApply('onus/end-of-turn', {
      es: 'Un general de Liderazgo 6 está ileso, y su jugador tiene 7 cartas al final de su turno.',
      en: 'A general with Leadership 6 is unharmed, and his player holds 7 cards at the end of his turn.',
      ask: { leadership: 6, heldAfterDraw: 7 },
      gives: { handLimit: 6, mustDiscard: 1 },
      cites: ['onus-7.208'],
    }),
  },
  'onus-4.13': {
    'his-unit-flees': applies('onus/general', {
      es: 'La unidad del general, que daba +2 a su moral, huye.',
      en: 'The unit of the general, who gave it +2 morale, flees.',
      ask: { hisUnit: 'flees', general: 'in-unit', generalMorale: 2 },
      gives: { generalNow: 'fleeing', bonusesWork: false, unitMorale: -1 },
      cites: ['onus-4.11', 'onus-4.13'],
    }),
    'he-stands': doesNotApply('onus/general', {
      es: 'El general está ileso en su unidad, a la que da +2 a la moral.',
      en: 'The general is unharmed in his unit, to which he gives +2 morale.',
      ask: { general: 'in-unit', generalMorale: 2 },
      gives: { bonusesWork: true, unitMorale: 3 },
      cites: ['onus-4.6', 'onus-4.5'],
    }),
  },
  'onus-4.14': {
    recovers: applies('onus/general', {
      es: 'La unidad del general, de Liderazgo 6, estaba en huida y se recupera.',
      en: 'The unit of the general, who has Leadership 6, was fleeing and recovers.',
      ask: { leadership: 6, generalState: 'fleeing', hisUnit: 'recovers' },
      gives: { generalNow: 'unharmed', armyMorale: 0, leadershipNow: 6, bonusesWork: true },
    }),
    'wounded-for-good': doesNotApply('onus/general', {
      es: 'Un evento hirió al general; más tarde su unidad huye y se recupera.',
      en: 'An event wounded the general; later his unit flees and recovers.',
      ask: { generalState: 'wounded', hisUnit: 'recovers' },
      gives: { generalNow: 'wounded', armyMorale: -1, canRecover: false },
      cites: ['onus-4.11'],
      case: 109,
    }),
  },
});
