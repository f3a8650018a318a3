import { applies, defineExamples, doesNotApply } from '../../../../src/content/example.ts';

/** Baecula, Ilipa and Zama. */
export const baeculaToZama = defineExamples({
  'cca-19.29/carthage': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra cartaginés de Baécula.',
    en: 'Somebody looks at the Carthaginian Council of War of Baecula.',
    ask: { scenario: 'baecula' },
    gives: {
      carthage: { army: 'carthage', leaderNames: ['hasdrubal'], cardsDealt: 4, movesFirst: false },
    },
  }),
  'cca-19.30/rome': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra romano de Baécula.',
    en: 'Somebody looks at the Roman Council of War of Baecula.',
    ask: { scenario: 'baecula' },
    gives: {
      opponent: { army: 'rome', leaderNames: ['publius-scipio'], cardsDealt: 6, movesFirst: true },
    },
  }),
  'cca-19.31/is-won': applies('cca/victory', {
    es: 'En Baécula, Roma tiene 5 estandartes y elimina una unidad enemiga.',
    en: 'At Baecula Rome has 5 banners and eliminates an enemy unit.',
    ask: { scenario: 'baecula', banners: 5, unitsEliminated: 1 },
    gives: { won: true, bannersNow: 6, bannersToWin: 6 },
    cites: ['cca-4.2', 'cca-19.31', 'cca-4.1'],
  }),
  'cca-19.32/first-camp': applies('cca/victory', {
    es: 'En Baécula, Roma tiene 4 estandartes y una unidad romana entra por primera vez en un hex de campamento.',
    en: 'At Baecula Rome has 4 banners and a Roman unit enters a camp hex for the first time.',
    ask: { scenario: 'baecula', banners: 4, campsEntered: 1 },
    gives: { bannersNow: 5, won: false },
    cites: ['cca-4.4', 'cca-19.32'],
    case: 305,
  }),
  'cca-19.32/camp-that-wins': applies('cca/victory', {
    es: 'En Baécula, Roma tiene 5 estandartes y una unidad romana mueve 2 hexes hasta un campamento.',
    en: 'At Baecula Rome has 5 banners and a Roman unit moves 2 hexes to a camp.',
    ask: { scenario: 'baecula', banners: 5, campsEntered: 1 },
    gives: { won: true, winner: 'rome' },
    cites: ['cca-19.32', 'cca-19.31', 'cca-4.1'],
  }),
  'cca-19.32/the-same-camp-again': doesNotApply('cca/victory', {
    es: 'En Baécula, una unidad romana vuelve a entrar en un hex de campamento que ya dio su estandarte.',
    en: 'At Baecula a Roman unit enters again a camp hex that has given its banner.',
    ask: { scenario: 'baecula', banners: 4, campsEnteredAgain: 1 },
    gives: { bannersGained: 0, bannersNow: 4 },
    cites: ['cca-4.1'],
  }),
  'cca-19.32/on-the-move': applies('cca/may-move', {
    es: 'En Baécula, unos auxiliares romanos mueven 1 hex y entran en un campamento.',
    en: 'At Baecula Roman auxilia move 1 hex and enter a camp.',
    ask: { unit: 'AX', scenario: 'baecula', hex1: { ground: 'camp' } },
    gives: { allowed: true, bannersGained: 1 },
  }),
  'cca-19.33/carthage': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra cartaginés de Ilipa.',
    en: 'Somebody looks at the Carthaginian Council of War of Ilipa.',
    ask: { scenario: 'ilipa' },
    gives: {
      carthage: { command: 4, cardsDealt: 4, leaderNames: ['hasdrubal-gisgo'], movesFirst: false },
      year: 208,
    },
    case: 419,
  }),
  'cca-19.34/rome': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra romano de Ilipa.',
    en: 'Somebody looks at the Roman Council of War of Ilipa.',
    ask: { scenario: 'ilipa' },
    gives: {
      opponent: { command: 6, cardsDealt: 6, leaderNames: ['scipio'], movesFirst: true },
      bannersToWin: 7,
    },
    case: 307,
  }),
  'cca-19.35/is-won': applies('cca/victory', {
    es: 'En Ilipa, Roma tiene 6 estandartes y elimina una unidad enemiga.',
    en: 'At Ilipa Rome has 6 banners and eliminates an enemy unit.',
    ask: { scenario: 'ilipa', banners: 6, unitsEliminated: 1 },
    gives: { won: true, bannersNow: 7, bannersToWin: 7 },
    cites: ['cca-4.2', 'cca-19.35', 'cca-4.1'],
  }),
  'cca-19.36/carthage': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra cartaginés de Zama.',
    en: 'Somebody looks at the Carthaginian Council of War of Zama.',
    ask: { scenario: 'zama' },
    gives: {
      carthage: { command: 5, cardsDealt: 5, leaderNames: ['hannibal'], movesFirst: false },
    },
  }),
  'cca-19.37/rome': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra romano de Zama.',
    en: 'Somebody looks at the Roman Council of War of Zama.',
    ask: { scenario: 'zama' },
    gives: {
      opponent: { army: 'rome', leaderNames: ['scipio'], cardsDealt: 5, movesFirst: true },
      year: 202,
    },
  }),
  'cca-19.38/is-won': applies('cca/victory', {
    es: 'En Zama, Roma tiene 7 estandartes y elimina una unidad enemiga.',
    en: 'At Zama Rome has 7 banners and eliminates an enemy unit.',
    ask: { scenario: 'zama', banners: 7, unitsEliminated: 1 },
    gives: { won: true, bannersNow: 8, bannersToWin: 8 },
    cites: ['cca-4.2', 'cca-19.38', 'cca-4.1'],
  }),
  'cca-19.38/not-yet': applies('cca/victory', {
    es: 'En Zama, un jugador tiene 7 estandartes.',
    en: 'At Zama a player has 7 banners.',
    ask: { scenario: 'zama', banners: 7 },
    gives: { won: false, bannersMissing: 1 },
    cites: ['cca-19.38', 'cca-4.1'],
    case: 301,
  }),
});
