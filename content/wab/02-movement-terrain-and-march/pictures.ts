import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'wab-2.37',
    name: 'half-in-the-wood',
    position: 'wab1_wood-30-33-42-38_bottom_A-36-40',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { path: [{ go: 'forward', amount: 3 }] } }],
    },
    expect: { allowed: true, used: 4 },
    say: {
      es: 'A avanza 2″ hasta el bosque y 1″ dentro, que gasta 2: ha usado sus 4″.',
      en: 'A advances 2″ to the wood and 1″ into it, which takes 2: all of its 4″ are used.',
    },
    quiz: {
      of: 'used',
      among: [3, 4, 5],
      tell: { es: '{n}″', en: '{n}″' },
      es: 'A entra 1″ en el bosque tras 2″ de campo abierto. ¿Cuánto gasta?',
      en: 'A goes 1″ into the wood after 2″ in the open. How much does it spend?',
    },
  },
  {
    clause: 'wab-2.48',
    name: 'too-near',
    position: 'wab1_bottom_A-36-40_top_X-44-36',
    ask: {
      what: 'asked',
      all: [
        {
          question: 'table-move',
          unit: 'A',
          told: { path: [{ go: 'forward', amount: 8 }], pace: 'march' },
        },
      ],
    },
    expect: { allowed: false, enemiesNear: ['X'] },
    say: {
      es: 'A quiere marchar 8″, pero X está a menos de 8″: no puede.',
      en: 'A wants to march 8″, but X is within 8″: it cannot.',
    },
    quiz: {
      of: 'allowed',
      among: [true, false],
      es: 'A quiere marchar 8″ hacia delante. ¿Puede?',
      en: 'A wants to march 8″ straight on. May it?',
    },
  },
]);
