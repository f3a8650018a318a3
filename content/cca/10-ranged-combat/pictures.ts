import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-10.5',
    name: 'only-the-adjacent-one',
    position: 'cca1_bottom.LB-E5_top.MI-F5.LI-D7',
    ask: { what: 'battle', from: 'E5' },
    expect: ['F5'],
    say: {
      es: 'Los arcos de E5 tienen en alcance a D7, pero el enemigo de F5 es adyacente: sólo pueden combatir con él, cuerpo a cuerpo.',
      en: 'The bows in E5 have D7 in range, but the enemy in F5 is adjacent: they may battle only him, in close combat.',
    },
  },
  {
    clause: 'cca-10.11',
    name: 'two-hexes',
    position: 'cca1_bottom.LC-E5_top.MI-C5-E7-G6',
    ask: { what: 'battle', from: 'E5' },
    expect: ['C5', 'E7'],
    say: {
      es: 'La caballería ligera de E5 dispara a C5 o a E7, que están a 2 hexes; G6 está a 3.',
      en: 'The light cavalry in E5 fires at C5 or E7, which are 2 hexes away; G6 is 3 away.',
    },
  },
  {
    clause: 'cca-10.12',
    name: 'three-hexes',
    position: 'cca1_bottom.LB-E5_top.MI-C5-E7-G6-I5',
    ask: { what: 'battle', from: 'E5' },
    expect: ['C5', 'E7', 'G6'],
    say: {
      es: 'Los arcos de E5 alcanzan C5 y E7, a 2 hexes, y también G6, a 3; I5 está a 4.',
      en: 'The bows in E5 reach C5 and E7, at 2 hexes, and G6 as well, at 3; I5 is at 4.',
    },
  },
  {
    clause: 'cca-10.14',
    name: 'a-friend-between',
    position: 'cca1_bottom.LS-G5.MI-G7_top.LI-G8',
    ask: { what: 'sight', from: 'G5', to: 'G8' },
    expect: ['G7'],
    say: {
      es: 'La línea de G5 a G8 pasa por G7, y la unidad que está allí la bloquea aunque sea amiga.',
      en: 'The line from G5 to G8 passes through G7, and the unit there blocks it, friend though it is.',
    },
  },
  {
    clause: 'cca-10.15',
    name: 'target-in-a-forest',
    position: 'cca1_bottom.LB-G5_top.LI-I5_ground.forest-I5',
    ask: { what: 'sight', from: 'G5', to: 'I5' },
    expect: [],
    say: {
      es: 'El objetivo está en el bosque de I5. Desde G5 se ve: su propio hex no bloquea la línea, y en H5 no hay nada.',
      en: 'The target stands in the forest in I5. From G5 it is seen: its own hex does not block the line, and in H5 there is nothing.',
    },
  },
  {
    clause: 'cca-10.16',
    name: 'one-side',
    position: 'cca1_bottom.LB-G1_top.LI-G3_ground.forest-G2',
    ask: { what: 'sight', from: 'G1', to: 'G3' },
    expect: [],
    say: {
      es: 'La línea de G1 a G3 corre entre F2 y G2. Sólo G2 es bosque, así que no está bloqueada.',
      en: 'The line from G1 to G3 runs between F2 and G2. Only G2 is forest, so it is not blocked.',
    },
  },
  {
    clause: 'cca-10.16',
    name: 'both-sides',
    position: 'cca1_bottom.MI-F2.LB-G1_top.LI-G3_ground.forest-G2',
    ask: { what: 'sight', from: 'G1', to: 'G3' },
    expect: ['F2', 'G2'],
    say: {
      es: 'La misma línea de G1 a G3, ahora con una unidad en F2 y el bosque en G2: obstruida a ambos lados, está bloqueada.',
      en: 'The same line from G1 to G3, now with a unit in F2 and the forest in G2: obstructed on both sides, it is blocked.',
    },
  },
]);
