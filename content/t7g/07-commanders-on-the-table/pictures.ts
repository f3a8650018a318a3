import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 't7g-7.10',
    name: 'exactly-six',
    position: 't7g1_bottom_A-36-30_C-113.93c-79.2c-commander',
    ask: { what: 'asked', all: [{ question: 'table-distance', unit: 'C', other: 'A' }] },
    expect: { edgeDistance: 6, inCommandDistance: true },
    say: {
      es: 'Del borde del Mando C al borde más cercano de A hay 6″ justas: está a distancia de mando.',
      en: 'From the edge of Commander C to the nearest edge of A it is exactly 6″: A is at command distance.',
    },
    quiz: {
      of: 'inCommandDistance',
      among: [true, false],
      es: 'Del borde de C al de A hay 6″ justas. ¿Está A a distancia de mando?',
      en: 'From the edge of C to that of A it is exactly 6″. Is A at command distance?',
    },
  },
]);
