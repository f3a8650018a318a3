import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-11.39',
    name: 'around-the-leader',
    position: 'cca1_bottom.LI-D5.MI-E5*-G6.HI-E6.EL-F5_top',
    ask: { what: 'helmets', from: 'E5' },
    expect: ['E5', 'D5', 'E6'],
    say: {
      es: 'El líder está con la unidad de E5: los cascos impactan para ella y para D5 y E6, adyacentes; no para los elefantes de F5 ni para G6, que está lejos.',
      en: 'The leader is with the unit in E5: helmets hit for it and for D5 and E6, which are adjacent; not for the elephants in F5, nor for G6, which is too far.',
    },
  },
  {
    clause: 'cca-11.55',
    name: 'both-ways-held',
    position: 'cca1_bottom.MI-E5.LI-D4-E4_top.HI-E6',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['E5'],
    say: {
      es: 'La unidad de E5 debe retirarse 1 hex, pero hay amigos en D4 y en E4: pierde 1 bloque, sigue en E5 y puede devolver el combate a E6.',
      en: 'The unit in E5 must retreat 1 hex, but friends stand in D4 and E4: it loses 1 block, stays in E5 and may battle back against E6.',
    },
  },
  {
    clause: 'cca-11.56',
    name: 'still-adjacent',
    position: 'cca1_bottom.MI-E5_top.HI-D5',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['D4', 'E4'],
    say: {
      es: 'Atacada desde D5, la unidad de E5 se retira a D4 o a E4. Ni en D4, que es adyacente a D5, puede devolver el combate: ha dejado su hex.',
      en: 'Attacked from D5, the unit in E5 retreats to D4 or E4. Not even in D4, which is adjacent to D5, may it battle back: it has left its hex.',
    },
  },
  {
    clause: 'cca-11.59',
    name: 'three-to-choose-from',
    position: 'cca1_bottom.HI-E5_top.LI-D6.MI-E6.WR-F5-G6',
    ask: { what: 'battle', from: 'E5' },
    expect: ['D6', 'E6', 'F5'],
    say: {
      es: 'La infantería pesada de E5 elige entre 3 enemigos adyacentes, D6, E6 y F5, y todos sus dados van contra el elegido. G6 no es adyacente.',
      en: 'The heavy infantry in E5 chooses among 3 adjacent enemies, D6, E6 and F5, and all its dice go against that one. G6 is not adjacent.',
    },
  },
]);
