import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'wab-2.9',
    name: 'exactly-an-inch',
    position: 'wab1_bottom_A-36-40_top_X-36-36',
    ask: {
      what: 'asked',
      all: [{ question: 'table-move', unit: 'A', told: { path: [{ go: 'forward', amount: 3 }] } }],
    },
    expect: { allowed: true, used: 3 },
    say: {
      es: 'A avanza 3″ y queda a 1″ justa de X, lo que se permite.',
      en: 'A advances 3″ and stops exactly 1″ from X, which is allowed.',
    },
    quiz: {
      of: 'allowed',
      among: [true, false],
      es: 'A quiere quedarse a 1″ justa de X. ¿Puede?',
      en: 'A wants to stop exactly 1″ from X. May it?',
    },
  },
  {
    clause: 'wab-2.16',
    name: 'outermost-model',
    position: 'wab1_bottom_A-36-40',
    ask: {
      what: 'asked',
      all: [
        { question: 'table-move', unit: 'A', told: { path: [{ go: 'wheel-left', amount: 2 }] } },
      ],
    },
    expect: { allowed: true, used: 2, left: 2 },
    say: {
      es: 'A pivota sobre su esquina delantera izquierda. Cuenta lo que recorre la miniatura exterior de la primera fila: 2″.',
      en: 'A wheels about its front left corner. What counts is how far the outermost model of the front rank goes: 2″.',
    },
    quiz: {
      of: 'left',
      among: [1, 2, 4],
      tell: { es: '{n}″', en: '{n}″' },
      es: 'A mueve 4″ y pivota como señala la flecha, 2″. ¿Cuánto le queda?',
      en: 'A moves 4″ and wheels 2″ as the arrow shows. How much is left?',
    },
  },
  {
    clause: 'wab-2.17',
    name: 'wheel-and-advance',
    position: 'wab1_bottom_A-36-40',
    ask: {
      what: 'asked',
      all: [
        {
          question: 'table-move',
          unit: 'A',
          told: {
            path: [
              { go: 'wheel-left', amount: 2 },
              { go: 'forward', amount: 2 },
            ],
          },
        },
      ],
    },
    expect: { allowed: true, used: 4, left: 0 },
    say: {
      es: 'A mueve 4″: pivota 2″ y avanza recta otras 2″.',
      en: 'A moves 4″: it wheels 2″ and goes straight on for another 2″.',
    },
  },
  {
    clause: 'wab-2.22',
    name: 'about-and-on',
    position: 'wab1_bottom_A-36-30',
    ask: {
      what: 'asked',
      all: [
        {
          question: 'table-move',
          unit: 'A',
          told: { path: [{ go: 'about-face' }, { go: 'forward', amount: 3 }] },
        },
      ],
    },
    expect: { allowed: true, used: 4, endHeading: 180 },
    say: {
      es: 'A, en orden cerrado, se encara hacia atrás por 1/4 de sus 4″ y avanza las 3″ que le quedan.',
      en: 'A, in close order, turns about for 1/4 of its 4″ and advances the 3″ that are left.',
    },
    quiz: {
      of: 'used',
      among: [3, 3.5, 4],
      tell: { es: '{n}″', en: '{n}″' },
      es: 'A, en orden cerrado, mueve 4″: se encara hacia atrás y avanza 3″. ¿Cuánto gasta?',
      en: 'A, in close order, moves 4″: it turns about and advances 3″. How much does it spend?',
    },
  },
  {
    clause: 'wab-2.25',
    name: 'one-rank-fewer',
    position: 'wab1_bottom_A-36-40',
    ask: {
      what: 'asked',
      all: [
        {
          question: 'table-move',
          unit: 'A',
          told: { path: [{ go: 'rank-fewer' }, { go: 'forward', amount: 2 }] },
        },
      ],
    },
    expect: { allowed: true, used: 4, endWide: 7, endRanks: 3, lastRank: 6 },
    say: {
      es: 'A pasa de 4 filas de 5 a 3 filas, 2 de 7 y una de 6, por la mitad de sus 4″, y avanza 2″.',
      en: 'A goes from 4 ranks of 5 to 3 ranks, 2 of 7 and one of 6, for half of its 4″, and advances 2″.',
    },
    quiz: {
      of: 'endRanks',
      among: [2, 3, 4],
      es: 'A, de 4 filas de 5, quita una fila y avanza 2″. ¿En cuántas filas queda?',
      en: 'A, in 4 ranks of 5, takes one rank off and advances 2″. In how many ranks does it end?',
    },
  },
  {
    clause: 'wab-2.31',
    name: 'its-middle-stays',
    position: 'wab1_bottom_A-36-40',
    ask: {
      what: 'asked',
      all: [{ question: 'table-reform', unit: 'A', told: { headingAfter: 90, wideAfter: 10 } }],
    },
    expect: { allowed: true, endHeading: 90, endWide: 10, endRanks: 2 },
    say: {
      es: 'A, de 4 filas de 5, se reorganiza: pasa a 2 filas de 10 que miran a la derecha, y su centro no se mueve.',
      en: 'A, in 4 ranks of 5, reforms: 2 ranks of 10 look to the right, and its middle has not moved.',
    },
  },
]);
