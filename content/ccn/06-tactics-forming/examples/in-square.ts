import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** What a unit does in square, and how it leaves it. */
export const inSquare = defineExamples({
  'ccn-6.13/fights': applies('ccn/square', {
    es: 'Un cuadro con una orden quiere atacar en melee a un enemigo adyacente.',
    en: 'A square with an order wants to attack an adjacent enemy in melee.',
    ask: { unit: 'line', squareAction: 'melee', enemyAdjacent: 'unit' },
    gives: { allowed: true, orders: 1, mostDice: 1 },
  }),
  'ccn-6.13/moves': forbids('ccn/square', {
    es: 'Un cuadro con una orden tiene caballería enemiga al lado, sigue en cuadro y quiere mover 1 hexágono.',
    en: 'A square with an order has enemy cavalry next to it, stays in square and wants to move 1 hex.',
    ask: { unit: 'line', squareAction: 'move', enemyAdjacent: 'cavalry' },
    case: 457,
  }),
  'ccn-6.14/fires': applies('ccn/ranged-combat', {
    es: 'Infantería ligera con 4 bloques, en cuadro y sin enemigos adyacentes, dispara con Fire and Hold.',
    en: 'Light infantry with 4 blocks, in square and with no enemy adjacent, fires under Fire and Hold.',
    ask: {
      attacker: { unit: 'light', blocks: 4, inSquare: true },
      defender: { unit: 'line' },
      card: 'fire-and-hold',
    },
    gives: { allowed: true, dice: 1 },
    case: 193,
  }),
  'ccn-6.14/grenadiers': applies('ccn/ranged-combat', {
    es: 'Granaderos con 4 bloques, en cuadro y sin enemigos adyacentes, disparan con Élan.',
    en: 'Grenadiers with 4 blocks, in square and with no enemy adjacent, fire under Élan.',
    ask: {
      attacker: { unit: 'grenadier', blocks: 4, inSquare: true },
      defender: { unit: 'line' },
      card: 'elan',
    },
    gives: { allowed: true, dice: 1 },
    case: 497,
  }),
  'ccn-6.14/old-guard': applies('ccn/square-combat', {
    es: 'La Vieja Guardia con 4 bloques, en cuadro, ataca en melee a infantería de línea con 3.',
    en: 'The Old Guard with 4 blocks, in square, attacks line infantry with 3 in melee.',
    ask: {
      attacker: { unit: 'old-guard', blocks: 4, inSquare: true, guardFlags: 1 },
      defender: { unit: 'line', blocks: 3 },
    },
    gives: {
      allowed: true,
      rolls: [
        { by: 'attacker', dice: 1 },
        { by: 'defender', dice: 3 },
      ],
    },
    case: 479,
  }),
  'ccn-6.14/leaves': doesNotApply('ccn/square', {
    es: 'Una unidad abandona el cuadro y dispara en el mismo turno.',
    en: 'A unit leaves square and fires in the same turn.',
    ask: { unit: 'light', squareAction: 'fire', leavesSquare: true },
    gives: { allowed: true, mostDice: null },
    cites: ['ccn-6.47'],
  }),
});
