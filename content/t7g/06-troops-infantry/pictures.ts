import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 't7g-6.8',
    name: 'squares',
    position: 't7g1_bottom_A-36-40-squares_top_X-42-40.5-270',
    ask: { what: 'asked', all: [{ question: 'table-charge', unit: 'X', other: 'A' }] },
    expect: { allowed: true, flank: false },
    say: {
      es: 'X empieza detrás de la línea del frente de A, pero A tiene Cuadros: nunca cuenta como flanqueada.',
      en: 'X begins behind the line of the front of A, but A has Squares: it never counts as flanked.',
    },
  },
]);
