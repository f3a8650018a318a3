import { applies, defineExamples, forbids } from '../../../../src/content/example.ts';

/** Lake Trasimene. */
export const trasimene = defineExamples({
  'cca-19.12/carthage': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra cartaginés del lago Trasimeno.',
    en: 'Somebody looks at the Carthaginian Council of War of Lake Trasimene.',
    ask: { scenario: 'lake-trasimene' },
    gives: {
      carthage: { army: 'carthage', leaderNames: ['hannibal'], cardsDealt: 6, movesFirst: true },
      bannersToWin: 6,
      firstPlayer: 'carthage',
      opponent: { cardsDealt: 2 },
    },
    case: 413,
  }),
  'cca-19.13/rome': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra romano del lago Trasimeno.',
    en: 'Somebody looks at the Roman Council of War of Lake Trasimene.',
    ask: { scenario: 'lake-trasimene' },
    gives: {
      opponent: { army: 'rome', leaderNames: ['flaminius'], cardsDealt: 2, movesFirst: false },
    },
  }),
  'cca-19.14/is-won': applies('cca/victory', {
    es: 'En el lago Trasimeno, un jugador tiene 5 estandartes y elimina una unidad enemiga.',
    en: 'At Lake Trasimene a player has 5 banners and eliminates an enemy unit.',
    ask: { scenario: 'lake-trasimene', banners: 5, unitsEliminated: 1 },
    gives: { won: true, bannersNow: 6, bannersToWin: 6 },
    cites: ['cca-4.2', 'cca-19.14', 'cca-4.1'],
  }),
  'cca-19.15/into-the-lake': forbids('cca/may-move', {
    es: 'En el lago Trasimeno, la caballería ligera quiere mover 4 hexes, y el segundo es del lago.',
    en: 'At Lake Trasimene light cavalry wants to move 4 hexes, and the second is of the lake.',
    ask: { unit: 'LC', hexes: 4, scenario: 'lake-trasimene', hex2: { ground: 'lake' } },
    gives: { allowed: false, maxOnPath: 1 },
  }),
  'cca-19.15/lake-hex': applies('cca/scenario', {
    es: 'Se pregunta si en el lago Trasimeno se puede entrar en el lago.',
    en: 'Somebody asks whether the lake can be entered at Lake Trasimene.',
    ask: { scenario: 'lake-trasimene', place: 'lake' },
    gives: { passable: false },
  }),
  'cca-19.16/steep-hill': forbids('cca/may-move', {
    es: 'En el lago Trasimeno, una unidad de infantería pesada quiere entrar en una de las 4 colinas empinadas de la derecha.',
    en: 'At Lake Trasimene a heavy infantry unit wants to enter one of the 4 steep hills on the right.',
    ask: { unit: 'HI', scenario: 'lake-trasimene', hex1: { ground: 'steep-hill' } },
    gives: { allowed: false },
    case: 297,
  }),
  'cca-19.16/asked-of-the-map': applies('cca/scenario', {
    es: 'Se pregunta si en el lago Trasimeno se puede entrar en una colina empinada.',
    en: 'Somebody asks whether a steep hill can be entered at Lake Trasimene.',
    ask: { scenario: 'lake-trasimene', place: 'steep-hill' },
    gives: { passable: false },
  }),
  'cca-19.17/first-turn': applies('cca/scenario', {
    es: 'En el lago Trasimeno, el jugador romano acaba su turno 1.',
    en: 'At Lake Trasimene the Roman player ends his turn 1.',
    ask: { scenario: 'lake-trasimene', turn: 1 },
    gives: { opponent: { draws: 2, handAtEnd: 3 } },
    case: 52,
  }),
  'cca-19.17/second-turn': applies('cca/scenario', {
    es: 'En el lago Trasimeno, el jugador romano acaba su turno 2.',
    en: 'At Lake Trasimene the Roman player ends his turn 2.',
    ask: { scenario: 'lake-trasimene', turn: 2 },
    gives: { opponent: { draws: 2, handAtEnd: 4 } },
    case: 299,
  }),
  'cca-19.17/third-turn': applies('cca/scenario', {
    es: 'En el lago Trasimeno, el jugador romano acaba su turno 3.',
    en: 'At Lake Trasimene the Roman player ends his turn 3.',
    ask: { scenario: 'lake-trasimene', turn: 3 },
    gives: { opponent: { draws: 1, handAtEnd: 4 }, carthage: { draws: 1, handAtEnd: 6 } },
  }),
  'cca-19.17/tenth-turn': applies('cca/scenario', {
    es: 'En el lago Trasimeno, el jugador romano acaba su turno 10.',
    en: 'At Lake Trasimene the Roman player ends his turn 10.',
    ask: { scenario: 'lake-trasimene', turn: 10 },
    gives: { opponent: { draws: 1, handAtEnd: 4, command: 4 } },
  }),
});
