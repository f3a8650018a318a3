import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** What warbands do: their die, their charges, whom they break and pursue. */
export const warbands = defineExamples({
  'wab-13.8/one-in-six': applies('wab/warband-test', {
    es: 'Empieza el turno de una partida de guerra que no huye.',
    en: 'The turn of a warband begins that is not fleeing.',
    ask: {},
    gives: { tests: true, unrulyChance: '1/6' },
    odds: { unruly: '1/6' },
  }),
  'wab-13.8/three-turns': applies('wab/warband-test', {
    es: 'Una partida de guerra no huye en ninguno de sus 3 turnos.',
    en: 'A warband is not fleeing in any of its 3 turns.',
    ask: { turns: 3 },
    gives: { neverChance: '125/216' },
    odds: { 'never-unruly': '125/216' },
    case: 607,
  }),
  'wab-13.8/a-one': applies('wab/warband-test', {
    es: 'Una partida de guerra saca 1 al empezar su turno.',
    en: 'A warband rolls 1 at the start of its turn.',
    ask: { die: 1 },
    gives: { unruly: true },
  }),
  'wab-13.8/a-two': applies('wab/warband-test', {
    es: 'Una partida de guerra saca 2 al empezar su turno.',
    en: 'A warband rolls 2 at the start of its turn.',
    ask: { die: 2 },
    gives: { unruly: false },
  }),
  'wab-13.9/nearest': applies('wab/forced-charge', {
    es: 'Una partida desbocada de movimiento 5 ve a enemigos a 9 y a 7 pulgadas.',
    en: 'An unruly warband of movement 5 sees enemies 9 and 7 inches away.',
    ask: { movement: 5, enemies: [{ away: 9 }, { away: 7 }] },
    gives: { mustCharge: true, mayChoose: false, towards: 2 },
  }),
  'wab-13.9/next-nearest': applies('wab/forced-charge', {
    es: 'Una partida desbocada de movimiento 5 ve a enemigos a 7 y a 9 pulgadas, y su carga al primero no podría llegar.',
    en: 'An unruly warband of movement 5 sees enemies 7 and 9 inches away, and its charge at the first could not arrive.',
    ask: { movement: 5, enemies: [{ away: 7, chargeFails: true }, { away: 9 }] },
    gives: { mustCharge: true, towards: 2, enemiesInReach: 1 },
  }),
  'wab-13.9/out-of-reach': doesNotApply('wab/forced-charge', {
    es: 'Una partida desbocada de movimiento 5 ve al enemigo más cercano a 11 pulgadas.',
    en: 'An unruly warband of movement 5 sees its nearest enemy 11 inches away.',
    ask: { movement: 5, enemies: [{ away: 11 }] },
    gives: { mustCharge: false, unitMust: 'advance' },
    cites: ['wab-13.10'],
  }),
  'wab-13.9/this-charge': applies('wab/charge', {
    es: 'Una partida desbocada de movimiento 5 tiene al enemigo visible más cercano a 9 pulgadas.',
    en: 'An unruly warband of movement 5 has its nearest visible enemy 9 inches away.',
    ask: { movement: 5, distance: 9, unruly: true },
    gives: { mustCharge: true, chargeEnds: 'contact' },
  }),
  'wab-13.10/advances': applies('wab/forced-charge', {
    es: 'Una partida desbocada de movimiento 5, en campo abierto y sin nada delante, no tiene a nadie a su alcance; el enemigo más cercano está a 20 pulgadas.',
    en: 'An unruly warband of movement 5, in the open and with nothing in its way, has nobody in reach; the nearest enemy is 20 inches away.',
    ask: { movement: 5, enemies: [{ away: 20 }] },
    gives: { unitMust: 'advance', leastMove: 5, mostMove: 10, towards: 1 },
    case: 619,
  }),
  'wab-13.10/could-not-march': applies('wab/forced-charge', {
    es: 'Una partida desbocada de movimiento 5 sin músico tiene al enemigo más cercano a 20 pulgadas.',
    en: 'An unruly warband of movement 5 without a musician has its nearest enemy 20 inches away.',
    ask: { movement: 5, enemies: [{ away: 20 }], mayMarch: false },
    gives: { leastMove: 5, mostMove: 5 },
  }),
  'wab-13.10/marches-in-any-case': applies('wab/forced-charge', {
    es: 'Una partida desbocada de movimiento 5 sin músico tiene al enemigo más cercano a 20 pulgadas, donde se ha acordado que puede ir hasta su marcha.',
    en: 'An unruly warband of movement 5 without a musician has its nearest enemy 20 inches away, where it was agreed that it may go up to its march.',
    ask: { movement: 5, enemies: [{ away: 20 }], mayMarch: false, readings: { R221: 'b' } },
    gives: { leastMove: 5, mostMove: 10 },
  }),
  'wab-13.10/somebody-in-reach': doesNotApply('wab/forced-charge', {
    es: 'Una partida desbocada de movimiento 5 ve a un enemigo a 10 pulgadas.',
    en: 'An unruly warband of movement 5 sees an enemy 10 inches away.',
    ask: { movement: 5, enemies: [{ away: 10 }] },
    gives: { unitMust: 'charge', leastMove: null },
    cites: ['wab-13.9'],
  }),
  'wab-13.11/friends-in-the-way': applies('wab/forced-charge', {
    es: 'Una partida desbocada de movimiento 5 tiene al enemigo más cercano a 20 pulgadas, y a 3 pulgadas unos amigos le cortan el paso.',
    en: 'An unruly warband of movement 5 has its nearest enemy 20 inches away, and friends stop it after 3 inches.',
    ask: { movement: 5, enemies: [{ away: 20 }], stopsAfter: 3 },
    gives: { leastMove: 3, mostMove: 3 },
  }),
  'wab-13.12/passes-through': applies('wab/forced-charge', {
    es: 'Una partida desbocada de movimiento 5 tiene a hostigadores amigos delante y al enemigo más cercano a 20 pulgadas.',
    en: 'An unruly warband of movement 5 has friendly skirmishers before it and its nearest enemy 20 inches away.',
    ask: { movement: 5, enemies: [{ away: 20 }], skirmishersOnWay: true },
    gives: { unitMust: 'advance', leastMove: 5, mostMove: 10 },
  }),
  'wab-13.12/sees-past-them': applies('wab/forced-charge', {
    es: 'Una partida desbocada de movimiento 5 tiene a un enemigo a 8 pulgadas que sólo se ve a través de hostigadores amigos.',
    en: 'An unruly warband of movement 5 has an enemy 8 inches away who is seen only through friendly skirmishers.',
    ask: { movement: 5, enemies: [{ away: 8, seen: 'past-own-skirmishers' }] },
    gives: { mustCharge: true, towards: 1 },
  }),
  'wab-13.12/nobody-in-the-way': doesNotApply('wab/forced-charge', {
    es: 'Una partida desbocada de movimiento 5 tiene el camino libre y al enemigo más cercano a 20 pulgadas.',
    en: 'An unruly warband of movement 5 has its way free and its nearest enemy 20 inches away.',
    ask: { movement: 5, enemies: [{ away: 20 }] },
    gives: { unitMust: 'advance' },
    cites: ['wab-13.10'],
  }),
  'wab-13.13/charges-all-the-same': applies('wab/forced-charge', {
    es: 'Una partida de movimiento 5 que cedió terreno el turno pasado se desboca y ve a un enemigo a 8 pulgadas.',
    en: 'A warband of movement 5 that gave ground last turn runs wild and sees an enemy 8 inches away.',
    ask: { movement: 5, enemies: [{ away: 8 }], gaveGroundBefore: true },
    gives: { mustCharge: true },
  }),
  'wab-13.13/rolls-all-the-same': applies('wab/warband-test', {
    es: 'Empieza el turno de una partida de guerra que cedió terreno el turno pasado.',
    en: 'The turn of a warband begins that gave ground last turn.',
    ask: { gaveGroundBefore: true },
    gives: { tests: true, unrulyChance: '1/6' },
  }),
  'wab-13.13/under-control': doesNotApply('wab/charge', {
    es: 'Una partida de movimiento 5 que cedió terreno el turno pasado y está bajo control quiere cargar a 8 pulgadas.',
    en: 'A warband of movement 5 that gave ground last turn and is under control wants to charge, 8 inches away.',
    ask: { movement: 5, distance: 8, unitIs: ['gave-ground'] },
    gives: { allowed: false },
    cites: ['wab-6.65'],
  }),
  'wab-13.15/outnumbered': applies('wab/break-test', {
    es: 'A 20 infantes formados, a los que quedan 17, los vence una partida de guerra que cargó este turno con 22 y a la que quedan 21.',
    en: '20 formed footmen, of whom 17 are left, are beaten by a warband that charged this turn with 22 and has 21 left.',
    ask: { leadership: 7, models: 17, chargedByWarband: true, enemyModels: 21 },
    gives: { automatic: true, tests: false, unitDoes: 'breaks' },
    case: 613,
  }),
  'wab-13.15/counted-before-the-round': applies('wab/break-test', {
    es: 'A 22 infantes formados los vence por 1 una partida de guerra que cargó este turno y a la que quedan 21; al empezar el turno eran 24 y 25, y se ha acordado contar entonces.',
    en: '22 formed footmen are beaten by 1 by a warband that charged this turn and has 21 left; as the round began they were 24 and 25, and it was agreed to count then.',
    ask: {
      ...{ leadership: 7, models: 22, chargedByWarband: true, enemyModels: 21 },
      ...{ modelsBefore: 24, enemyModelsBefore: 25, readings: { R298: 'b' } },
    },
    gives: { automatic: true },
  }),
  'wab-13.16/only-warbands-count': applies('wab/break-test', {
    es: 'A 24 miniaturas las vencen una partida de guerra de 18 que cargó este turno y 10 lanceros aliados de ella, todo tras las bajas.',
    en: '24 models are beaten by a warband of 18 that charged this turn and 10 spearmen allied to it, all after casualties.',
    ask: {
      ...{ leadership: 7, models: 24, chargedByWarband: true },
      ...{ enemyModels: 18, otherEnemyModels: 10 },
    },
    gives: { automatic: false, tests: true },
    case: 615,
  }),
  'wab-13.16/friends-count': applies('wab/break-test', {
    es: '12 miniaturas que luchan junto a 10 amigas pierden por 1 contra una partida de guerra de 20 que cargó este turno.',
    en: '12 models that fight beside 10 friends lose by 1 to a warband of 20 that charged this turn.',
    ask: {
      ...{ leadership: 7, models: 12, friendlyModels: 10, chargedByWarband: true, enemyModels: 20 },
    },
    gives: { automatic: false, tests: true },
  }),
  'wab-13.17/must-pursue': applies('wab/pursuit', {
    es: 'Una partida de guerra de Liderazgo 8 carga, vence y rompe al enemigo el primer turno; su jugador querría que se quedara.',
    en: 'A warband of Leadership 8 charges, wins and breaks the enemy in the first turn; its player would like it to stay.',
    ask: { warband: true, chargedFirstTurn: true, wantsToStay: true, leadership: 8 },
    gives: { mustPursue: true, mayTest: false, victorDoes: 'pursues' },
    case: 617,
  }),
  'wab-13.17/a-later-turn': doesNotApply('wab/pursuit', {
    es: 'Una partida de guerra de Liderazgo 8, sin filas detrás, rompe al enemigo el segundo turno; su jugador querría que se quedara.',
    en: 'A warband of Leadership 8 without ranks behind its first breaks the enemy in the second turn; its player would like it to stay.',
    ask: { warband: true, wantsToStay: true, leadership: 8 },
    gives: { mayTest: true, passChance: '13/18', victorDoes: 'open' },
    cites: ['wab-6.34'],
  }),
  'wab-13.18/a-wheel-on-the-march': applies('wab/manoeuvre', {
    es: 'Una partida de guerra en orden cerrado y de movimiento 4 marcha y hace un simple pivote de 1 pulgada.',
    en: 'A warband in close order of movement 4 marches and makes a simple wheel of 1 inch.',
    ask: {
      ...{ movement: 4, unitMove: 'march', warband: true },
      manoeuvres: [
        { movePart: 'wheel', inches: 1 },
        { movePart: 'ahead', inches: 3 },
      ],
    },
    gives: { allowed: true, allowance: 4, leftToMove: 0 },
    case: 507,
  }),
  'wab-13.18/straight-on': doesNotApply('wab/manoeuvre', {
    es: 'Una partida de guerra en orden cerrado y de movimiento 4 marcha 8 pulgadas en línea recta.',
    en: 'A warband in close order of movement 4 marches 8 inches straight on.',
    ask: {
      ...{ movement: 4, unitMove: 'march', warband: true },
      manoeuvres: [{ movePart: 'ahead', inches: 8 }],
    },
    gives: { allowed: true, allowance: 8 },
    cites: ['wab-2.46'],
  }),
  'wab-13.18/open-order': doesNotApply('wab/manoeuvre', {
    es: 'Una partida de guerra en orden abierto y de movimiento 4 marcha y pivota 1 pulgada.',
    en: 'A warband in open order of movement 4 marches and wheels 1 inch.',
    ask: {
      ...{ movement: 4, unitMove: 'march', warband: true, unitOrder: 'open' },
      manoeuvres: [{ movePart: 'wheel', inches: 1 }],
    },
    gives: { allowance: 8, leftToMove: 7 },
    cites: ['wab-2.46'],
  }),
  'wab-13.19/charges': applies('wab/manoeuvre', {
    es: 'Una partida de guerra en orden cerrado y de movimiento 4 carga con un pivote de 2 pulgadas.',
    en: 'A warband in close order of movement 4 charges with a wheel of 2 inches.',
    ask: {
      ...{ movement: 4, unitMove: 'charge', warband: true },
      manoeuvres: [
        { movePart: 'wheel', inches: 2 },
        { movePart: 'ahead', inches: 6 },
      ],
    },
    gives: { allowed: true, allowance: 8, leftToMove: 0 },
  }),
  'wab-13.19/marches': doesNotApply('wab/manoeuvre', {
    es: 'Una partida de guerra en orden cerrado y de movimiento 4 marcha con un pivote de 2 pulgadas.',
    en: 'A warband in close order of movement 4 marches with a wheel of 2 inches.',
    ask: {
      ...{ movement: 4, unitMove: 'march', warband: true },
      manoeuvres: [
        { movePart: 'wheel', inches: 2 },
        { movePart: 'ahead', inches: 2 },
      ],
    },
    gives: { allowed: true, allowance: 4, leftToMove: 0 },
    cites: ['wab-13.18'],
  }),
});
