import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** Units of several kinds of troops. */
export const combined = defineExamples({
  'wab-13.40/archers-behind': applies('wab/mixed-unit', {
    es: 'En una unidad, 10 lanceros están delante de 10 arqueros, todos en orden cerrado.',
    en: 'In one unit 10 spearmen stand before 10 archers, all in close order.',
    ask: { types: [{ typeModels: 10, typeInFront: 5 }, { typeModels: 10 }] },
    gives: { orderOfUnit: 'close' },
  }),
  'wab-13.41/open-and-close': applies('wab/mixed-unit', {
    es: '10 lanceros en orden cerrado van con 10 arqueros en orden abierto.',
    en: '10 spearmen in close order are with 10 archers in open order.',
    ask: { types: [{ typeModels: 10 }, { typeModels: 10, typeOrder: 'open' }] },
    gives: { orderOfUnit: 'close' },
  }),
  'wab-13.41/all-open': doesNotApply('wab/mixed-unit', {
    es: '10 lanceros y 10 arqueros, todos en orden abierto, forman una unidad.',
    en: '10 spearmen and 10 archers, all in open order, are one unit.',
    ask: {
      types: [
        { typeModels: 10, typeOrder: 'open' },
        { typeModels: 10, typeOrder: 'open' },
      ],
    },
    gives: { orderOfUnit: 'open' },
    cites: ['wab-13.40'],
  }),
  'wab-13.42/more-spearmen': applies('wab/mixed-unit', {
    es: 'Quedan 12 lanceros de Liderazgo 7 y 8 arqueros de Liderazgo 6.',
    en: '12 spearmen of Leadership 7 and 8 archers of Leadership 6 are left.',
    ask: {
      types: [
        { typeModels: 12, typeLeadership: 7 },
        { typeModels: 8, typeLeadership: 6 },
      ],
    },
    gives: { leadershipUsed: 7 },
  }),
  'wab-13.42/more-archers': applies('wab/mixed-unit', {
    es: 'Quedan 6 lanceros de Liderazgo 7 y 8 arqueros de Liderazgo 6.',
    en: '6 spearmen of Leadership 7 and 8 archers of Leadership 6 are left.',
    ask: {
      types: [
        { typeModels: 6, typeLeadership: 7 },
        { typeModels: 8, typeLeadership: 6 },
      ],
    },
    gives: { leadershipUsed: 6 },
  }),
  'wab-13.42/with-a-hero': applies('wab/mixed-unit', {
    es: 'Con 6 lanceros de Liderazgo 7 y 8 arqueros de Liderazgo 6 va un personaje de Liderazgo 8.',
    en: 'A character of Leadership 8 is with 6 spearmen of Leadership 7 and 8 archers of Leadership 6.',
    ask: {
      types: [
        { typeModels: 6, typeLeadership: 7 },
        { typeModels: 8, typeLeadership: 6 },
      ],
      characterLeadership: 8,
    },
    gives: { leadershipUsed: 8 },
  }),
  'wab-13.43/most-are-stubborn': applies('wab/mixed-unit', {
    es: '12 de las 20 miniaturas de una formación combinada son tozudas.',
    en: '12 of the 20 models of a combined formation are stubborn.',
    ask: { types: [{ typeModels: 12, typeRule: true }, { typeModels: 8 }] },
    gives: { ruleHolds: true },
  }),
  'wab-13.43/few-are-stubborn': applies('wab/mixed-unit', {
    es: '8 de las 20 miniaturas de una formación combinada son tozudas.',
    en: '8 of the 20 models of a combined formation are stubborn.',
    ask: { types: [{ typeModels: 8, typeRule: true }, { typeModels: 12 }] },
    gives: { ruleHolds: false },
  }),
  'wab-13.44/three-ranks-of-archers': applies('wab/shooters', {
    es: 'Tras una fila de 8 lanceros hay tres filas de 8 arqueros; nadie ha movido y todos están a alcance.',
    en: 'Behind a rank of 8 spearmen stand three ranks of 8 archers; nobody has moved and all are in range.',
    ask: { models: 24, wide: 8, combined: true },
    gives: { allowed: true, shots: 16, frontShots: 8, rearShots: 8 },
    case: 625,
  }),
  'wab-13.44/one-rank-of-archers': applies('wab/shooters', {
    es: 'Tras dos filas de 8 lanceros hay una fila de 8 arqueros que no ha movido.',
    en: 'Behind two ranks of 8 spearmen stands one rank of 8 archers who have not moved.',
    ask: { models: 8, wide: 8, combined: true },
    gives: { allowed: true, shots: 8, rearShots: 0 },
  }),
  'wab-13.44/archers-alone': doesNotApply('wab/shooters', {
    es: 'Una unidad de arqueros en dos filas de 8 dispara sin haber movido.',
    en: 'A unit of archers in two ranks of 8 shoots without having moved.',
    ask: { models: 16, wide: 8 },
    gives: { shots: 12, frontShots: 8, rearShots: 4 },
    cites: ['wab-4.29'],
  }),
  'wab-13.45/stand-and-shoot': applies('wab/charge-reaction', {
    es: 'Una infantería de movimiento 4 carga a 6 pulgadas a una formación combinada, que tiene a sus arqueros detrás y quiere aguantar y disparar.',
    en: 'Infantry of movement 4 charges from 6 inches a combined formation that has its archers behind and wants to stand and shoot.',
    ask: {
      chargers: [{ chargerMovement: 4, chargerDistance: 6 }],
      ...{ combined: true, missiles: true, reaction: 'stand-and-shoot' },
    },
    gives: { allowed: true, unitReacts: 'stand-and-shoot' },
  }),
  'wab-13.46/missiles': applies('wab/mixed-unit', {
    es: 'De 10 lanceros con salvación 5+ y 15 arqueros con 6+ caen 5 por disparos.',
    en: 'Of 10 spearmen with a save of 5+ and 15 archers with 6+, 5 fall to shots.',
    ask: {
      types: [
        { typeModels: 10, typeSave: 5 },
        { typeModels: 15, typeSave: 6 },
      ],
      lost: 5,
    },
    gives: { saveBy: 'majority', saveUsed: 6, lostByKind: [2, 3] },
  }),
  'wab-13.47/knights-and-squires': applies('wab/mixed-unit', {
    es: 'El enemigo toca en combate a 5 caballeros con salvación 3+ y a 2 escuderos con 5+ de la misma unidad.',
    en: 'In combat the enemy touches 5 knights with a save of 3+ and 2 squires with 5+ of the same unit.',
    ask: {
      types: [
        { typeModels: 5, typeInFront: 5, typeSave: 3 },
        { typeModels: 10, typeInFront: 2, typeSave: 5 },
      ],
      mixedHitBy: 'combat',
    },
    gives: { saveBy: 'each-its-own', saveUsed: null, namesTargets: true },
  }),
  'wab-13.47/one-kind-in-reach': applies('wab/mixed-unit', {
    es: 'El enemigo sólo toca en combate a los 5 caballeros de la primera fila; detrás hay 10 escuderos.',
    en: 'In combat the enemy touches only the 5 knights of the front rank; 10 squires stand behind.',
    ask: {
      types: [
        { typeModels: 5, typeInFront: 5, typeSave: 3 },
        { typeModels: 10, typeSave: 5 },
      ],
      mixedHitBy: 'combat',
    },
    gives: { saveBy: 'each-its-own', namesTargets: false },
  }),
  'wab-13.48/ten-and-ten': applies('wab/mixed-unit', {
    es: 'De 10 miniaturas con salvación 4+ y 10 con 6+ cae 1 por disparos.',
    en: 'Of 10 models with a save of 4+ and 10 with 6+, 1 falls to shots.',
    ask: {
      types: [
        { typeModels: 10, typeSave: 4 },
        { typeModels: 10, typeSave: 6 },
      ],
      lost: 1,
    },
    gives: { saveUsed: 4, lostByKind: [0, 1] },
  }),
  'wab-13.49/last-archers': applies('wab/mixed-unit', {
    es: 'De 12 lanceros y 4 arqueros, 2 de ellos del grupo de mando, caen 12 por disparos.',
    en: 'Of 12 spearmen and 4 archers, 2 of whom belong to the command group, 12 fall to shots.',
    ask: {
      types: [
        { typeModels: 12, typeSave: 5 },
        { typeModels: 4, typeSave: 6, typeCommand: 2 },
      ],
      lost: 12,
    },
    gives: { lostByKind: [9, 3], commandFalls: 1 },
  }),
  'wab-13.49/other-archers-left': doesNotApply('wab/mixed-unit', {
    es: 'De 12 lanceros y 4 arqueros, 2 de ellos del grupo de mando, caen 8 por disparos.',
    en: 'Of 12 spearmen and 4 archers, 2 of whom belong to the command group, 8 fall to shots.',
    ask: {
      types: [
        { typeModels: 12, typeSave: 5 },
        { typeModels: 4, typeSave: 6, typeCommand: 2 },
      ],
      lost: 8,
    },
    gives: { lostByKind: [6, 2], commandFalls: 0 },
    cites: ['wab-13.46'],
  }),
  'wab-13.49/in-combat': applies('wab/mixed-unit', {
    es: 'En combate caen los 5 caballeros de la primera fila, 3 de ellos del grupo de mando; quedan 10 escuderos.',
    en: 'In combat the 5 knights of the front rank fall, 3 of whom belong to the command group; 10 squires are left.',
    ask: {
      types: [
        { typeModels: 5, typeInFront: 5, typeSave: 3, typeCommand: 3, typeLost: 5 },
        { typeModels: 10, typeSave: 5 },
      ],
      mixedHitBy: 'combat',
    },
    gives: { commandFalls: 3 },
  }),
});
