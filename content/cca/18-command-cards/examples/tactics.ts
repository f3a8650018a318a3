import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

/** Tactic cards in general, Clash of Shields, Counter Attack, Darken the Sky and Double Time. */
export const tactics = defineExamples({
  'cca-18.25': {
    'card-over-rule': applies('cca/card', {
      es: 'Un jugador mira qué hace la carta Tiempo Doble.',
      en: 'A player looks up what the card Double Time does.',
      ask: { commandCard: 'double-time' },
      gives: { group: 'tactic', fireSteps: 0, changedMoves: { WR: 3, MI: 2, HI: 2 } },
      cites: ['cca-18.35', 'cca-18.25'],
    }),
  },
  'cca-18.26': {
    'command-five-with-three-cards-in-hand': applies('cca/orders', {
      es: 'En Zama, al jugador romano le quedan 3 cartas en la mano y juega Carga Montada; tiene 7 unidades montadas.',
      en: 'At Zama the Roman player has 3 cards left in hand and plays Mounted Charge; he has 7 mounted units.',
      ask: {
        commandCard: 'mounted-charge',
        scenario: 'zama',
        army: 'rome',
        ownUnits: { LC: 3, MC: 4 },
      },
      gives: { orders: 5, canOrder: 5 },
      cites: ['cca-19.37', 'cca-7.6', 'cca-18.26', 'cca-18.49'],
    }),
  },
  'cca-18.27': {
    'no-fire': applies('cca/card', {
      es: 'Un jugador mira si Carga Montada deja usar el combate a distancia a la caballería ligera.',
      en: 'A player looks up whether Mounted Charge lets light cavalry use ranged combat.',
      ask: { commandCard: 'mounted-charge' },
      gives: { fireSteps: 0, allowsCloseCombat: true },
      cites: ['cca-18.49', 'cca-18.27'],
      case: 409,
    }),
  },
  'cca-18.28': {
    'light-infantry': applies('cca/close-combat', {
      es: 'Con Choque de Escudos, una unidad de infantería ligera ataca a infantería pesada en terreno despejado.',
      en: 'Under Clash of Shields a light infantry unit attacks heavy infantry in the open.',
      ask: { attacker: { unit: 'LI' }, defender: { unit: 'HI' }, card: 'clash-of-shields' },
      gives: { allowed: true, dice: 4 },
      cites: ['cca-11.8', 'cca-18.28'],
    }),
    'after-a-move': forbids('cca/close-combat', {
      es: 'Con Choque de Escudos, una unidad de infantería media quiere mover 1 hex y atacar a infantería ligera.',
      en: 'Under Clash of Shields a medium infantry unit wants to move 1 hex and attack light infantry.',
      ask: {
        attacker: { unit: 'MI', moved: 1 },
        defender: { unit: 'LI' },
        card: 'clash-of-shields',
      },
      gives: { allowed: false },
    }),
  },
  'cca-18.29': {
    'bonus-combat': applies('cca/close-combat', {
      es: 'Con Choque de Escudos, una unidad de caballería media vence, avanza y libra un combate de bonificación contra infantería ligera.',
      en: 'Under Clash of Shields a medium cavalry unit wins, advances and fights a bonus combat against light infantry.',
      ask: {
        attacker: { unit: 'MC' },
        defender: { unit: 'LI' },
        card: 'clash-of-shields',
        bonus: true,
      },
      gives: { allowed: true, dice: 3 },
      cites: ['cca-11.20', 'cca-18.29'],
    }),
    'first-combat': doesNotApply('cca/close-combat', {
      es: 'Con Choque de Escudos, una unidad de caballería media libra su primer combate, contra infantería ligera.',
      en: 'Under Clash of Shields a medium cavalry unit fights its first combat, against light infantry.',
      ask: { attacker: { unit: 'MC' }, defender: { unit: 'LI' }, card: 'clash-of-shields' },
      gives: { allowed: true, dice: 5 },
      cites: ['cca-11.20', 'cca-18.28'],
    }),
  },
  'cca-18.30': {
    'enemy-since-gone': applies('cca/may-order', {
      es: 'Infantería media era adyacente a una unidad enemiga cuando se jugó Choque de Escudos; después otro combate hizo retirarse a esa enemiga.',
      en: 'Medium infantry was adjacent to an enemy unit when Clash of Shields was played; later another combat made that enemy retreat.',
      ask: { commandCard: 'clash-of-shields', unit: 'MI', inContact: true },
      gives: { allowed: true },
      cites: ['cca-18.28', 'cca-18.30', 'cca-7.1'],
      case: 47,
    }),
    'not-adjacent-as-it-was-played': forbids('cca/may-order', {
      es: 'Infantería media no era adyacente a ninguna unidad enemiga cuando se jugó Choque de Escudos.',
      en: 'Medium infantry was adjacent to no enemy unit when Clash of Shields was played.',
      ask: { commandCard: 'clash-of-shields', unit: 'MI', inContact: false },
      gives: { allowed: false },
      cites: ['cca-18.30', 'cca-7.2'],
    }),
  },
  'cca-18.31': {
    'four-units-in-the-centre': applies('cca/orders', {
      es: 'El oponente ha jugado Orden a Cuatro Unidades en el Centro y el jugador responde con Contraataque.',
      en: 'The opponent has played Order Four Units Center and the player answers with Counter Attack.',
      ask: { commandCard: 'counter-attack', countered: 'order-four-units-center' },
      gives: { inForce: 'order-four-units-center', sections: ['centre'], orders: 4 },
      cites: ['cca-18.31', 'cca-18.32', 'cca-18.10'],
      case: 263,
    }),
    'own-command': applies('cca/orders', {
      es: 'El oponente ha jugado Orden a Tropas Ligeras; un jugador con Mando 6 y 8 unidades ligeras juega Contraataque.',
      en: 'The opponent has played Order Light Troops; a player with Command 6 and 8 light units plays Counter Attack.',
      ask: {
        commandCard: 'counter-attack',
        countered: 'order-light-troops',
        command: 6,
        ownUnits: { LI: 5, LC: 3 },
      },
      gives: { inForce: 'order-light-troops', canOrder: 6 },
      cites: ['cca-18.31', 'cca-7.6', 'cca-18.15'],
    }),
  },
  'cca-18.32': {
    'right-becomes-left': applies('cca/orders', {
      es: 'El oponente ha jugado Orden a Tres Unidades en la Derecha y el jugador, que tiene 5 unidades en su izquierda, juega Contraataque.',
      en: 'The opponent has played Order Three Units Right and the player, who has 5 units on his left, plays Counter Attack.',
      ask: {
        commandCard: 'counter-attack',
        countered: 'order-three-units-right',
        unitsIn: { left: 5 },
      },
      gives: { inForce: 'order-three-units-left', sections: ['left'], canOrder: 3 },
      cites: ['cca-18.31', 'cca-18.32', 'cca-18.6'],
    }),
    'inspired-leadership': applies('cca/card', {
      es: 'El oponente ha jugado Liderazgo Inspirado en la Izquierda y el jugador responde con Contraataque.',
      en: 'The opponent has played Inspired Left Leadership and the player answers with Counter Attack.',
      ask: { commandCard: 'counter-attack', countered: 'inspired-left-leadership' },
      gives: { inForce: 'inspired-right-leadership', sections: ['right'], copies: 2 },
      cites: ['cca-18.31', 'cca-18.32', 'cca-18.24'],
    }),
    'troop-card': doesNotApply('cca/card', {
      es: 'El oponente ha jugado Orden a Tropas Pesadas y el jugador responde con Contraataque.',
      en: 'The opponent has played Order Heavy Troops and the player answers with Counter Attack.',
      ask: { commandCard: 'counter-attack', countered: 'order-heavy-troops' },
      gives: { inForce: 'order-heavy-troops', sections: ['left', 'centre', 'right'] },
      cites: ['cca-18.31', 'cca-18.18'],
    }),
  },
  'cca-18.33': {
    'leader-in-the-centre': applies('cca/may-order', {
      es: 'El oponente ha usado Liderazgo en Cualquier Sección en el centro; el jugador contraataca y quiere ordenar a su líder, solo en el centro.',
      en: 'The opponent has used Leadership Any Section in the centre; the player counterattacks and wants to order his leader, alone in the centre.',
      ask: {
        commandCard: 'counter-attack',
        countered: 'leadership-any-section',
        opponentSection: 'centre',
        unit: 'LD',
        section: 'centre',
      },
      gives: { allowed: true },
      cites: ['cca-18.31', 'cca-18.33', 'cca-18.21', 'cca-7.1'],
    }),
    'leader-in-another-section': forbids('cca/may-order', {
      es: 'El oponente ha usado Liderazgo en Cualquier Sección en el centro; el jugador contraataca y quiere ordenar a su líder, solo en su izquierda.',
      en: 'The opponent has used Leadership Any Section in the centre; the player counterattacks and wants to order his leader, alone on his left.',
      ask: {
        commandCard: 'counter-attack',
        countered: 'leadership-any-section',
        opponentSection: 'centre',
        unit: 'LD',
        section: 'left',
      },
      gives: { allowed: false },
      cites: ['cca-18.31', 'cca-18.33', 'cca-7.2'],
    }),
  },
  'cca-18.34': {
    'auxilia-fire-twice': applies('cca/ranged-combat', {
      es: 'Con El Cielo se Oscurece, unos auxiliares en terreno despejado, sin enemigos adyacentes, disparan a infantería media que está a 2 hexes.',
      en: 'Under Darken the Sky auxilia in the open, with no enemy adjacent, fire at medium infantry 2 hexes away.',
      ask: {
        attacker: { unit: 'AX' },
        defender: { unit: 'MI' },
        distance: 2,
        card: 'darken-the-sky',
      },
      gives: { allowed: true, fires: 2, dice: 2, diceInAll: 4 },
      cites: ['cca-18.34', 'cca-10.18'],
      case: 283,
    }),
    'hit-in-two-fires': applies('cca/ranged-combat', {
      es: 'Con El Cielo se Oscurece, una unidad con hondas dispara 2 veces a 3 hexes contra infantería ligera de 4 bloques con un líder unido y apoyo en 2 hexes.',
      en: 'Under Darken the Sky a unit with slings fires 2 times at 3 hexes at light infantry of 4 blocks with an attached leader and support in 2 hexes.',
      ask: {
        attacker: { unit: 'LS' },
        defender: { unit: 'LI', leader: 'attached', support: 2 },
        distance: 3,
        card: 'darken-the-sky',
      },
      gives: { fires: 2, diceInAll: 4, flagsIgnorable: 2 },
      odds: { 'hit-in-two-fires': '671/1296' },
      cites: ['cca-18.34', 'cca-12.15', 'cca-12.16'],
      case: 121,
    }),
    'bows-next-to-the-enemy': forbids('cca/ranged-combat', {
      es: 'Con El Cielo se Oscurece, una unidad con arcos que tiene 1 unidad enemiga adyacente quiere disparar a otra que está a 2 hexes.',
      en: 'Under Darken the Sky a unit with bows that has 1 enemy unit adjacent to it wants to fire at another one 2 hexes away.',
      ask: {
        attacker: { unit: 'LB', enemiesAdjacent: 1 },
        defender: { unit: 'MI' },
        distance: 2,
        card: 'darken-the-sky',
      },
      gives: { allowed: false, fires: 0 },
      cites: ['cca-10.5', 'cca-18.34'],
      case: 281,
    }),
    'no-missile-units': applies('cca/orders', {
      es: 'Un jugador juega El Cielo se Oscurece y no tiene más que 3 unidades de infantería pesada.',
      en: 'A player plays Darken the Sky and has nothing but 3 heavy infantry units.',
      ask: { commandCard: 'darken-the-sky', ownUnits: { HI: 3 } },
      gives: { canOrder: 1, oneOfChoice: 'only' },
    }),
  },
  'cca-18.35': {
    'six-foot-units-in-a-block': applies('cca/orders', {
      es: 'Un jugador juega Tiempo Doble; tiene un bloque de 6 unidades a pie.',
      en: 'A player plays Double Time; he has a block of 6 foot units.',
      ask: { commandCard: 'double-time', footBlock: 6 },
      gives: { orders: 4, canOrder: 4 },
      cites: ['cca-18.25', 'cca-18.35'],
      case: 273,
    }),
    'outside-the-block': forbids('cca/may-order', {
      es: 'Un jugador juega Tiempo Doble y quiere ordenar a infantería pesada que no es adyacente a ninguna unidad del bloque.',
      en: 'A player plays Double Time and wants to order heavy infantry that is adjacent to no unit of the block.',
      ask: { commandCard: 'double-time', unit: 'HI', inBlock: false, ordersGiven: 2 },
      gives: { allowed: false, ordersLeft: 2 },
      cites: ['cca-18.35', 'cca-7.2'],
    }),
  },
  'cca-18.36': {
    'three-hexes': applies('cca/may-move', {
      es: 'Con Tiempo Doble, unos guerreros mueven 3 hexes y acaban adyacentes a 1 enemigo; quieren no combatir.',
      en: 'Under Double Time warriors move 3 hexes and end adjacent to 1 enemy; they want not to battle.',
      ask: { unit: 'WR', hexes: 3, orderedBy: 'double-time', enemiesAtEnd: 1 },
      gives: { allowed: true, maxHexes: 3, mustBattle: true },
      case: 89,
    }),
    'four-hexes': forbids('cca/may-move', {
      es: 'Con Tiempo Doble, unos guerreros quieren mover 4 hexes hasta un enemigo.',
      en: 'Under Double Time warriors want to move 4 hexes up to an enemy.',
      ask: { unit: 'WR', hexes: 4, orderedBy: 'double-time', enemiesAtEnd: 1 },
      gives: { allowed: false, maxHexes: 3 },
    }),
  },
  'cca-18.37': {
    'light-infantry': applies('cca/may-move', {
      es: 'Con Tiempo Doble, una unidad de infantería ligera quiere mover 2 hexes.',
      en: 'Under Double Time a light infantry unit wants to move 2 hexes.',
      ask: { unit: 'LI', hexes: 2, orderedBy: 'double-time' },
      gives: { allowed: true, maxHexes: 2 },
      case: 49,
    }),
    'auxilia-after-two-hexes': applies('cca/may-battle', {
      es: 'Con Tiempo Doble, unos auxiliares mueven 2 hexes y atacan a infantería media.',
      en: 'Under Double Time auxilia move 2 hexes and attack medium infantry.',
      ask: { attacker: { unit: 'AX', moved: 2 }, defender: { unit: 'MI' }, card: 'double-time' },
      gives: { allowed: true },
      case: 48,
    }),
  },
});
