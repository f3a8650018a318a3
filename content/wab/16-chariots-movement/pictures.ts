import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'wab-16.8',
    name: 'a-squadron-wheels',
    position: 'wab1_bottom_A-36-40-heavychariot-n3-w3',
    ask: {
      what: 'asked',
      all: [
        { question: 'table-move', unit: 'A', told: { path: [{ go: 'wheel-left', amount: 4 }] } },
      ],
    },
    expect: { allowed: true, used: 4, left: 3 },
    say: {
      es: 'Los 3 carros pesados A pivotan como una sola unidad. El de fuera recorre 4″ de sus 7″, y quedan 3″.',
      en: 'The 3 heavy chariots A wheel as one unit. The outer one goes 4″ of their 7″, and 3″ are left.',
    },
    quiz: {
      of: 'left',
      among: [1, 3, 5],
      tell: { es: '{n}″', en: '{n}″' },
      es: 'Los carros pesados A mueven 7″ y pivotan como señala la flecha, 4″. ¿Cuánto les queda?',
      en: 'The heavy chariots A move 7″ and wheel 4″ as the arrow shows. How much is left?',
    },
  },
]);
