import { applies, defineExamples, doesNotApply } from '../../../../src/content/examples.ts';

/** Hill. */
export const hill = defineExamples({
  'cca-17.14': {
    'heavy-cavalry': applies('cca/terrain', {
      es: 'Una unidad de caballería pesada sube a una colina.',
      en: 'A heavy cavalry unit goes up a hill.',
      ask: { unit: 'HC', terrain: 'hill' },
      gives: { mustStop: false, mayBattleOnEntry: true },
    }),
  },
  'cca-17.15': {
    'heavy-infantry': applies('cca/close-combat', {
      es: 'Una unidad de infantería pesada ataca desde terreno despejado a infantería media en una colina.',
      en: 'A heavy infantry unit in the open attacks medium infantry on a hill.',
      ask: { attacker: { unit: 'HI' }, defender: { unit: 'MI', terrain: 'hill' } },
      gives: { dice: 2 },
      cites: ['cca-11.17', 'cca-17.15'],
      case: 227,
    }),
    'mounted-charge': applies('cca/close-combat', {
      es: 'Con Carga Montada, unos carros pesados en terreno despejado atacan a infantería media en una colina.',
      en: 'Under Mounted Charge heavy chariots in the open attack medium infantry on a hill.',
      ask: {
        attacker: { unit: 'CH' },
        defender: { unit: 'MI', terrain: 'hill' },
        card: 'mounted-charge',
      },
      gives: { dice: 3 },
      cites: ['cca-11.22', 'cca-17.15', 'cca-18.49', 'cca-17.18'],
      case: 325,
    }),
    'from-hill-to-hill': doesNotApply('cca/close-combat', {
      es: 'Una unidad de infantería pesada en una colina ataca a infantería media en el hex de colina de al lado.',
      en: 'A heavy infantry unit on a hill attacks medium infantry in the next hill hex.',
      ask: { attacker: { unit: 'HI', terrain: 'hill' }, defender: { unit: 'MI', terrain: 'hill' } },
      gives: { dice: 3 },
      cites: ['cca-17.16'],
    }),
  },
  'cca-17.16': {
    'from-hill-to-hill': applies('cca/close-combat', {
      es: 'Una unidad de infantería media ataca de un hex de colina a otro.',
      en: 'A medium infantry unit attacks from one hill hex to another.',
      ask: { attacker: { unit: 'MI', terrain: 'hill' }, defender: { unit: 'MI', terrain: 'hill' } },
      gives: { dice: 3 },
      cites: ['cca-11.12', 'cca-17.16'],
      case: 229,
    }),
    'answer-downhill': applies('cca/close-combat', {
      es: 'Una unidad de infantería media en terreno despejado, más abajo, ataca a infantería media en una colina, que aguanta con todos sus bloques.',
      en: 'A medium infantry unit in the open below attacks medium infantry on a hill, which holds with all its blocks.',
      ask: { attacker: { unit: 'MI' }, defender: { unit: 'MI', terrain: 'hill' } },
      gives: { dice: 2, battleBack: { dice: 3 } },
      cites: ['cca-17.15', 'cca-11.57', 'cca-17.16'],
      case: 327,
    }),
    auxilia: doesNotApply('cca/close-combat', {
      es: 'Unos auxiliares en una colina atacan a infantería media más abajo.',
      en: 'Auxilia on a hill attack medium infantry below.',
      ask: { attacker: { unit: 'AX', terrain: 'hill' }, defender: { unit: 'MI' } },
      gives: { dice: 3 },
      cites: ['cca-11.10'],
    }),
  },
  'cca-17.17': {
    elephants: applies('cca/close-combat', {
      es: 'Unos elefantes en una colina atacan a infantería media más abajo.',
      en: 'Elephants on a hill attack medium infantry below.',
      ask: { attacker: { unit: 'EL', terrain: 'hill' }, defender: { unit: 'MI' } },
      gives: { dice: 2 },
      cites: ['cca-11.26', 'cca-17.17'],
      case: 323,
    }),
    'light-cavalry': doesNotApply('cca/close-combat', {
      es: 'Una unidad de caballería ligera en una colina ataca a infantería media más abajo.',
      en: 'A light cavalry unit on a hill attacks medium infantry below.',
      ask: { attacker: { unit: 'LC', terrain: 'hill' }, defender: { unit: 'MI' } },
      gives: { dice: 2 },
      cites: ['cca-11.18'],
    }),
  },
  'cca-17.18': {
    'mounted-charge': applies('cca/close-combat', {
      es: 'Con Carga Montada, una unidad de caballería media ataca de colina a colina.',
      en: 'Under Mounted Charge a medium cavalry unit attacks from hill to hill.',
      ask: {
        attacker: { unit: 'MC', terrain: 'hill' },
        defender: { unit: 'MI', terrain: 'hill' },
        card: 'mounted-charge',
      },
      gives: { dice: 3 },
      cites: ['cca-17.17', 'cca-18.49', 'cca-17.18'],
      case: 231,
    }),
    'clash-of-shields': applies('cca/close-combat', {
      es: 'Con Choque de Escudos, una unidad de infantería pesada en una colina ataca a infantería media más abajo, en terreno despejado.',
      en: 'Under Clash of Shields a heavy infantry unit on a hill attacks medium infantry below in the open.',
      ask: {
        attacker: { unit: 'HI', terrain: 'hill' },
        defender: { unit: 'MI' },
        card: 'clash-of-shields',
      },
      gives: { dice: 5 },
      cites: ['cca-17.16', 'cca-18.28', 'cca-17.18'],
      case: 233,
    }),
    'bonus-combat-without-the-card': doesNotApply('cca/close-combat', {
      es: 'Tras su Avance de Ímpetu con Choque de Escudos, una unidad de caballería media libra su combate de bonificación contra infantería media en una colina.',
      en: 'After its Momentum Advance under Clash of Shields a medium cavalry unit fights its bonus combat against medium infantry on a hill.',
      ask: {
        attacker: { unit: 'MC' },
        defender: { unit: 'MI', terrain: 'hill' },
        card: 'clash-of-shields',
        bonus: true,
      },
      gives: { dice: 2 },
      cites: ['cca-11.20', 'cca-17.15'],
    }),
  },
  'cca-17.19': {
    'hill-between': applies('cca/line-of-sight', {
      es: 'La línea entre dos unidades en terreno bajo, en G5 y J5, cruza una colina vacía, en H5.',
      en: 'The line between two units on low ground, in G5 and J5, crosses an empty hill in H5.',
      ask: { from: 'G5', to: 'J5', hills: ['H5'] },
      gives: { visible: false, blockedBy: ['H5'] },
      case: 255,
    }),
    'target-on-the-front-hex': doesNotApply('cca/line-of-sight', {
      es: 'Una unidad en terreno bajo, en G5, mira a otra en una colina, en J5; entre ambas no hay más colina.',
      en: 'A unit on low ground in G5 looks at another on a hill in J5; there is no more hill between them.',
      ask: { from: 'G5', to: 'J5', hills: ['J5'] },
      gives: { visible: true },
      cites: ['cca-17.20'],
    }),
  },
  'cca-17.20': {
    'seen-from-below': applies('cca/line-of-sight', {
      es: 'Una unidad en terreno bajo, en G5, mira al hex más adelantado de una colina, I5, que sigue en J5.',
      en: 'A unit on low ground in G5 looks at the foremost hex of a hill, I5, which goes on in J5.',
      ask: { from: 'G5', to: 'I5', hills: ['I5', 'J5'] },
      gives: { visible: true },
    }),
    'seen-from-above': applies('cca/line-of-sight', {
      es: 'Una unidad en el hex más adelantado de una colina, I5, mira a otra más abajo, en G5.',
      en: 'A unit on the foremost hex of a hill, I5, looks at another below, in G5.',
      ask: { from: 'I5', to: 'G5', hills: ['I5', 'J5'] },
      gives: { visible: true },
    }),
    'second-row': doesNotApply('cca/line-of-sight', {
      es: 'Una unidad en terreno bajo, en G5, mira a otra en J5, en la segunda fila de una colina que empieza en I5.',
      en: 'A unit on low ground in G5 looks at another in J5, in the second row of a hill that begins in I5.',
      ask: { from: 'G5', to: 'J5', hills: ['I5', 'J5'] },
      gives: { visible: false },
      cites: ['cca-17.21'],
    }),
  },
  'cca-17.21': {
    'second-row': applies('cca/line-of-sight', {
      es: 'Una unidad en terreno bajo, en G5, mira a otra en una colina, en J5; entre ambas hay otro hex de colina, I5.',
      en: 'A unit on low ground in G5 looks at another on a hill in J5; between them there is another hill hex, I5.',
      ask: { from: 'G5', to: 'J5', hills: ['I5', 'J5'] },
      gives: { visible: false, blockedBy: ['I5'] },
      case: 253,
    }),
    'front-row': doesNotApply('cca/line-of-sight', {
      es: 'Una unidad en terreno bajo, en G5, mira a otra en I5, en la primera fila de una colina que sigue en J5.',
      en: 'A unit on low ground in G5 looks at another in I5, in the first row of a hill that goes on in J5.',
      ask: { from: 'G5', to: 'I5', hills: ['I5', 'J5'] },
      gives: { visible: true },
      cites: ['cca-17.20'],
    }),
  },
  'cca-17.22': {
    'across-the-hill': applies('cca/line-of-sight', {
      es: 'Dos unidades en una colina, en G5 y J5, se miran a través de H5 e I5, que también son colina y están vacíos.',
      en: 'Two units on a hill, in G5 and J5, look at each other across H5 and I5, which are hill as well and empty.',
      ask: { from: 'G5', to: 'J5', hills: ['G5', 'H5', 'I5', 'J5'] },
      gives: { visible: true },
    }),
    'unit-between': applies('cca/line-of-sight', {
      es: 'Dos unidades en una colina, en G5 y J5; H5 e I5 también son colina, y en I5 hay otra unidad.',
      en: 'Two units on a hill, in G5 and J5; H5 and I5 are hill as well, and in I5 there is another unit.',
      ask: { from: 'G5', to: 'J5', hills: ['G5', 'H5', 'I5', 'J5'], units: ['I5'] },
      gives: { visible: false, blockedBy: ['I5'] },
      cites: ['cca-17.22', 'cca-10.14'],
    }),
    'valley-between': doesNotApply('cca/line-of-sight', {
      es: 'Dos unidades en colinas, en G5 y J5; H5 es colina, pero I5 es terreno bajo.',
      en: 'Two units on hills, in G5 and J5; H5 is hill, but I5 is low ground.',
      ask: { from: 'G5', to: 'J5', hills: ['G5', 'H5', 'J5'] },
      gives: { visible: false, blockedBy: ['H5'] },
      cites: ['cca-17.19'],
    }),
  },
});
