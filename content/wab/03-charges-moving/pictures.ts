import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'wab-3.22',
    name: 'falls-short',
    position: 'wab1_bottom_A-36-40_top_X-36-31',
    ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'A', other: 'X' }] },
    expect: { allowed: true, reachesIt: false, chargeUsed: 9, endY: 36 },
    say: {
      es: 'X está a 9″ y A carga 8″ como mucho: la carga falla, y A avanza las 4″ de su movimiento normal.',
      en: 'X is 9″ away, and A charges 8″ at most: the charge fails, and A goes on for the 4″ of its normal move.',
    },
    quiz: {
      of: 'endY',
      among: [32, 36, 40],
      tell: { es: 'y = {n}″', en: 'y = {n}″' },
      es: 'A tiene su frente en y = 40″, mueve 4″ y carga a X, que está a 9″. ¿Dónde acaba su frente?',
      en: 'The front of A is at y = 40″. A moves 4″ and charges X, which is 9″ away. Where does its front end?',
    },
  },
  {
    clause: 'wab-3.24',
    name: 'lines-up',
    position: 'wab1_bottom_A-36-40-10_top_X-37-35',
    ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'A', other: 'X' }] },
    expect: { reachesIt: true, chargedSide: 'front', endHeading: 0 },
    say: {
      es: 'A avanza recta, toca a X con una esquina y se alinea gratis con su frente.',
      en: 'A goes straight on, touches X with a corner and lines up with its front for free.',
    },
    quiz: {
      of: 'reachesIt',
      among: [true, false],
      es: 'A, de Movimiento 4, carga a X en línea recta. ¿Llega?',
      en: 'A, with Movement 4, charges X straight ahead. Does it arrive?',
    },
  },
  {
    clause: 'wab-3.26',
    name: 'opening-wheel',
    position: 'wab1_bottom_A-36-40_top_X-39.94-35',
    ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'A', other: 'X' }] },
    expect: { reachesIt: true, modelsFighting: 5, enemiesFighting: 5 },
    say: {
      es: 'A pivota al principio de su carga contra X y después va recta: el pivote cuenta en las 8″ de la carga.',
      en: 'A wheels at the start of its charge on X and then goes straight on: the wheel counts in the 8″ of the charge.',
    },
    quiz: {
      of: 'modelsFighting',
      among: [3, 5, 7],
      es: 'A pivota para cargar a X de frente. ¿Cuántas miniaturas de A tocan a X?',
      en: 'A wheels to charge the front of X. How many models of A touch X?',
    },
  },
  {
    clause: 'wab-3.32',
    name: 'touches-both',
    position: 'wab1_bottom_A-36-40_top_X-36-34_Y-39.94-34',
    ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'A', other: 'X' }] },
    expect: { reachesIt: true, alsoCharged: ['Y'] },
    say: {
      es: 'Al cargar a X, A toca también la esquina de Y: tiene que declarar la carga contra las dos.',
      en: 'Charging X, A touches the corner of Y too: it must declare the charge on both.',
    },
  },
]);
