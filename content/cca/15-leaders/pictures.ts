import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-15.7',
    name: 'a-lone-leader',
    position: 'cca1_bottom.MI-D5.LI-D4-G5.HI-E6.EL-F5.LD-E5_top',
    ask: { what: 'helmets', from: 'E5' },
    expect: ['D4', 'D5', 'E6'],
    say: {
      es: 'El líder solo de E5 hace que los cascos impacten para D4, D5 y E6, adyacentes a él; no para los elefantes de F5 ni para G5, a 2 hexes.',
      en: 'The leader on his own in E5 makes helmets hit for D4, D5 and E6, adjacent to him; not for the elephants in F5, nor for G5, 2 hexes away.',
    },
  },
]);
