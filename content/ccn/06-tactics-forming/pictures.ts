import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'ccn-6.7',
    name: 'two-hexes',
    position: 'ccn1_bottom.HC-E6x3_top.LN-F6x4',
    ask: { what: 'retire', from: 'E6', by: 'F6' },
    expect: ['C5', 'C6', 'C7'],
    say: {
      es: 'La caballería de E6, atacada por la infantería de F6, se Retira y Reforma 2 hexágonos hacia su lado: a C5, C6 o C7.',
      en: 'The cavalry in E6, attacked by the infantry in F6, Retires and Reforms 2 hexes towards its own side: to C5, C6 or C7.',
    },
  },
  {
    clause: 'ccn-6.12',
    name: 'one-hex-left',
    position: 'ccn1_bottom.HC-E6x3.LN-D5x4-C6x4_top.LN-F6x4',
    ask: { what: 'retire', from: 'E6', by: 'F6' },
    expect: ['C7'],
    say: {
      es: 'Con unidades amigas en D5 y C6, a la caballería de E6 sólo le queda el camino de D6 a C7.',
      en: 'With friendly units in D5 and C6, the cavalry in E6 has only the way by D6 to C7.',
    },
  },
]);
