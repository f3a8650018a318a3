import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Force March. */
export const forceMarch = defineExamples({
  'ccn-8.56/what-it-says': applies('ccn/card', {
    es: 'Un jugador piensa en jugar Force March.',
    en: 'A player thinks of playing Force March.',
    ask: { commandCard: 'force-march' },
    gives: {
      copies: 2,
      orders: 'all',
      arms: ['infantry'],
      cardMoves: [
        { types: ['line', 'militia'], moves: 2, fights: 1 },
        {
          types: [
            'light',
            'rifle',
            'grenadier',
            'guard-grenadier',
            'old-guard',
            'young-guard',
            'guard-light',
          ],
          moves: 2,
          fights: 2,
        },
      ],
    },
  }),
  'ccn-8.56/other-section': forbids('ccn/may-order', {
    es: 'Un jugador juega Force March, elige el Centro y quiere ordenar a infantería de línea que está sólo en el Flanco Izquierdo.',
    en: 'A player plays Force March, chooses the Center and wants to order line infantry that is on the Left Flank alone.',
    ask: { commandCard: 'force-march', unit: 'line', section: 'left', chosenSection: 'centre' },
  }),
  'ccn-8.57/line-with-a-leader': applies('ccn/may-move', {
    es: 'Infantería de línea con un líder vinculado y órdenes de Force March mueve 2 hexágonos.',
    en: 'Line infantry with an attached leader, ordered by Force March, moves 2 hexes.',
    ask: { unit: 'line', leader: true, hexes: 2, card: 'force-march' },
    gives: { allowed: true, maxToFight: 2, mayMeleeAfter: true },
  }),
  'ccn-8.57/half-its-blocks': applies('ccn/ranged-combat', {
    es: 'Infantería ligera francesa con 4 bloques y órdenes de Force March mueve 2 hexágonos y dispara a infantería de línea a 2.',
    en: 'French light infantry with 4 blocks, ordered by Force March, moves 2 hexes and fires at line infantry 2 hexes away.',
    ask: {
      attacker: { unit: 'light', blocks: 4, moved: 2 },
      defender: { unit: 'line' },
      card: 'force-march',
    },
    gives: { allowed: true, dice: 3 },
    cites: ['ccn-8.57', 'ccn-5.95', 'ccn-5.98'],
  }),
  'ccn-8.57/line-without-a-leader': doesNotApply('ccn/may-melee', {
    es: 'Infantería de línea sin líder con órdenes de Force March mueve 2 hexágonos y quiere atacar a infantería de línea adyacente.',
    en: 'Line infantry without a leader, ordered by Force March, moves 2 hexes and wants to attack adjacent line infantry.',
    ask: {
      attacker: { unit: 'line', moved: 2 },
      defender: { unit: 'line' },
      card: 'force-march',
    },
    gives: { allowed: false },
    cites: ['ccn-8.58'],
  }),
  'ccn-8.58/line-without-a-leader': applies('ccn/may-move', {
    es: 'Infantería de línea sin líder con órdenes de Force March mueve 2 hexágonos y queda junto a un enemigo.',
    en: 'Line infantry without a leader, ordered by Force March, moves 2 hexes and comes to stand next to an enemy.',
    ask: { unit: 'line', hexes: 2, card: 'force-march' },
    gives: { allowed: true, mayMeleeAfter: false, maxToFight: 1 },
    case: 385,
  }),
  'ccn-8.58/one-hex': doesNotApply('ccn/may-melee', {
    es: 'Infantería de línea sin líder con órdenes de Force March mueve 1 hexágono y quiere atacar a infantería de línea adyacente.',
    en: 'Line infantry without a leader, ordered by Force March, moves 1 hex and wants to attack adjacent line infantry.',
    ask: {
      attacker: { unit: 'line', moved: 1 },
      defender: { unit: 'line' },
      card: 'force-march',
    },
    gives: { allowed: true },
    cites: ['ccn-5.69'],
  }),
  'ccn-8.59/artillery': applies('ccn/may-order', {
    es: 'Un jugador sin infantería juega Force March y ordena a artillería de a pie.',
    en: 'A player without infantry plays Force March and orders foot artillery.',
    ask: { commandCard: 'force-march', unit: 'foot-artillery', noneOfKind: true },
    gives: { allowed: true, onlyUnit: true, card: 'none' },
  }),
  'ccn-8.59/what-it-says': applies('ccn/card', {
    es: 'Un jugador sin infantería piensa en jugar Force March.',
    en: 'A player without infantry thinks of playing Force March.',
    ask: { commandCard: 'force-march', noneOfKind: true },
    gives: { orders: 1, cardMoves: [] },
  }),
});
