import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** What a unit does in square, and how it leaves it. */
export const inSquare = defineExamples({
  'ccn-6.41/stays': forbids('ccn/square', {
    es: 'Se quiere que el líder de un cuadro se separe, y la unidad sigue en cuadro.',
    en: 'The leader of a square is to detach, and the unit stays in square.',
    ask: { unit: 'line', squareAction: 'detach-leader', leader: true },
    cites: ['ccn-5.64', 'ccn-6.41'],
  }),
  'ccn-6.41/leaves': applies('ccn/square', {
    es: 'Con Attack Center se ordena a una unidad abandonar el cuadro y a su líder separarse.',
    en: 'With Attack Center a unit is ordered to leave square and its leader to detach.',
    ask: { unit: 'line', squareAction: 'detach-leader', leader: true, leavesSquare: true },
    gives: { allowed: true, orders: 2 },
    cites: ['ccn-5.64', 'ccn-6.41'],
    case: 145,
  }),
  'ccn-6.42/nobody-near': applies('ccn/square', {
    es: 'Un cuadro sin enemigos adyacentes recibe la orden de disparar.',
    en: 'A square with no enemies adjacent is ordered to fire.',
    ask: { unit: 'line', squareAction: 'fire' },
    gives: { allowed: true, mostDice: 1 },
  }),
  'ccn-6.42/infantry-near': forbids('ccn/square', {
    es: 'Un cuadro tiene al lado infantería enemiga y quiere disparar a otro enemigo a 2 hexágonos.',
    en: 'A square has enemy infantry next to it and wants to fire at another enemy 2 hexes away.',
    ask: { unit: 'line', squareAction: 'fire', enemyAdjacent: 'unit' },
    case: 305,
  }),
  'ccn-6.43/attacks': applies('ccn/square', {
    es: 'Un cuadro recibe la orden de atacar en melee a caballería adyacente.',
    en: 'A square is ordered to attack adjacent cavalry in melee.',
    ask: { unit: 'line', squareAction: 'melee', enemyAdjacent: 'cavalry' },
    gives: { allowed: true, mostDice: 1 },
  }),
  'ccn-6.43/takes-ground': forbids('ccn/square', {
    es: 'El ataque de un cuadro ha tenido éxito y quiere Ocupar el Terreno.',
    en: 'The attack of a square was successful and it wants to Take Ground.',
    ask: { unit: 'line', squareAction: 'take-ground' },
  }),
  'ccn-6.44/too-late': forbids('ccn/square', {
    es: 'En su fase de combate, el dueño de un cuadro quiere que la unidad lo abandone.',
    en: 'In his Combat phase the owner of a square wants the unit to leave it.',
    ask: { unit: 'line', leavingPhase: 'later' },
  }),
  'ccn-6.44/opponents-turn': applies('ccn/square', {
    es: 'En el turno del oponente, el dueño de un cuadro quiere que la unidad lo abandone.',
    en: "In the opponent's turn the owner of a square wants the unit to leave it.",
    ask: { unit: 'line', leavingPhase: 'opponents-turn' },
    gives: { allowed: false },
  }),
  'ccn-6.45/cavalry': applies('ccn/square', {
    es: 'Una unidad en cuadro con caballería enemiga al lado recibe la orden de abandonarlo.',
    en: 'A unit in square with enemy cavalry next to it is ordered to leave it.',
    ask: { unit: 'line', enemyAdjacent: 'cavalry' },
    gives: { allowed: false },
  }),
  'ccn-6.45/infantry': doesNotApply('ccn/square', {
    es: 'Una unidad en cuadro con infantería enemiga al lado, pero sin caballería, recibe la orden de abandonarlo.',
    en: 'A unit in square with enemy infantry next to it, but no cavalry, is ordered to leave it.',
    ask: { unit: 'line', enemyAdjacent: 'unit' },
    gives: { allowed: true, inSquareAfter: false },
    cites: ['ccn-6.46'],
    case: 297,
  }),
  'ccn-6.45/order': forbids('ccn/may-order', {
    es: 'Se juega Probe Center, y se quiere ordenar que abandone el cuadro a infantería de línea que tiene caballería enemiga al lado.',
    en: 'Probe Center is played, and line infantry with enemy cavalry next to it is to be ordered to leave square.',
    ask: {
      ...{ commandCard: 'probe-center', unit: 'line', enemyAdjacent: 'cavalry' },
      ...{ inSquare: true, leavesSquare: true },
    },
    gives: { allowed: false, cost: 0 },
  }),
  'ccn-6.46/card-returns': applies('ccn/square', {
    es: 'Una unidad en cuadro recibe la orden de abandonarlo; su dueño tiene 4 cartas y ningún otro cuadro.',
    en: 'A unit in square is ordered to leave it; its owner holds 4 cards and has no other square.',
    ask: { unit: 'line', cardsInHand: 4 },
    gives: { allowed: true, handAfter: 5, cardsOnTrack: 0, moreOrders: 0 },
  }),
  'ccn-6.47/fires': applies('ccn/square', {
    es: 'Infantería abandona el cuadro, no mueve y quiere disparar.',
    en: 'Infantry leaves square, does not move and wants to fire.',
    ask: { unit: 'line', squareAction: 'fire', leavesSquare: true },
    gives: { allowed: true, mostDice: null },
    case: 17,
  }),
  'ccn-6.48/last-block': applies('ccn/square', {
    es: 'El único cuadro de un jugador pierde su último bloque; el jugador tiene 4 cartas en la mano.',
    en: 'The only square of a player loses its last block; the player holds 4 cards.',
    ask: { unit: 'line', squareAction: 'be-eliminated', cardsInHand: 4 },
    gives: { allowed: true, handAfter: 5, cardsOnTrack: 0 },
    case: 307,
  }),
});
