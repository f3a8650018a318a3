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
  defineChain(
    'stone-to-stampede',
    { es: 'De la piedra a la estampida', en: 'From the stone to the stampede' },
    [
      applies('wab/catapult', {
        es: 'Tu catapulta apunta a una partida de guerra y estima 24 pulgadas. El dado de desviación da una flecha, y el de artillería, un 4.',
        en: 'Your catapult aims at a warband and guesses 24 inches. The scatter die shows an arrow, the artillery die a 4.',
        ask: { guess: 24, scatterDie: 'arrow', artilleryDie: '4' },
        gives: { allowed: true, deviates: 4, misfire: 'none' },
        cites: ['wab-18.31'],
      }),
      applies('wab/warband-test', {
        es: 'La piedra cae a su lado y no mata a nadie. Empieza el turno de la partida, que saca un 1.',
        en: 'The stone comes down beside it and kills nobody. The warband begins its turn and rolls a 1.',
        ask: { die: 1 },
        gives: { tests: true, unruly: true },
        cites: ['wab-13.8'],
      }),
      applies('wab/forced-charge', {
        es: 'Desbocada y con Movimiento 5, ve a tus honderos a 7 pulgadas y a tu falange a 9.',
        en: 'Unruly and with Movement 5, it sees your slingers 7 inches away and your phalanx 9 inches away.',
        ask: { forcedBy: 'unruly-warband', movement: 5, enemies: [{ away: 7 }, { away: 9 }] },
        gives: { mustCharge: true, mayChoose: false, towards: 1 },
        cites: ['wab-13.9'],
      }),
      applies('wab/fear-test', {
        es: 'Carga a los honderos, que hostigan, son 10 y tienen Liderazgo 6. La partida va formada y son 24. Los honderos sacan 4 y 4.',
        en: 'It charges the slingers, who skirmish, number 10 and have Leadership 6. The warband is formed and numbers 24. The slingers roll 4 and 4.',
        ask: {
          ...{ leadership: 6, skirmishers: true, models: 10, dice: [4, 4] },
          ...{ enemyCauses: 'nothing', fearCase: 'charged', enemyModels: 24 },
        },
        gives: { testTaken: 'fear', passed: false, ifItFails: 'flees', fleesInFear: true },
        cites: ['wab-15.10', 'wab-12.3'],
      }),
      applies('wab/phalanx', {
        es: 'Huyen y escapan. Queda tu falange, de 24 y con un frente de 6, a la que nadie ha tocado todavía.',
        en: 'They flee and escape. What is left is your phalanx of 24 with a frontage of 6, which nobody has touched yet.',
        ask: { models: 24, width: 6 },
        gives: { isPhalanx: true, rulesHold: true, ranksInAll: 4 },
        cites: ['wab-13.88'],
      }),
      applies('wab/strike-order', {
        es: 'La partida, de Iniciativa 3, la carga de frente en su turno siguiente. Tus falangitas llevan picas y tienen Iniciativa 2.',
        en: 'In its next turn the warband, with Initiative 3, charges it in front. Your phalangites carry pikes and have Initiative 2.',
        ask: {
          own: { initiative: 2, closeWeapon: 'pike' },
          enemy: { initiative: 3, charge: 'charged' },
        },
        gives: { first: 'own', order: ['own', 'enemy'] },
        cites: ['wab-10.35'],
      }),
      applies('wab/impact-hits', {
        es: 'La falange resiste, y 3 carros pesados tuyos cargan a la partida por el flanco. Los D3 de sus impactos dan 2, 3 y 1.',
        en: 'The phalanx holds, and 3 heavy chariots of yours charge the warband in the flank. The D3 for their impact hits show 2, 3 and 1.',
        ask: {
          ...{ chariotKind: 'heavy', charging: 3, chariotStrength: 5, toughness: 3 },
          ...{ enemySide: 'flank', dice: [2, 3, 1] },
        },
        gives: { allowed: true, impactMoment: 'before-all', hitsCaused: 6 },
        cites: ['wab-16.27', 'wab-16.28'],
      }),
      applies('wab/beast-fear', {
        es: 'La partida se deshace. Su caballería querría vengarla, pero delante tiene a tu elefante indio, y nunca ha visto uno.',
        en: 'The warband falls apart. Its cavalry would like to avenge it, but your Indian elephant stands in front, and it has never seen one.',
        ask: { feeler: 'cavalry', beast: 'indian-elephant' },
        gives: { feels: 'terror' },
        cites: ['wab-17.7'],
      }),
      applies('wab/stampede', {
        es: 'No se acerca: le tira jabalinas y lo hiere. El mahout vive y tiene Liderazgo 7. Sacas 5 y 4.',
        en: 'It keeps away, throws javelins and wounds the elephant. The mahout lives and has Leadership 7. You roll 5 and 4.',
        ask: { stampedeCause: 'wounded-by-shooting', mahoutLeadership: 7, dice: [5, 4] },
        gives: { tests: true, testMoment: 'end-of-phase', passed: false, stampedes: true },
        cites: ['wab-17.30', 'wab-17.3'],
      }),
      applies('wab/stampede-move', {
        es: 'El elefante sale hacia donde quiere el dado, y en su camino, a 6 pulgadas, está tu falange. Saca 5 y 4.',
        en: 'The elephant goes where the die sends it, and 6 inches ahead in its path is your phalanx. It rolls 5 and 4.',
        ask: { inTheWay: 'friends', meetsAt: 6, dice: [5, 4] },
        gives: { rolled: 9, inchesMoved: 6, stampedeEnds: 'attacks', attacksIt: true },
        cites: ['wab-17.35', 'wab-17.39'],
      }),
    ],
  ),
];
