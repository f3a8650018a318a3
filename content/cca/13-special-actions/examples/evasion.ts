import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** Who evades, from whom, how far, and the dice at the evader. */
export const evasion = defineExamples({
  'cca-13.1': {
    'light-infantry': applies('cca/evade', {
      es: 'Infantería media ataca a infantería ligera, que puede aguantar o evadirse.',
      en: 'Medium infantry attacks light infantry, which may stand or evade.',
      ask: { attacker: { unit: 'MI' }, defender: { unit: 'LI' } },
      gives: { allowed: true, mustEvade: false },
      cites: ['cca-13.1', 'cca-11.5', 'cca-13.6'],
      case: 373,
    }),
  },
  'cca-13.2': {
    'light-infantry-attacked': forbids('cca/evade', {
      es: 'Infantería ligera ha atacado a infantería media, que devuelve el combate; la ligera quiere evadirse.',
      en: 'Light infantry has attacked medium infantry, which battles back; the light infantry wants to evade.',
      ask: { attacker: { unit: 'MI' }, defender: { unit: 'LI' }, moment: 'battle-back' },
      gives: { allowed: false },
      case: 159,
    }),
    'light-cavalry-attacked': applies('cca/evade', {
      es: 'Caballería ligera ha atacado a elefantes, que devuelven el combate.',
      en: 'Light cavalry has attacked elephants, which battle back.',
      ask: { attacker: { unit: 'EL' }, defender: { unit: 'LC' }, moment: 'battle-back' },
      gives: { allowed: false, dice: 0 },
    }),
  },
  'cca-13.3': {
    'full-dice': applies('cca/evade', {
      es: 'Infantería pesada con un líder unido ataca en combate de bonificación a caballería media, que se evade.',
      en: 'Heavy infantry with a leader attached attacks medium cavalry in its bonus combat, and the cavalry evades.',
      ask: { attacker: { unit: 'HI', leader: 'attached' }, defender: { unit: 'MC' }, bonus: true },
      gives: { allowed: true, dice: 5, rolledBeforeMove: true, hitsOn: ['blue'] },
      cites: ['cca-13.8', 'cca-13.3', 'cca-11.17', 'cca-13.4'],
      case: 45,
    }),
  },
  'cca-13.4': {
    'swords-and-flags': applies('cca/evade', {
      es: 'Caballería ligera se evade de infantería media, que saca 1 círculo verde, 1 espada, 1 bandera y 1 símbolo de líder.',
      en: 'Light cavalry evades from medium infantry, which rolls 1 green circle, 1 sword, 1 flag and 1 leader symbol.',
      ask: {
        attacker: { unit: 'MI' },
        defender: { unit: 'LC' },
        faces: ['green', 'swords', 'flag', 'leader'],
      },
      gives: { hitsOn: ['green'], result: { hits: 1, blocksLeft: 2 } },
      cites: ['cca-13.4', 'cca-11.42', 'cca-11.51'],
    }),
    'from-a-forest': applies('cca/evade', {
      es: 'Infantería media ataca a infantería ligera que está en un bosque y se evade.',
      en: 'Medium infantry attacks light infantry in a forest, which evades.',
      ask: { attacker: { unit: 'MI' }, defender: { unit: 'LI', terrain: 'forest' } },
      gives: { dice: 2, hitsOn: ['green'] },
      odds: { 'at-least-one-hit': '11/36' },
      cites: ['cca-13.3', 'cca-17.11', 'cca-13.4'],
      case: 315,
    }),
    'medium-infantry-stands': doesNotApply('cca/evade', {
      es: 'Infantería pesada ataca a infantería media, cuyo jugador querría evadirse.',
      en: 'Heavy infantry attacks medium infantry whose player would like to evade.',
      ask: { attacker: { unit: 'HI' }, defender: { unit: 'MI' } },
      gives: { allowed: false },
      cites: ['cca-13.10'],
    }),
  },
  'cca-13.5': {
    'leader-in-danger': applies('cca/evade', {
      es: 'Infantería ligera con un líder unido se evade de infantería media, que saca 1 círculo verde.',
      en: 'Light infantry with a leader attached evades from medium infantry, which rolls 1 green circle.',
      ask: {
        attacker: { unit: 'MI' },
        defender: { unit: 'LI', leader: 'attached' },
        faces: ['green', 'red', 'red', 'flag'],
      },
      gives: { result: { hits: 1, blocksLeft: 3, leaderCheckDice: 2 } },
      cites: ['cca-11.51', 'cca-15.1', 'cca-13.5'],
    }),
  },
  'cca-13.6': {
    'bows-from-light-cavalry': applies('cca/evade', {
      es: 'Caballería ligera ataca a infantería ligera con arcos, que quiere evadirse.',
      en: 'Light cavalry attacks light infantry with bows, which wants to evade.',
      ask: { attacker: { unit: 'LC' }, defender: { unit: 'LB' } },
      gives: { allowed: true, mostHexes: 2 },
    }),
  },
  'cca-13.7': {
    'must-go': applies('cca/evade', {
      es: 'Infantería media ataca a un líder solo y no saca ningún símbolo de líder; su jugador quiere que se quede.',
      en: 'Medium infantry attacks a lone leader and rolls no leader symbol; his player wants him to stay.',
      ask: {
        attacker: { unit: 'MI' },
        defender: { unit: 'LD' },
        faces: ['blue', 'red', 'flag', 'swords'],
      },
      gives: { mustEvade: true, leastHexes: 1, mostHexes: 3 },
      cites: ['cca-13.7', 'cca-13.15'],
      case: 387,
    }),
  },
  'cca-13.8': {
    'from-elephants': applies('cca/evade', {
      es: 'Unos elefantes atacan a caballería media, que quiere evadirse.',
      en: 'Elephants attack medium cavalry, which wants to evade.',
      ask: { attacker: { unit: 'EL' }, defender: { unit: 'MC' } },
      gives: { allowed: true },
    }),
    'from-light-cavalry': forbids('cca/evade', {
      es: 'Caballería ligera ataca a caballería media, que quiere evadirse.',
      en: 'Light cavalry attacks medium cavalry, which wants to evade.',
      ask: { attacker: { unit: 'LC' }, defender: { unit: 'MC' } },
      gives: { allowed: false },
      case: 191,
    }),
    'from-medium-cavalry': forbids('cca/evade', {
      es: 'Caballería media ataca a caballería media, que quiere evadirse.',
      en: 'Medium cavalry attacks medium cavalry, which wants to evade.',
      ask: { attacker: { unit: 'MC' }, defender: { unit: 'MC' } },
      gives: { allowed: false },
      case: 335,
    }),
  },
  'cca-13.9': {
    'heavy-cavalry-from-elephants': applies('cca/evade', {
      es: 'Unos elefantes atacan a caballería pesada, que quiere evadirse.',
      en: 'Elephants attack heavy cavalry, which wants to evade.',
      ask: { attacker: { unit: 'EL' }, defender: { unit: 'HC' } },
      gives: { allowed: true },
      case: 193,
    }),
    'chariots-from-heavy-cavalry': forbids('cca/evade', {
      es: 'Caballería pesada ataca a carros pesados, que quieren evadirse.',
      en: 'Heavy cavalry attacks heavy chariots, which want to evade.',
      ask: { attacker: { unit: 'HC' }, defender: { unit: 'CH' } },
      gives: { allowed: false },
      case: 39,
    }),
  },
  'cca-13.10': {
    elephants: applies('cca/evade', {
      es: 'Infantería pesada ataca a elefantes, cuyo jugador querría evadirse.',
      en: 'Heavy infantry attacks elephants whose player would like to evade.',
      ask: { attacker: { unit: 'HI' }, defender: { unit: 'EL' } },
      gives: { allowed: false },
    }),
    warriors: forbids('cca/evade', {
      es: 'Caballería ligera ataca a guerreros, que quieren evadirse.',
      en: 'Light cavalry attacks warriors, which want to evade.',
      ask: { attacker: { unit: 'LC' }, defender: { unit: 'WR' } },
      gives: { allowed: false },
    }),
  },
  'cca-13.11': {
    'light-cavalry': applies('cca/evade', {
      es: 'Caballería ligera con sitio de sobra se evade de infantería media.',
      en: 'Light cavalry with plenty of room evades from medium infantry.',
      ask: { attacker: { unit: 'MI' }, defender: { unit: 'LC' } },
      gives: { leastHexes: 2, mostHexes: 2 },
      case: 201,
    }),
    sideways: forbids('cca/fall-back', {
      es: 'Infantería ligera que se evade quiere ir a un hex de su misma fila.',
      en: 'Evading light infantry wants to go to a hex in its own row.',
      ask: { unit: 'LI', move: 'evasion', direction: 'sideways' },
      gives: { allowed: false },
    }),
  },
  'cca-13.12': {
    'one-hex-free': applies('cca/evade', {
      es: 'Infantería ligera con arcos se evade de infantería media y sólo tiene disponible 1 hex.',
      en: 'Light infantry with bows evades from medium infantry and has only 1 hex available.',
      ask: { attacker: { unit: 'MI' }, defender: { unit: 'LB', freeHexes: 1 } },
      gives: { allowed: true, leastHexes: 1, mostHexes: 1 },
      case: 38,
    }),
    'two-hexes-free': doesNotApply('cca/evade', {
      es: 'Infantería ligera con 2 hexes disponibles se evade de infantería media y quiere mover sólo 1.',
      en: 'Light infantry with 2 hexes available evades from medium infantry and wants to move only 1.',
      ask: { attacker: { unit: 'MI' }, defender: { unit: 'LI', freeHexes: 2 } },
      gives: { leastHexes: 2 },
      cites: ['cca-13.11'],
    }),
  },
  'cca-13.13': {
    'both-blocked': forbids('cca/evade', {
      es: 'Infantería ligera quiere evadirse, pero los dos hexes hacia su lado están ocupados.',
      en: 'Light infantry wants to evade, but both hexes towards its own side are occupied.',
      ask: { attacker: { unit: 'MI' }, defender: { unit: 'LI', freeHexes: 0 } },
      gives: { allowed: false },
    }),
    'enemies-behind': applies('cca/evade', {
      es: 'Caballería media atacada por infantería pesada tiene unidades enemigas en los dos hexes hacia su lado.',
      en: 'Medium cavalry attacked by heavy infantry has enemy units in both hexes towards its own side.',
      ask: { attacker: { unit: 'HI' }, defender: { unit: 'MC', freeHexes: 0 } },
      gives: { allowed: false, mostHexes: 0 },
      cites: ['cca-13.13', 'cca-13.8'],
    }),
    'occupied-hex': forbids('cca/fall-back', {
      es: 'Caballería media que se evade quiere ir a un hex con una unidad amiga.',
      en: 'Evading medium cavalry wants to go to a hex with a friendly unit.',
      ask: { unit: 'MC', move: 'evasion', holds: 'friendly-unit' },
      gives: { allowed: false },
    }),
    'one-free': doesNotApply('cca/evade', {
      es: 'Caballería media con 1 hex libre detrás se evade de infantería pesada.',
      en: 'Medium cavalry with 1 free hex behind it evades from heavy infantry.',
      ask: { attacker: { unit: 'HI' }, defender: { unit: 'MC', freeHexes: 1 } },
      gives: { allowed: true, mostHexes: 1 },
      cites: ['cca-13.8', 'cca-13.12'],
    }),
  },
  'cca-13.14': {
    'still-adjacent': applies('cca/evade', {
      es: 'Infantería ligera se evade 1 hex, el único disponible, y sigue adyacente a la infantería media que la atacó.',
      en: 'Light infantry evades 1 hex, the only one available, and is still adjacent to the medium infantry that attacked it.',
      ask: { attacker: { unit: 'MI' }, defender: { unit: 'LI', freeHexes: 1 } },
      gives: { allowed: true, mayBattleBack: false, mayAdvance: false },
      cites: ['cca-13.12', 'cca-13.14', 'cca-13.34'],
      case: 199,
    }),
    'stands-instead': doesNotApply('cca/evade', {
      es: 'Caballería ligera ataca a caballería pesada, que querría evadirse.',
      en: 'Light cavalry attacks heavy cavalry, which would like to evade.',
      ask: { attacker: { unit: 'LC' }, defender: { unit: 'HC' } },
      gives: { allowed: false },
      cites: ['cca-13.9'],
    }),
  },
});
