import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** Rampart and fortified camp. */
export const works = defineExamples({
  'cca-17.32': {
    'medium-infantry': applies('cca/terrain', {
      es: 'Una unidad de infantería media entra en un hex con un terraplén.',
      en: 'A medium infantry unit enters a hex with a rampart.',
      ask: { unit: 'MI', rampart: 'between' },
      gives: { mustStop: false, swordsIgnored: 1, flagsIgnorable: 1 },
      cites: ['cca-17.32', 'cca-17.33', 'cca-17.34'],
    }),
  },
  'cca-17.33': {
    'heavy-infantry-across-it': applies('cca/close-combat', {
      es: 'Una unidad de infantería pesada, sin líderes cerca, ataca a infantería media a través de su terraplén.',
      en: 'A heavy infantry unit with no leaders near attacks medium infantry across its rampart.',
      ask: { attacker: { unit: 'HI' }, defender: { unit: 'MI', rampart: 'between' } },
      gives: { dice: 5, swordsIgnored: 1 },
      odds: { 'at-least-one-hit': '19/27' },
      case: 247,
    }),
    'mounted-charge-across-it': applies('cca/close-combat-roll', {
      es: 'Con Carga Montada, una unidad de caballería media con un líder unido ataca a infantería media a través de su terraplén y saca 2 espadas, 1 símbolo de líder y 1 triángulo azul.',
      en: 'Under Mounted Charge a medium cavalry unit with a leader attached attacks medium infantry across its rampart and rolls 2 swords, 1 leader symbol and 1 blue triangle.',
      ask: {
        attacker: { unit: 'MC', leader: 'attached' },
        defender: { unit: 'MI', rampart: 'between' },
        card: 'mounted-charge',
        faces: ['swords', 'swords', 'leader', 'blue'],
      },
      gives: { dice: 4, hits: 3 },
      cites: ['cca-18.49', 'cca-11.48', 'cca-17.33'],
      case: 313,
    }),
    'light-infantry-has-no-swords': doesNotApply('cca/close-combat', {
      es: 'Una unidad de infantería ligera, cuyas espadas fallan, ataca a infantería media a través de su terraplén.',
      en: 'A light infantry unit, whose swords miss, attacks medium infantry across its rampart.',
      ask: { attacker: { unit: 'LI' }, defender: { unit: 'MI', rampart: 'between' } },
      gives: { swordsIgnored: 0, flagsIgnorable: 1 },
      cites: ['cca-11.9', 'cca-17.34'],
    }),
  },
  'cca-17.34': {
    'one-flag': applies('cca/close-combat-roll', {
      es: 'Una unidad de infantería pesada ataca a infantería media a través de su terraplén y saca 1 bandera.',
      en: 'A heavy infantry unit attacks medium infantry across its rampart and rolls 1 flag.',
      ask: {
        attacker: { unit: 'HI' },
        defender: { unit: 'MI', rampart: 'between' },
        faces: ['flag'],
      },
      gives: { flagsIgnored: 1, retreatHexes: 0 },
    }),
    'fire-across-it': applies('cca/ranged-combat', {
      es: 'Unos auxiliares disparan a infantería media; la línea de visión entra en su hex por el terraplén.',
      en: 'Auxilia fire at medium infantry; the line of sight enters its hex across the rampart.',
      ask: { attacker: { unit: 'AX' }, defender: { unit: 'MI', rampart: 'between' } },
      gives: { flagsIgnorable: 1 },
    }),
    'fire-by-the-other-reading': doesNotApply('cca/ranged-combat', {
      es: 'Los mismos auxiliares disparan por el terraplén, con la lectura b de R72.',
      en: 'The same auxilia fire across the rampart, by reading b of R72.',
      ask: {
        attacker: { unit: 'AX' },
        defender: { unit: 'MI', rampart: 'between' },
        readings: { R72: 'b' },
      },
      gives: { flagsIgnorable: 0 },
      cites: ['cca-10.24'],
    }),
    'medium-cavalry': doesNotApply('cca/ranged-combat', {
      es: 'Una unidad ligera con arcos dispara a caballería media a través de su terraplén.',
      en: 'A light bows unit fires at medium cavalry across its rampart.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'MC', rampart: 'between' } },
      gives: { flagsIgnorable: 0 },
      cites: ['cca-10.24'],
    }),
  },
  'cca-17.35': {
    'from-the-side': applies('cca/close-combat', {
      es: 'Una unidad de infantería pesada ataca a infantería media desde un hex que está al lado de su terraplén.',
      en: 'A heavy infantry unit attacks medium infantry from a hex to the side of its rampart.',
      ask: { attacker: { unit: 'HI' }, defender: { unit: 'MI', rampart: 'elsewhere' } },
      gives: { swordsIgnored: 0, flagsIgnorable: 0 },
    }),
    'across-it': doesNotApply('cca/close-combat', {
      es: 'Una unidad de infantería pesada ataca a infantería media a través de su terraplén.',
      en: 'A heavy infantry unit attacks medium infantry across its rampart.',
      ask: { attacker: { unit: 'HI' }, defender: { unit: 'MI', rampart: 'between' } },
      gives: { swordsIgnored: 1, flagsIgnorable: 1 },
      cites: ['cca-17.33', 'cca-17.34'],
    }),
  },
  'cca-17.36': {
    'medium-cavalry': applies('cca/close-combat-roll', {
      es: 'Una unidad de infantería media sin líder ataca a través de su terraplén a caballería media de 3 bloques, que aguanta, y saca 1 espada, 2 círculos verdes y 1 bandera.',
      en: 'A medium infantry unit without a leader attacks medium cavalry of 3 blocks across its rampart, which stands, and rolls 1 sword, 2 green circles and 1 flag.',
      ask: {
        attacker: { unit: 'MI' },
        defender: { unit: 'MC', rampart: 'between' },
        faces: ['swords', 'green', 'green', 'flag'],
      },
      gives: { hits: 1, retreatHexes: 3 },
      case: 245,
    }),
    'foot-unit': doesNotApply('cca/terrain', {
      es: 'Se pregunta qué protección tiene una unidad de infantería media tras un terraplén.',
      en: 'It is asked what protection a medium infantry unit behind a rampart has.',
      ask: { unit: 'MI', rampart: 'between' },
      gives: { swordsIgnored: 1 },
      cites: ['cca-17.33'],
    }),
  },
  'cca-17.37': {
    'rampart-between': applies('cca/line-of-sight', {
      es: 'La línea de G5 a I5 cruza un terraplén de H5, que está despejado y vacío.',
      en: 'The line from G5 to I5 crosses a rampart of H5, which is clear and empty.',
      ask: { from: 'G5', to: 'I5', ramparts: ['H5'] },
      gives: { visible: true },
      case: 405,
    }),
  },
  'cca-17.38': {
    elephants: applies('cca/terrain', {
      es: 'Unos elefantes entran en un campamento fortificado.',
      en: 'Elephants enter a fortified camp.',
      ask: { unit: 'EL', terrain: 'camp' },
      gives: { mustStop: false, mayBattleOnEntry: true },
    }),
  },
  'cca-17.39': {
    'medium-infantry': applies('cca/close-combat-roll', {
      es: 'Una unidad de infantería pesada ataca a infantería media en un campamento fortificado y saca 1 espada.',
      en: 'A heavy infantry unit attacks medium infantry in a fortified camp and rolls 1 sword.',
      ask: {
        attacker: { unit: 'HI' },
        defender: { unit: 'MI', terrain: 'camp' },
        faces: ['swords'],
      },
      gives: { hits: 0 },
    }),
    'light-cavalry-has-no-swords': doesNotApply('cca/close-combat', {
      es: 'Una unidad de caballería ligera, cuyas espadas fallan, ataca a infantería media en un campamento fortificado.',
      en: 'A light cavalry unit, whose swords miss, attacks medium infantry in a fortified camp.',
      ask: { attacker: { unit: 'LC' }, defender: { unit: 'MI', terrain: 'camp' } },
      gives: { swordsIgnored: 0, flagsIgnorable: 1 },
      cites: ['cca-11.19', 'cca-17.40'],
    }),
  },
  'cca-17.40': {
    'one-flag': applies('cca/close-combat-roll', {
      es: 'Una unidad de infantería pesada ataca a infantería media en un campamento fortificado y saca 1 bandera.',
      en: 'A heavy infantry unit attacks medium infantry in a fortified camp and rolls 1 flag.',
      ask: { attacker: { unit: 'HI' }, defender: { unit: 'MI', terrain: 'camp' }, faces: ['flag'] },
      gives: { flagsIgnored: 1, retreatHexes: 0 },
    }),
    'medium-cavalry': doesNotApply('cca/close-combat-roll', {
      es: 'Una unidad de infantería pesada ataca a caballería media en un campamento fortificado y saca 1 bandera.',
      en: 'A heavy infantry unit attacks medium cavalry in a fortified camp and rolls 1 flag.',
      ask: { attacker: { unit: 'HI' }, defender: { unit: 'MC', terrain: 'camp' }, faces: ['flag'] },
      gives: { flagsIgnored: 0, retreatHexes: 3 },
      cites: ['cca-12.2'],
    }),
  },
  'cca-17.41': {
    'whatever-the-side': applies('cca/close-combat', {
      es: 'Una unidad de caballería media ataca por detrás a infantería media en un campamento fortificado.',
      en: 'A medium cavalry unit attacks medium infantry in a fortified camp from behind.',
      ask: { attacker: { unit: 'MC' }, defender: { unit: 'MI', terrain: 'camp' } },
      gives: { swordsIgnored: 1, flagsIgnorable: 1 },
      cites: ['cca-17.39', 'cca-17.41', 'cca-17.40'],
    }),
  },
  'cca-17.42': {
    'heavy-infantry': applies('cca/close-combat', {
      es: 'Una unidad de infantería pesada ataca desde un campamento fortificado a infantería media en terreno despejado.',
      en: 'A heavy infantry unit attacks medium infantry in the open from a fortified camp.',
      ask: { attacker: { unit: 'HI', terrain: 'camp' }, defender: { unit: 'MI' } },
      gives: { dice: 4 },
      cites: ['cca-11.17', 'cca-17.42'],
    }),
    'with-a-maximum': applies('cca/close-combat', {
      es: 'Una unidad de infantería pesada ataca desde un campamento fortificado a infantería media en una colina.',
      en: 'A heavy infantry unit attacks medium infantry on a hill from a fortified camp.',
      ask: { attacker: { unit: 'HI', terrain: 'camp' }, defender: { unit: 'MI', terrain: 'hill' } },
      gives: { dice: 2 },
      cites: ['cca-17.42', 'cca-17.15'],
    }),
    'with-a-maximum-by-the-other-reading': applies('cca/close-combat', {
      es: 'El mismo ataque desde el campamento a la colina, con la lectura b de R70.',
      en: 'The same attack from the camp onto the hill, by reading b of R70.',
      ask: {
        attacker: { unit: 'HI', terrain: 'camp' },
        defender: { unit: 'MI', terrain: 'hill' },
        readings: { R70: 'b' },
      },
      gives: { dice: 1 },
      cites: ['cca-17.15', 'cca-17.42'],
    }),
    'no-die-left': forbids('cca/ranged-combat', {
      es: 'Una unidad de infantería ligera mueve 1 hex, entra en un campamento fortificado y quiere disparar a infantería media que está a 2.',
      en: 'A light infantry unit moves 1 hex into a fortified camp and wants to fire at medium infantry 2 away.',
      ask: { attacker: { unit: 'LI', terrain: 'camp', moved: 1 }, defender: { unit: 'MI' } },
      gives: { allowed: false, dice: 0 },
    }),
    'into-the-camp': doesNotApply('cca/close-combat-roll', {
      es: 'Una unidad de infantería pesada en terreno despejado ataca a infantería media en un campamento fortificado y saca 1 triángulo azul.',
      en: 'A heavy infantry unit in the open attacks medium infantry in a fortified camp and rolls 1 blue triangle.',
      ask: { attacker: { unit: 'HI' }, defender: { unit: 'MI', terrain: 'camp' }, faces: ['blue'] },
      gives: { dice: 5, hits: 1 },
      cites: ['cca-11.17'],
    }),
  },
  'cca-17.43': {
    'medium-cavalry': applies('cca/close-combat-roll', {
      es: 'Una unidad de infantería pesada sin líder ataca a caballería media en un campamento fortificado, que aguanta, y saca 1 espada y 4 círculos verdes.',
      en: 'A heavy infantry unit without a leader attacks medium cavalry in a fortified camp, which stands, and rolls 1 sword and 4 green circles.',
      ask: {
        attacker: { unit: 'HI' },
        defender: { unit: 'MC', terrain: 'camp' },
        faces: ['swords', 'green', 'green', 'green', 'green'],
      },
      gives: { hits: 1 },
      case: 251,
    }),
    'foot-unit': doesNotApply('cca/terrain', {
      es: 'Se pregunta qué protección tiene una unidad de infantería media en un campamento fortificado.',
      en: 'It is asked what protection a medium infantry unit in a fortified camp has.',
      ask: { unit: 'MI', terrain: 'camp' },
      gives: { swordsIgnored: 1, flagsIgnorable: 1, diceFewer: 1 },
      cites: ['cca-17.39', 'cca-17.41', 'cca-17.40'],
    }),
  },
  'cca-17.44': {
    'camp-between': applies('cca/line-of-sight', {
      es: 'Entre una unidad en G5 y otra en I5 hay un campamento fortificado vacío, H5.',
      en: 'Between a unit in G5 and another in I5 there is an empty fortified camp, H5.',
      ask: { from: 'G5', to: 'I5', camps: ['H5'] },
      gives: { visible: false, blockedBy: ['H5'] },
    }),
    'target-in-the-camp': doesNotApply('cca/line-of-sight', {
      es: 'Una unidad en G5 mira a otra que está en un campamento fortificado, en I5; en H5 no hay nada.',
      en: 'A unit in G5 looks at another in a fortified camp in I5; in H5 there is nothing.',
      ask: { from: 'G5', to: 'I5', camps: ['I5'] },
      gives: { visible: true },
      cites: ['cca-10.15'],
    }),
  },
});
