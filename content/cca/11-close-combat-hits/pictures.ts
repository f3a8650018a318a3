import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-11.55',
    name: 'both-ways-held',
    position: 'cca2_bottom.MI-E5.LI-D4-D5_top.HI-F5',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['E5'],
    say: {
      es: 'La unidad de E5 debe retirarse 1 hex, pero hay amigos en D4 y en D5: pierde 1 bloque, sigue en E5 y puede devolver el combate a F5.',
      en: 'The unit in E5 must retreat 1 hex, but friends stand in D4 and D5: it loses 1 block, stays in E5 and may battle back against F5.',
    },
  },
  {
    clause: 'cca-11.56',
    name: 'still-adjacent',
    position: 'cca2_bottom.MI-E5_top.HI-E4',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['D4', 'D5'],
    say: {
      es: 'Atacada desde E4, la unidad de E5 se retira a D4 o a D5. Ni en D4, que es adyacente a E4, puede devolver el combate: ha dejado su hex.',
      en: 'Attacked from E4, the unit in E5 retreats to D4 or D5. Not even in D4, which is adjacent to E4, may it battle back: it has left its hex.',
    },
  },
  {
    clause: 'cca-11.59',
    name: 'three-to-choose-from',
    position: 'cca2_bottom.HI-E5_top.LI-F4.MI-F5.WR-E6-F7',
    ask: { what: 'battle', from: 'E5' },
    expect: ['F4', 'F5', 'E6'],
    say: {
      es: 'La infantería pesada de E5 elige entre 3 enemigos adyacentes, F4, F5 y E6, y todos sus dados van contra el elegido. F7 no es adyacente.',
      en: 'The heavy infantry in E5 chooses among 3 adjacent enemies, F4, F5 and E6, and all its dice go against that one. F7 is not adjacent.',
    },
  },
]);
