import { applies, defineExamples, doesNotApply } from '../../../../src/content/example.ts';

/** Cannae, Dertosa and Castulo. */
export const cannaeToCastulo = defineExamples({
  'cca-19.18/carthage': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra cartaginés de Cannas.',
    en: 'Somebody looks at the Carthaginian Council of War of Cannae.',
    ask: { scenario: 'cannae' },
    gives: {
      carthage: { cardsDealt: 6, command: 6, leaderNames: ['hannibal'], movesFirst: false },
    },
  }),
  'cca-19.19/rome': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra romano de Cannas.',
    en: 'Somebody looks at the Roman Council of War of Cannae.',
    ask: { scenario: 'cannae' },
    gives: { opponent: { army: 'rome', leaderNames: ['varro'], cardsDealt: 4, movesFirst: true } },
  }),
  'cca-19.20/is-won': applies('cca/victory', {
    es: 'En Cannas, Roma tiene 6 estandartes y elimina una unidad enemiga.',
    en: 'At Cannae Rome has 6 banners and eliminates an enemy unit.',
    ask: { scenario: 'cannae', banners: 6, unitsEliminated: 1 },
    gives: { won: true, bannersNow: 7, bannersToWin: 7 },
    cites: ['cca-4.2', 'cca-19.20', 'cca-4.1'],
  }),
  'cca-19.20/not-yet': applies('cca/victory', {
    es: 'En Cannas, un jugador tiene 6 estandartes.',
    en: 'At Cannae a player has 6 banners.',
    ask: { scenario: 'cannae', banners: 6 },
    gives: { won: false, bannersMissing: 1 },
    cites: ['cca-19.20', 'cca-4.1'],
  }),
  'cca-19.21/carthage': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra cartaginés de Dertosa.',
    en: 'Somebody looks at the Carthaginian Council of War of Dertosa.',
    ask: { scenario: 'dertosa' },
    gives: {
      carthage: { army: 'carthage', leaderNames: ['hasdrubal'], cardsDealt: 4, movesFirst: false },
    },
  }),
  'cca-19.22/rome': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra romano de Dertosa.',
    en: 'Somebody looks at the Roman Council of War of Dertosa.',
    ask: { scenario: 'dertosa' },
    gives: {
      opponent: {
        army: 'rome',
        leaderNames: ['gnaeus-scipio', 'publius-scipio'],
        cardsDealt: 6,
        movesFirst: true,
      },
    },
  }),
  'cca-19.23/is-won': applies('cca/victory', {
    es: 'En Dertosa, Roma tiene 5 estandartes y elimina una unidad enemiga.',
    en: 'At Dertosa Rome has 5 banners and eliminates an enemy unit.',
    ask: { scenario: 'dertosa', banners: 5, unitsEliminated: 1 },
    gives: { won: true, bannersNow: 6, bannersToWin: 6 },
    cites: ['cca-4.2', 'cca-19.23', 'cca-4.1'],
  }),
  'cca-19.24/carthage': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra cartaginés de Cástulo.',
    en: 'Somebody looks at the Carthaginian Council of War of Castulo.',
    ask: { scenario: 'castulo' },
    gives: {
      carthage: {
        army: 'carthage',
        leaderNames: ['hasdrubal-gisgo'],
        cardsDealt: 5,
        movesFirst: false,
      },
      bannersToWin: 8,
      opponent: { cardsDealt: 5 },
    },
    case: 417,
  }),
  'cca-19.25/rome': applies('cca/scenario', {
    es: 'Se mira el Consejo de Guerra romano de Cástulo.',
    en: 'Somebody looks at the Roman Council of War of Castulo.',
    ask: { scenario: 'castulo' },
    gives: {
      opponent: { army: 'rome', leaderNames: ['publius-scipio'], cardsDealt: 5, movesFirst: true },
    },
  }),
  'cca-19.26/is-won': applies('cca/victory', {
    es: 'En Cástulo, Roma tiene 7 estandartes y elimina una unidad enemiga.',
    en: 'At Castulo Rome has 7 banners and eliminates an enemy unit.',
    ask: { scenario: 'castulo', banners: 7, unitsEliminated: 1 },
    gives: { won: true, bannersNow: 8, bannersToWin: 8 },
    cites: ['cca-4.2', 'cca-19.26', 'cca-4.1'],
  }),
  'cca-19.27/scipio-falls': applies('cca/victory', {
    es: 'En Cástulo, Cartago tiene 2 estandartes y elimina a Publio Escipión.',
    en: 'At Castulo Carthage has 2 banners and eliminates Publius Scipio.',
    ask: { scenario: 'castulo', army: 'carthage', banners: 2, leadersEliminated: 1 },
    gives: { won: true, winner: 'carthage', bannersNow: 3 },
    cites: ['cca-4.2', 'cca-19.27'],
  }),
  'cca-19.27/scipio-leaves': applies('cca/victory', {
    es: 'En Cástulo, Publio Escipión se evade y sale por su propio borde.',
    en: 'At Castulo Publius Scipio evades and leaves over his own edge.',
    ask: { scenario: 'castulo', army: 'carthage', leadersLeft: 1 },
    gives: { won: true, bannersGained: 0 },
    cites: ['cca-13.25', 'cca-19.27'],
  }),
  'cca-19.27/carthaginian-leader-falls': doesNotApply('cca/victory', {
    es: 'En Cástulo, los romanos tienen 2 estandartes y eliminan al líder cartaginés.',
    en: 'At Castulo the Romans have 2 banners and eliminate the Carthaginian leader.',
    ask: { scenario: 'castulo', banners: 2, leadersEliminated: 1 },
    gives: { won: false, winner: 'none', bannersNow: 3 },
    cites: ['cca-4.2', 'cca-19.26', 'cca-4.1'],
  }),
  'cca-19.28/exit-from-the-right': applies('cca/victory', {
    es: 'En Cástulo, 2 unidades romanas salen por el borde cartaginés desde su sección derecha.',
    en: 'At Castulo 2 Roman units leave over the Carthaginian edge from their right section.',
    ask: { scenario: 'castulo', unitsExited: 2, exitFrom: 'right', banners: 3 },
    gives: { bannersGained: 2, bannersNow: 5 },
    cites: ['cca-4.4', 'cca-19.28'],
  }),
  'cca-19.28/left-section-only': doesNotApply('cca/may-move', {
    es: 'En Cástulo, una unidad romana quiere salir por el borde cartaginés desde un hex que sólo está en su sección izquierda.',
    en: 'At Castulo a Roman unit wants to leave over the Carthaginian edge from a hex that is only in its left section.',
    ask: { unit: 'MI', scenario: 'castulo', leavesOver: 'enemy-edge', exitFrom: 'left' },
    gives: { allowed: false, bannersGained: 0 },
    cites: ['cca-8.6'],
    case: 303,
  }),
  'cca-19.28/hex-on-the-line': applies('cca/may-move', {
    es: 'En Cástulo, una unidad romana de caballería ligera sale por el borde cartaginés desde un hex cortado por la línea de puntos entre su izquierda y el centro.',
    en: 'At Castulo a Roman light cavalry unit leaves over the Carthaginian edge from a hex cut by the dotted line between its left and the centre.',
    ask: { unit: 'LC', scenario: 'castulo', leavesOver: 'enemy-edge', exitFrom: 'left-and-centre' },
    gives: { allowed: true, bannersGained: 1 },
    cites: ['cca-19.28', 'cca-8.7'],
  }),
  'cca-19.28/carthaginians-do-not': doesNotApply('cca/may-move', {
    es: 'En Cástulo, una unidad cartaginesa quiere salir por el borde romano desde el centro.',
    en: 'At Castulo a Carthaginian unit wants to leave over the Roman edge from the centre.',
    ask: { unit: 'MC', army: 'carthage', scenario: 'castulo', leavesOver: 'enemy-edge' },
    gives: { allowed: false, bannersGained: 0 },
    cites: ['cca-8.6'],
  }),
});
