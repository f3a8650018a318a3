import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-18.13',
    name: 'both-flanks',
    position: 'cca1_bottom.MI-D4-J3.HI-F4.LI-C3-I4_top',
    ask: { what: 'order', card: 'out-flanked' },
    expect: ['C3', 'D4', 'I4', 'J3'],
    say: {
      es: 'Flanqueo vale para C3 y D4, a la izquierda, y para I4 y J3, a la derecha; D4 e I4 están sobre las líneas de puntos. F4 está en el centro.',
      en: 'Out Flanked serves C3 and D4, on the left, and I4 and J3, on the right; D4 and I4 stand on the dotted lines. F4 is in the centre.',
    },
  },
  {
    clause: 'cca-18.16',
    name: 'through-friends',
    position: 'cca1_bottom.LI-E5.MI-D6-E6_top',
    ask: { what: 'move', from: 'E5', card: 'order-light-troops' },
    expect: [
      'D5',
      'F5',
      'D4',
      'E4',
      'C5',
      'G5',
      'C6',
      'F6',
      'C4',
      'F4',
      'D3',
      'E3',
      'F3',
      'D7',
      'E7',
      'F7',
    ],
    say: {
      es: 'Con esta carta, la infantería ligera de E5 atraviesa a los amigos de D6 o E6 y llega a D7, E7 y F7; quedarse con ellos no puede.',
      en: 'With this card, the light infantry in E5 passes through the friends in D6 or E6 and reaches D7, E7 and F7; it may not stay with them.',
    },
  },
  {
    clause: 'cca-18.20',
    name: 'around-the-leader',
    position: 'cca1_bottom.LI-D5.MI-E5*.AX-D4.HI-E6-G5.WR-F5_top',
    ask: { what: 'order', card: 'leadership-any-section', from: 'E5' },
    expect: ['E5', 'D5', 'D4', 'E6', 'F5'],
    say: {
      es: 'El líder de E5 da órdenes a la unidad de su hex y puede darlas a las adyacentes: D4, D5, E6 y F5. G5 no toca su hex.',
      en: 'The leader in E5 orders the unit in his hex and may order those adjacent: D4, D5, E6 and F5. G5 does not touch his hex.',
    },
  },
  {
    clause: 'cca-18.21',
    name: 'three-of-four',
    position: 'cca1_bottom.LI-D5.MI-E5*.AX-D4.HI-E6-G5.WR-F5_top',
    ask: { what: 'order', card: 'leadership-any-section', from: 'E5', given: ['D5', 'E6', 'F5'] },
    expect: ['E5', 'D5', 'E6', 'F5'],
    say: {
      es: 'Con el líder y la unidad de E5 tienen órdenes D5, E6 y F5: son 3 hexes adyacentes, y para D4 ya no queda ninguna.',
      en: 'With the leader and the unit in E5, D5, E6 and F5 have orders: those are 3 adjacent hexes, and none is left for D4.',
    },
  },
  {
    clause: 'cca-18.30',
    name: 'next-to-the-enemy',
    position: 'cca1_bottom.MI-E5.HI-F5.LI-D4.LC-H5_top.WR-E6.AX-I5',
    ask: { what: 'order', card: 'clash-of-shields' },
    expect: ['E5', 'F5', 'H5'],
    say: {
      es: 'Reciben órdenes E5 y F5, adyacentes al enemigo de E6, y H5, adyacente al de I5. D4 no es adyacente a ninguno.',
      en: 'E5 and F5, adjacent to the enemy in E6, and H5, adjacent to the one in I5, are ordered. D4 is adjacent to none.',
    },
  },
  {
    clause: 'cca-18.35',
    name: 'four-in-a-block',
    position: 'cca1_bottom.AX-D4.MI-E4-F4.HI-G4.WR-H4_top',
    ask: { what: 'order', card: 'double-time', given: ['D4', 'E4', 'F4', 'G4'] },
    expect: ['D4', 'E4', 'F4', 'G4'],
    say: {
      es: 'D4, E4, F4 y G4 forman un bloque de 4 unidades a pie. H4 es adyacente a él, pero sería la unidad 5.',
      en: 'D4, E4, F4 and G4 form a block of 4 foot units. H4 is adjacent to it, but it would be number 5.',
    },
  },
  {
    clause: 'cca-18.44',
    name: 'one-block',
    position: 'cca1_bottom.LI-D4.HI-E5-H4.MI-E4.LC-F4_top',
    ask: { what: 'order', card: 'line-command', given: ['D4', 'E4', 'E5'] },
    expect: ['D4', 'E4', 'E5'],
    say: {
      es: 'D4, E4 y E5, a pie y adyacentes, forman el bloque. F4 es caballería, y H4 no toca ninguno de sus hexes.',
      en: 'D4, E4 and E5, on foot and adjacent, form the block. F4 is cavalry, and H4 touches none of its hexes.',
    },
  },
]);
