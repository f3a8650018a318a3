import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** A unit stays whole, and what terrain does to its move. */
export const wholeUnits = defineExamples({
  'cca-8.11/leave-two-blocks-behind': forbids('cca/may-move', {
    es: 'Una unidad de infantería ligera de 4 bloques quiere mover 2 de ellos y dejar los otros donde están.',
    en: 'A light infantry unit of 4 blocks wants to move 2 of them and leave the others where they are.',
    ask: { unit: 'LI', splits: true },
  }),
  'cca-8.11/cavalry-too': applies('cca/may-move', {
    es: 'Una unidad de caballería pesada quiere mover sólo algunos de sus bloques.',
    en: 'A heavy cavalry unit wants to move only some of its blocks.',
    ask: { unit: 'HC', splits: true, hexes: 2 },
    gives: { allowed: false, maxOnPath: 0 },
  }),
  'cca-8.12/two-halves': forbids('cca/may-move', {
    es: 'Dos unidades adyacentes de infantería pesada tienen 2 bloques cada una y quieren formar una sola.',
    en: 'Two adjacent heavy infantry units have 2 blocks each and want to make one.',
    ask: { unit: 'HI', combines: true },
    case: 93,
  }),
  'cca-8.12/warriors-too': applies('cca/may-move', {
    es: 'Dos unidades de guerreros muy reducidas quieren juntarse en una.',
    en: 'Two much reduced warrior units want to join into one.',
    ask: { unit: 'WR', combines: true },
    gives: { allowed: false },
  }),
  'cca-8.13/forest-in-the-third-hex': applies('cca/may-move', {
    es: 'La caballería ligera quiere mover 4 hexes, y el tercero de su ruta es bosque.',
    en: 'Light cavalry wants to move 4 hexes, and the third of its path is forest.',
    ask: { unit: 'LC', hexes: 4, hex3: { ground: 'forest' } },
    gives: { allowed: false, maxHexes: 4, mustStopAt: 3, maxOnPath: 3 },
    cites: ['cca-8.13', 'cca-17.8'],
    case: 359,
  }),
  'cca-8.13/forest-in-the-last-hex': doesNotApply('cca/may-move', {
    es: 'La caballería ligera mueve 3 hexes, y el último es bosque.',
    en: 'Light cavalry moves 3 hexes, and the last is forest.',
    ask: { unit: 'LC', hexes: 3, hex3: { ground: 'forest' } },
    gives: { allowed: true, mayBattle: false },
    cites: ['cca-17.8', 'cca-17.9'],
  }),
  'cca-8.14/retreat-through-a-forest': applies('cca/terrain', {
    es: 'Una unidad de infantería ligera que se retira entra en un bosque.',
    en: 'A light infantry unit in retreat enters a forest.',
    ask: { unit: 'LI', terrain: 'forest', enters: 'retreat' },
    gives: { allowed: true, mustStop: false },
    cites: ['cca-8.14', 'cca-12.7'],
  }),
});
