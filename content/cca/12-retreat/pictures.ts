import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-12.2',
    name: 'one-flag',
    position: 'cca1_bottom.MC-E5_top.HI-E6',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['C2', 'D2', 'E2', 'F2'],
    say: {
      es: 'Con 1 bandera, la caballería media de E5 retrocede 3 hexes, su movimiento completo: acaba en C2, D2, E2 o F2.',
      en: 'With 1 flag, the medium cavalry in E5 goes back 3 hexes, its full move: it ends in C2, D2, E2 or F2.',
    },
  },
  {
    clause: 'cca-12.6',
    name: 'not-sideways',
    position: 'cca1_bottom.HI-E5.LI-E4_top.MI-E6',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['D4'],
    say: {
      es: 'Hacia su borde sólo están D4 y E4, y E4 está ocupado: queda D4. D5 y F5, de costado, no valen.',
      en: 'Towards its edge lie only D4 and E4, and E4 is taken: that leaves D4. D5 and F5 are sideways and out of the question.',
    },
  },
  {
    clause: 'cca-12.7',
    name: 'through-forest-and-ford',
    position: 'cca1_bottom.LI-E5_top.HI-E6_ground.forest-D4.ford-E4',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['D3', 'E3', 'F3'],
    say: {
      es: 'La infantería ligera de E5 retrocede 2 hexes: el bosque de D4 y el vado de E4 la detendrían al mover, pero no al retirarse.',
      en: 'The light infantry in E5 goes back 2 hexes: the forest in D4 and the ford in E4 would stop it when it moves, but not when it retreats.',
    },
  },
  {
    clause: 'cca-12.8',
    name: 'a-river-behind',
    position: 'cca1_bottom.LI-E5_top.HI-E6_ground.river-D3-E3-F3',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['D4', 'E4'],
    say: {
      es: 'Debe retirarse 2 hexes, pero detrás de D4 y E4 corre un río: hace 1 hex, y el que falta le cuesta 1 bloque.',
      en: 'It must retreat 2 hexes, but behind D4 and E4 runs a river: it makes 1 hex, and the one missing costs it 1 block.',
    },
  },
  {
    clause: 'cca-12.9',
    name: 'round-a-friend',
    position: 'cca1_bottom.LI-E5.HI-D4_top.MI-E6',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['E3', 'F3'],
    say: {
      es: 'En D4 hay un amigo: ni se entra en ese hex ni se pasa por él. La infantería ligera de E5 se retira por E4 hasta E3 o F3.',
      en: 'In D4 stands a friend: nobody retreats onto that hex or through it. The light infantry in E5 retreats by E4 to E3 or F3.',
    },
  },
  {
    clause: 'cca-12.11',
    name: 'onto-a-leader',
    position: 'cca1_bottom.MI-E5.LI-D4.LD-E4_top.HI-E6',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['E4'],
    say: {
      es: 'En D4 hay una unidad y en E4 un líder solo, ambos amigos: la unidad de E5 se retira a E4, y el líder queda unido a ella.',
      en: 'In D4 stands a unit and in E4 a leader on his own, both friends: the unit in E5 retreats to E4, and the leader is attached to it.',
    },
  },
  {
    clause: 'cca-12.12',
    name: 'stops-or-goes-on',
    position: 'cca1_bottom.HI-D4.MC-E5.LD-E4_top.MI-E6',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['E4', 'D2', 'E2', 'F2'],
    say: {
      es: 'La caballería media de E5 debe retirarse 3 hexes. En E4 se le une un líder: puede quedarse allí o seguir hasta D2, E2 o F2.',
      en: 'The medium cavalry in E5 must retreat 3 hexes. In E4 a leader joins it: it may stay there or go on to D2, E2 or F2.',
    },
  },
  {
    clause: 'cca-12.13',
    name: 'at-its-own-edge',
    position: 'cca1_bottom.MC-E2_top.HI-E3',
    ask: { what: 'retreat', from: 'E2', flags: 1 },
    expect: ['E1', 'F1'],
    say: {
      es: 'La caballería media de E2 debe retirarse 3 hexes y sólo puede hacer 1, hasta el borde: en E1 o F1 pierde 2 bloques por los otros.',
      en: 'The medium cavalry in E2 must retreat 3 hexes and can make only 1, to the edge: in E1 or F1 it loses 2 blocks for the others.',
    },
  },
  {
    clause: 'cca-12.16',
    name: 'two-friends',
    position: 'cca1_bottom.LI-D5.MI-E5.HI-E4-G5_top.WR-E6',
    ask: { what: 'support', from: 'E5' },
    expect: ['D5', 'E4'],
    say: {
      es: 'D5 y E4 son adyacentes a E5 y la apoyan: la unidad puede ignorar 1 bandera. G5 está a 2 hexes y no cuenta.',
      en: 'D5 and E4 are adjacent to E5 and support it: the unit may ignore 1 flag. G5 is 2 hexes away and does not count.',
    },
  },
  {
    clause: 'cca-12.17',
    name: 'a-lone-leader',
    position: 'cca1_bottom.LI-D4.MI-E5.LD-F5_top.WR-E6',
    ask: { what: 'support', from: 'E5' },
    expect: ['D4', 'F5'],
    say: {
      es: 'A E5 la apoyan la unidad de D4 y el líder solo de F5: son 2, y la unidad puede ignorar 1 bandera.',
      en: 'E5 is supported by the unit in D4 and by the leader on his own in F5: that makes 2, and it may ignore 1 flag.',
    },
  },
  {
    clause: 'cca-12.22',
    name: 'friend-and-foe',
    position: 'cca1_bottom.MI-D6.EL-E5.LD-F5_top.HI-E6.LI-E7',
    ask: { what: 'rampage', from: 'E5' },
    expect: ['D6', 'E6', 'F5'],
    say: {
      es: 'Los elefantes de E5 ponen en peligro a todos los adyacentes: al amigo de D6, al enemigo de E6 y al líder solo de F5. E7 queda fuera.',
      en: 'The elephants in E5 endanger all that are adjacent: the friend in D6, the enemy in E6 and the leader on his own in F5. E7 is out of reach.',
    },
  },
  {
    clause: 'cca-12.28',
    name: 'held-in-place',
    position: 'cca1_bottom.MI-D4.HI-E4.EL-E5_top.WR-E6',
    ask: { what: 'retreat', from: 'E5', flags: 1 },
    expect: ['E5'],
    say: {
      es: 'Con 1 bandera los elefantes deberían retroceder 1 hex, pero D4 y E4 están ocupados: siguen en E5, y cada una de esas 2 unidades pierde 1 bloque.',
      en: 'With 1 flag the elephants should go back 1 hex, but D4 and E4 are taken: they stay in E5, and each of those 2 units loses 1 block.',
    },
  },
]);
