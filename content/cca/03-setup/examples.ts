import { applies, defineExamples } from '../../../src/library/example.ts';

export default defineExamples({
  'cca-3.1/akragas-first': applies('cca/scenario', {
    es: 'Dos jugadores que nunca han jugado eligen la batalla de Agrigento.',
    en: 'Two players who have never played choose the battle of Akragas.',
    ask: { scenario: 'akragas' },
    gives: { suggestedFirst: true, carthage: { cardsDealt: 5 } },
    cites: ['cca-19.1', 'cca-3.1'],
    case: 349,
  }),
  'cca-3.3/three-symbols': applies('cca/unit', {
    es: 'El mapa de un escenario muestra 3 símbolos de infantería ligera.',
    en: 'A scenario map shows 3 symbols of light infantry.',
    ask: { unit: 'LI', symbols: 3 },
    gives: { blocksPlaced: 12 },
  }),
  'cca-3.4/top-edge': applies('cca/sections', {
    es: 'El ejército de un jugador tiene su borde arriba: ¿en qué sección está para él el hex G12?',
    en: 'The army of a player has its edge at the top: in which section is hex G12 for him?',
    ask: { hex: 'G12', homeEdge: 'top' },
    gives: { hexSections: ['left'] },
    cites: ['cca-3.4', 'cca-2.4'],
  }),
  'cca-3.4/bottom-edge': applies('cca/sections', {
    es: 'El ejército de un jugador tiene su borde abajo: ¿en qué sección está para él el hex G12?',
    en: 'The army of a player has its edge at the bottom: in which section is hex G12 for him?',
    ask: { hex: 'G12' },
    gives: { hexSections: ['right'] },
    cites: ['cca-3.4', 'cca-2.4'],
  }),
  'cca-3.5/hands-of-ilipa': applies('cca/scenario', {
    es: 'Se reparten las cartas de mando para Ilipa.',
    en: 'The command cards are dealt for Ilipa.',
    ask: { scenario: 'ilipa' },
    gives: { carthage: { cardsDealt: 4 }, opponent: { cardsDealt: 6 } },
    cites: ['cca-19.33', 'cca-19.34', 'cca-3.5'],
  }),
  'cca-3.6/rest-of-the-deck': applies('cca/scenario', {
    es: 'Repartidas las manos de Agrigento, 5 y 6 cartas, se cuentan las del mazo.',
    en: 'With the hands of Akragas dealt, 5 and 6 cards, those of the deck are counted.',
    ask: { scenario: 'akragas' },
    gives: { deckAfterDeal: 49 },
    cites: ['cca-3.5', 'cca-3.6'],
  }),
  'cca-3.7/seven-dice': applies('cca/components', {
    es: 'Se ponen los dados de batalla al alcance de ambos jugadores.',
    en: 'The battle dice are put within reach of both players.',
    ask: { component: 'battle-dice' },
    gives: { count: 7 },
    case: 351,
  }),
  'cca-3.8/castulo-has-special-rules': applies('cca/scenario', {
    es: 'Antes de jugar Cástulo se revisan la victoria y las reglas especiales.',
    en: 'Before Castulo is played, victory and special rules are reviewed.',
    ask: { scenario: 'castulo' },
    gives: { bannersToWin: 8, specialRules: ['loss-of-scipio', 'roman-exits'] },
    cites: ['cca-3.8', 'cca-19.26', 'cca-19.27', 'cca-19.28'],
  }),
  'cca-3.8/cannae-has-none': applies('cca/scenario', {
    es: 'Antes de jugar Cannas se revisan la victoria y las reglas especiales.',
    en: 'Before Cannae is played, victory and special rules are reviewed.',
    ask: { scenario: 'cannae' },
    gives: { bannersToWin: 7, specialRules: [] },
    cites: ['cca-3.8', 'cca-19.20'],
  }),
  'cca-3.9/carthage-starts-at-ticinus': applies('cca/scenario', {
    es: 'Se va a empezar la batalla del río Tesino.',
    en: 'The battle of the Ticinus River is about to begin.',
    ask: { scenario: 'ticinus-river' },
    gives: { firstPlayer: 'carthage' },
  }),
});
