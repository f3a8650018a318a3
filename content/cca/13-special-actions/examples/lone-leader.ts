import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** The evasion of a leader who is alone, and Leader Escape. */
export const loneLeader = defineExamples({
  'cca-13.15': {
    'fired-at': applies('cca/evade', {
      es: 'Infantería ligera con arcos dispara a un líder solo.',
      en: 'Light infantry with bows fires at a lone leader.',
      ask: { attacker: { unit: 'LB' }, defender: { unit: 'LD' }, moment: 'ranged' },
      gives: { mustEvade: true, dice: 2, hitsOn: ['leader'] },
      odds: { 'leader-lost': '11/36' },
      cites: ['cca-13.7', 'cca-13.16', 'cca-10.18', 'cca-13.17', 'cca-13.15'],
    }),
  },
  'cca-13.16': {
    'medium-infantry': applies('cca/leader-check', {
      es: 'Infantería media ataca cuerpo a cuerpo a un líder solo en terreno despejado.',
      en: 'Medium infantry attacks a lone leader in the open in close combat.',
      ask: { situation: 'alone', attacker: { unit: 'MI' } },
      gives: { dice: 4, chance: '671/1296' },
      cites: ['cca-15.4', 'cca-13.16', 'cca-11.12', 'cca-13.17'],
    }),
    elephants: applies('cca/leader-check', {
      es: 'Unos elefantes atacan a un líder solo.',
      en: 'Elephants attack a lone leader.',
      ask: { situation: 'alone', attacker: { unit: 'EL' } },
      gives: { dice: 1, chance: '1/6' },
      cites: ['cca-13.16', 'cca-11.28', 'cca-13.17'],
    }),
  },
  'cca-13.17': {
    'one-helmet': applies('cca/leader-check', {
      es: 'Caballería ligera ataca a un líder solo y saca 1 espada y 1 símbolo de líder.',
      en: 'Light cavalry attacks a lone leader and rolls 1 sword and 1 leader symbol.',
      ask: { situation: 'alone', attacker: { unit: 'LC' }, checkFaces: ['swords', 'leader'] },
      gives: { leaderLost: true, banners: 1, mustEvade: false },
      cites: ['cca-13.17', 'cca-15.6'],
    }),
  },
  'cca-13.18': {
    'up-to-three': applies('cca/leader-check', {
      es: 'Infantería media ataca a un líder solo y no saca ningún símbolo de líder.',
      en: 'Medium infantry attacks a lone leader and rolls no leader symbol.',
      ask: {
        situation: 'alone',
        attacker: { unit: 'MI' },
        checkFaces: ['red', 'blue', 'flag', 'swords'],
      },
      gives: { leaderLost: false, mustEvade: true, leastHexes: 1, mostHexes: 3 },
      cites: ['cca-15.5', 'cca-13.18'],
    }),
    'fourth-hex': forbids('cca/fall-back', {
      es: 'Un líder que se evade quiere acabar en el cuarto hex de su ruta.',
      en: 'An evading leader wants to end in the fourth hex of his path.',
      ask: { unit: 'LD', nthHex: 4 },
      gives: { allowed: false },
    }),
  },
  'cca-13.19': {
    'player-chooses': applies('cca/evade', {
      es: 'Unos elefantes atacan a un líder solo y sacan 1 bandera.',
      en: 'Elephants attack a lone leader and roll 1 flag.',
      ask: { attacker: { unit: 'EL' }, defender: { unit: 'LD' }, faces: ['flag'] },
      gives: { mustEvade: true, leastHexes: 1, mostHexes: 3 },
      cites: ['cca-11.28', 'cca-13.18', 'cca-13.19'],
    }),
  },
  'cca-13.20': {
    'ends-with-leader': forbids('cca/fall-back', {
      es: 'Un líder se evade 2 hexes y acabaría en un hex con otro líder amigo.',
      en: 'A leader evades 2 hexes and would end in a hex with another friendly leader.',
      ask: { unit: 'LD', nthHex: 2, holds: 'friendly-leader' },
      gives: { allowed: false },
      cites: ['cca-13.18', 'cca-13.20'],
      case: 205,
    }),
    'ends-with-enemy': applies('cca/fall-back', {
      es: 'Un líder que se evade acabaría en el hex de una unidad enemiga.',
      en: 'An evading leader would end in the hex of an enemy unit.',
      ask: { unit: 'LD', holds: 'enemy-unit' },
      gives: { allowed: false },
    }),
    'passes-a-leader': doesNotApply('cca/fall-back', {
      es: 'Un líder que se evade pasa por un hex con otro líder amigo y sigue.',
      en: 'An evading leader passes through a hex with another friendly leader and goes on.',
      ask: { unit: 'LD', holds: 'friendly-leader', ends: false },
      gives: { allowed: true },
      cites: ['cca-13.21'],
    }),
  },
  'cca-13.21': {
    'friendly-unit': applies('cca/fall-back', {
      es: 'Un líder que se evade pasa por un hex con una unidad amiga que lleva un líder.',
      en: 'An evading leader passes through a hex with a friendly unit that has a leader.',
      ask: { unit: 'LD', holds: 'friendly-unit-with-leader', ends: false },
      gives: { allowed: true, attaches: false },
      cites: ['cca-13.21', 'cca-13.24'],
    }),
    'ends-with-unit': doesNotApply('cca/fall-back', {
      es: 'Un líder que se evade acaba en un hex con una unidad amiga sin líder.',
      en: 'An evading leader ends in a hex with a friendly unit without a leader.',
      ask: { unit: 'LD', holds: 'friendly-unit' },
      gives: { allowed: true, attaches: true },
      cites: ['cca-13.23'],
    }),
  },
  'cca-13.22': {
    'through-enemy': applies('cca/fall-back', {
      es: 'Un líder con unidades enemigas en los dos hexes de detrás quiere atravesar una de ellas.',
      en: 'A leader with enemy units in both hexes behind him wants to go through one of them.',
      ask: { unit: 'LD', holds: 'enemy-unit', ends: false },
      gives: { allowed: true, escapeNeeded: true },
      cites: ['cca-13.22', 'cca-13.26', 'cca-13.27'],
    }),
    'other-hex-open': doesNotApply('cca/fall-back', {
      es: 'Un líder con una unidad enemiga en 1 solo hex de detrás quiere atravesarla.',
      en: 'A leader with an enemy unit in just 1 hex behind him wants to go through it.',
      ask: { unit: 'LD', holds: 'enemy-unit', ends: false, enemiesBehind: 'one' },
      gives: { allowed: false },
      cites: ['cca-13.26'],
    }),
  },
  'cca-13.23': {
    'joins-unit': applies('cca/fall-back', {
      es: 'Un líder que se evade 3 hexes acaba en el hex de una unidad amiga sin líder.',
      en: 'A leader who evades 3 hexes ends in the hex of a friendly unit without a leader.',
      ask: { unit: 'LD', nthHex: 3, holds: 'friendly-unit' },
      gives: { allowed: true, attaches: true },
      cites: ['cca-13.18', 'cca-13.23'],
    }),
  },
  'cca-13.24': {
    'unit-unaffected': applies('cca/fall-back', {
      es: 'Un líder se evade a través de una unidad amiga que no tiene órdenes.',
      en: 'A leader evades through a friendly unit that was not ordered.',
      ask: { unit: 'LD', holds: 'friendly-unit', ends: false },
      gives: { allowed: true, unitsAffected: false },
      cites: ['cca-13.21', 'cca-13.24'],
      case: 389,
    }),
  },
  'cca-13.25': {
    'over-his-edge': applies('cca/fall-back', {
      es: 'Un líder solo que está en su propio borde se evade fuera del tablero.',
      en: 'A lone leader on his own edge evades off the board.',
      ask: { unit: 'LD', direction: 'own-edge' },
      gives: { allowed: true, leaderLost: true, banners: 0 },
    }),
    'unit-at-the-edge': doesNotApply('cca/fall-back', {
      es: 'Infantería media que está en su propio borde quiere retirarse fuera del tablero.',
      en: 'Medium infantry on its own edge wants to retreat off the board.',
      ask: { unit: 'MI', direction: 'own-edge' },
      gives: { allowed: false },
      cites: ['cca-12.13'],
    }),
  },
  'cca-13.26': {
    surrounded: applies('cca/fall-back', {
      es: 'Un líder tiene unidades enemigas en los dos hexes hacia su lado y quiere pasar por uno.',
      en: 'A leader has enemy units in both hexes towards his own side and wants to pass through one.',
      ask: { unit: 'LD', holds: 'enemy-unit', ends: false, enemiesBehind: 'both' },
      gives: { allowed: true, escapeNeeded: true },
    }),
    'one-hex-open': forbids('cca/fall-back', {
      es: 'Un líder tiene libre 1 de los dos hexes hacia su lado y quiere atravesar al enemigo del otro.',
      en: 'A leader has 1 of the two hexes towards his side free and wants to go through the enemy in the other.',
      ask: { unit: 'LD', holds: 'enemy-unit', ends: false, enemiesBehind: 'one' },
      gives: { allowed: false },
    }),
  },
  'cca-13.27': {
    pause: applies('cca/leader-check', {
      es: 'Un líder que escapa hace la pausa en el hex de una unidad enemiga de auxiliares.',
      en: 'An escaping leader pauses in the hex of an enemy auxilia unit.',
      ask: { situation: 'escape', attacker: { unit: 'AX' } },
      gives: { dice: 3, helmetsNeeded: 1 },
      cites: ['cca-13.27', 'cca-13.28', 'cca-11.10'],
    }),
  },
  'cca-13.28': {
    'medium-infantry': applies('cca/leader-check', {
      es: 'Un líder escapa a través de infantería media enemiga, en terreno despejado.',
      en: 'A leader escapes through enemy medium infantry in the open.',
      ask: { situation: 'escape', attacker: { unit: 'MI' } },
      gives: { dice: 4, chance: '671/1296' },
      odds: { 'leader-safe': '625/1296' },
      cites: ['cca-13.28', 'cca-11.12'],
      case: 207,
    }),
    'no-help-from-forest': applies('cca/leader-check', {
      es: 'Un líder escapa a través de infantería media enemiga que está en un bosque.',
      en: 'A leader escapes through enemy medium infantry in a forest.',
      ask: { situation: 'escape', attacker: { unit: 'MI', terrain: 'forest' } },
      gives: { dice: 4 },
      cites: ['cca-13.28', 'cca-11.12'],
    }),
  },
  'cca-13.29': {
    'swords-miss': applies('cca/leader-check', {
      es: 'La infantería media por la que escapa un líder saca 2 espadas, 1 bandera y 1 triángulo azul.',
      en: 'The medium infantry through which a leader escapes rolls 2 swords, 1 flag and 1 blue triangle.',
      ask: {
        situation: 'escape',
        attacker: { unit: 'MI' },
        checkFaces: ['swords', 'swords', 'flag', 'blue'],
      },
      gives: { leaderLost: false, mustEvade: true },
      cites: ['cca-13.29', 'cca-13.30'],
    }),
  },
  'cca-13.30': {
    'two-more-hexes': applies('cca/leader-check', {
      es: 'Un líder ha usado el primer hex de su evasión para entrar en un hex enemigo y no recibe impacto.',
      en: 'A leader has used the first hex of his evasion to enter an enemy hex and is not hit.',
      ask: {
        situation: 'escape',
        attacker: { unit: 'MI' },
        checkFaces: ['red', 'blue', 'flag', 'green'],
      },
      gives: { leaderLost: false, mostHexes: 2 },
      case: 391,
    }),
  },
  'cca-13.31': {
    'joins-after-escape': applies('cca/fall-back', {
      es: 'Tras escapar, un líder acaba en el segundo hex, con una unidad amiga sin líder.',
      en: 'After his escape a leader ends in the second hex, with a friendly unit without a leader.',
      ask: { unit: 'LD', nthHex: 2, holds: 'friendly-unit', escaped: true },
      gives: { allowed: true, attaches: true },
      cites: ['cca-13.23', 'cca-13.31'],
    }),
  },
});
