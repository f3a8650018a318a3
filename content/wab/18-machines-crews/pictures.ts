import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'wab-18.1',
    name: 'five-inches',
    position: 'wab1_bottom_A-36-40-largegun_B-43.36-40-largegun',
    ask: { what: 'asked', all: [{ question: 'table-distance', unit: 'A', other: 'B' }] },
    expect: { apartInches: 5 },
    say: {
      es: 'Las catapultas A y B se despliegan a 5″ justas una de otra: son una batería.',
      en: 'Catapults A and B deploy exactly 5″ from each other: they are a battery.',
    },
    quiz: {
      of: 'apartInches',
      among: [3, 5, 8],
      tell: { es: '{n}″', en: '{n}″' },
      es: '¿A qué distancia están las catapultas A y B?',
      en: 'How far apart are catapults A and B?',
    },
  },
]);
