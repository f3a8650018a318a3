import { applies, defineChain } from '../../src/library/example.ts';

export default [
  defineChain(
    'charge-and-pursuit',
    { es: 'De la carga a la persecución', en: 'From charge to pursuit' },
    [
      applies('wab/charge', {
        es: 'Tus guerreros, de Movimiento 4, declaran una carga contra unos lanceros que resultan estar a 7 pulgadas.',
        en: 'Your warriors, with Movement 4, declare a charge on spearmen who prove to be 7 inches away.',
        ask: { movement: 4, distance: 7 },
        gives: { allowed: true, straightReach: 8 },
        cites: ['wab-3.3'],
      }),
      applies('wab/charge-reaction', {
        es: 'Los lanceros no tienen armas de proyectiles y deciden aguantar.',
        en: 'The spearmen have no missile weapons and decide to hold.',
        ask: { chargers: [{ chargerMovement: 4, chargerDistance: 7 }], reaction: 'hold' },
        gives: { allowed: true, unitReacts: 'hold' },
        cites: ['wab-3.7'],
      }),
      applies('wab/strike-order', {
        es: 'Llegáis al contacto: tú has cargado este turno y ellos tienen la misma Iniciativa que tú.',
        en: 'You make contact: you charged this turn, and they have the same Initiative as you.',
        ask: { own: { charge: 'charged' } },
        gives: { first: 'own' },
        cites: ['wab-5.8'],
      }),
      applies('wab/combat-result', {
        es: 'Causas 3 heridas y ellos 1. Los dos lleváis estandarte, orden cerrado y 5 de frente; tú, 2 filas completas tras la primera, y ellos, 1.',
        en: 'You cause 3 wounds and they cause 1. Both of you have a standard, close order and a frontage of 5; you have 2 full ranks behind the first, they have 1.',
        ask: {
          own: { wounds: 3, ranks: 2, standard: true },
          enemy: { wounds: 1, ranks: 1, standard: true },
        },
        gives: { ownTotal: 7, enemyTotal: 4, wonBy: 3, winner: 'own' },
        cites: ['wab-5.39'],
      }),
      applies('wab/break-test', {
        es: 'Los lanceros, de Liderazgo 7, han perdido por 3 y quedan 19. Sacan 3 y 2.',
        en: 'The spearmen, with Leadership 7, lost by 3 and are 19. They roll 3 and 2.',
        ask: { leadership: 7, lostBy: 3, models: 19, dice: [3, 2] },
        gives: { passed: false, unitDoes: 'breaks' },
        cites: ['wab-6.1'],
      }),
      applies('wab/flight-pursuit', {
        es: 'Huyen con Movimiento 4 y sacan 5 y 2. Tú los persigues con Movimiento 4 y sacas 5 y 3.',
        en: 'They flee with Movement 4 and roll 5 and 2. You pursue them with Movement 4 and roll 5 and 3.',
        ask: { movement: 4, pursuerMovement: 4, dice: [5, 2], pursuitDice: [5, 3] },
        gives: { flightEnds: 'destroyed' },
        cites: ['wab-6.39'],
      }),
    ],
  ),
];
