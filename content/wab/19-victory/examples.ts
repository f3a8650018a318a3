import { applies, defineExamples, doesNotApply } from '../../../src/library/example.ts';

export default defineExamples({
  'wab-19.1/stays': applies('wab/army-break', {
    es: 'Un ejército de valor de ruptura 12 ha perdido una unidad formada de 200 puntos: su punto de ruptura sigue siendo el del principio.',
    en: 'An army of break value 12 has lost a formed unit of 200 points: its break point is still that of the start.',
    ask: { armyUnits: [{ cost: 200, fate: 'destroyed' }], initialValue: 12 },
    gives: { breakPoint: 3, valueLeft: 10, armyBroken: false },
  }),
  'wab-19.2/three-units': applies('wab/army-break', {
    es: 'Un ejército tiene una unidad formada de 300 puntos, otra de 301 y un elefante de 350.',
    en: 'An army has a formed unit of 300 points, another of 301 and an elephant of 350.',
    ask: { armyUnits: [{ cost: 300 }, { cost: 301 }, { sort: 'elephant', cost: 350 }] },
    gives: { breakValue: 7, breakPoint: 2 },
  }),
  'wab-19.3/fifteen-and-sixteen': applies('wab/army-break', {
    es: 'Un ejército tiene 15 hostigadores en una unidad y 16 en otra.',
    en: 'An army has 15 skirmishers in one unit and 16 in another.',
    ask: {
      armyUnits: [
        { sort: 'skirmishers', modelsAtFirst: 15 },
        { sort: 'skirmishers', modelsAtFirst: 16 },
      ],
    },
    gives: { breakValue: 3, breakPoint: 1 },
  }),
  'wab-19.4/roman-army': applies('wab/army-break', {
    es: 'Un ejército romano tiene dos cohortes de 340 puntos, una unidad auxiliar de 175 y otra de caballería de 215, todas formadas, 10 arqueros y 20 marineros como hostigadores, tres máquinas y tres personajes.',
    en: 'A Roman army has two cohorts of 340 points, an auxiliary unit of 175 and a cavalry unit of 215, all formed, 10 archers and 20 marines as skirmishers, three machines and three characters.',
    ask: {
      armyUnits: [
        { cost: 340, alike: 2 },
        { cost: 175 },
        { cost: 215 },
        { sort: 'skirmishers', modelsAtFirst: 10 },
        { sort: 'skirmishers', modelsAtFirst: 20 },
        { sort: 'artillery', alike: 3 },
        { sort: 'character', alike: 3 },
      ],
    },
    gives: { breakValue: 13, breakPoint: 4 },
    case: 781,
  }),
  'wab-19.4/light-infantry-formed': doesNotApply('wab/army-break', {
    es: 'La única unidad de un ejército es infantería ligera que se desplegó formada.',
    en: 'The only unit of an army is light infantry that was deployed formed.',
    ask: { armyUnits: [{ cost: 150 }] },
    gives: { breakValue: 2 },
    cites: ['wab-19.2'],
  }),
  'wab-19.5/twelve': applies('wab/army-break', {
    es: 'El valor de ruptura de un ejército es 12.',
    en: 'The break value of an army is 12.',
    ask: { initialValue: 12 },
    gives: { breakPoint: 3 },
    case: 518,
  }),
  'wab-19.5/rounded-up': applies('wab/army-break', {
    es: 'El valor de ruptura de un ejército es 13.',
    en: 'The break value of an army is 13.',
    ask: { initialValue: 13 },
    gives: { breakPoint: 4, stillToLose: 10 },
  }),
  'wab-19.6/below': applies('wab/army-break', {
    es: 'De un ejército de valor 12 se han destruido cinco unidades formadas de 200 puntos.',
    en: 'Of an army of value 12 five formed units of 200 points are destroyed.',
    ask: { armyUnits: [{ cost: 200, alike: 5, fate: 'destroyed' }], initialValue: 12 },
    gives: { valueLeft: 2, armyBroken: true, gameEnds: true },
  }),
  'wab-19.6/not-yet': doesNotApply('wab/army-break', {
    es: 'Un ejército de valor 18 pierde unidades formadas de 350 y de 200 puntos y 12 hostigadores, y otra formada de 250 queda a la mitad.',
    en: 'An army of value 18 loses formed units of 350 and 200 points and 12 skirmishers, and another formed one of 250 is down to half.',
    ask: {
      armyUnits: [
        { cost: 350, fate: 'destroyed' },
        { cost: 200, fate: 'destroyed' },
        { sort: 'skirmishers', modelsAtFirst: 12, fate: 'destroyed' },
        { cost: 250, modelsAtFirst: 20, modelsLeft: 10 },
      ],
      initialValue: 18,
    },
    gives: { breakPoint: 5, valueLeft: 11, armyBroken: false, gameEnds: false },
    cites: ['wab-19.7', 'wab-19.8', 'wab-19.5'],
    case: 739,
  }),
  'wab-19.6/at-it-by-the-other-reading': applies('wab/army-break', {
    es: 'A un ejército de valor 12 le quedan 3, donde se ha acordado que se rompe al llegar a su punto de ruptura.',
    en: 'An army of value 12 has 3 left, where it was agreed that it breaks when it is at its break point.',
    ask: {
      armyUnits: [{ cost: 301, alike: 3, fate: 'fled' }],
      initialValue: 12,
      readings: { R241: 'b' },
    },
    gives: { valueLeft: 3, breakPoint: 3, armyBroken: true },
  }),
  'wab-19.7/off-the-table': applies('wab/army-break', {
    es: 'De un ejército de valor 12 una unidad formada de 320 puntos huye fuera de la mesa.',
    en: 'A formed unit of 320 points of an army of value 12 flees off the table.',
    ask: { armyUnits: [{ cost: 320, fate: 'fled' }], initialValue: 12 },
    gives: { valueLost: 3, valueLeft: 9 },
  }),
  'wab-19.7/still-fleeing': doesNotApply('wab/army-break', {
    es: 'De un ejército de valor 12 una unidad formada de 320 puntos huye, pero sigue en la mesa.',
    en: 'A formed unit of 320 points of an army of value 12 is fleeing, but is still on the table.',
    ask: { armyUnits: [{ cost: 320, fate: 'fleeing' }], initialValue: 12 },
    gives: { valueLost: 0, valueLeft: 12 },
    cites: ['wab-19.2'],
  }),
  'wab-19.8/two-units': applies('wab/army-break', {
    es: 'Una unidad de 20 hostigadores queda en 10, y una formada de 200 puntos a la mitad.',
    en: 'A unit of 20 skirmishers is down to 10, and a formed one of 200 points to half.',
    ask: {
      armyUnits: [
        { sort: 'skirmishers', modelsAtFirst: 20, modelsLeft: 10 },
        { cost: 200, modelsAtFirst: 16, modelsLeft: 8 },
      ],
      initialValue: 16,
    },
    gives: { valueLost: 2 },
    case: 741,
  }),
  'wab-19.8/few-skirmishers': applies('wab/army-break', {
    es: 'Una unidad de 12 hostigadores queda en 6.',
    en: 'A unit of 12 skirmishers is down to 6.',
    ask: {
      armyUnits: [{ sort: 'skirmishers', modelsAtFirst: 12, modelsLeft: 6 }],
      initialValue: 16,
    },
    gives: { valueLost: 0 },
  }),
  'wab-19.9/both': applies('wab/army-break', {
    es: 'Un ejército de valor 16 ha perdido a su General y a su portaestandarte de batalla, y nada más.',
    en: 'An army of value 16 has lost its General and its battle standard bearer, and nothing else.',
    ask: { initialValue: 16, generalIs: 'dead', standardLost: true },
    gives: { valueLost: 3, valueLeft: 13 },
  }),
  'wab-19.10/equal': applies('wab/victory-points', {
    es: 'Cada bando ha destruido al otro una unidad de 200 puntos.',
    en: 'Each side has destroyed a unit of 200 points of the other.',
    ask: {
      armyUnits: [
        { cost: 200, fate: 'destroyed' },
        { ofSide: 'own', cost: 200, fate: 'destroyed' },
      ],
    },
    gives: { ownPoints: 200, enemyPoints: 200, winner: 'draw' },
  }),
  'wab-19.10/broken-yet-ahead': applies('wab/victory-points', {
    es: 'Tu ejército está roto, pero has destruido unidades por 900 puntos y el enemigo ninguna.',
    en: 'Your army is broken, but you have destroyed units worth 900 points and the enemy none.',
    ask: { armyUnits: [{ cost: 900, fate: 'destroyed' }], ownArmyIs: 'broken' },
    gives: { ownPoints: 900, enemyPoints: 500, winner: 'own' },
  }),
  'wab-19.10/broken-has-lost': applies('wab/victory-points', {
    es: 'Tu ejército está roto, pero has destruido unidades por 900 puntos, donde se ha acordado que el ejército roto pierde.',
    en: 'Your army is broken, but you have destroyed units worth 900 points, where it was agreed that a broken army loses.',
    ask: {
      armyUnits: [{ cost: 900, fate: 'destroyed' }],
      ownArmyIs: 'broken',
      readings: { R312: 'b' },
    },
    gives: { winner: 'enemy' },
  }),
  'wab-19.11/destroyed': applies('wab/victory-points', {
    es: 'Has destruido una unidad enemiga de 200 puntos, y un personaje de 120 ha huido fuera de la mesa.',
    en: 'You have destroyed an enemy unit of 200 points, and a character of 120 has fled off the table.',
    ask: {
      armyUnits: [
        { cost: 200, fate: 'destroyed' },
        { sort: 'character', cost: 120, fate: 'fled' },
      ],
    },
    gives: { ownPoints: 320, winner: 'own' },
  }),
  'wab-19.11/still-fleeing': doesNotApply('wab/victory-points', {
    es: 'Una unidad enemiga de 200 puntos, con 15 de sus 20 miniaturas, huye en la mesa al final.',
    en: 'An enemy unit of 200 points, with 15 of its 20 models, is fleeing on the table at the end.',
    ask: { armyUnits: [{ cost: 200, modelsAtFirst: 20, modelsLeft: 15, fate: 'fleeing' }] },
    gives: { ownPoints: 0, winner: 'draw' },
    cites: ['wab-19.10'],
  }),
  'wab-19.11/fleeing-by-the-other-reading': applies('wab/victory-points', {
    es: 'Una unidad enemiga de 200 puntos huye en la mesa al final, donde se ha acordado que cuenta como perdida.',
    en: 'An enemy unit of 200 points is fleeing on the table at the end, where it was agreed that it counts as lost.',
    ask: { armyUnits: [{ cost: 200, fate: 'fleeing' }], readings: { R282: 'b' } },
    gives: { ownPoints: 200 },
  }),
  'wab-19.12/one-on-the-table': applies('wab/victory-points', {
    es: 'Un elefante enemigo de 150 puntos está en estampida en la mesa al final; otro igual salió de ella antes.',
    en: 'An enemy elephant of 150 points is in stampede on the table at the end; another left the table before.',
    ask: {
      armyUnits: [
        { sort: 'elephant', cost: 150, fate: 'stampedes' },
        { sort: 'elephant', cost: 150, fate: 'fled' },
      ],
    },
    gives: { ownPoints: 225 },
    case: 747,
  }),
  'wab-19.12/dead': doesNotApply('wab/victory-points', {
    es: 'Un elefante enemigo de 150 puntos sigue en orden en la mesa, con todas sus heridas.',
    en: 'An enemy elephant of 150 points is still in order on the table, with all of its wounds.',
    ask: { armyUnits: [{ sort: 'elephant', cost: 150, modelsAtFirst: 6 }] },
    gives: { ownPoints: 0 },
    cites: ['wab-19.10'],
  }),
  'wab-19.13/not-back': applies('wab/victory-points', {
    es: 'Una unidad enemiga de 180 puntos a la que le quedan 5 de 20 miniaturas persiguió fuera de la mesa y no ha vuelto.',
    en: 'An enemy unit of 180 points with 5 of its 20 models left pursued off the table and has not returned.',
    ask: { armyUnits: [{ cost: 180, modelsAtFirst: 20, modelsLeft: 5, fate: 'pursued-off' }] },
    gives: { ownPoints: 0 },
  }),
  'wab-19.13/fled': doesNotApply('wab/victory-points', {
    es: 'Una unidad enemiga de 180 puntos ha huido fuera de la mesa.',
    en: 'An enemy unit of 180 points has fled off the table.',
    ask: { armyUnits: [{ cost: 180, fate: 'fled' }] },
    gives: { ownPoints: 180 },
    cites: ['wab-19.11'],
  }),
  'wab-19.14/four-losses': applies('wab/victory-points', {
    es: 'Bajas enemigas: una unidad de 200 puntos aniquilada, una de 180 que pasa de 20 a 10, una de 140 de 14 a 9 y un personaje de 110 al que le queda 1 de 3 heridas.',
    en: 'Enemy losses: a unit of 200 points wiped out, one of 180 down from 20 to 10, one of 140 from 14 to 9 and a character of 110 with 1 of 3 wounds left.',
    ask: {
      armyUnits: [
        { cost: 200, fate: 'destroyed' },
        { cost: 180, modelsAtFirst: 20, modelsLeft: 10 },
        { cost: 140, modelsAtFirst: 14, modelsLeft: 9 },
        { sort: 'character', cost: 110, modelsAtFirst: 3, modelsLeft: 1 },
      ],
    },
    gives: { ownPoints: 345 },
    case: 743,
  }),
  'wab-19.14/odd': applies('wab/victory-points', {
    es: 'A una unidad enemiga de 75 puntos le quedan 4 de 10 miniaturas, donde se ha acordado redondear hacia abajo.',
    en: 'An enemy unit of 75 points has 4 of its 10 models left, where it was agreed to round down.',
    ask: {
      armyUnits: [{ cost: 75, modelsAtFirst: 10, modelsLeft: 4 }],
      readings: { R233: 'b' },
    },
    gives: { ownPoints: 37 },
  }),
  'wab-19.15/five-models': applies('wab/victory-points', {
    es: 'En un cuadrante sólo está tu unidad formada, con 5 miniaturas; en otro, una unidad enemiga de 4.',
    en: 'Only your formed unit of 5 models is in one quarter; an enemy unit of 4 in another.',
    ask: {
      armyUnits: [
        { ofSide: 'own', cost: 100, modelsAtFirst: 8, modelsLeft: 5, quarter: 1 },
        { cost: 100, modelsAtFirst: 7, modelsLeft: 4, quarter: 2 },
      ],
    },
    gives: { ownQuarters: 1, enemyQuarters: 0, ownPoints: 100, enemyPoints: 0 },
  }),
  'wab-19.15/denied-by-skirmishers': applies('wab/victory-points', {
    es: 'En un cuadrante está tu unidad formada de 20 y 6 hostigadores enemigos.',
    en: 'Your formed unit of 20 and 6 enemy skirmishers are in one quarter.',
    ask: {
      armyUnits: [
        { ofSide: 'own', cost: 200, modelsAtFirst: 20, quarter: 1 },
        { sort: 'skirmishers', cost: 40, modelsAtFirst: 6, quarter: 1 },
      ],
    },
    gives: { ownQuarters: 0, enemyQuarters: 0, winner: 'draw' },
  }),
  'wab-19.15/fleeing': applies('wab/victory-points', {
    es: 'Tu unidad formada de 20 huye al final, sola en un cuadrante.',
    en: 'Your formed unit of 20 is fleeing at the end, alone in a quarter.',
    ask: {
      armyUnits: [{ ofSide: 'own', cost: 200, modelsAtFirst: 20, fate: 'fleeing', quarter: 1 }],
    },
    gives: { ownQuarters: 0, ownPoints: 0 },
  }),
  'wab-19.16/broken': applies('wab/victory-points', {
    es: 'Tu ejército está roto, y una unidad tuya formada de 20 está sola en un cuadrante.',
    en: 'Your army is broken, and a formed unit of yours of 20 is alone in a quarter.',
    ask: {
      armyUnits: [{ ofSide: 'own', cost: 200, modelsAtFirst: 20, quarter: 1 }],
      ownArmyIs: 'broken',
    },
    gives: { ownQuarters: 0, ownPoints: 0, enemyPoints: 500 },
  }),
  'wab-19.16/at-its-break-point': doesNotApply('wab/victory-points', {
    es: 'Tu ejército está justo en su punto de ruptura, y una unidad tuya formada de 20 está sola en un cuadrante.',
    en: 'Your army is exactly at its break point, and a formed unit of yours of 20 is alone in a quarter.',
    ask: {
      armyUnits: [{ ofSide: 'own', cost: 200, modelsAtFirst: 20, quarter: 1 }],
      ownArmyIs: 'at-break-point',
    },
    gives: { ownQuarters: 1, ownPoints: 100, enemyPoints: 0 },
    cites: ['wab-19.15'],
  }),
  'wab-19.17/fleeing': applies('wab/victory-points', {
    es: 'El General enemigo huye en la mesa al final.',
    en: 'The enemy General is fleeing on the table at the end.',
    ask: { enemyGeneralIs: 'fleeing' },
    gives: { ownPoints: 100 },
  }),
  'wab-19.18/two-standards': applies('wab/victory-points', {
    es: 'El General enemigo huyó de la mesa, y has capturado dos estandartes enemigos y su estandarte de batalla.',
    en: 'The enemy General fled the table, and you have captured two enemy standards and the battle standard.',
    ask: { enemyGeneralIs: 'fled', standardsTaken: 2, battleStandardTaken: true },
    gives: { ownPoints: 500 },
    cites: ['wab-19.17', 'wab-19.18', 'wab-19.19'],
    case: 745,
  }),
  'wab-19.19/lost': applies('wab/victory-points', {
    es: 'El enemigo ha capturado tu estandarte de batalla.',
    en: 'The enemy has captured your battle standard.',
    ask: { battleStandardGiven: true },
    gives: { enemyPoints: 200, winner: 'enemy' },
  }),
  'wab-19.20/broken': applies('wab/victory-points', {
    es: 'El ejército enemigo está por debajo de su punto de ruptura.',
    en: 'The enemy army is below its break point.',
    ask: { enemyArmyIs: 'broken' },
    gives: { ownPoints: 500 },
  }),
  'wab-19.20/at-it': doesNotApply('wab/victory-points', {
    es: 'El ejército enemigo está justo en su punto de ruptura.',
    en: 'The enemy army is exactly at its break point.',
    ask: { enemyArmyIs: 'at-break-point' },
    gives: { ownPoints: 0 },
    cites: ['wab-19.10'],
  }),
});
