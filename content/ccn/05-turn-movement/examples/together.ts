import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** A unit and its leader: who goes along, who leaves, whom he joins. */
export const together = defineExamples({
  'ccn-5.60/leadership': applies('ccn/may-move', {
    es: 'Se juega Leadership, y un líder vinculado a una unidad de infantería de línea, que no está en cuadro, se separa de ella y mueve 1 hexágono.',
    en: 'Leadership is played, and a leader attached to a line infantry unit that is not in square leaves it and moves 1 hex.',
    ask: { unit: 'leader', detaches: true, card: 'leadership' },
    gives: { allowed: true, ordersUsed: 1 },
    case: 119,
  }),
  'ccn-5.60/bayonet-charge': forbids('ccn/may-move', {
    es: 'Bayonet Charge ordena a una unidad de infantería, y su líder quiere separarse de ella.',
    en: 'Bayonet Charge orders an infantry unit, and its leader wants to leave it.',
    ask: { unit: 'leader', detaches: true, card: 'bayonet-charge' },
  }),
  'ccn-5.60/unit-under-bayonet-charge': forbids('ccn/may-move', {
    es: 'Bayonet Charge ordena a infantería de línea, que quiere mover 1 hexágono mientras su líder se va por su cuenta.',
    en: 'Bayonet Charge orders line infantry, which wants to move 1 hex while its leader goes his own way.',
    ask: { unit: 'line', hexes: 1, leader: true, detaches: true, card: 'bayonet-charge' },
    gives: { allowed: false, ordersUsed: 1 },
  }),
  'ccn-5.61/unit-moves-without-him': applies('ccn/may-move', {
    es: 'Una unidad de granaderos y su líder tienen 1 orden cada uno, y los granaderos mueven antes que él.',
    en: 'A Grenadier unit and its leader have 1 order each, and the Grenadiers move before him.',
    ask: { unit: 'grenadier', leader: true, detaches: true },
    gives: { allowed: true, leaderGoesAlong: false, ordersUsed: 2, mayFightAfter: true },
  }),
  'ccn-5.61/leader-moves-first': applies('ccn/may-move', {
    es: 'Los mismos, pero el líder mueve antes: se separa y mueve 3 hexágonos.',
    en: 'The same, but the leader moves first: he leaves and moves 3 hexes.',
    ask: { unit: 'leader', detaches: true, formerUnitOrdered: true, hexes: 3 },
    gives: { allowed: true, ordersUsed: 2 },
    cites: ['ccn-5.60', 'ccn-5.61'],
  }),
  'ccn-5.62/joins-an-idle-unit': applies('ccn/may-move', {
    es: 'Un líder mueve 2 hexágonos y se une a una unidad amiga que no ha recibido ninguna orden.',
    en: 'A leader moves 2 hexes and joins a friendly unit that has been given no order.',
    ask: { unit: 'leader', hexes: 2, hex2: { occupant: 'friend' }, joinedUnit: 'unordered' },
    gives: { allowed: true, joinedUnitMayMove: false, joinedUnitMayFight: false },
  }),
  'ccn-5.62/passes-by': doesNotApply('ccn/may-move', {
    es: 'Un líder mueve 2 hexágonos y atraviesa el de una unidad amiga sin órdenes, sin detenerse en él.',
    en: 'A leader moves 2 hexes and passes through that of a friendly unit without orders, not stopping there.',
    ask: { unit: 'leader', hexes: 2, hex1: { occupant: 'friend' } },
    gives: { allowed: true, leaderJoins: false, joinedUnitMayFight: null },
    cites: ['ccn-5.55'],
  }),
  'ccn-5.63/leader-changes-units': applies('ccn/may-move', {
    es: 'Un líder deja su unidad, mueve 2 hexágonos y se une a otra, que tiene una orden y ya ha movido.',
    en: 'A leader leaves his unit, moves 2 hexes and joins another, which has an order and has moved already.',
    ask: {
      ...{ unit: 'leader', detaches: true, hexes: 2 },
      ...{ hex2: { occupant: 'friend' }, joinedUnit: 'moved' },
    },
    gives: { allowed: true, joinedUnitMayMove: false, joinedUnitMayFight: true },
  }),
  'ccn-5.63/unit-wants-to-move-on': forbids('ccn/may-move', {
    es: 'Un líder se ha unido este turno a una unidad de caballería pesada con orden, que quiere mover con él 2 hexágonos.',
    en: 'A leader has joined an ordered heavy cavalry unit this turn, which wants to move 2 hexes with him.',
    ask: { unit: 'heavy-cavalry', leader: true, leaderDoes: 'joined', hexes: 2 },
    gives: { allowed: false, maxOnPath: 0 },
  }),
  'ccn-5.64/square-and-leader': forbids('ccn/may-move', {
    es: 'Un líder está vinculado a una unidad de infantería que sigue en cuadro, y quiere separarse de ella.',
    en: 'A leader is attached to an infantry unit that stays in square, and wants to leave it.',
    ask: { unit: 'leader', detaches: true, inSquare: true },
  }),
  'ccn-5.64/both-leave': applies('ccn/may-move', {
    es: 'Con Attack Center se ordena a un cuadro, sin enemigos adyacentes, que deje de serlo, y a su líder, que se separe el mismo turno.',
    en: 'With Attack Center a square with no enemy adjacent is ordered to leave square, and its leader to detach in the same turn.',
    ask: {
      ...{ unit: 'leader', detaches: true, inSquare: true },
      ...{ leavesSquare: true, formerUnitOrdered: true },
    },
    gives: { allowed: true, ordersUsed: 2 },
    case: 145,
  }),
  'ccn-5.65/unmoved-cavalry': applies('ccn/may-move', {
    es: 'Una unidad de caballería con orden, que no ha movido y está junto a un enemigo, se queda donde está con el líder que se le acaba de unir.',
    en: 'An ordered cavalry unit that has not moved and is next to an enemy stays where it is with the leader who has just joined it.',
    ask: { unit: 'light-cavalry', hexes: 0, leader: true, leaderDoes: 'joined' },
    gives: { allowed: true, mayMeleeAfter: true },
    case: 143,
  }),
  'ccn-5.65/unit-without-an-order': doesNotApply('ccn/may-move', {
    es: 'Un líder mueve 1 hexágono y se une a una unidad que no tiene ninguna orden.',
    en: 'A leader moves 1 hex and joins a unit that has no order.',
    ask: { unit: 'leader', hex1: { occupant: 'friend' } },
    gives: { allowed: true, joinedUnitMayFight: false },
    cites: ['ccn-5.62', 'ccn-5.63'],
  }),
  'ccn-5.250/cavalry-moves-first': applies('ccn/may-move', {
    es: 'Attack Center da sus 3 órdenes a unos granaderos, a su líder, para que se separe, y a una caballería pesada. Ella mueve primero junto al enemigo, y él se le une después.',
    en: 'Attack Center gives its 3 orders to Grenadiers, to their leader, so that he detaches, and to heavy cavalry. It moves first, next to the enemy, and he joins it afterwards.',
    ask: {
      ...{ unit: 'leader', detaches: true, formerUnitOrdered: true },
      ...{ hexes: 3, hex3: { occupant: 'friend' }, joinedUnit: 'moved' },
    },
    gives: { allowed: true, joinedUnitMayMove: false, joinedUnitMayFight: true, ordersUsed: 2 },
    cites: ['ccn-5.60', 'ccn-5.61', 'ccn-5.65', 'ccn-5.250'],
    case: 4,
  }),
  'ccn-5.250/leader-moves-first': applies('ccn/may-move', {
    es: 'Las mismas 3 órdenes, pero el líder se une a la caballería, que está junto al enemigo, antes de que ella mueva.',
    en: 'The same 3 orders, but the leader joins the cavalry, which is next to the enemy, before it moves.',
    ask: {
      ...{ unit: 'leader', detaches: true, formerUnitOrdered: true },
      ...{ hexes: 3, hex3: { occupant: 'friend' }, joinedUnit: 'ordered' },
    },
    gives: { allowed: true, joinedUnitMayMove: false, joinedUnitMayFight: true },
    cites: ['ccn-5.63', 'ccn-5.65', 'ccn-5.250'],
    case: 5,
  }),
});
