import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'wab-13.92',
    name: 'in-its-flank',
    position: 'wab1_bottom_A-44-31.5-270_top_X-36-34-n24-w6',
    ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'A', other: 'X' }] },
    expect: { reachesIt: true, chargedSide: 'flank', chargedFlank: 'left' },
    say: {
      es: 'A está entera detrás del frente de la falange X y carga su flanco: en ese combate X pierde sus ventajas.',
      en: 'A is wholly behind the front of phalanx X and charges its flank: in that combat X loses its advantages.',
    },
    quiz: {
      of: 'chargedSide',
      among: ['front', 'flank', 'rear'],
      es: '¿Por dónde carga A a la falange X?',
      en: 'Which side of phalanx X does A charge?',
    },
  },
  {
    clause: 'wab-13.95',
    name: 'in-its-front',
    position: 'wab1_bottom_A-36-40_top_X-36-34-n24-w6',
    ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'A', other: 'X' }] },
    expect: { reachesIt: true, chargedSide: 'front' },
    say: {
      es: 'A carga el frente de la falange X, donde es más difícil impactar.',
      en: 'A charges the front of phalanx X, where it is harder to hit.',
    },
    quiz: {
      of: 'chargedSide',
      among: ['front', 'flank', 'rear'],
      es: '¿Por dónde carga A a la falange X?',
      en: 'Which side of phalanx X does A charge?',
    },
  },
]);
