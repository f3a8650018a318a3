import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-18.13',
    name: 'both-flanks',
    position: 'cca2_bottom.MI-D4-C10.HI-D6.LI-C5-C9_top',
    ask: { what: 'order', card: 'out-flanked' },
    expect: ['D4', 'C5', 'C9', 'C10'],
    say: {
      es: 'Flanqueo vale para D4 y C5, a la izquierda, y para C9 y C10, a la derecha; C5 y C9 están sobre las líneas de puntos. D6 está en el centro.',
      en: 'Out Flanked can order D4 and C5, on the left, and C9 and C10, on the right; C5 and C9 stand on the dotted lines. D6 is in the centre.',
    },
  },
  {
    clause: 'cca-18.16',
    name: 'through-friends',
    position: 'cca2_bottom.LI-E5.MI-F4-F5_top',
    ask: { what: 'move', from: 'E5', card: 'order-light-troops' },
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
      'G4',
      'G5',
      'G6',
    ],
    say: {
      es: 'Con esta carta, la infantería ligera de E5 atraviesa a los amigos de F4 o F5 y llega a G4, G5 y G6; quedarse con ellos no puede.',
      en: 'With this card, the light infantry in E5 passes through the friends in F4 or F5 and reaches G4, G5 and G6; it may not stay with them.',
    },
  },
  {
    clause: 'cca-18.20',
    name: 'around-the-leader',
    position: 'cca2_bottom.LI-E4.MI-E5*.AX-D4.HI-F5-E7.WR-E6_top',
    ask: { what: 'order', card: 'leadership-any-section', from: 'E5' },
    expect: ['E5', 'E4', 'D4', 'F5', 'E6'],
    say: {
      es: 'El líder de E5 da órdenes a la unidad de su hex y puede darlas a las adyacentes: D4, E4, F5 y E6. E7 no toca su hex.',
      en: 'The leader in E5 orders the unit in his hex and may order those adjacent: D4, E4, F5 and E6. E7 does not touch his hex.',
    },
  },
  {
    clause: 'cca-18.21',
    name: 'three-of-four',
    position: 'cca2_bottom.LI-E4.MI-E5*.AX-D4.HI-F5-E7.WR-E6_top',
    ask: { what: 'order', card: 'leadership-any-section', from: 'E5', given: ['E4', 'F5', 'E6'] },
    expect: ['E5', 'E4', 'F5', 'E6'],
    say: {
      es: 'Con el líder y la unidad de E5 tienen órdenes E4, F5 y E6: son 3 hexes adyacentes, y para D4 ya no queda ninguna.',
      en: 'With the leader and the unit in E5, E4, F5 and E6 have orders: those are 3 adjacent hexes, and none is left for D4.',
    },
  },
]);
