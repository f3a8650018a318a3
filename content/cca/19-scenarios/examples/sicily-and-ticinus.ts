import { applies, defineExamples, forbids } from '../../../../src/content/example.ts';

/** Akragas, the Crimissos River and the Ticinus River. */
export const sicilyAndTicinus = defineExamples({
  'cca-19.1/carthage': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra cartaginés de Akragas.',
    en: 'Somebody looks at the Carthaginian Council of War of Akragas.',
    ask: { scenario: 'akragas' },
    gives: {
      carthage: { army: 'carthage', leaderNames: ['himilco'], cardsDealt: 5, movesFirst: false },
      year: 406,
    },
  }),
  'cca-19.2/syracuse': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra siracusano de Akragas.',
    en: 'Somebody looks at the Syracusan Council of War of Akragas.',
    ask: { scenario: 'akragas' },
    gives: {
      opponent: { army: 'syracuse', leaderNames: ['daphnaeus'], cardsDealt: 6, movesFirst: true },
    },
  }),
  'cca-19.3/is-won': applies('cca/victory', {
    es: 'En Akragas, Siracusa tiene 4 estandartes y elimina una unidad enemiga.',
    en: 'At Akragas Syracuse has 4 banners and eliminates an enemy unit.',
    ask: { scenario: 'akragas', banners: 4, unitsEliminated: 1 },
    gives: { won: true, bannersNow: 5, bannersToWin: 5 },
    cites: ['cca-4.2', 'cca-19.3', 'cca-4.1'],
  }),
  'cca-19.3/not-yet': applies('cca/victory', {
    es: 'En Akragas, un jugador tiene 4 estandartes.',
    en: 'At Akragas a player has 4 banners.',
    ask: { scenario: 'akragas', banners: 4 },
    gives: { won: false, bannersMissing: 1 },
    cites: ['cca-19.3', 'cca-4.1'],
  }),
  'cca-19.4/carthage': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra cartaginés del río Crimissos.',
    en: 'Somebody looks at the Carthaginian Council of War of the Crimissos River.',
    ask: { scenario: 'crimissos-river' },
    gives: {
      carthage: { army: 'carthage', leaderNames: ['hasdrubal'], cardsDealt: 5, movesFirst: false },
    },
  }),
  'cca-19.5/syracuse': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra siracusano del río Crimissos.',
    en: 'Somebody looks at the Syracusan Council of War of the Crimissos River.',
    ask: { scenario: 'crimissos-river' },
    gives: {
      opponent: { army: 'syracuse', leaderNames: ['timoleon'], cardsDealt: 5, movesFirst: true },
      bannersToWin: 5,
      carthage: { cardsDealt: 5 },
    },
    case: 411,
  }),
  'cca-19.6/is-won': applies('cca/victory', {
    es: 'En el río Crimissos, un jugador tiene 4 estandartes y elimina una unidad enemiga.',
    en: 'At the Crimissos River a player has 4 banners and eliminates an enemy unit.',
    ask: { scenario: 'crimissos-river', banners: 4, unitsEliminated: 1 },
    gives: { won: true, bannersNow: 5, bannersToWin: 5 },
    cites: ['cca-4.2', 'cca-19.6', 'cca-4.1'],
  }),
  'cca-19.7/not-a-bend': forbids('cca/may-move', {
    es: 'En el río Crimissos, una unidad de infantería media quiere entrar en un hex de río que no es una de las curvas.',
    en: 'At the Crimissos River a medium infantry unit wants to enter a river hex that is not one of the bends.',
    ask: { unit: 'MI', scenario: 'crimissos-river', hex1: { ground: 'river' } },
    gives: { allowed: false },
    cites: ['cca-19.7', 'cca-17.26'],
    case: 243,
  }),
  'cca-19.7/bend': applies('cca/scenario', {
    es: 'En el río Crimissos se pregunta si una curva del río se puede cruzar.',
    en: 'At the Crimissos River somebody asks whether a bend of the river can be crossed.',
    ask: { scenario: 'crimissos-river', place: 'river-bend' },
    gives: { passable: true },
    cites: ['cca-19.7', 'cca-17.27'],
  }),
  'cca-19.7/into-the-ford': applies('cca/may-move', {
    es: 'En el río Crimissos, la caballería media quiere mover 3 hexes, y el segundo es una curva vadeable.',
    en: 'At the Crimissos River medium cavalry wants to move 3 hexes, and the second is a bend that is fordable.',
    ask: { unit: 'MC', hexes: 3, scenario: 'crimissos-river', hex2: { ground: 'ford' } },
    gives: { allowed: false, mustStopAt: 2, maxOnPath: 2 },
    cites: ['cca-19.7', 'cca-17.27'],
  }),
  'cca-19.8/carthage': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra cartaginés del río Ticinus.',
    en: 'Somebody looks at the Carthaginian Council of War of the Ticinus River.',
    ask: { scenario: 'ticinus-river' },
    gives: {
      carthage: { army: 'carthage', leaderNames: ['hannibal'], cardsDealt: 5, movesFirst: true },
    },
  }),
  'cca-19.9/rome': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra romano del río Ticinus.',
    en: 'Somebody looks at the Roman Council of War of the Ticinus River.',
    ask: { scenario: 'ticinus-river' },
    gives: { opponent: { command: 4, cardsDealt: 4, leaderNames: ['publius-scipio'] } },
  }),
  'cca-19.10/is-won': applies('cca/victory', {
    es: 'En el río Ticinus, un jugador tiene 5 estandartes y elimina una unidad enemiga.',
    en: 'At the Ticinus River a player has 5 banners and eliminates an enemy unit.',
    ask: { scenario: 'ticinus-river', banners: 5, unitsEliminated: 1 },
    gives: { won: true, bannersNow: 6, bannersToWin: 6 },
    cites: ['cca-4.2', 'cca-19.10', 'cca-4.1'],
  }),
  'cca-19.11/into-the-river': forbids('cca/may-move', {
    es: 'En el río Ticinus, la infantería ligera quiere entrar en el río.',
    en: 'At the Ticinus River light infantry wants to enter the river.',
    ask: { unit: 'LI', scenario: 'ticinus-river', hex1: { ground: 'river' } },
    gives: { allowed: false },
  }),
  'cca-19.11/no-bend-either': applies('cca/scenario', {
    es: 'En el río Ticinus se pregunta si una curva del río se puede cruzar.',
    en: 'At the Ticinus River somebody asks whether a bend of the river can be crossed.',
    ask: { scenario: 'ticinus-river', place: 'river-bend' },
    gives: { passable: false },
    cites: ['cca-19.11', 'cca-17.26'],
  }),
});
