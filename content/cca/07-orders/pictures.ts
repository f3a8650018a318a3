import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-7.3',
    name: 'from-the-left',
    position: 'cca1_bottom.MI-C5.LI-D4.HI-E5_top',
    ask: { what: 'order', card: 'order-two-units-left' },
    expect: ['C5', 'D4'],
    say: {
      es: 'Con una carta para la izquierda pueden recibir órdenes C5 y D4, que está sobre la línea de puntos; E5 es sólo del centro.',
      en: 'A card for the left may order C5 and D4, which stands on the dotted line; E5 is in the centre only.',
    },
  },
  {
    clause: 'cca-7.3',
    name: 'from-the-centre',
    position: 'cca1_bottom.MI-C5.LI-D4.HI-E5_top',
    ask: { what: 'order', card: 'order-two-units-center' },
    expect: ['D4', 'E5'],
    say: {
      es: 'Las mismas unidades con una carta para el centro: ahora valen D4, sobre la línea de puntos, y E5; C5 es sólo de la izquierda.',
      en: 'The same units with a card for the centre: now D4, on the dotted line, and E5 qualify; C5 is on the left only.',
    },
  },
  {
    clause: 'cca-7.5',
    name: 'one-to-spare',
    position: 'cca1_bottom.MI-B3-C4.HI-F4_top',
    ask: { what: 'order', card: 'order-three-units-left', given: ['B3', 'C4'] },
    expect: ['B3', 'C4'],
    say: {
      es: 'La carta da 3 órdenes en la izquierda, donde sólo están B3 y C4. La tercera se pierde: F4 está en el centro.',
      en: 'The card gives 3 orders on the left, where only B3 and C4 stand. The third is lost: F4 is in the centre.',
    },
  },
]);
