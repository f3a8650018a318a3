import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'ccn-5.22',
    name: 'attack-center',
    position: 'ccn1_bottom.LN-C3x4-C5x4-C7x4_top',
    ask: { what: 'order', card: 'attack-center' },
    expect: ['C5', 'C7'],
    say: {
      es: 'Attack Center puede ordenar a la unidad de C7 y a la de C5, en la línea discontinua; a la de C3, del flanco izquierdo, no.',
      en: 'Attack Center may order the unit in C7 and the one in C5, on the dashed line, but not the one in C3, on the Left Flank.',
    },
  },
]);
