import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-15.7',
    name: 'a-lone-leader',
    position: 'cca2_bottom.MI-E4.LI-D4-E7.HI-F5.EL-E6.LD-E5_top',
    ask: { what: 'helmets', from: 'E5' },
    expect: ['D4', 'E4', 'F5'],
    say: {
      es: 'El líder solo de E5 hace que los cascos impacten para D4, E4 y F5, adyacentes a él; no para los elefantes de E6 ni para E7, a 2 hexes.',
      en: 'The leader on his own in E5 makes helmets hit for D4, E4 and F5, adjacent to him; not for the elephants in E6, nor for E7, 2 hexes away.',
    },
  },
]);
