import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Élan. */
export const elan = defineExamples({
  'ccn-8.43/what-it-says': applies('ccn/card', {
    es: 'Un jugador piensa en jugar Élan.',
    en: 'A player thinks of playing Élan.',
    ask: { commandCard: 'elan' },
    gives: { copies: 1, orders: 'dice', leaders: 'counted', reshuffle: true },
  }),
  'ccn-8.43/roll-of-five': applies('ccn/elan', {
    es: 'Un jugador con 5 cartas en la mano juega una de ellas, Élan, y saca 2 de infantería, 1 de caballería y 2 sables.',
    en: 'A player with 5 cards in hand plays one of them, Élan, and rolls 2 infantry, 1 cavalry and 2 sabers.',
    ask: { cardsInHand: 5, rolled: ['infantry', 'infantry', 'cavalry', 'saber', 'saber'] },
    gives: { dice: 5, ordersRolled: 3, lost: 0, arms: ['infantry', 'cavalry'] },
  }),
  'ccn-8.43/cavalry-without-a-symbol': forbids('ccn/may-order', {
    es: 'Tras Élan quedan 2 símbolos de infantería, y el jugador quiere ordenar a caballería ligera.',
    en: 'After Élan 2 infantry symbols are left, and the player wants to order light cavalry.',
    ask: { commandCard: 'elan', unit: 'light-cavalry', freeSymbols: ['infantry', 'infantry'] },
  }),
  'ccn-8.44/one-flag': applies('ccn/elan', {
    es: 'Un jugador con 2 cartas en la mano juega Élan y saca 1 bandera y 1 sable; tiene infantería y 1 líder.',
    en: 'A player with 2 cards in hand plays Élan and rolls 1 flag and 1 saber; he has infantry and 1 leader.',
    ask: { cardsInHand: 2, rolled: ['flag', 'saber'], infantryUnits: 4, ownLeaders: 1 },
    gives: { ordersRolled: 1, arms: ['infantry'], leadersOrdered: 1 },
  }),
  'ccn-8.44/leader-detaches': applies('ccn/may-order', {
    es: 'Con 1 bandera de Élan un jugador quiere separar a un líder de infantería de línea que no está en cuadro.',
    en: 'With 1 flag of Élan a player wants to detach a leader from line infantry that is not in square.',
    ask: { commandCard: 'elan', unit: 'leader', detaches: true, freeSymbols: ['flag'] },
    gives: { allowed: true, cost: 1 },
    cites: ['ccn-5.60', 'ccn-8.44'],
  }),
  'ccn-8.45/moved-and-fires': applies('ccn/ranged-combat', {
    es: 'Infantería de línea francesa con 3 bloques y órdenes de Élan mueve 1 hexágono y dispara a infantería de línea a 2.',
    en: 'French line infantry with 3 blocks, ordered by Élan, moves 1 hex and fires at line infantry 2 hexes away.',
    ask: {
      attacker: { unit: 'line', blocks: 3, moved: 1 },
      defender: { unit: 'line' },
      card: 'elan',
    },
    gives: { dice: 3 },
    cites: ['ccn-5.95', 'ccn-8.45'],
    case: 191,
  }),
  'ccn-8.45/square-of-grenadiers': applies('ccn/ranged-combat', {
    es: 'Granaderos con 4 bloques, en cuadro y con órdenes de Élan, disparan a infantería de línea a 2 hexágonos.',
    en: 'Grenadiers with 4 blocks, in square and ordered by Élan, fire at line infantry 2 hexes away.',
    ask: {
      attacker: { unit: 'grenadier', blocks: 4, inSquare: true },
      defender: { unit: 'line' },
      card: 'elan',
    },
    gives: { dice: 1 },
    cites: ['ccn-8.45', 'ccn-6.14'],
    case: 497,
  }),
  'ccn-8.45/battle-back': doesNotApply('ccn/melee-roll', {
    es: 'Infantería de línea con 3 bloques Responde a infantería de línea con 4 que la ha atacado con órdenes de Élan.',
    en: 'Line infantry with 3 blocks battles back at line infantry with 4 that has attacked it, ordered by Élan.',
    ask: {
      roll: 'battle-back',
      attacker: { unit: 'line', blocks: 4 },
      defender: { unit: 'line', blocks: 3 },
      card: 'elan',
    },
    gives: { dice: 3 },
    cites: ['ccn-5.125'],
  }),
  'ccn-8.46/what-follows-the-roll': applies('ccn/elan', {
    es: 'Un jugador con 4 cartas en la mano juega una de ellas, Élan.',
    en: 'A player with 4 cards in hand plays one of them, Élan.',
    ask: { cardsInHand: 4 },
    gives: { dice: 4, extraDice: 1, reshuffle: true },
    cites: ['ccn-8.43', 'ccn-8.45', 'ccn-8.46'],
  }),
});
