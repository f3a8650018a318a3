import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** What each face of the die does, with and without a leader, and what a hit takes away. */
export const hits = defineExamples({
  'cca-11.38': {
    'ordered-leader': forbids('cca/may-battle', {
      es: 'Un líder solo en su hex ha recibido una orden y quiere atacar a la infantería media enemiga adyacente.',
      en: 'A leader alone in his hex has been ordered and wants to attack the enemy medium infantry adjacent to him.',
      ask: { attacker: { unit: 'LD' }, defender: { unit: 'MI' } },
      gives: { allowed: false },
      case: 153,
    }),
    'spartacus-orders-a-leader': applies('cca/close-combat', {
      es: 'Un líder solo en su hex recibe una orden de Soy Espartaco y quiere atacar a la infantería media enemiga adyacente.',
      en: 'A leader alone in his hex is ordered by I am Spartacus and wants to attack the enemy medium infantry adjacent to him.',
      ask: { attacker: { unit: 'LD' }, defender: { unit: 'MI' }, card: 'i-am-spartacus' },
      gives: { allowed: false },
    }),
  },
  'cca-11.39': {
    'leader-adjacent': applies('cca/close-combat-roll', {
      es: 'Una unidad de infantería media con un líder amigo adyacente ataca a infantería ligera, que aguanta, y saca 2 símbolos de líder, 1 espada y 1 círculo verde.',
      en: 'A medium infantry unit with a friendly leader adjacent attacks light infantry, which stands, and rolls 2 leader symbols, 1 sword and 1 green circle.',
      ask: {
        attacker: { unit: 'MI', leader: 'adjacent' },
        defender: { unit: 'LI' },
        faces: ['leader', 'leader', 'swords', 'green'],
      },
      gives: { hits: 4, eliminated: true },
      cites: ['cca-11.39', 'cca-11.48', 'cca-11.51'],
    }),
    'battle-back-with-a-leader': applies('cca/close-combat', {
      es: 'Una unidad de infantería pesada con un líder unido devuelve el combate a infantería media sin líder cerca.',
      en: 'A heavy infantry unit with a leader attached battles back against medium infantry with no leader near.',
      ask: { attacker: { unit: 'MI' }, defender: { unit: 'HI', leader: 'attached' } },
      gives: {
        hitsOn: ['red', 'swords'],
        battleBack: { dice: 5, hitsOn: ['blue', 'swords', 'leader'] },
      },
      cites: ['cca-11.58', 'cca-11.39', 'cca-11.48'],
    }),
    'chance-with-a-leader': applies('cca/close-combat', {
      es: 'Una unidad de infantería media con un líder amigo adyacente ataca a infantería pesada en terreno despejado.',
      en: 'A medium infantry unit with a friendly leader adjacent attacks heavy infantry in the open.',
      ask: { attacker: { unit: 'MI', leader: 'adjacent' }, defender: { unit: 'HI' } },
      gives: { dice: 4, hitsOn: ['red', 'swords', 'leader'] },
      odds: { 'at-least-one-hit': '15/16' },
      cites: ['cca-11.12', 'cca-11.44', 'cca-11.45', 'cca-11.39', 'cca-11.48'],
    }),
    'target-evades': doesNotApply('cca/close-combat-roll', {
      es: 'Una unidad de infantería pesada con un líder unido ataca a infantería ligera, que se evade, y saca 2 círculos verdes, 1 espada, 1 bandera y 1 símbolo de líder.',
      en: 'A heavy infantry unit with a leader attached attacks light infantry, which evades, and rolls 2 green circles, 1 sword, 1 flag and 1 leader symbol.',
      ask: {
        attacker: { unit: 'HI', leader: 'attached' },
        defender: { unit: 'LI' },
        evades: true,
        faces: ['green', 'swords', 'flag', 'leader', 'green'],
      },
      gives: { hits: 2, flags: 0, blocksLeft: 2 },
      cites: ['cca-13.6', 'cca-13.4', 'cca-11.42'],
      case: 197,
    }),
  },
  'cca-11.40': {
    'elephants-near-a-leader': applies('cca/close-combat-roll', {
      es: 'Unos elefantes con un líder amigo adyacente atacan a infantería media y sacan 2 símbolos de líder, 1 triángulo azul y 1 cuadrado rojo.',
      en: 'Elephants with a friendly leader adjacent attack medium infantry and roll 2 leader symbols, 1 blue triangle and 1 red square.',
      ask: {
        attacker: { unit: 'EL', leader: 'adjacent' },
        defender: { unit: 'MI' },
        faces: ['leader', 'leader', 'blue', 'red'],
      },
      gives: { hits: 1, misses: 3 },
      cites: ['cca-11.43', 'cca-11.40', 'cca-11.50'],
    }),
    'infantry-near-the-leader-of-elephants': doesNotApply('cca/close-combat-roll', {
      es: 'Una unidad de infantería media, adyacente a un líder amigo unido a unos elefantes, ataca a infantería media y saca 2 símbolos de líder, 1 triángulo azul y 1 cuadrado rojo.',
      en: 'A medium infantry unit adjacent to a friendly leader who is attached to elephants attacks medium infantry and rolls 2 leader symbols, 1 blue triangle and 1 red square.',
      ask: {
        attacker: { unit: 'MI', leader: 'adjacent' },
        defender: { unit: 'MI' },
        faces: ['leader', 'leader', 'blue', 'red'],
      },
      gives: { hits: 3, misses: 1 },
      cites: ['cca-11.43', 'cca-11.39', 'cca-11.48'],
    }),
  },
  'cca-11.41': {
    'symbol-of-the-target': applies('cca/close-combat-roll', {
      es: 'Unos auxiliares sin líder cerca atacan a guerreros y sacan 2 triángulos azules y 1 círculo verde.',
      en: 'Auxilia with no leader near attack warriors and roll 2 blue triangles and 1 green circle.',
      ask: { attacker: { unit: 'AX' }, defender: { unit: 'WR' }, faces: ['blue', 'blue', 'green'] },
      gives: { hits: 2, misses: 1 },
      cites: ['cca-11.41', 'cca-11.43', 'cca-11.50', 'cca-11.51'],
      case: 347,
    }),
  },
  'cca-11.42': {
    'light-cavalry-hit': applies('cca/close-combat-roll', {
      es: 'Una unidad de infantería media sin líder cerca ataca a caballería ligera, que aguanta, y saca 2 círculos verdes, 1 triángulo azul y 1 cuadrado rojo.',
      en: 'A medium infantry unit with no leader near attacks light cavalry, which stands, and rolls 2 green circles, 1 blue triangle and 1 red square.',
      ask: {
        attacker: { unit: 'MI' },
        defender: { unit: 'LC' },
        faces: ['green', 'green', 'blue', 'red'],
      },
      gives: { hits: 2, misses: 2, blocksLeft: 1 },
      cites: ['cca-11.41', 'cca-11.42', 'cca-11.51'],
      case: 345,
    }),
    'auxilia-hit': applies('cca/close-combat-roll', {
      es: 'Una unidad de infantería media sin líder cerca ataca a auxiliares y saca 1 círculo verde, 1 triángulo azul y 2 cuadrados rojos.',
      en: 'A medium infantry unit with no leader near attacks auxilia and rolls 1 green circle, 1 blue triangle and 2 red squares.',
      ask: {
        attacker: { unit: 'MI' },
        defender: { unit: 'AX' },
        faces: ['green', 'blue', 'red', 'red'],
      },
      gives: { hits: 1, misses: 3, blocksLeft: 3 },
      cites: ['cca-11.41', 'cca-11.42', 'cca-11.51'],
    }),
  },
  'cca-11.43': {
    'medium-cavalry-hit': applies('cca/close-combat-roll', {
      es: 'Unos auxiliares sin líder cerca atacan a caballería media, que aguanta, y sacan 1 triángulo azul, 1 círculo verde y 1 cuadrado rojo.',
      en: 'Auxilia with no leader near attack medium cavalry, which stands, and roll 1 blue triangle, 1 green circle and 1 red square.',
      ask: { attacker: { unit: 'AX' }, defender: { unit: 'MC' }, faces: ['blue', 'green', 'red'] },
      gives: { hits: 1, misses: 2, blocksLeft: 2 },
      cites: ['cca-11.41', 'cca-11.43', 'cca-11.51'],
    }),
  },
  'cca-11.44': {
    'heavy-cavalry-hit': applies('cca/close-combat', {
      es: 'Unos guerreros con un líder unido atacan a caballería pesada, que aguanta.',
      en: 'Warriors with a leader attached attack heavy cavalry, which stands.',
      ask: { attacker: { unit: 'WR', leader: 'attached' }, defender: { unit: 'HC' } },
      gives: { hitsOn: ['red', 'swords', 'leader'] },
      cites: ['cca-11.41', 'cca-11.44', 'cca-11.45', 'cca-11.48'],
      case: 11,
    }),
  },
  'cca-11.45': {
    'swords-of-auxilia': applies('cca/close-combat-roll', {
      es: 'Unos auxiliares sin líder cerca atacan a infantería pesada y sacan 2 espadas y 1 triángulo azul.',
      en: 'Auxilia with no leader near attack heavy infantry and roll 2 swords and 1 blue triangle.',
      ask: {
        attacker: { unit: 'AX' },
        defender: { unit: 'HI' },
        faces: ['swords', 'swords', 'blue'],
      },
      gives: { hits: 2, misses: 1, blocksLeft: 2 },
      cites: ['cca-11.10', 'cca-11.45', 'cca-11.51'],
    }),
    'swords-of-light-infantry': doesNotApply('cca/close-combat-roll', {
      es: 'Una unidad de infantería ligera sin líder cerca ataca a infantería pesada y saca 2 espadas.',
      en: 'A light infantry unit with no leader near attacks heavy infantry and rolls 2 swords.',
      ask: { attacker: { unit: 'LI' }, defender: { unit: 'HI' }, faces: ['swords', 'swords'] },
      gives: { hits: 0, misses: 2, blocksLeft: 4 },
      cites: ['cca-11.9', 'cca-11.46', 'cca-11.50'],
    }),
  },
  'cca-11.46': {
    'sword-of-light-cavalry': applies('cca/close-combat-roll', {
      es: 'Una unidad de caballería ligera sin líder cerca ataca a infantería media y saca 1 espada y 1 triángulo azul.',
      en: 'A light cavalry unit with no leader near attacks medium infantry and rolls 1 sword and 1 blue triangle.',
      ask: { attacker: { unit: 'LC' }, defender: { unit: 'MI' }, faces: ['swords', 'blue'] },
      gives: { hits: 1, misses: 1, blocksLeft: 3 },
      cites: ['cca-11.43', 'cca-11.19', 'cca-11.46', 'cca-11.50'],
    }),
    'sword-of-auxilia': doesNotApply('cca/close-combat-roll', {
      es: 'Unos auxiliares sin líder cerca atacan a infantería ligera, que aguanta, y sacan 1 espada, 1 círculo verde y 1 símbolo de líder.',
      en: 'Auxilia with no leader near attack light infantry, which stands, and roll 1 sword, 1 green circle and 1 leader symbol.',
      ask: {
        attacker: { unit: 'AX' },
        defender: { unit: 'LI' },
        faces: ['swords', 'green', 'leader'],
      },
      gives: { hits: 2, misses: 1, blocksLeft: 2 },
      cites: ['cca-11.42', 'cca-11.45', 'cca-11.51'],
      case: 129,
    }),
  },
  'cca-11.48': {
    'leader-attached': applies('cca/close-combat-roll', {
      es: 'Con Carga Montada, una unidad de caballería media con un líder unido ataca a infantería media a través de su terraplén y saca 2 espadas, 1 símbolo de líder y 1 triángulo azul.',
      en: 'Under Mounted Charge a medium cavalry unit with a leader attached attacks medium infantry across its rampart and rolls 2 swords, 1 leader symbol and 1 blue triangle.',
      ask: {
        attacker: { unit: 'MC', leader: 'attached' },
        defender: { unit: 'MI', rampart: 'between' },
        card: 'mounted-charge',
        faces: ['swords', 'swords', 'leader', 'blue'],
      },
      gives: { dice: 4, hits: 3, blocksLeft: 1 },
      cites: ['cca-18.49', 'cca-11.43', 'cca-11.45', 'cca-11.48', 'cca-17.33', 'cca-11.51'],
      case: 313,
    }),
    'leader-two-hexes-away': doesNotApply('cca/close-combat-roll', {
      es: 'Una unidad de infantería media, con el único líder amigo a 2 hexes, ataca a infantería ligera, que aguanta, y saca 2 símbolos de líder, 1 espada y 1 círculo verde.',
      en: 'A medium infantry unit whose only friendly leader is 2 hexes away attacks light infantry, which stands, and rolls 2 leader symbols, 1 sword and 1 green circle.',
      ask: {
        attacker: { unit: 'MI', leader: 'none' },
        defender: { unit: 'LI' },
        faces: ['leader', 'leader', 'swords', 'green'],
      },
      gives: { hits: 2, misses: 2, blocksLeft: 2 },
      cites: ['cca-11.42', 'cca-11.45', 'cca-11.50', 'cca-11.51'],
      case: 133,
    }),
  },
  'cca-11.49': {
    'one-flag': applies('cca/close-combat-roll', {
      es: 'Una unidad de infantería media ataca a infantería pesada que no puede ignorar banderas y saca 1 bandera y ningún impacto.',
      en: 'A medium infantry unit attacks heavy infantry that can ignore no flags and rolls 1 flag and no hits.',
      ask: {
        attacker: { unit: 'MI' },
        defender: { unit: 'HI' },
        faces: ['flag', 'green', 'green', 'blue'],
      },
      gives: { hits: 0, flags: 1, retreatHexes: 1, leftHex: true },
      cites: ['cca-11.49', 'cca-12.2', 'cca-12.4'],
    }),
  },
  'cca-11.50': {
    'four-misses': applies('cca/close-combat-roll', {
      es: 'Una unidad de infantería media sin líder cerca ataca a infantería pesada y saca 2 símbolos de líder y 2 círculos verdes.',
      en: 'A medium infantry unit with no leader near attacks heavy infantry and rolls 2 leader symbols and 2 green circles.',
      ask: {
        attacker: { unit: 'MI' },
        defender: { unit: 'HI' },
        faces: ['leader', 'leader', 'green', 'green'],
      },
      gives: { hits: 0, misses: 4, blocksLeft: 4 },
      cites: ['cca-11.44', 'cca-11.45', 'cca-11.50'],
      case: 381,
    }),
  },
  'cca-11.51': {
    'last-block': applies('cca/close-combat-roll', {
      es: 'Una unidad de infantería media ataca a infantería ligera de 2 bloques, que aguanta, y saca 1 círculo verde, 1 espada y 2 cuadrados rojos.',
      en: 'A medium infantry unit attacks light infantry of 2 blocks, which stands, and rolls 1 green circle, 1 sword and 2 red squares.',
      ask: {
        attacker: { unit: 'MI' },
        defender: { unit: 'LI', blocks: 2 },
        faces: ['green', 'swords', 'red', 'red'],
      },
      gives: { hits: 2, blocksLeft: 0, eliminated: true, banners: 1 },
      cites: ['cca-11.42', 'cca-11.45', 'cca-11.51'],
    }),
    'one-block-left': applies('cca/close-combat-roll', {
      es: 'Una unidad de infantería media ataca a infantería ligera de 3 bloques, que aguanta, y saca 1 círculo verde, 1 espada y 2 cuadrados rojos.',
      en: 'A medium infantry unit attacks light infantry of 3 blocks, which stands, and rolls 1 green circle, 1 sword and 2 red squares.',
      ask: {
        attacker: { unit: 'MI' },
        defender: { unit: 'LI', blocks: 3 },
        faces: ['green', 'swords', 'red', 'red'],
      },
      gives: { hits: 2, blocksLeft: 1, eliminated: false, banners: 0 },
      cites: ['cca-11.42', 'cca-11.45', 'cca-11.51'],
    }),
    'hit-and-blocked-retreat': applies('cca/close-combat-roll', {
      es: 'En su combate de bonificación, una unidad de caballería pesada ataca a infantería ligera con hondas de 4 bloques, que no puede retirarse a ningún hex, y saca 1 círculo verde, 1 bandera y 2 fallos.',
      en: 'In its bonus close combat a heavy cavalry unit attacks light infantry with slings of 4 blocks, which has no hex to retreat to, and rolls 1 green circle, 1 flag and 2 misses.',
      ask: {
        attacker: { unit: 'HC' },
        defender: { unit: 'LS', freeHexes: 0 },
        bonus: true,
        faces: ['green', 'flag', 'blue', 'red'],
      },
      gives: { hits: 1, blocksLost: 1, blocksLostInRetreat: 2, blocksLeft: 1 },
      cites: ['cca-11.51', 'cca-11.49', 'cca-12.2', 'cca-12.13'],
      case: 41,
    }),
  },
  'cca-11.52': {
    'four-hits-on-two-blocks': applies('cca/close-combat-roll', {
      es: 'Una unidad de infantería pesada ataca a infantería ligera de 2 bloques, que aguanta, y saca 2 círculos verdes, 2 espadas y 1 triángulo azul.',
      en: 'A heavy infantry unit attacks light infantry of 2 blocks, which stands, and rolls 2 green circles, 2 swords and 1 blue triangle.',
      ask: {
        attacker: { unit: 'HI' },
        defender: { unit: 'LI', blocks: 2 },
        faces: ['green', 'green', 'swords', 'swords', 'blue'],
      },
      gives: { hits: 4, blocksLost: 2, blocksLeft: 0, banners: 1 },
      cites: ['cca-11.51', 'cca-11.52'],
    }),
    'two-hits-on-two-blocks': doesNotApply('cca/close-combat-roll', {
      es: 'Una unidad de infantería pesada ataca a infantería ligera de 2 bloques, que aguanta, y saca 1 círculo verde, 1 espada y 3 triángulos azules.',
      en: 'A heavy infantry unit attacks light infantry of 2 blocks, which stands, and rolls 1 green circle, 1 sword and 3 blue triangles.',
      ask: {
        attacker: { unit: 'HI' },
        defender: { unit: 'LI', blocks: 2 },
        faces: ['green', 'swords', 'blue', 'blue', 'blue'],
      },
      gives: { hits: 2, blocksLost: 2, blocksLeft: 0, banners: 1 },
      cites: ['cca-11.51'],
    }),
  },
  'cca-11.53': {
    'lone-leader-hit': applies('cca/close-combat-roll', {
      es: 'Una unidad de infantería media ataca a un líder que está solo en su hex y saca 1 símbolo de líder y 3 triángulos azules.',
      en: 'A medium infantry unit attacks a leader who is alone in his hex and rolls 1 leader symbol and 3 blue triangles.',
      ask: {
        attacker: { unit: 'MI' },
        defender: { unit: 'LD' },
        faces: ['leader', 'blue', 'blue', 'blue'],
      },
      gives: { leaderLost: true, banners: 1 },
      cites: ['cca-13.17', 'cca-11.53'],
    }),
    'check-of-two-helmets': applies('cca/close-combat-roll', {
      es: 'Una unidad de infantería media ataca a infantería pesada de 4 bloques con un líder unido y saca 1 cuadrado rojo y 3 fallos; los 2 dados para el líder muestran 2 símbolos de líder.',
      en: 'A medium infantry unit attacks heavy infantry of 4 blocks with a leader attached and rolls 1 red square and 3 misses; the 2 dice for the leader show 2 leader symbols.',
      ask: {
        attacker: { unit: 'MI' },
        defender: { unit: 'HI', leader: 'attached' },
        faces: ['red', 'green', 'green', 'blue'],
        leaderCheck: ['leader', 'leader'],
      },
      gives: { blocksLeft: 3, leaderCheckDice: 2, leaderLost: true, banners: 1 },
      cites: ['cca-11.51', 'cca-15.1', 'cca-11.53'],
    }),
    'check-of-one-helmet': doesNotApply('cca/close-combat-roll', {
      es: 'Una unidad de infantería media ataca a infantería pesada de 4 bloques con un líder unido y saca 1 cuadrado rojo y 3 fallos; los 2 dados para el líder muestran 1 símbolo de líder y 1 bandera.',
      en: 'A medium infantry unit attacks heavy infantry of 4 blocks with a leader attached and rolls 1 red square and 3 misses; the 2 dice for the leader show 1 leader symbol and 1 flag.',
      ask: {
        attacker: { unit: 'MI' },
        defender: { unit: 'HI', leader: 'attached' },
        faces: ['red', 'green', 'green', 'blue'],
        leaderCheck: ['leader', 'flag'],
      },
      gives: { blocksLeft: 3, leaderCheckDice: 2, leaderLost: false, banners: 0 },
      cites: ['cca-11.51', 'cca-15.1'],
    }),
    'unit-and-leader-lost': applies('cca/close-combat-roll', {
      es: 'Una unidad de infantería media ataca a infantería pesada de 1 bloque con un líder unido y saca 1 cuadrado rojo y 3 fallos; el dado para el líder muestra 1 símbolo de líder.',
      en: 'A medium infantry unit attacks heavy infantry of 1 block with a leader attached and rolls 1 red square and 3 misses; the die for the leader shows 1 leader symbol.',
      ask: {
        attacker: { unit: 'MI' },
        defender: { unit: 'HI', blocks: 1, leader: 'attached' },
        faces: ['red', 'green', 'green', 'blue'],
        leaderCheck: ['leader'],
      },
      gives: { eliminated: true, leaderCheckDice: 1, leaderLost: true, banners: 2 },
      cites: ['cca-11.51', 'cca-15.2', 'cca-11.53'],
    }),
  },
});
