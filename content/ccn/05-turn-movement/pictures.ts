import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'ccn-5.36',
    name: 'not-through',
    position: 'ccn1_bottom.LT-E5x4.LN-F4x4-F5x4_top',
    ask: { what: 'move', from: 'E5' },
    expect: ['E4', 'E6', 'D4', 'D5', 'E3', 'E7', 'F3', 'F6', 'D3', 'D6', 'C4', 'C5', 'C6'],
    say: {
      es: 'La infantería ligera de E5 mueve hasta 2 hexágonos, pero no entra en F4 ni en F5, con unidades amigas, ni pasa a través de ellas a la fila G.',
      en: 'The light infantry in E5 moves up to 2 hexes, but it neither enters F4 and F5, held by friends, nor passes through them to row G.',
    },
  },
  {
    clause: 'ccn-5.38',
    name: 'stops-with-him',
    position: 'ccn1_bottom.HC-E5x3.LD-F5_top',
    ask: { what: 'move', from: 'E5' },
    expect: [
      'E4',
      'E6',
      'D4',
      'D5',
      'E3',
      'E7',
      'F3',
      'F6',
      'D3',
      'D6',
      'C4',
      'C5',
      'C6',
      'F4',
      'F5',
      'G4',
      'G5',
    ],
    say: {
      es: 'La caballería pesada de E5 puede entrar en F5, con un líder amigo solo, pero ahí se detiene: no llega a G6.',
      en: 'The heavy cavalry in E5 may enter F5, with a lone friendly leader, but it stops there: it does not reach G6.',
    },
  },
]);
