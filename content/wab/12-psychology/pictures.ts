import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'wab-12.13',
    name: 'eight-inches',
    position: 'wab1_bottom_A-36-40-cavalry_top_X-36-32-elephant',
    ask: { what: 'asked', all: [{ question: 'table-distance', unit: 'A', other: 'X' }] },
    expect: { apartInches: 8 },
    say: {
      es: 'La caballería A empieza su turno a 8″ justas del elefante X, que la aterra: chequea.',
      en: 'Cavalry A starts its turn exactly 8″ from elephant X, which terrifies it: it takes the test.',
    },
    quiz: {
      of: 'apartInches',
      among: [6, 8, 10],
      tell: { es: '{n}″', en: '{n}″' },
      es: '¿A qué distancia está la caballería A del elefante X?',
      en: 'How far is cavalry A from elephant X?',
    },
  },
]);
