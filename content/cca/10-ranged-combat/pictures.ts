import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'cca-10.5',
    name: 'only-the-adjacent-one',
    position: 'cca2_bottom.LB-E5_top.MI-E6.LI-G4',
    ask: { what: 'battle', from: 'E5' },
    expect: ['E6'],
    say: {
      es: 'Los arcos de E5 tienen en alcance a G4, pero el enemigo de E6 es adyacente: sólo pueden combatir con él, cuerpo a cuerpo.',
      en: 'The bows in E5 have G4 in range, but the enemy in E6 is adjacent: they may battle only him, in close combat.',
    },
  },
  {
    clause: 'cca-10.11',
    name: 'two-hexes',
    position: 'cca2_bottom.LC-E5_top.MI-E3-G5-F7',
    ask: { what: 'battle', from: 'E5' },
    expect: ['E3', 'G5'],
    say: {
      es: 'La caballería ligera de E5 dispara a E3 o a G5, que están a 2 hexes; F7 está a 3.',
      en: 'The light cavalry in E5 fires at E3 or G5, which are 2 hexes away; F7 is 3 away.',
    },
  },
  {
    clause: 'cca-10.12',
    name: 'three-hexes',
    position: 'cca2_bottom.LB-E5_top.MI-E3-G5-F7-E9',
    ask: { what: 'battle', from: 'E5' },
    expect: ['E3', 'G5', 'F7'],
    say: {
      es: 'Los arcos de E5 alcanzan E3 y G5, a 2 hexes, y también F7, a 3; E9 está a 4.',
      en: 'The bows in E5 reach E3 and G5, at 2 hexes, and F7 as well, at 3; E9 is at 4.',
    },
  },
  {
    clause: 'cca-10.14',
    name: 'a-friend-between',
    position: 'cca2_bottom.LS-E7.MI-G7_top.LI-H7',
    ask: { what: 'sight', from: 'E7', to: 'H7' },
    expect: ['G7'],
    say: {
      es: 'La línea de E7 a H7 pasa por G7, y la unidad que está allí la bloquea aunque sea amiga.',
      en: 'The line from E7 to H7 passes through G7, and the unit there blocks it, friend though it is.',
    },
  },
  {
    clause: 'cca-10.15',
    name: 'target-in-a-forest',
    position: 'cca2_bottom.LB-E7_top.LI-E9_ground.forest-E9',
    ask: { what: 'sight', from: 'E7', to: 'E9' },
    expect: [],
    say: {
      es: 'El objetivo está en el bosque de E9. Desde E7 se ve: su propio hex no bloquea la línea, y en E8 no hay nada.',
      en: 'The target stands in the forest in E9. From E7 it is seen: its own hex does not block the line, and in E8 there is nothing.',
    },
  },
  {
    clause: 'cca-10.16',
    name: 'one-side',
    position: 'cca2_bottom.LB-A7_top.LI-C7_ground.forest-B7',
    ask: { what: 'sight', from: 'A7', to: 'C7' },
    expect: [],
    say: {
      es: 'La línea de A7 a C7 corre entre B6 y B7. Sólo B7 es bosque, así que no está bloqueada.',
      en: 'The line from A7 to C7 runs between B6 and B7. Only B7 is forest, so it is not blocked.',
    },
  },
  {
    clause: 'cca-10.16',
    name: 'both-sides',
    position: 'cca2_bottom.MI-B6.LB-A7_top.LI-C7_ground.forest-B7',
    ask: { what: 'sight', from: 'A7', to: 'C7' },
    expect: ['B6', 'B7'],
    say: {
      es: 'La línea de A7 a C7 corre entre una unidad, en B6, y un bosque, en B7: obstruida a ambos lados, está bloqueada.',
      en: 'The line from A7 to C7 runs between a unit in B6 and a forest in B7: obstructed on both sides, it is blocked.',
    },
  },
]);
