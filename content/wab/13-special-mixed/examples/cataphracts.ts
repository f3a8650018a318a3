import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** 15 in ranks of 5, fought in front by infantry as wide as themselves. */
const LANCERS = {
  models: 15,
  width: 5,
  closeWeapon: 'kontos',
  mounted: true,
  formation: 'cataphracts',
  baseWidth: 25,
  baseDepth: 50,
} as const;
const INFANTRY = { models: 24, width: 6 };

/** Cataphracts. */
export const cataphracts = defineExamples({
  'wab-13.29/close-order': applies('wab/unit', {
    es: 'Se despliegan 10 catafractos.',
    en: '10 cataphracts are deployed.',
    ask: { unitTroops: 'cataphracts', models: 10, battleBegins: true },
    gives: { orderOfUnit: 'close' },
  }),
  'wab-13.30/wheel-in-a-charge': applies('wab/charge', {
    es: 'Unos catafractos que cargarían 12 pulgadas pivotan 1 al empezar la carga.',
    en: 'Cataphracts who want to charge 12 inches wheel 1 inch at the start of the charge.',
    ask: { movement: 6, wheel: 1, formation: 'cataphracts' },
    gives: { chargeDistance: 6, straightReach: 5 },
    case: 508,
  }),
  'wab-13.30/straight-charge': doesNotApply('wab/charge', {
    es: 'Los mismos catafractos cargan en línea recta.',
    en: 'The same cataphracts charge straight ahead.',
    ask: { movement: 6, formation: 'cataphracts' },
    gives: { chargeDistance: 12, straightReach: 12 },
    cites: ['wab-3.3'],
  }),
  'wab-13.30/wheel-in-a-march': applies('wab/movement', {
    es: 'Unos catafractos de movimiento 6 marchan y pivotan.',
    en: 'Cataphracts of movement 6 march and wheel.',
    ask: {
      ...{ movement: 6, move: 'march', kind: 'cavalry' },
      ...{ formation: 'cataphracts', wheels: true },
    },
    gives: { allowed: true, allowance: 6, reach: 6 },
  }),
  'wab-13.31/charged-by-cavalry': applies('wab/countercharge', {
    es: 'Unos catafractos cargados de frente a 12 pulgadas por caballería de movimiento 8 quieren contracargar.',
    en: 'Cataphracts charged in front from 12 inches by cavalry of movement 8 want to countercharge.',
    ask: {
      ...{ movement: 6, cataphracts: true },
      chargers: [{ chargerMovement: 8, chargerDistance: 12, chargerTroops: 'cavalry' }],
    },
    gives: { allowed: false },
  }),
  'wab-13.31/ordinary-cavalry': doesNotApply('wab/countercharge', {
    es: 'Una caballería corriente de movimiento 8, cargada de frente a 12 pulgadas por otra igual, quiere contracargar.',
    en: 'Ordinary cavalry of movement 8, charged in front from 12 inches by others like it, wants to countercharge.',
    ask: {
      movement: 8,
      chargers: [{ chargerMovement: 8, chargerDistance: 12, chargerTroops: 'cavalry' }],
    },
    gives: { allowed: true },
    cites: ['wab-3.8'],
  }),
  'wab-13.31/not-as-a-reaction': forbids('wab/charge-reaction', {
    es: 'Unos catafractos cargados a 12 pulgadas por caballería de movimiento 8 querrían responder con una contracarga.',
    en: 'Cataphracts charged from 12 inches by cavalry of movement 8 would like to react with a countercharge.',
    ask: {
      chargers: [{ chargerMovement: 8, chargerDistance: 12, chargerTroops: 'cavalry' }],
      ...{ troops: 'cavalry', targetIs: ['cataphracts'], reaction: 'countercharge' },
    },
    gives: { unitReacts: 'hold' },
  }),
  'wab-13.32/second-turn': applies('wab/fighters', {
    es: '15 catafractos con kontos, en filas de 5, luchan de frente su segundo turno de combate contra infantería igual de ancha.',
    en: '15 cataphracts with the kontos, in ranks of 5, fight infantry as wide as themselves to their front in the second turn of the combat.',
    ask: { own: { ...LANCERS, combatTurn: 'later' }, enemy: { ...INFANTRY, combatTurn: 'later' } },
    gives: { own: { touching: 5, fromBehind: 5, fight: 10 } },
    case: 623,
  }),
  'wab-13.32/charged-this-turn': doesNotApply('wab/fighters', {
    es: 'Los mismos catafractos acaban de cargar.',
    en: 'The same cataphracts have just charged.',
    ask: { own: { ...LANCERS, charge: 'charged' }, enemy: INFANTRY },
    gives: { own: { fromBehind: 0, fight: 5 } },
    cites: ['wab-13.34'],
  }),
  'wab-13.33/three-ranks-charge': applies('wab/combat-result', {
    es: 'Unos catafractos con 2 filas completas tras la primera, de 5 de ancho, cargan a infantería sin filas en terreno abierto.',
    en: 'Cataphracts 5 wide with 2 full ranks behind the first charge infantry without ranks in the open.',
    ask: {
      own: { order: 'cavalry', formation: 'cataphracts', ranks: 2, width: 5, charge: 'charged' },
      enemy: { ranks: 0 },
    },
    gives: { ownTotal: 2, enemyTotal: 1 },
    case: 623,
  }),
  'wab-13.33/did-not-charge': doesNotApply('wab/combat-result', {
    es: 'Los mismos catafractos siguen luchando el segundo turno del combate.',
    en: 'The same cataphracts fight on in the second turn of the combat.',
    ask: {
      own: { order: 'cavalry', formation: 'cataphracts', ranks: 2, width: 5 },
      enemy: { ranks: 0 },
    },
    gives: { ownTotal: 0, enemyTotal: 1 },
    cites: ['wab-5.39'],
  }),
  'wab-13.34/charged': applies('wab/combat-result', {
    es: 'Unos catafractos con kontos cargan con 1 fila completa tras la primera.',
    en: 'Cataphracts with the kontos charge with 1 full rank behind the first.',
    ask: {
      own: { order: 'cavalry', formation: 'cataphracts', ranks: 1, charge: 'charged' },
      enemy: { ranks: 0 },
    },
    gives: { ownTotal: 1 },
    cites: ['wab-13.34', 'wab-13.33'],
  }),
  'wab-13.34/one-rank-fights': applies('wab/fighters', {
    es: '15 catafractos con kontos, en filas de 5, cargan a infantería igual de ancha.',
    en: '15 cataphracts with the kontos, in ranks of 5, charge infantry as wide as themselves.',
    ask: { own: { ...LANCERS, charge: 'charged' }, enemy: INFANTRY },
    gives: { own: { fromBehind: 0, fight: 5 } },
  }),
  'wab-13.34/did-not-charge': doesNotApply('wab/fighters', {
    es: '15 catafractos con kontos, en filas de 5, reciben de frente la carga de infantería igual de ancha.',
    en: '15 cataphracts with the kontos, in ranks of 5, are charged in front by infantry as wide as themselves.',
    ask: { own: LANCERS, enemy: { ...INFANTRY, charge: 'charged' } },
    gives: { own: { fromBehind: 5, fight: 10 } },
    cites: ['wab-13.32'],
  }),
});
