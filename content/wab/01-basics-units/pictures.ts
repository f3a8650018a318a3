import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'wab-1.29',
    name: 'short-last-rank',
    position: 'wab1_bottom_A-36-40-n18_top_X-36-36.5',
    ask: { what: 'asked', all: [{ question: 'table-distance', unit: 'A', other: 'X' }] },
    expect: { apartInches: 3.5, chargedSide: 'front' },
    say: {
      es: 'A tiene 18 miniaturas: 3 filas de 5 y una última de 3, que está incompleta; el triángulo señala el frente. De A a X hay 3,5″.',
      en: 'A has 18 models: 3 ranks of 5 and a last one of 3, which is short; the triangle marks the front. From A to X it is 3.5″.',
    },
    quiz: {
      of: 'apartInches',
      among: [2.5, 3.5, 5],
      tell: { es: '{n}″', en: '{n}″' },
      es: '¿Qué distancia hay de A a X?',
      en: 'How far is it from A to X?',
    },
  },
  {
    clause: 'wab-1.48',
    name: 'in-the-arc',
    position: 'wab1_bottom_A-36-40-r12_top_X-41-33',
    ask: { what: 'asked', all: [{ question: 'table-sight', unit: 'A', other: 'X' }] },
    expect: { allowed: true, liesInArc: true },
    say: {
      es: 'El arco de A se abre 45 grados a cada lado desde las esquinas de su frente. X está dentro: A la ve.',
      en: 'The arc of A opens 45 degrees to either side from the corners of its front. X lies in it: A sees X.',
    },
  },
  {
    clause: 'wab-1.48',
    name: 'outside-the-arc',
    position: 'wab1_bottom_A-36-40-r12_top_Y-45-40',
    ask: { what: 'asked', all: [{ question: 'table-sight', unit: 'A', other: 'Y' }] },
    expect: { allowed: false, liesInArc: false },
    say: {
      es: 'Y está al lado de A, fuera de su arco: ninguna miniatura de A la ve.',
      en: 'Y stands beside A, outside its arc: no model of A sees it.',
    },
  },
]);
