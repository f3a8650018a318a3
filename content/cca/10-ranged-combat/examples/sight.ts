import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Line of sight on the board. */
export const sight = defineExamples({
  'cca-10.13/open-ground': applies('cca/line-of-sight', {
    es: 'Una unidad en G5 mira a otra en G8; entre ambas sólo hay hexes despejados y vacíos.',
    en: 'A unit in G5 looks at another in G8; between them there are only clear, empty hexes.',
    ask: { from: 'G5', to: 'G8', shooter: 'LB' },
    gives: { visible: true, blockedBy: [], distance: 3, inRange: true },
    cites: ['cca-10.13', 'cca-10.14'],
  }),
  'cca-10.14/friends-between': applies('cca/line-of-sight', {
    es: 'Una unidad ligera con hondas en G5 mira a un objetivo en G8, y en G7 hay una unidad amiga.',
    en: 'A light slings unit in G5 looks at a target in G8, and in G7 there is a friendly unit.',
    ask: { from: 'G5', to: 'G8', units: ['G7'], shooter: 'LS' },
    gives: { visible: false, blockedBy: ['G7'], inRange: true },
    cites: ['cca-10.13', 'cca-10.14'],
    case: 5,
  }),
  'cca-10.14/out-of-a-forest': applies('cca/line-of-sight', {
    es: 'Una unidad dentro de un bosque, en G5, mira a otra en I5, en terreno despejado.',
    en: 'A unit inside a forest in G5 looks at another in I5, in the open.',
    ask: { from: 'G5', to: 'I5', forests: ['G5'] },
    gives: { visible: true },
  }),
  'cca-10.14/nothing-between': doesNotApply('cca/line-of-sight', {
    es: 'Una unidad en G5 mira a otra en el hex adyacente, H5.',
    en: 'A unit in G5 looks at another in the adjacent hex, H5.',
    ask: { from: 'G5', to: 'H5', units: ['G5', 'H5'] },
    gives: { visible: true, distance: 1 },
    cites: ['cca-10.13'],
  }),
  'cca-10.15/target-in-forest': applies('cca/line-of-sight', {
    es: 'El objetivo está en un bosque, en I5, y entre él y la unidad de G5 no hay nada.',
    en: 'The target is in a forest in I5, with nothing between it and the unit in G5.',
    ask: { from: 'G5', to: 'I5', forests: ['I5'] },
    gives: { visible: true },
    case: 111,
  }),
  'cca-10.15/target-in-camp': applies('cca/line-of-sight', {
    es: 'El objetivo está en un campamento fortificado, en I5, y entre él y la unidad de G5 no hay nada.',
    en: 'The target is in a fortified camp in I5, with nothing between it and the unit in G5.',
    ask: { from: 'G5', to: 'I5', camps: ['I5'] },
    gives: { visible: true },
  }),
  'cca-10.15/forest-between': doesNotApply('cca/line-of-sight', {
    es: 'Entre la unidad de G5 y el objetivo de I5 hay un bosque, en H5.',
    en: 'Between the unit in G5 and the target in I5 there is a forest in H5.',
    ask: { from: 'G5', to: 'I5', forests: ['H5'] },
    gives: { visible: false, blockedBy: ['H5'] },
    cites: ['cca-17.13'],
  }),
  'cca-10.16/forest-on-one-side': applies('cca/line-of-sight', {
    es: 'La línea de G1 a G3 va entre F2, despejado y vacío, y G2, un bosque.',
    en: 'The line from G1 to G3 runs between F2, clear and empty, and G2, a forest.',
    ask: { from: 'G1', to: 'G3', forests: ['G2'] },
    gives: { visible: true },
    cites: ['cca-17.13', 'cca-10.16'],
    case: 109,
  }),
  'cca-10.16/forest-and-unit': applies('cca/line-of-sight', {
    es: 'La línea de G1 a G3 va entre una unidad, en F2, y un bosque, en G2.',
    en: 'The line from G1 to G3 runs between a unit in F2 and a forest in G2.',
    ask: { from: 'G1', to: 'G3', forests: ['G2'], units: ['F2'] },
    gives: { visible: false, blockedBy: ['F2', 'G2'] },
  }),
  'cca-10.16/different-sides': applies('cca/line-of-sight', {
    es: 'La línea de G1 a G5 tiene un bosque a un lado, en F2, y más allá una unidad al otro, en G4.',
    en: 'The line from G1 to G5 has a forest on one side, in F2, and further on a unit on the other, in G4.',
    ask: { from: 'G1', to: 'G5', forests: ['F2'], units: ['G4'] },
    gives: { visible: true },
  }),
  'cca-10.16/different-sides-by-the-other-reading': applies('cca/line-of-sight', {
    es: 'La misma línea de G1 a G5, con la lectura b de R52.',
    en: 'The same line from G1 to G5, by reading b of R52.',
    ask: { from: 'G1', to: 'G5', forests: ['F2'], units: ['G4'], readings: { R52: 'b' } },
    gives: { visible: false, blockedBy: ['F2', 'G4'] },
  }),
  'cca-10.16/along-the-edge': applies('cca/line-of-sight', {
    es: 'La línea de A1 a A3 va entre el borde del campo de batalla y una unidad en A2.',
    en: 'The line from A1 to A3 runs between the edge of the battlefield and a unit in A2.',
    ask: { from: 'A1', to: 'A3', units: ['A2'] },
    gives: { visible: false, blockedBy: ['A2'] },
    cites: ['cca-10.14', 'cca-10.16'],
  }),
  'cca-10.16/through-the-forest': doesNotApply('cca/line-of-sight', {
    es: 'La línea de G5 a I5 pasa por dentro de H5, un bosque.',
    en: 'The line from G5 to I5 goes through the inside of H5, a forest.',
    ask: { from: 'G5', to: 'I5', forests: ['H5'] },
    gives: { visible: false },
    cites: ['cca-17.13'],
  }),
});
