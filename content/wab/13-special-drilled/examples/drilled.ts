import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Drilled troops. */
export const drilled = defineExamples({
  'wab-13.50/turns-then-advances': applies('wab/manoeuvre', {
    es: 'Una infantería instruida en orden cerrado, de Movimiento 4, se gira 90 grados y avanza 3 pulgadas.',
    en: 'Drilled close-order infantry with Movement 4 turns 90 degrees and advances 3 inches.',
    ask: {
      ...{ movement: 4, drilled: true },
      manoeuvres: [{ movePart: 'quarter-turn' }, { inches: 3 }],
    },
    gives: { allowed: true, costs: [1, 3], leftToMove: 0 },
    case: 627,
  }),
  'wab-13.51/two-turns': applies('wab/manoeuvre', {
    es: 'Unas tropas instruidas en orden abierto, de Movimiento 5, se giran 90 grados dos veces y avanzan 5 pulgadas.',
    en: 'Drilled troops in open order with Movement 5 turn 90 degrees twice and advance 5 inches.',
    ask: {
      ...{ movement: 5, drilled: true, unitOrder: 'open' },
      manoeuvres: [{ movePart: 'quarter-turn' }, { movePart: 'quarter-turn' }, { inches: 5 }],
    },
    gives: { allowed: true, costs: [0, 0, 5], leftToMove: 0 },
  }),
  'wab-13.51/close-order': doesNotApply('wab/manoeuvre', {
    es: 'Las mismas tropas van en orden cerrado y se giran 90 grados.',
    en: 'The same troops stand in close order and turn 90 degrees.',
    ask: {
      ...{ movement: 4, drilled: true },
      manoeuvres: [{ movePart: 'quarter-turn' }],
    },
    gives: { costs: [1], leftToMove: 3 },
    cites: ['wab-13.50'],
  }),
  'wab-13.52/two-ranks-more': applies('wab/manoeuvre', {
    es: 'Una infantería instruida de Movimiento 4 forma 2 filas más y después avanza 4 pulgadas.',
    en: 'Drilled infantry with Movement 4 forms 2 more ranks and then advances 4 inches.',
    ask: {
      ...{ movement: 4, drilled: true },
      manoeuvres: [{ movePart: 'change-formation', ranksGained: 2 }, { inches: 4 }],
    },
    gives: { allowed: true, costs: [0, 4], ranksAfter: 4 },
  }),
  'wab-13.52/after-moving': doesNotApply('wab/manoeuvre', {
    es: 'Avanza primero 2 pulgadas y después forma 1 fila más.',
    en: 'It advances 2 inches first and then forms 1 more rank.',
    ask: {
      ...{ movement: 4, drilled: true },
      manoeuvres: [{ inches: 2 }, { movePart: 'change-formation', ranksGained: 1 }],
    },
    gives: { allowed: true, costs: [2, 2], leftToMove: 0 },
    cites: ['wab-2.25'],
  }),
  'wab-13.53/faces-about': applies('wab/manoeuvre', {
    es: 'Unos ballesteros instruidos solo se dan la vuelta, gratis.',
    en: 'Drilled crossbowmen only face about, for nothing.',
    ask: { movement: 4, drilled: true, manoeuvres: [{ movePart: 'about-face' }] },
    gives: { costs: [0], countsAsMoved: true },
  }),
  'wab-13.53/only-advances': doesNotApply('wab/manoeuvre', {
    es: 'Los ballesteros instruidos avanzan 2 pulgadas sin maniobrar.',
    en: 'The drilled crossbowmen advance 2 inches without any manoeuvre.',
    ask: { movement: 4, drilled: true, manoeuvres: [{ inches: 2 }] },
    gives: { countsAsMoved: true },
    cites: ['wab-2.14'],
  }),
  'wab-13.54/on-the-march': applies('wab/manoeuvre', {
    es: 'Una infantería instruida de Movimiento 4 cambia 1 fila y marcha 8 pulgadas.',
    en: 'Drilled infantry with Movement 4 changes 1 rank and marches 8 inches.',
    ask: {
      ...{ movement: 4, drilled: true, unitMove: 'march' },
      manoeuvres: [{ movePart: 'change-formation', ranksGained: 1 }, { inches: 8 }],
    },
    gives: { allowed: true, leftToMove: 0 },
  }),
  'wab-13.54/not-drilled': doesNotApply('wab/manoeuvre', {
    es: 'Una infantería sin instrucción, de Movimiento 4, quiere marchar y cambiar 1 fila.',
    en: 'Infantry with Movement 4 that is not drilled wants to march and to change 1 rank.',
    ask: {
      ...{ movement: 4, unitMove: 'march' },
      manoeuvres: [{ movePart: 'change-formation', ranksGained: 1 }],
    },
    gives: { allowed: false },
    cites: ['wab-2.53'],
  }),
  'wab-13.55/drilled': applies('wab/charge', {
    es: 'Una infantería instruida de Movimiento 4 cambia de formación al empezar una carga de 7 pulgadas.',
    en: 'Drilled infantry with Movement 4 changes formation as it begins a charge of 7 inches.',
    ask: { movement: 4, distance: 7, drilled: true, manoeuvre: 'change-formation' },
    gives: { allowed: true, reaches: true },
  }),
  'wab-13.55/not-drilled': doesNotApply('wab/charge', {
    es: 'Quiere hacer lo mismo una infantería sin instrucción, a 7 pulgadas y con Movimiento 4.',
    en: 'Infantry that is not drilled wants to do the same, at 7 inches and with Movement 4.',
    ask: { movement: 4, distance: 7, manoeuvre: 'change-formation' },
    gives: { allowed: false },
    cites: ['wab-3.25'],
  }),
  'wab-13.56/from-a-column': forbids('wab/charge', {
    es: 'Una unidad instruida, en columna de marcha, quiere cambiar de formación y cargar.',
    en: 'A drilled unit in column of march wants to change formation and charge.',
    ask: {
      ...{ movement: 4, distance: 6, drilled: true },
      ...{ manoeuvre: 'change-formation', unitIs: ['column'] },
    },
    gives: { allowed: false },
  }),
  'wab-13.56/into-a-column': forbids('wab/charge', {
    es: 'Una unidad instruida quiere formar una columna de marcha al cargar.',
    en: 'A drilled unit wants to form a column of march as it charges.',
    ask: { movement: 4, distance: 6, drilled: true, manoeuvre: 'into-column' },
    gives: { allowed: false },
  }),
  'wab-13.56/in-ranks': applies('wab/charge', {
    es: 'Una unidad instruida, que no está en columna, cambia de formación y carga.',
    en: 'A drilled unit that is not in column changes formation and charges.',
    ask: { movement: 4, distance: 6, drilled: true, manoeuvre: 'change-formation' },
    gives: { allowed: true },
  }),
  'wab-13.57/nobody-near': applies('wab/reform-test', {
    es: 'Una unidad instruida se reorganiza con el enemigo más cercano a 10 pulgadas.',
    en: 'A drilled unit reforms with the nearest enemy 10 inches away.',
    ask: { leadership: 7, drilled: true, enemyDistance: 10 },
    gives: { allowed: true, withoutTest: true },
  }),
  'wab-13.57/enemies-near': doesNotApply('wab/reform-test', {
    es: 'El enemigo más cercano está a 6 pulgadas, y la unidad instruida tiene Liderazgo 7.',
    en: 'The nearest enemy is 6 inches away, and the drilled unit has Leadership 7.',
    ask: { leadership: 7, drilled: true, enemyDistance: 6 },
    gives: { withoutTest: false, target: 6 },
    cites: ['wab-2.30', 'wab-2.29'],
  }),
  'wab-13.58/stays': applies('wab/pursuit', {
    es: 'Una unidad instruida ha desmoralizado a su único enemigo y no quiere perseguir.',
    en: 'A drilled unit has broken its only enemy and does not want to pursue.',
    ask: { drilled: true, wantsToStay: true },
    gives: { mustPursue: false, mayTest: false, victorDoes: 'stays' },
  }),
  'wab-13.58/not-drilled': doesNotApply('wab/pursuit', {
    es: 'Lo mismo quiere una unidad sin instrucción, de Liderazgo 7.',
    en: 'A unit that is not drilled, with Leadership 7, wants the same.',
    ask: { wantsToStay: true, leadership: 7 },
    gives: { mayTest: true, target: 7 },
    cites: ['wab-6.34'],
  }),
  'wab-13.58/enemy-gives-ground': applies('wab/follow-up', {
    es: 'El enemigo cede terreno ante una unidad instruida, que no lo sigue.',
    en: 'The enemy gives ground before a drilled unit, which does not follow.',
    ask: { drilled: true, follows: false },
    gives: { mustFollow: false },
    case: 629,
  }),
  'wab-13.59/as-fast': applies('wab/disengage', {
    es: 'Una infantería instruida de Movimiento 4 quiere destrabarse de una infantería de Movimiento 4.',
    en: 'Drilled infantry with Movement 4 wants to disengage from infantry with Movement 4.',
    ask: { movement: 4, leadership: 7, drilled: true, enemyMovement: 4 },
    gives: { allowed: true, withoutTest: true, mostInches: 8 },
  }),
  'wab-13.59/faster-enemy': doesNotApply('wab/disengage', {
    es: 'Su enemigo tiene Movimiento 5, ella 4 y Liderazgo 7.',
    en: 'Its enemy has Movement 5, it has 4 and Leadership 7.',
    ask: { movement: 4, leadership: 7, drilled: true, enemyMovement: 5 },
    gives: { withoutTest: false, target: 7 },
    cites: ['wab-3.72'],
  }),
  'wab-13.60/ten-against-twenty': applies('wab/give-ground', {
    es: 'Una infantería instruida, 10 contra 20, ha perdido el combate y ha pasado su chequeo.',
    en: 'Drilled infantry, 10 against 20, has lost its combat and passed its test.',
    ask: { models: 10, enemyModels: 20, drilled: true, test: 'passed' },
    gives: { allowed: true, unitDoesNow: 'may-give-ground' },
  }),
  'wab-13.60/not-drilled': doesNotApply('wab/give-ground', {
    es: 'Una infantería sin instrucción ha pasado su chequeo y querría ceder terreno.',
    en: 'Infantry that is not drilled has passed its test and would like to give ground.',
    ask: { models: 10, enemyModels: 20, test: 'passed' },
    gives: { allowed: false },
    cites: ['wab-6.67'],
  }),
});
