import { definePictures } from '../../../src/content/registry.ts';

export default definePictures([
  {
    clause: 'cca-10.16',
    name: 'one-side',
    position: 'cca1_bottom.LB-C3_top.LI-D6_ground.forest-C5',
    ask: { what: 'sight', from: 'C3', to: 'D6' },
    expect: [],
    say: {
      es: 'La línea de C3 a D6 corre por un lado de hex: el bosque de C5 queda a un solo lado y no la corta.',
      en: 'The line from C3 to D6 runs along a hexside: the forest in C5 is on one side only and does not break it.',
    },
  },
]);
