import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'ccn-5.174',
    name: 'two-flags',
    position: 'ccn1_bottom.LN-E5x4_top.LN-E6x4',
    ask: { what: 'retreat', from: 'E5', flags: 2 },
    expect: ['C4', 'C5', 'C6'],
    say: {
      es: 'Con 2 banderas, la infantería de E5 retrocede 2 hexágonos hacia su lado: acaba en C4, C5 o C6.',
      en: 'With 2 flags, the infantry in E5 goes back 2 hexes towards its own side: it ends in C4, C5 or C6.',
    },
  },
  {
    clause: 'ccn-5.179',
    name: 'way-closed',
    position: 'ccn1_bottom.LN-E5x4.LC-D4x3_top.LN-E6x4',
    ask: { what: 'retreat', from: 'E5', flags: 2 },
    expect: ['C5', 'C6'],
    say: {
      es: 'La caballería amiga de D4 cierra ese camino: con 2 banderas, la infantería de E5 va por D5 y acaba en C5 o C6.',
      en: 'The friendly cavalry in D4 closes that way: with 2 flags, the infantry in E5 goes by D5 and ends in C5 or C6.',
    },
  },
  {
    clause: 'ccn-5.181',
    name: 'leader-stops-it',
    position: 'ccn1_bottom.LN-E5x4.LD-D5_top.LN-E6x4',
    ask: { what: 'retreat', from: 'E5', flags: 2 },
    expect: ['D5', 'C4', 'C5'],
    say: {
      es: 'Con 2 banderas, la infantería de E5 puede acabar en D5, con el líder solo, o hacer los 2 hexágonos por D4 y acabar en C4 o C5.',
      en: 'With 2 flags, the infantry in E5 may end in D5, with the lone leader, or make the 2 hexes by D4 and end in C4 or C5.',
    },
  },
  {
    clause: 'ccn-5.188',
    name: 'two-supports',
    position: 'ccn1_bottom.LN-E5x4-F5x4-C5x4.LC-E4x3_top.LN-E6x4',
    ask: { what: 'support', from: 'E5' },
    expect: ['E4', 'F5'],
    say: {
      es: 'Las unidades de E4 y F5 apoyan a la infantería de E5: son 2, y puede ignorar 1 bandera. La de C5 no es adyacente.',
      en: 'The units in E4 and F5 support the infantry in E5: they are 2, and it may ignore 1 flag. The one in C5 is not adjacent.',
    },
  },
  {
    clause: 'ccn-5.189',
    name: 'leader-supports',
    position: 'ccn1_bottom.LN-E5x4.LC-E4x3.LD-D5_top.LN-E6x4',
    ask: { what: 'support', from: 'E5' },
    expect: ['E4', 'D5'],
    say: {
      es: 'El líder solo de D5 apoya a la infantería de E5 como la caballería de E4: son 2, y puede ignorar 1 bandera.',
      en: 'The lone leader in D5 supports the infantry in E5 as the cavalry in E4 does: they are 2, and it may ignore 1 flag.',
    },
  },
  {
    clause: 'ccn-5.206',
    name: 'passes-a-leader',
    position: 'ccn1_bottom.LD-E5.LN-D4x4*_top.LN-E6x4',
    ask: { what: 'retreat', from: 'E5', flags: 0 },
    expect: ['D5', 'C4', 'C5', 'C6', 'B3', 'B4', 'B5', 'B6'],
    say: {
      es: 'El líder de E5 se retira de 1 a 3 hexágonos. Puede pasar por D4, con una unidad que ya tiene líder, pero no quedarse ahí.',
      en: 'The leader in E5 retreats 1 to 3 hexes. He may pass through D4, with a unit that has a leader already, but not stay there.',
    },
  },
]);
