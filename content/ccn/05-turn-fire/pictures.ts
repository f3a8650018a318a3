import { definePictures } from '../../../src/library/registry.ts';

export default definePictures([
  {
    clause: 'ccn-5.77',
    name: 'only-melee',
    position: 'ccn1_bottom.LN-E5x4_top.LN-E6x4-G5x4',
    ask: { what: 'battle', from: 'E5' },
    expect: ['E6'],
    say: {
      es: 'Junto a la unidad enemiga de E6, la infantería de E5 no dispara a G5: sólo puede atacar E6 en melee.',
      en: 'Next to the enemy unit in E6, the infantry in E5 may not fire at G5: all it may do is attack E6 in melee.',
    },
  },
  {
    clause: 'ccn-5.85',
    name: 'three-hexes',
    position: 'ccn1_bottom.RL-E4x3_top.LN-E7x4-G4x4.LC-E1x3-I5x3',
    ask: { what: 'battle', from: 'E4' },
    expect: ['E7', 'G4', 'E1'],
    say: {
      es: 'Los fusileros ligeros de E4 disparan a E1 y E7, a 3 hexágonos, y a G4, a 2; I5 está a 4.',
      en: 'The Rifle Light infantry in E4 fires at E1 and E7, 3 hexes away, and at G4, 2 away; I5 is 4 away.',
    },
  },
  {
    clause: 'ccn-5.89',
    name: 'unit-between',
    position: 'ccn1_bottom.LN-E4x4_top.LC-E5x3.LN-E6x4',
    ask: { what: 'sight', from: 'E4', to: 'E6' },
    expect: ['E5'],
    say: {
      es: 'La línea de centro a centro entre E4 y E6 pasa por E5: la unidad que hay ahí impide ver E6.',
      en: 'The line from center to center between E4 and E6 runs through E5: the unit there hides E6.',
    },
  },
  {
    clause: 'ccn-5.92',
    name: 'one-side',
    position: 'ccn1_bottom.LN-E7x4_top.LN-G7x4_ground.forest-F7',
    ask: { what: 'sight', from: 'E7', to: 'G7' },
    expect: [],
    say: {
      es: 'La línea de E7 a G7 corre entre F6 y F7. El bosque de F7 está a un solo lado y no la corta.',
      en: 'The line from E7 to G7 runs between F6 and F7. The forest in F7 is on one side only and does not block it.',
    },
  },
  {
    clause: 'ccn-5.92',
    name: 'both-sides',
    position: 'ccn1_bottom.LN-E7x4_top.LN-G7x4.LC-F6x3_ground.forest-F7',
    ask: { what: 'sight', from: 'E7', to: 'G7' },
    expect: ['F6', 'F7'],
    say: {
      es: 'Con caballería en F6 y bosque en F7, la línea de E7 a G7 tiene obstrucciones a ambos lados: no se ve.',
      en: 'With cavalry in F6 and forest in F7, the line from E7 to G7 has obstructions on both sides: there is no sight.',
    },
  },
]);
