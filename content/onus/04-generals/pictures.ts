import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'onus-4.6',
    name: 'from-card-to-card',
    position: 'onus1_bottom_A-50-50-general~2_B-50-62.75_C-69.25-50',
    ask: {
      what: 'distance',
      between: [
        ['A', 'B'],
        ['A', 'C'],
      ],
    },
    expect: {
      'A-B': { distance: 1.75, inRadius: true },
      'A-C': { distance: 2.25, inRadius: false },
    },
    say: {
      es: 'El general de A tiene 2 UD de radio, desde los bordes de su carta. B empieza a 1,75 UD y tiene +1 a la moral aunque no quepa entera; C, a 2,25 UD, no lo tiene.',
      en: 'The general with A has a radius of 2 UD, from the edges of his card. B begins 1.75 UD away and has +1 morale although not all of it lies inside; C, at 2.25 UD, does not.',
    },
    quiz: {
      of: 'A-C.inRadius',
      among: [true, false],
      es: 'El general de A tiene 2 UD de radio. ¿Tiene C +1 a la moral?',
      en: 'The general with A has a radius of 2 UD. Does C have +1 morale?',
    },
  },
]);
