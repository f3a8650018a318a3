import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Line of sight on the board. */
export const sight = defineExamples({
  'cca-10.13/open-ground': applies('cca/line-of-sight', {
    es: 'Una unidad en E7 mira a otra en H7; entre ambas sólo hay hexes despejados y vacíos.',
    en: 'A unit in E7 looks at another in H7; between them there are only clear, empty hexes.',
    ask: { from: 'E7', to: 'H7', shooter: 'LB' },
    gives: { visible: true, blockedBy: [], distance: 3, inRange: true },
    cites: ['cca-10.13', 'cca-10.14'],
  }),
  'cca-10.14/friends-between': applies('cca/line-of-sight', {
    es: 'Una unidad ligera con hondas en E7 mira a un objetivo en H7, y en G7 hay una unidad amiga.',
    en: 'A light slings unit in E7 looks at a target in H7, and in G7 there is a friendly unit.',
    ask: { from: 'E7', to: 'H7', units: ['G7'], shooter: 'LS' },
    gives: { visible: false, blockedBy: ['G7'], inRange: true },
    cites: ['cca-10.13', 'cca-10.14'],
    case: 5,
  }),
  'cca-10.14/nothing-between': doesNotApply('cca/line-of-sight', {
    es: 'Una unidad en E7 mira a otra en el hex adyacente, E8.',
    en: 'A unit in E7 looks at another in the adjacent hex, E8.',
    ask: { from: 'E7', to: 'E8', units: ['E7', 'E8'] },
    gives: { visible: true, distance: 1 },
    cites: ['cca-10.13'],
  }),
  'cca-10.15/target-in-forest': applies('cca/line-of-sight', {
    es: 'El objetivo está en un bosque, en E9, y entre él y la unidad de E7 no hay nada.',
    en: 'The target is in a forest in E9, with nothing between it and the unit in E7.',
    ask: { from: 'E7', to: 'E9', forests: ['E9'] },
    gives: { visible: true },
    case: 111,
  }),
  'cca-10.15/forest-between': doesNotApply('cca/line-of-sight', {
    es: 'Entre la unidad de E7 y el objetivo de E9 hay un bosque, en E8.',
    en: 'Between the unit in E7 and the target in E9 there is a forest in E8.',
    ask: { from: 'E7', to: 'E9', forests: ['E8'] },
    gives: { visible: false, blockedBy: ['E8'], distance: 2 },
    cites: ['cca-17.13'],
  }),
  'cca-10.16/forest-on-one-side': applies('cca/line-of-sight', {
    es: 'La línea de A7 a C7 va entre B6, despejado y vacío, y B7, un bosque.',
    en: 'The line from A7 to C7 runs between B6, clear and empty, and B7, a forest.',
    ask: { from: 'A7', to: 'C7', forests: ['B7'] },
    gives: { visible: true },
    cites: ['cca-17.13', 'cca-10.16'],
    case: 109,
  }),
  'cca-10.16/forest-and-unit': applies('cca/line-of-sight', {
    es: 'La línea de A7 a C7 va entre una unidad, en B6, y un bosque, en B7.',
    en: 'The line from A7 to C7 runs between a unit in B6 and a forest in B7.',
    ask: { from: 'A7', to: 'C7', forests: ['B7'], units: ['B6'] },
    gives: { visible: false, blockedBy: ['B6', 'B7'] },
  }),
  'cca-10.16/different-sides': applies('cca/line-of-sight', {
    es: 'La línea de A7 a E7 tiene un bosque a un lado, en B6, y más allá una unidad al otro, en D7.',
    en: 'The line from A7 to E7 has a forest on one side, in B6, and further on a unit on the other, in D7.',
    ask: { from: 'A7', to: 'E7', forests: ['B6'], units: ['D7'] },
    gives: { visible: true },
  }),
  'cca-10.16/different-sides-by-the-other-reading': applies('cca/line-of-sight', {
    es: 'La línea de A7 a E7 tiene un bosque a un lado, en B6, y más allá una unidad al otro, en D7, con la lectura b de R52.',
    en: 'The line from A7 to E7 has a forest on one side, in B6, and further on a unit on the other, in D7, by reading b of R52.',
    ask: { from: 'A7', to: 'E7', forests: ['B6'], units: ['D7'], readings: { R52: 'b' } },
    gives: { visible: false, blockedBy: ['B6', 'D7'] },
  }),
  'cca-10.16/through-the-forest': doesNotApply('cca/line-of-sight', {
    es: 'La línea de E7 a E9 pasa por dentro de E8, un bosque.',
    en: 'The line from E7 to E9 goes through the inside of E8, a forest.',
    ask: { from: 'E7', to: 'E9', forests: ['E8'] },
    gives: { visible: false },
    cites: ['cca-17.13'],
  }),
});
