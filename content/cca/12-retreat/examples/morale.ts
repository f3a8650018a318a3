import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** Reasons to ignore flags. */
export const morale = defineExamples({
  'cca-12.14': {
    'leader-and-support': applies('cca/retreat', {
      es: 'Infantería pesada con un líder unido y apoyo en 2 hexes recibe 2 banderas.',
      en: 'Heavy infantry with a leader attached and support in 2 hexes receives 2 flags.',
      ask: { unit: 'HI', flags: 2, leader: 'attached', support: 2 },
      gives: { flagsIgnorable: 2, retreatHexes: 0 },
      cites: ['cca-12.15', 'cca-12.16', 'cca-12.14'],
    }),
  },
  'cca-12.15': {
    'three-reasons': applies('cca/retreat', {
      es: 'Guerreros de 4 bloques con un líder unido y 2 unidades de apoyo reciben 3 banderas y ningún impacto.',
      en: 'Warriors of 4 blocks with a leader attached and 2 supporting units receive 3 flags and no hits.',
      ask: { unit: 'WR', flags: 3, leader: 'attached', support: 2 },
      gives: { flagsIgnorable: 3, retreatHexes: 0, hexesMade: 0 },
      cites: ['cca-12.15', 'cca-12.16', 'cca-12.19', 'cca-12.14'],
      case: 163,
    }),
    'leader-adjacent': doesNotApply('cca/retreat', {
      es: 'Infantería media con un líder amigo en un hex adyacente recibe 1 bandera.',
      en: 'Medium infantry with a friendly leader in an adjacent hex receives 1 flag.',
      ask: { unit: 'MI', leader: 'adjacent' },
      gives: { flagsIgnorable: 0, retreatHexes: 1 },
      cites: ['cca-12.2', 'cca-12.4'],
    }),
    elephants: doesNotApply('cca/retreat', {
      es: 'Elefantes con un líder unido reciben 1 bandera de infantería media.',
      en: 'Elephants with a leader attached receive 1 flag from medium infantry.',
      ask: { unit: 'EL', leader: 'attached', rolledBy: 'MI' },
      gives: { flagsIgnorable: 0, retreatHexes: 1 },
      cites: ['cca-11.34', 'cca-12.3'],
    }),
  },
  'cca-12.16': {
    'heavy-infantry': applies('cca/retreat', {
      es: 'Se ha sacado 1 bandera contra infantería pesada que tiene 2 unidades amigas adyacentes.',
      en: '1 flag was rolled on heavy infantry that has 2 friendly units adjacent to it.',
      ask: { unit: 'HI', support: 2 },
      gives: { flagsIgnorable: 1, retreatHexes: 0 },
      case: 17,
    }),
    'elephants-support': applies('cca/retreat', {
      es: 'Infantería pesada con elefantes e infantería ligera amigos en 2 hexes adyacentes recibe 1 bandera.',
      en: 'Heavy infantry with friendly elephants and light infantry in 2 adjacent hexes receives 1 flag.',
      ask: { unit: 'HI', support: 2, ignores: 1 },
      gives: { allowed: true, flagsIgnored: 1 },
      case: 167,
    }),
    'one-unit': doesNotApply('cca/retreat', {
      es: 'Infantería pesada con 1 unidad amiga adyacente recibe 1 bandera.',
      en: 'Heavy infantry with 1 friendly unit adjacent receives 1 flag.',
      ask: { unit: 'HI', support: 1 },
      gives: { flagsIgnorable: 0, retreatHexes: 1 },
      cites: ['cca-12.2'],
    }),
    'four-units': applies('cca/retreat', {
      es: 'Infantería pesada con 4 unidades amigas adyacentes recibe 2 banderas.',
      en: 'Heavy infantry with 4 friendly units adjacent receives 2 flags.',
      ask: { unit: 'HI', flags: 2, support: 4 },
      gives: { flagsIgnorable: 1, retreatHexes: 1 },
      cites: ['cca-12.16', 'cca-12.4'],
    }),
  },
  'cca-12.17': {
    'unit-and-leader': applies('cca/retreat', {
      es: 'Infantería media con 1 unidad amiga y 1 líder amigo solo en 2 hexes adyacentes recibe 1 bandera.',
      en: 'Medium infantry with 1 friendly unit and 1 lone friendly leader in 2 adjacent hexes receives 1 flag.',
      ask: { unit: 'MI', leader: 'adjacent', support: 2, ignores: 1 },
      gives: { allowed: true, flagsIgnorable: 1 },
      cites: ['cca-12.16', 'cca-12.17'],
      case: 165,
    }),
    'leader-alone': doesNotApply('cca/retreat', {
      es: 'Infantería media con 1 solo hex de apoyo, el de un líder amigo solo, recibe 1 bandera.',
      en: 'Medium infantry with just 1 supporting hex, that of a lone friendly leader, receives 1 flag.',
      ask: { unit: 'MI', leader: 'adjacent', support: 1 },
      gives: { flagsIgnorable: 0 },
      cites: ['cca-12.2'],
    }),
  },
  'cca-12.18': {
    camp: applies('cca/retreat', {
      es: 'Infantería media en un campamento fortificado recibe 1 bandera.',
      en: 'Medium infantry in a fortified camp receives 1 flag.',
      ask: { unit: 'MI', terrain: 'camp' },
      gives: { flagsIgnorable: 1, retreatHexes: 0 },
      cites: ['cca-12.18', 'cca-17.40'],
    }),
    rampart: applies('cca/retreat', {
      es: 'Infantería pesada atacada a través de un terraplén recibe 1 bandera.',
      en: 'Heavy infantry attacked across a rampart receives 1 flag.',
      ask: { unit: 'HI', rampart: 'between' },
      gives: { flagsIgnorable: 1, retreatHexes: 0 },
      cites: ['cca-12.18', 'cca-17.34'],
    }),
    'mounted-in-camp': doesNotApply('cca/retreat', {
      es: 'Caballería media en un campamento fortificado recibe 1 bandera.',
      en: 'Medium cavalry in a fortified camp receives 1 flag.',
      ask: { unit: 'MC', terrain: 'camp' },
      gives: { flagsIgnorable: 0, retreatHexes: 3 },
      cites: ['cca-12.2'],
    }),
  },
  'cca-12.19': {
    'full-strength': applies('cca/retreat', {
      es: 'Guerreros de 4 bloques reciben 1 bandera y ningún impacto.',
      en: 'Warriors of 4 blocks receive 1 flag and no hits.',
      ask: { unit: 'WR' },
      gives: { flagsIgnorable: 1, retreatHexes: 0 },
      cites: ['cca-11.15', 'cca-12.19'],
    }),
    'hit-by-the-same-roll': applies('cca/retreat', {
      es: 'Guerreros de 4 bloques reciben 1 impacto y 1 bandera en la misma tirada.',
      en: 'Warriors of 4 blocks take 1 hit and 1 flag in the same roll.',
      ask: { unit: 'WR', hits: 1 },
      gives: { blocksLeft: 3, flagsIgnorable: 1, retreatHexes: 0 },
      cites: ['cca-11.51', 'cca-11.15', 'cca-12.19'],
    }),
    'three-blocks': doesNotApply('cca/retreat', {
      es: 'Guerreros a los que les quedan 3 bloques reciben 1 bandera.',
      en: 'Warriors with 3 blocks left receive 1 flag.',
      ask: { unit: 'WR', blocks: 3 },
      gives: { flagsIgnorable: 0, retreatHexes: 2 },
      cites: ['cca-11.16', 'cca-12.3'],
    }),
  },
  'cca-12.20': {
    'no-support-for-elephants': applies('cca/retreat', {
      es: 'Guerreros sacan 2 banderas contra elefantes que tienen detrás 2 unidades amigas.',
      en: 'Warriors roll 2 flags on elephants that have 2 friendly units behind them.',
      ask: { unit: 'EL', flags: 2, rolledBy: 'WR', support: 2 },
      gives: { flagsIgnorable: 0, retreatHexes: 2 },
      cites: ['cca-12.20', 'cca-12.3', 'cca-12.4'],
      case: 29,
    }),
    'elephants-claim-support': forbids('cca/retreat', {
      es: 'Infantería media saca 1 bandera contra elefantes con 2 unidades amigas adyacentes; su jugador quiere ignorarla.',
      en: 'Medium infantry rolls 1 flag on elephants with 2 friendly units adjacent; their player wants to ignore it.',
      ask: { unit: 'EL', rolledBy: 'MI', support: 2, ignores: 1 },
      gives: { allowed: false, flagsIgnorable: 0 },
    }),
  },
});
