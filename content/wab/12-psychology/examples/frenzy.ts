import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Frenzy, until the first defeat. */
export const frenzy = defineExamples({
  'wab-12.16/must-charge': applies('wab/forced-charge', {
    es: 'Una unidad con furia asesina y movimiento 4 tiene a un enemigo a 8 pulgadas al acabar las declaraciones.',
    en: 'A frenzied unit of movement 4 has an enemy 8 inches away as the declarations end.',
    ask: { forcedBy: 'frenzy', movement: 4, enemies: [{ away: 8 }] },
    gives: { mustCharge: true, unitMust: 'charge', towards: 1 },
  }),
  'wab-12.16/nobody-in-reach': doesNotApply('wab/forced-charge', {
    es: 'Una unidad con furia asesina y movimiento 4 tiene a un enemigo a 9 pulgadas al acabar las declaraciones.',
    en: 'A frenzied unit of movement 4 has an enemy 9 inches away as the declarations end.',
    ask: { forcedBy: 'frenzy', movement: 4, enemies: [{ away: 9 }] },
    gives: { mustCharge: false, unitMust: 'nothing' },
    cites: ['wab-3.3'],
  }),
  'wab-12.16/its-choice': applies('wab/forced-charge', {
    es: 'Una unidad con furia asesina y movimiento 4 tiene a enemigos a 5 y a 7 pulgadas.',
    en: 'A frenzied unit of movement 4 has enemies 5 and 7 inches away.',
    ask: { forcedBy: 'frenzy', movement: 4, enemies: [{ away: 7 }, { away: 5 }] },
    gives: { mustCharge: true, mayChoose: true, towards: null, enemiesInReach: 2 },
  }),
  'wab-12.16/the-nearest': applies('wab/forced-charge', {
    es: 'Una unidad con furia asesina y movimiento 4 tiene a enemigos a 7 y a 5 pulgadas, donde se ha acordado que carga al más cercano.',
    en: 'A frenzied unit of movement 4 has enemies 7 and 5 inches away, where it was agreed that it charges the nearest.',
    ask: {
      ...{ forcedBy: 'frenzy', movement: 4, enemies: [{ away: 7 }, { away: 5 }] },
      readings: { R311: 'b' },
    },
    gives: { mustCharge: true, mayChoose: false, towards: 2 },
  }),
  'wab-12.16/this-charge': applies('wab/charge', {
    es: 'Una unidad con furia asesina y movimiento 4 está a 6 pulgadas del enemigo.',
    en: 'A frenzied unit of movement 4 is 6 inches from the enemy.',
    ask: { movement: 4, distance: 6, frenzied: true },
    gives: { mustCharge: true, reaches: true },
  }),
  'wab-12.18/cannot-hold-back': applies('wab/pursuit', {
    es: 'Una unidad con furia asesina y Liderazgo 9 ha hecho huir al enemigo y su jugador querría que se quedara.',
    en: 'A frenzied unit of Leadership 9 has made the enemy flee and its player would like it to stay.',
    ask: { frenzied: true, wantsToStay: true, leadership: 9 },
    gives: { mustPursue: true, mayTest: false, victorDoes: 'pursues', chanceForced: '1' },
  }),
  'wab-12.18/behind-a-wall': applies('wab/pursuit', {
    es: 'Una unidad con furia asesina ha hecho huir al enemigo desde detrás de un muro y su jugador querría que se quedara.',
    en: 'A frenzied unit has made the enemy flee from behind a wall and its player would like it to stay.',
    ask: { frenzied: true, wantsToStay: true, holdsObstacle: true },
    gives: { mustPursue: true, mayTest: false, victorDoes: 'pursues' },
  }),
  'wab-12.18/calm': doesNotApply('wab/pursuit', {
    es: 'Una unidad corriente de Liderazgo 9 ha hecho huir al enemigo y su jugador querría que se quedara.',
    en: 'An ordinary unit of Leadership 9 has made the enemy flee and its player would like it to stay.',
    ask: { wantsToStay: true, leadership: 9 },
    gives: { mayTest: true, passChance: '5/6', victorDoes: 'open' },
    cites: ['wab-6.34'],
  }),
  'wab-12.19/no-panic': applies('wab/panic-test', {
    es: 'Una unidad con furia asesina tiene a amigos que huyen a 3 pulgadas al empezar su turno.',
    en: 'A frenzied unit has friends fleeing 3 inches away as its turn begins.',
    ask: { leadership: 7, friendDistance: 3, frenzied: true },
    gives: { tests: false, flees: false },
  }),
  'wab-12.19/no-terror': applies('wab/fear-test', {
    es: 'A una unidad con furia asesina la carga un enemigo que causa terror.',
    en: 'A frenzied unit is charged by an enemy who causes terror.',
    ask: { leadership: 7, enemyCauses: 'terror', frenzied: true },
    gives: { testTaken: 'none' },
  }),
  'wab-12.19/takes-its-break-test': applies('wab/break-test', {
    es: 'Una unidad con furia asesina, de Liderazgo 8 y con 13 miniaturas, pierde por 1 contra 14 enemigos que causan miedo.',
    en: 'A frenzied unit of Leadership 8 with 13 models loses by 1 to 14 enemies who cause fear.',
    ask: { leadership: 8, models: 13, fearsEnemy: true, enemyModels: 14, frenzied: true },
    gives: { automatic: false, tests: true, passChance: '7/12', frenzyEnds: true },
  }),
  'wab-12.19/breaks-by-the-other-reading': doesNotApply('wab/break-test', {
    es: 'Una unidad con furia asesina y 13 miniaturas pierde por 1 contra 14 enemigos que causan miedo, donde se ha acordado que ese miedo la rompe.',
    en: 'A frenzied unit with 13 models loses by 1 to 14 enemies who cause fear, where it was agreed that this fear breaks it.',
    ask: {
      ...{ leadership: 8, models: 13, fearsEnemy: true, enemyModels: 14, frenzied: true },
      readings: { R291: 'b' },
    },
    gives: { automatic: true },
    cites: ['wab-12.7'],
  }),
  'wab-12.19/calm': doesNotApply('wab/panic-test', {
    es: 'Una unidad corriente tiene a amigos que huyen a 3 pulgadas al empezar su turno.',
    en: 'An ordinary unit has friends fleeing 3 inches away as its turn begins.',
    ask: { leadership: 7, friendDistance: 3 },
    gives: { tests: true },
    cites: ['wab-7.6'],
  }),
  'wab-12.20/beaten': applies('wab/break-test', {
    es: 'Una unidad con furia asesina pierde un combate por 1 y pasa su chequeo con un 5.',
    en: 'A frenzied unit loses a combat by 1 and passes its test with a 5.',
    ask: { leadership: 7, frenzied: true, dice: [2, 3] },
    gives: { frenzyEnds: true, unitDoes: 'fights-on' },
  }),
  'wab-12.20/drawn': doesNotApply('wab/break-test', {
    es: 'El combate de una unidad con furia asesina acaba en empate.',
    en: 'The combat of a frenzied unit ends in a draw.',
    ask: { leadership: 7, frenzied: true, lostBy: 0 },
    gives: { frenzyEnds: false, tests: false },
    cites: ['wab-8.19'],
  }),
  'wab-12.21/may-not-flee': applies('wab/charge-reaction', {
    es: 'Una unidad con furia asesina quiere huir de una carga.',
    en: 'A frenzied unit wants to flee from a charge.',
    ask: {
      chargers: [{ chargerMovement: 4, chargerDistance: 6 }],
      reaction: 'flee',
      frenzied: true,
    },
    gives: { allowed: false, unitReacts: 'hold' },
  }),
  'wab-12.21/nor-shoot-and-flee': applies('wab/charge-reaction', {
    es: 'Una unidad con furia asesina y arcos quiere disparar y huir de quien la carga desde 6 pulgadas con movimiento 4.',
    en: 'A frenzied unit with bows wants to shoot and flee from who charges it from 6 inches with movement 4.',
    ask: {
      chargers: [{ chargerMovement: 4, chargerDistance: 6 }],
      ...{ reaction: 'shoot-and-flee', missiles: true, frenzied: true },
    },
    gives: { allowed: false, unitReacts: 'hold' },
  }),
  'wab-12.21/calm': doesNotApply('wab/charge-reaction', {
    es: 'Una unidad corriente quiere huir de una carga.',
    en: 'An ordinary unit wants to flee from a charge.',
    ask: { chargers: [{ chargerMovement: 4, chargerDistance: 6 }], reaction: 'flee' },
    gives: { allowed: true, unitReacts: 'flee' },
    cites: ['wab-3.11'],
  }),
  'wab-12.22/from-behind-a-wall': applies('wab/follow-up', {
    es: 'El enemigo cede terreno ante una unidad con furia asesina que defiende un muro.',
    en: 'The enemy gives ground before a frenzied unit that defends a wall.',
    ask: { holdsObstacle: true, frenzied: true },
    gives: { mustFollow: true },
    case: 629,
  }),
  'wab-12.22/calm': doesNotApply('wab/follow-up', {
    es: 'El enemigo cede terreno ante una unidad corriente que defiende un muro.',
    en: 'The enemy gives ground before an ordinary unit that defends a wall.',
    ask: { holdsObstacle: true },
    gives: { mustFollow: false },
    cites: ['wab-6.66'],
  }),
});
