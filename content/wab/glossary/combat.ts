import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'combat-result',
    term: { es: 'resultado del combate', en: 'combat result' },
    synonyms: { es: ['puntuación del combate'], en: ['combat score'] },
    meaning: {
      es: 'Las heridas no salvadas y los bonos de cada bando. Gana el total más alto.',
      en: 'The unsaved wounds and bonuses of each side. The higher total wins.',
    },
    clause: 'wab-5.39',
    forms: { es: ['resultado del combate'], en: ['combat result'] },
  },
  {
    key: 'rank-bonus',
    term: { es: 'bono por filas', en: 'rank bonus' },
    synonyms: { es: ['bonificación por filas'], en: ['ranks bonus'] },
    meaning: {
      es: 'Da +1 por cada fila completa de infantería formada detrás de la primera, +2 como máximo.',
      en: 'It gives +1 for each full rank of formed infantry behind the first, +2 at most.',
    },
    clause: 'wab-5.41',
    forms: { es: ['bono por filas'], en: ['rank bonus'] },
  },
  {
    key: 'momentum',
    term: { es: 'momentum', en: 'momentum' },
    synonyms: { es: ['ventaja del momentum'], en: ['advantage of the last round'] },
    meaning: {
      es: 'La ventaja de quien ganó la ronda anterior: +1 al resultado.',
      en: 'The advantage of whoever won the round before: +1 to the result.',
    },
    clause: 'wab-5.51',
    mark: 'never',
  },
  {
    key: 'close-order-bonus',
    term: { es: 'bono por orden cerrado', en: 'close order bonus' },
    synonyms: { es: ['bonificación de orden cerrado'], en: ['bonus for close order'] },
    meaning: {
      es: 'Da +1 al resultado por la infantería formada en orden cerrado, con filas de 4 o más.',
      en: 'It gives +1 to the result for formed infantry in close order, with ranks of 4 or more.',
    },
    clause: 'wab-5.54',
    forms: { es: ['bono por orden cerrado'], en: ['close order bonus'] },
  },
]);
