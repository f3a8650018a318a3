import {
  applies,
  defineExamples,
  doesNotApply,
  forbids,
} from '../../../../src/content/examples.ts';

export const phases = defineExamples({
  'onus-7.1': {
    'forgotten-archers': forbids('onus/phase', {
      es: 'El jugador activo ya ha resuelto un combate cuerpo a cuerpo y quiere disparar con unos arqueros activos que olvidó.',
      en: 'The active player has already resolved a hand-to-hand combat and wants to shoot with active archers that he forgot.',
      ask: { phase: 'combat', action: 'shoot' },
      gives: { allowed: false, momentOfAction: 'over' },
      cites: ['onus-7.1', 'onus-13.13'],
      case: 337,
    }),
    'not-before-its-phase': applies('onus/phase', {
      es: 'En plena fase de activación, sin terminarla, un jugador quiere mover una unidad que acaba de activar.',
      en: 'In the middle of the activation phase, before it is finished, a player wants to move a unit that he has just activated.',
      ask: { phase: 'activation', action: 'move' },
      gives: { allowed: true, mayNow: false, momentOfAction: 'later-this-turn' },
      cites: ['onus-7.3', 'onus-7.1'],
    }),
  },
  'onus-7.2': {
    'first-phase': applies('onus/phase', {
      es: 'Se pregunta qué se hace en la primera fase del turno.',
      en: 'Somebody asks what is done in the first phase of a turn.',
      ask: { phase: 'activation' },
      gives: { phaseNumber: 1, whoActs: 'active-player', nextPhase: 'movement' },
    }),
  },
  'onus-7.3': {
    'active-units-move': applies('onus/phase', {
      es: 'En la fase de movimiento se quiere mover una unidad activa.',
      en: 'In the movement phase somebody wants to move an active unit.',
      ask: { phase: 'movement', action: 'move' },
      gives: { allowed: true, mayNow: true, phaseNumber: 2 },
      cites: ['onus-7.3', 'onus-7.14'],
    }),
  },
  'onus-7.4': {
    'active-archers': applies('onus/phase', {
      es: 'En la fase de disparo se quiere disparar con unos arqueros activos.',
      en: 'In the shooting phase somebody wants to shoot with active archers.',
      ask: { phase: 'shooting', action: 'shoot' },
      gives: { allowed: true, mayNow: true, phaseNumber: 3 },
    }),
    'no-missiles': forbids('onus/phase', {
      es: 'En la fase de disparo se quiere disparar con una unidad activa cuya carta no muestra Ataque a distancia.',
      en: 'In the shooting phase somebody wants to shoot with an active unit whose card shows no ranged attack.',
      ask: { phase: 'shooting', action: 'shoot', hasMissiles: false },
      gives: { allowed: false },
    }),
  },
  'onus-7.5': {
    'after-the-shots': applies('onus/phase', {
      es: 'Tras los disparos, unos Hostigadores activos quieren mover lo que les queda.',
      en: 'After the shots, active Skirmishers want to move as far as they have left.',
      ask: { phase: 'skirmishers', action: 'skirmisher-move', abilities: ['skirmishers'] },
      gives: { allowed: true, mayNow: true, phaseNumber: 4 },
    }),
    'others-stand-still': forbids('onus/phase', {
      es: 'Tras los disparos, una unidad activa que no tiene la habilidad de Hostigadores quiere mover lo que no movió.',
      en: 'After the shots, an active unit without the Skirmishers ability wants to move as far as it had not moved.',
      ask: { phase: 'skirmishers', action: 'skirmisher-move' },
      gives: { allowed: false },
    }),
  },
  'onus-7.6': {
    'order-of-combats': applies('onus/phase', {
      es: 'En la fase de combate hay varias unidades trabadas, y se pregunta quién decide el orden.',
      en: 'In the combat phase several units are engaged, and somebody asks who decides the order.',
      ask: { phase: 'combat' },
      gives: { whoActs: 'all-engaged-units', orderDecidedBy: 'active-player', phaseNumber: 5 },
    }),
  },
  'onus-7.7': {
    'own-fleeing-units': applies('onus/phase', {
      es: 'Llega la fase de huida, y el jugador activo tiene una unidad que huyó en un turno anterior.',
      en: 'The flight phase comes, and the active player has a unit that fled in an earlier turn.',
      ask: { phase: 'flight', action: 'flight-check', fleeing: true },
      gives: { allowed: true, mayNow: true, compulsory: true, phaseNumber: 6 },
    }),
  },
  'onus-7.8': {
    'draw-and-discard': applies('onus/phase', {
      es: 'Terminada la fase de huida, el jugador activo quiere robar.',
      en: 'The flight phase is finished, and the active player wants to draw.',
      ask: { phase: 'flight', phaseFinished: true, action: 'draw-cards' },
      gives: { allowed: true, mayNow: true, phaseNumber: 7, nextPhase: 'turn-of-the-other' },
      cites: ['onus-7.8', 'onus-7.203'],
    }),
  },
  'onus-7.9': {
    'turn-of-the-other': forbids('onus/phase', {
      es: 'En el turno del oponente, un jugador quiere mover una unidad que dejó activada.',
      en: "In the opponent's turn a player wants to move a unit that he left activated.",
      ask: { ownTurn: false, phase: 'movement', action: 'move' },
      gives: { allowed: false },
    }),
    'four-players-alternate': applies('onus/turn-order', {
      es: 'Juegan A y C contra B y D, y los turnos se alternan.',
      en: 'A and C play against B and D, and turns alternate.',
      ask: { turnWay: 'alternating', firstSide: ['A', 'C'], secondSide: ['B', 'D'] },
      gives: { playOrder: ['A', 'B', 'C', 'D'] },
    }),
  },
  'onus-7.10': {
    'in-the-turn-of-the-other': applies('onus/leadership-check', {
      es: 'Con victoria por bajas, un ejército de 1000 puntos llega a 600 de bajas en el turno del oponente.',
      en: "With victory by casualties, an army of 1000 points comes to casualties of 600 in the opponent's turn.",
      ask: { armyValue: 1000, eliminatedValue: 600, checkMoment: 'opponent-turn' },
      gives: { leadershipCheckDue: false, checksAt: 'next-own-activation' },
      case: 339,
    }),
    'before-any-order': applies('onus/phase', {
      es: 'Empieza la fase de activación, y se pregunta cuándo se cuentan las bajas.',
      en: 'The activation phase begins, and somebody asks when casualties are counted.',
      ask: { phase: 'activation', action: 'check-casualties' },
      gives: { allowed: true, mayNow: true, compulsory: true },
    }),
  },
  'onus-7.11': {
    'third-order': applies('onus/order', {
      es: 'En su fase de activación un jugador ha jugado 2 órdenes y quiere jugar otra sobre otra unidad.',
      en: 'In his activation phase a player has played 2 orders and wants to play another on another unit.',
      ask: { ordersPlayed: 2 },
      gives: { allowed: true, activates: true, cardsSpent: 1 },
      cites: ['onus-5.9', 'onus-7.11'],
    }),
    'event-in-the-activation': forbids('onus/order', {
      es: 'En su fase de activación un jugador quiere usar el evento de una carta.',
      en: 'In his activation phase a player wants to use the event of a card.',
      ask: { cardHalf: 'event', phase: 'activation' },
      gives: { allowed: false },
    }),
  },
  'onus-7.12': {
    health: applies('onus/order', {
      es: 'Un jugador juega una orden de Salud sobre una unidad sin órdenes este turno.',
      en: 'A player plays a Health order on a unit without orders this turn.',
      ask: { orderType: 'health' },
      gives: { allowed: true, activates: false },
      cites: ['onus-5.8', 'onus-7.12'],
    }),
  },
  'onus-7.13': {
    marker: applies('onus/order', {
      es: 'Un jugador juega una orden de Activación sobre una unidad sin órdenes este turno.',
      en: 'A player plays an Activation order on a unit without orders this turn.',
      ask: { orderType: 'activation' },
      gives: { allowed: true, activates: true },
      cites: ['onus-5.5', 'onus-7.13'],
    }),
  },
  'onus-7.14': {
    'inactive-unit': forbids('onus/phase', {
      es: 'Una unidad que no se ha activado quiere cambiar de formación.',
      en: 'A unit that was not activated wants to change formation.',
      ask: { phase: 'movement', action: 'change-formation', active: false },
      gives: { allowed: false },
    }),
    'active-unit': applies('onus/phase', {
      es: 'Una unidad activa quiere cambiar de formación.',
      en: 'An active unit wants to change formation.',
      ask: { phase: 'movement', action: 'change-formation' },
      gives: { allowed: true },
    }),
  },
  'onus-7.15': {
    'reinforced-then-skirmish': forbids('onus/order', {
      es: 'Un jugador usa «Reforzar unidad» para curar 2 heridas de una unidad y quiere activarla con «Escaramuza» en la misma fase.',
      en: 'A player uses “Reforzar unidad” to heal 2 wounds of a unit and wants to activate it with “Escaramuza” in the same phase.',
      ask: { orderType: 'activation', ordersOnUnit: 1 },
      gives: { allowed: false, activates: false },
      cites: ['onus-5.10', 'onus-7.15'],
      case: 4,
    }),
    'activated-then-healed': applies('onus/order', {
      es: 'Una unidad activada por una orden debería recibir otra de Salud en el mismo turno.',
      en: 'A unit activated by an order is to receive another one, of Health, in the same turn.',
      ask: { orderType: 'health', ordersOnUnit: 1, alreadyActive: true },
      gives: { allowed: false },
    }),
    'another-unit': doesNotApply('onus/order', {
      es: 'Un jugador ha curado a una unidad con una orden y quiere activar otra distinta.',
      en: 'A player has healed a unit with an order and wants to activate a different one.',
      ask: { orderType: 'activation', ordersPlayed: 1 },
      gives: { allowed: true, activates: true },
      cites: ['onus-5.10', 'onus-7.13'],
    }),
  },
  'onus-7.16': {
    'they-fight-again': applies('onus/phase', {
      es: 'Tras un combate ninguna de las unidades ha huido ni ha sido eliminada; en el turno siguiente no se activa ninguna.',
      en: 'After a combat neither unit has fled or been eliminated; in the next turn neither is activated.',
      ask: { phase: 'combat', action: 'fight', engaged: true, active: false },
      gives: { allowed: true, compulsory: true },
      cites: ['onus-7.6', 'onus-7.16'],
      case: 353,
    }),
    'no-turning': forbids('onus/phase', {
      es: 'Una unidad trabada que no se ha activado quiere cambiar de orientación en la fase de movimiento.',
      en: 'An engaged unit that was not activated wants to change its facing in the movement phase.',
      ask: { phase: 'movement', action: 'turn', engaged: true, active: false },
      gives: { allowed: false },
    }),
  },
});
