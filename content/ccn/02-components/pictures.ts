import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'ccn-2.6',
    name: 'dashed-lines',
    position: 'ccn1_bottom_top',
    ask: { what: 'sections', side: 'bottom' },
    expect: ['A5', 'A9', 'C5', 'C9', 'E5', 'E9', 'G5', 'G9', 'I5', 'I9'],
    say: {
      es: 'Cada línea discontinua corta un hexágono de las filas A, C, E, G e I, que es del Centro y de un flanco.',
      en: 'Each dashed line cuts one hex in rows A, C, E, G and I, which belongs to the Center and to a flank.',
    },
  },
]);
