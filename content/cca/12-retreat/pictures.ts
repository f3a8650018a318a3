import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-12.2',
    name: 'one-flag',
    position: 'cca2_bottom.MC-E5_top.HI-F5',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['B3', 'B4', 'B5', 'B6'],
    say: {
      es: 'Con 1 bandera, la caballería media de E5 retrocede 3 hexes, su movimiento completo: acaba en B3, B4, B5 o B6.',
      en: 'With 1 flag, the medium cavalry in E5 goes back 3 hexes, its full move: it ends in B3, B4, B5 or B6.',
    },
  },
  {
    clause: 'cca-12.6',
    name: 'not-sideways',
    position: 'cca2_bottom.HI-E5.LI-D5_top.MI-F5',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['D4'],
    say: {
      es: 'Hacia su borde sólo están D4 y D5, y D5 está ocupado: queda D4. E4 y E6, de costado, no valen.',
      en: 'Towards its edge lie only D4 and D5, and D5 is taken: that leaves D4. E4 and E6 are sideways and out of the question.',
    },
  },
  {
    clause: 'cca-12.7',
    name: 'through-forest-and-ford',
    position: 'cca2_bottom.LI-E5_top.HI-F5_ground.forest-D4.ford-D5',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['C4', 'C5', 'C6'],
    say: {
      es: 'La infantería ligera de E5 retrocede 2 hexes: el bosque de D4 y el vado de D5 la detendrían al mover, pero no al retirarse.',
      en: 'The light infantry in E5 goes back 2 hexes: the forest in D4 and the ford in D5 would stop it when it moves, but not when it retreats.',
    },
  },
  {
    clause: 'cca-12.8',
    name: 'a-river-behind',
    position: 'cca2_bottom.LI-E5_top.HI-F5_ground.river-C4-C5-C6',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['D4', 'D5'],
    say: {
      es: 'Debe retirarse 2 hexes, pero detrás de D4 y D5 corre un río: hace 1 hex, y el que falta le cuesta 1 bloque.',
      en: 'It must retreat 2 hexes, but behind D4 and D5 runs a river: it makes 1 hex, and the one missing costs it 1 block.',
    },
  },
  {
    clause: 'cca-12.9',
    name: 'round-a-friend',
    position: 'cca2_bottom.LI-E5.HI-D4_top.MI-F5',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['C5', 'C6'],
    say: {
      es: 'En D4 hay un amigo: ni se entra en ese hex ni se pasa por él. La infantería ligera de E5 se retira por D5 hasta C5 o C6.',
      en: 'In D4 stands a friend: nobody retreats onto that hex or through it. The light infantry in E5 retreats by D5 to C5 or C6.',
    },
  },
  {
    clause: 'cca-12.11',
    name: 'onto-a-leader',
    position: 'cca2_bottom.MI-E5.LI-D4.LD-D5_top.HI-F5',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['D5'],
    say: {
      es: 'En D4 hay una unidad y en D5 un líder solo, ambos amigos: la unidad de E5 se retira a D5, y el líder queda unido a ella.',
      en: 'In D4 stands a unit and in D5 a leader on his own, both friends: the unit in E5 retreats to D5, and the leader is attached to it.',
    },
  },
  {
    clause: 'cca-12.12',
    name: 'stops-or-goes-on',
    position: 'cca2_bottom.HI-D4.MC-E5.LD-D5_top.MI-F5',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['D5', 'B4', 'B5', 'B6'],
    say: {
      es: 'La caballería media de E5 debe retirarse 3 hexes. En D5 se le une un líder: puede quedarse allí o seguir hasta B4, B5 o B6.',
      en: 'The medium cavalry in E5 must retreat 3 hexes. In D5 a leader joins it: it may stay there or go on to B4, B5 or B6.',
    },
  },
  {
    clause: 'cca-12.13',
    name: 'at-its-own-edge',
    position: 'cca2_bottom.MC-B5_top.HI-C5',
    ask: { what: 'retreat', from: 'B5', flags: 1 },
    expect: ['A5', 'A6'],
    say: {
      es: 'La caballería media de B5 debe retirarse 3 hexes y sólo puede hacer 1, hasta el borde: en A5 o A6 pierde 2 bloques por los otros.',
      en: 'The medium cavalry in B5 must retreat 3 hexes and can make only 1, to the edge: in A5 or A6 it loses 2 blocks for the others.',
    },
  },
  {
    clause: 'cca-12.16',
    name: 'two-friends',
    position: 'cca2_bottom.LI-E4.MI-E5.HI-D5-E7_top.WR-F5',
    ask: { what: 'support', from: 'E5' },
    expect: ['E4', 'D5'],
    say: {
      es: 'E4 y D5 son adyacentes a E5 y la apoyan: la unidad puede ignorar 1 bandera. E7 está a 2 hexes y no cuenta.',
      en: 'E4 and D5 are adjacent to E5 and support it: the unit may ignore 1 flag. E7 is 2 hexes away and does not count.',
    },
  },
  {
    clause: 'cca-12.17',
    name: 'a-lone-leader',
    position: 'cca2_bottom.LI-D4.MI-E5.LD-E6_top.WR-F5',
    ask: { what: 'support', from: 'E5' },
    expect: ['D4', 'E6'],
    say: {
      es: 'A E5 la apoyan la unidad de D4 y el líder solo de E6: son 2, y la unidad puede ignorar 1 bandera.',
      en: 'E5 is supported by the unit in D4 and by the leader on his own in E6: that makes 2, and it may ignore 1 flag.',
    },
  },
  {
    clause: 'cca-12.22',
    name: 'friend-and-foe',
    position: 'cca2_bottom.MI-F4.EL-E5.LD-E6_top.HI-F5.LI-G5',
    ask: { what: 'rampage', from: 'E5' },
    expect: ['F4', 'F5', 'E6'],
    say: {
      es: 'Los elefantes de E5 ponen en peligro a todos los adyacentes: al amigo de F4, al enemigo de F5 y al líder solo de E6. G5 queda fuera.',
      en: 'The elephants in E5 endanger all that are adjacent: the friend in F4, the enemy in F5 and the leader on his own in E6. G5 is out of reach.',
    },
  },
  {
    clause: 'cca-12.28',
    name: 'held-in-place',
    position: 'cca2_bottom.MI-D4.HI-D5.EL-E5_top.WR-F5',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['E5'],
    say: {
      es: 'Con 1 bandera los elefantes deberían retroceder 1 hex, pero D4 y D5 están ocupados: siguen en E5, y cada una de esas 2 unidades pierde 1 bloque.',
      en: 'With 1 flag the elephants should go back 1 hex, but D4 and D5 are taken: they stay in E5, and each of those 2 units loses 1 block.',
    },
  },
]);
