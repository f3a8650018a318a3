import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'wab-6.27',
    name: 'diagonally',
    position: 'wab1_bottom_A-36-30_top_X-36-30_Y-37.97-31.57-270',
    ask: {
      what: 'asked',
      all: [
        {
          question: 'table-flight',
          unit: 'A',
          other: 'X',
          told: { fleesFrom: 'combat', fleesInches: 6 },
        },
      ],
    },
    expect: { fleesTo: 225, fledInches: 6, destroyedOnWay: false },
    say: {
      es: 'A lucha con X al frente y con Y en su flanco derecho: huye en diagonal, 6″.',
      en: 'A fights X to its front and Y on its right flank: it flees diagonally, 6″.',
    },
  },
]);
