import { applies, defineExamples, doesNotApply } from '../../../../src/content/examples.ts';

/** Elephants that retreat: the rampage, and those in their way. */
export const rampage = defineExamples({
  'cca-12.21': {
    'one-flag': applies('cca/retreat', {
      es: 'Infantería media saca 1 bandera contra elefantes.',
      en: 'Medium infantry rolls 1 flag on elephants.',
      ask: { unit: 'EL', rolledBy: 'MI' },
      gives: { rampage: true, retreatHexes: 1 },
      cites: ['cca-12.3', 'cca-12.21', 'cca-12.27'],
    }),
    'by-fire': applies('cca/retreat', {
      es: 'Caballería ligera dispara a elefantes y saca 1 bandera.',
      en: 'Light cavalry fires at elephants and rolls 1 flag.',
      ask: { unit: 'EL', rolledIn: 'ranged', rolledBy: 'LC' },
      gives: { flagsIgnorable: 0, rampage: true },
      cites: ['cca-12.3', 'cca-12.21'],
    }),
  },
  'cca-12.22': {
    'friends-and-foes': applies('cca/rampage', {
      es: 'Junto a unos elefantes que se retiran hay 1 infantería ligera amiga, 1 infantería pesada enemiga y 1 unidad amiga con líder; los otros hexes están vacíos o son impracticables.',
      en: 'Next to retreating elephants are 1 friendly light infantry, 1 enemy heavy infantry and 1 friendly unit with a leader; the other hexes are empty or impassable.',
      ask: { friendlyUnits: 2, enemyUnits: 1 },
      gives: { hexes: 3, dice: 6 },
      cites: ['cca-12.22', 'cca-12.23'],
      case: 385,
    }),
  },
  'cca-12.23': {
    'five-hexes': applies('cca/rampage', {
      es: 'Junto a unos elefantes que se retiran hay 3 unidades enemigas, 1 unidad amiga y 1 líder enemigo solo.',
      en: 'Next to retreating elephants are 3 enemy units, 1 friendly unit and 1 lone enemy leader.',
      ask: { friendlyUnits: 1, enemyUnits: 3, enemyLeaders: 1 },
      gives: { hexes: 5, dice: 10 },
      cites: ['cca-12.22', 'cca-12.23'],
      case: 181,
    }),
  },
  'cca-12.24': {
    'each-against-the-other': applies('cca/rampage', {
      es: 'En 5 hexes junto a unos elefantes cartagineses hay 2 unidades cartaginesas y 3 romanas.',
      en: 'In 5 hexes next to Carthaginian elephants stand 2 Carthaginian units and 3 Roman ones.',
      ask: { friendlyUnits: 2, enemyUnits: 3 },
      gives: { diceByOwner: 6, diceByOpponent: 4 },
      cites: ['cca-12.23', 'cca-12.24'],
      case: 30,
    }),
  },
  'cca-12.25': {
    'own-symbol-only': applies('cca/rampage', {
      es: 'La estampida tira contra infantería media enemiga y saca 1 triángulo azul y 1 espada.',
      en: 'The rampage rolls at enemy medium infantry and shows 1 blue triangle and 1 sword.',
      ask: { trampled: { who: 'MI', faces: ['blue', 'swords'] } },
      gives: { hitsOn: ['blue'], result: { hits: 1, blocksLeft: 3 } },
      cites: ['cca-12.25', 'cca-11.51'],
    }),
    'chance-of-a-hit': applies('cca/rampage', {
      es: 'La estampida tira contra 1 unidad de infantería ligera adyacente.',
      en: 'The rampage rolls at 1 adjacent light infantry unit.',
      ask: { trampled: { who: 'LI' } },
      gives: { hexes: 1, dice: 2, hitsOn: ['green'] },
      odds: { 'at-least-one-hit': '11/36' },
      cites: ['cca-12.23', 'cca-12.25'],
      case: 183,
    }),
    'lone-leader': applies('cca/rampage', {
      es: 'La estampida tira contra un líder amigo solo y saca 1 símbolo de líder y 1 bandera.',
      en: 'The rampage rolls at a lone friendly leader and shows 1 leader symbol and 1 flag.',
      ask: { trampled: { who: 'LD', side: 'friendly', faces: ['leader', 'flag'] } },
      gives: { hitsOn: ['leader'], result: { leaderLost: true, banners: 1 } },
      cites: ['cca-12.25', 'cca-11.53'],
    }),
  },
  'cca-12.26': {
    'warriors-with-leader': applies('cca/rampage', {
      es: 'La estampida saca 1 triángulo azul contra guerreros romanos con un líder unido, que sobreviven.',
      en: 'The rampage rolls 1 blue triangle at Roman warriors with a leader attached, which survive.',
      ask: { trampled: { who: 'WR', leader: 'attached', faces: ['blue', 'flag'] } },
      gives: { result: { hits: 1, blocksLeft: 3, leaderCheckDice: 2 } },
      cites: ['cca-12.25', 'cca-11.51', 'cca-15.1', 'cca-12.26'],
      case: 31,
    }),
    'no-hit': doesNotApply('cca/rampage', {
      es: 'La estampida no saca ningún triángulo azul contra guerreros con un líder unido.',
      en: 'The rampage rolls no blue triangle at warriors with a leader attached.',
      ask: { trampled: { who: 'WR', leader: 'attached', faces: ['red', 'leader'] } },
      gives: { result: { hits: 0, leaderCheckDice: 0 } },
      cites: ['cca-12.25'],
    }),
  },
  'cca-12.27': {
    'two-flags': applies('cca/retreat', {
      es: 'Unos elefantes con 2 hexes libres detrás reciben 2 banderas de guerreros.',
      en: 'Elephants with 2 free hexes behind them receive 2 flags from warriors.',
      ask: { unit: 'EL', flags: 2, rolledBy: 'WR', freeHexes: 2 },
      gives: { rampage: true, hexesMade: 2 },
      cites: ['cca-12.21', 'cca-12.27'],
    }),
  },
  'cca-12.28': {
    'two-hexes-blocked': applies('cca/retreat', {
      es: 'Guerreros sacan 2 banderas contra elefantes; los dos hexes de detrás los ocupan unidades amigas.',
      en: 'Warriors roll 2 flags on elephants; both hexes behind these hold friendly units.',
      ask: { unit: 'EL', flags: 2, rolledBy: 'WR', support: 2, freeHexes: 0 },
      gives: { blockersLose: 2, blocksLostInRetreat: 0, blocksLeft: 2, leftHex: false },
      cites: ['cca-12.21', 'cca-12.28'],
      case: 32,
    }),
    'blocks-of-the-blockers': applies('cca/retreat', {
      es: 'Unos elefantes deben retirarse 1 hex; detrás hay unidades amigas de 4 y de 2 bloques.',
      en: 'Elephants must retreat 1 hex; behind them stand friendly units of 4 and of 2 blocks.',
      ask: { unit: 'EL', rolledBy: 'MI', freeHexes: 0, blockers: { first: 4, second: 2 } },
      gives: { blockersLose: 1, blockersLeft: [3, 1] },
      case: 185,
    }),
    edge: doesNotApply('cca/retreat', {
      es: 'Unos elefantes que están en su propio borde deben retirarse 1 hex.',
      en: 'Elephants on their own edge must retreat 1 hex.',
      ask: { unit: 'EL', rolledBy: 'MI', freeHexes: 0, blockedBy: 'edge' },
      gives: { blockersLose: 0, blocksLostInRetreat: 1 },
      cites: ['cca-12.21', 'cca-12.13'],
    }),
  },
});
