import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'wab-3.44',
    name: 'behind-the-front',
    position: 'wab1_bottom_X-36-40-n40_top_A-43-43-270',
    ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'A', other: 'X' }] },
    expect: { reachesIt: true, chargedSide: 'flank', chargedFlank: 'right' },
    say: {
      es: 'A está entera detrás de la línea del frente de X y a su lado: carga su flanco derecho.',
      en: 'A is wholly behind the line of the front of X and beside it: it charges the right flank.',
    },
    quiz: {
      of: 'chargedSide',
      among: ['front', 'flank', 'rear'],
      es: '¿Por dónde carga A a X?',
      en: 'Which side of X does A charge?',
    },
  },
  {
    clause: 'wab-3.45',
    name: 'ahead-of-the-front',
    position: 'wab1_bottom_X-36-40-n40_top_A-43-41.5-270',
    ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'A', other: 'X' }] },
    expect: { chargedSide: 'front' },
    say: {
      es: 'Una parte de A está por delante de la línea del frente de X: tiene que cargar el frente.',
      en: 'A part of A is ahead of the line of the front of X: it must charge the front.',
    },
    quiz: {
      of: 'chargedSide',
      among: ['front', 'flank', 'rear'],
      es: '¿Por dónde carga A a X?',
      en: 'Which side of X does A charge?',
    },
  },
  {
    clause: 'wab-3.51',
    name: 'wholly-behind',
    position: 'wab1_bottom_X-36-30_top_A-36-38-0',
    ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'A', other: 'X' }] },
    expect: { reachesIt: true, chargedSide: 'rear' },
    say: {
      es: 'A está entera detrás de la línea de la retaguardia de X: carga la retaguardia.',
      en: 'A is wholly behind the line of the rear of X: it charges the rear.',
    },
    quiz: {
      of: 'chargedSide',
      among: ['front', 'flank', 'rear'],
      es: '¿Por dónde carga A a X?',
      en: 'Which side of X does A charge?',
    },
  },
  {
    clause: 'wab-3.52',
    name: 'models-behind',
    position: 'wab1_bottom_X-36-30_top_A-38.5-33-300',
    ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'A', other: 'X' }] },
    expect: { chargedSide: 'rear' },
    say: {
      es: 'A está entre el flanco y la retaguardia de X y tiene miniaturas justo detrás de ella: carga la retaguardia.',
      en: 'A stands between flank and rear of X and has models straight behind it: it charges the rear.',
    },
    quiz: {
      of: 'chargedSide',
      among: ['front', 'flank', 'rear'],
      es: '¿Por dónde carga A a X?',
      en: 'Which side of X does A charge?',
    },
  },
  {
    clause: 'wab-3.53',
    name: 'none-behind',
    position: 'wab1_bottom_X-36-30_top_A-42-33-300',
    ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'A', other: 'X' }] },
    expect: { chargedSide: 'flank' },
    say: {
      es: 'A está entre el flanco y la retaguardia de X, sin miniaturas justo detrás: carga el flanco.',
      en: 'A stands between flank and rear of X with no model straight behind it: it charges the flank.',
    },
    quiz: {
      of: 'chargedSide',
      among: ['front', 'flank', 'rear'],
      es: '¿Por dónde carga A a X?',
      en: 'Which side of X does A charge?',
    },
  },
  {
    clause: 'wab-3.60',
    name: 'rides-to-meet',
    position: 'wab1_bottom_A-36-40-cavalry_top_X-36-31-chariot',
    ask: { what: 'asked', all: [{ question: 'table-counter', unit: 'A', other: 'X' }] },
    expect: { allowed: true, counterInches: 4, chargerMoves: 5 },
    say: {
      es: 'Los carros X cargan a 9″. La caballería A avanza antes la mitad de sus 8″ hacia ellos; X pone las otras 5″.',
      en: 'The chariots X charge from 9″ away. The cavalry A first goes half of its 8″ towards them; X goes the other 5″.',
    },
    quiz: {
      of: 'counterInches',
      among: [3, 4, 8],
      tell: { es: '{n}″', en: '{n}″' },
      es: 'Los carros X cargan a 9″ a la caballería A, que mueve 8″ y contracarga. ¿Cuánto avanza A?',
      en: 'The chariots X charge the cavalry A from 9″ away. A moves 8″ and countercharges. How far does A go?',
    },
  },
]);
