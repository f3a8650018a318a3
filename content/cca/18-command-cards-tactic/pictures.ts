import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-18.30',
    name: 'next-to-the-enemy',
    position: 'cca2_bottom.MI-E5.HI-E6.LI-D4.LC-E8_top.WR-F5.AX-E9',
    ask: { what: 'order', card: 'clash-of-shields' },
    expect: ['E5', 'E6', 'E8'],
    say: {
      es: 'Reciben órdenes E5 y E6, adyacentes al enemigo de F5, y E8, adyacente al de E9. D4 no es adyacente a ninguno.',
      en: 'E5 and E6, adjacent to the enemy in F5, and E8, adjacent to the one in E9, are ordered. D4 is adjacent to none.',
    },
  },
  {
    clause: 'cca-18.35',
    name: 'four-in-a-block',
    position: 'cca2_bottom.AX-D4.MI-D5-D6.HI-D7.WR-D8_top',
    ask: { what: 'order', card: 'double-time', given: ['D4', 'D5', 'D6', 'D7'] },
    expect: ['D4', 'D5', 'D6', 'D7'],
    say: {
      es: 'D4, D5, D6 y D7 forman un bloque de 4 unidades a pie. D8 es adyacente a él, pero sería la unidad 5.',
      en: 'D4, D5, D6 and D7 form a block of 4 foot units. D8 is adjacent to it, but it would be number 5.',
    },
  },
  {
    clause: 'cca-18.44',
    name: 'one-block',
    position: 'cca2_bottom.LI-D4.HI-E5-D8.MI-D5.LC-D6_top',
    ask: { what: 'order', card: 'line-command', given: ['D4', 'D5', 'E5'] },
    expect: ['D4', 'D5', 'E5'],
    say: {
      es: 'D4, D5 y E5, a pie y adyacentes, forman el bloque. D6 es caballería, y D8 no toca ninguno de sus hexes.',
      en: 'D4, D5 and E5, on foot and adjacent, form the block. D6 is cavalry, and D8 touches none of its hexes.',
    },
  },
]);
