import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-7.3',
    name: 'from-the-left',
    position: 'cca2_bottom.MI-D4.LI-E5.HI-E6_top',
    ask: { what: 'order', card: 'order-two-units-left' },
    expect: ['D4', 'E5'],
    say: {
      es: 'Con una carta para la izquierda pueden recibir órdenes D4 y E5, que está sobre la línea de puntos; E6 es sólo del centro.',
      en: 'A card for the left may order D4 and E5, which stands on the dotted line; E6 is in the centre only.',
    },
  },
  {
    clause: 'cca-7.3',
    name: 'from-the-centre',
    position: 'cca2_bottom.MI-D4.LI-E5.HI-E6_top',
    ask: { what: 'order', card: 'order-two-units-center' },
    expect: ['E5', 'E6'],
    say: {
      es: 'Con una carta para el centro pueden recibir órdenes E5, que está sobre la línea de puntos, y E6; D4 es sólo de la izquierda.',
      en: 'A card for the centre may order E5, which stands on the dotted line, and E6; D4 is on the left only.',
    },
  },
  {
    clause: 'cca-7.5',
    name: 'one-to-spare',
    position: 'cca2_bottom.MI-C2-D3.HI-D6_top',
    ask: { what: 'order', card: 'order-three-units-left', given: ['C2', 'D3'] },
    expect: ['C2', 'D3'],
    say: {
      es: 'La carta da 3 órdenes en la izquierda, donde sólo están C2 y D3. La tercera se pierde: D6 está en el centro.',
      en: 'The card gives 3 orders on the left, where only C2 and D3 stand. The third is lost: D6 is in the centre.',
    },
  },
]);
