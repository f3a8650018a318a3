import { defineGlossary } from '../../../src/library/registry.ts';

export default defineGlossary([
  {
    key: 'panic-test',
    term: { es: 'chequeo de Pánico', en: 'Panic test' },
    synonyms: { es: ['tirada de pánico'], en: ['panic roll'] },
    meaning: {
      es: 'Son 2D6 contra el Liderazgo; si se falla, la unidad huye.',
      en: 'A roll of 2D6 against Leadership; if it fails, the unit flees.',
    },
    clause: 'wab-7.1',
    forms: { es: ['chequeo de Pánico', 'chequeos de Pánico'], en: ['Panic test', 'Panic tests'] },
  },
  {
    key: 'half-strength',
    term: { es: 'media fuerza', en: 'half strength' },
    synonyms: { es: ['mitad de las miniaturas'], en: ['half the models'] },
    meaning: {
      es: 'La mitad o menos de las miniaturas con que la unidad empezó la batalla.',
      en: 'Half or fewer of the models with which the unit began the battle.',
    },
    clause: 'wab-7.3',
    mark: 'never',
  },
]);
