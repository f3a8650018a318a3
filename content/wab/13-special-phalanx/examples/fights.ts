import { applies, defineExamples, doesNotApply } from '../../../../src/library/example.ts';

/** A phalanx in combat and under fire. */
export const fights = defineExamples({
  'wab-13.92/difficult-ground': applies('wab/blows', {
    es: 'Una infantería de HA 3 golpea el frente de una falange de HA 3 que lucha en terreno difícil y ha perdido su bono por orden cerrado.',
    en: 'Infantry of WS 3 strikes the front of a phalanx of WS 3 that fights in difficult terrain and has lost its bonus for close order.',
    ask: {
      ...{ models: 5, skill: 3, enemySkill: 3 },
      ...{ targetFormation: 'phalanx', targetLost: 'ranks-or-order' },
    },
    gives: { needed: 4 },
    case: 649,
  }),
  'wab-13.92/elephants': applies('wab/blows', {
    es: 'Una infantería de HA 3 golpea el frente de una falange de HA 3 en un combate en que lucha un elefante.',
    en: 'Infantry of WS 3 strikes the front of a phalanx of WS 3 in a combat in which an elephant fights.',
    ask: {
      ...{ models: 5, skill: 3, enemySkill: 3 },
      ...{ targetFormation: 'phalanx', targetLost: 'to-elephants' },
    },
    gives: { needed: 5 },
    cites: ['wab-13.92', 'wab-13.95'],
    case: 649,
  }),
  'wab-13.92/nothing-lost': doesNotApply('wab/blows', {
    es: 'Una infantería de HA 3 golpea el frente de una falange de HA 3 que no ha perdido ningún bono.',
    en: 'Infantry of WS 3 strikes the front of a phalanx of WS 3 that has lost no bonus.',
    ask: { models: 5, skill: 3, enemySkill: 3, targetFormation: 'phalanx' },
    gives: { needed: 5 },
    cites: ['wab-13.95'],
  }),
  'wab-13.93/from-the-front': applies('wab/shooting', {
    es: 'Unos arqueros de HP 3 disparan de frente a una falange a 10 pulgadas.',
    en: 'Archers of BS 3 shoot at the front of a phalanx 10 inches away.',
    ask: { skill: 3, shots: 5, weapon: 'bow', distance: 10, targetFormation: 'phalanx' },
    gives: { modifier: -1, needed: 5 },
  }),
  'wab-13.93/from-the-flank': doesNotApply('wab/shooting', {
    es: 'Unos arqueros de HP 3 disparan a una falange por su flanco a 10 pulgadas.',
    en: 'Archers of BS 3 shoot at the flank of a phalanx 10 inches away.',
    ask: {
      ...{ skill: 3, shots: 5, weapon: 'bow', distance: 10 },
      ...{ targetFormation: 'phalanx', targetSide: 'flank' },
    },
    gives: { modifier: 0, needed: 4 },
    cites: ['wab-4.39'],
  }),
  'wab-13.94/charging-hoplites': applies('wab/fighters', {
    es: 'Una falange de 16 lanceros en filas de 8 carga a una unidad igual de ancha.',
    en: 'A phalanx of 16 spearmen in ranks of 8 charges a unit as wide as itself.',
    ask: {
      own: { models: 16, width: 8, closeWeapon: 'spear', formation: 'phalanx', charge: 'charged' },
      enemy: { models: 16, width: 8 },
    },
    gives: { own: { touching: 8, fromBehind: 8, fight: 16 } },
  }),
  'wab-13.94/through-a-wood': doesNotApply('wab/fighters', {
    es: 'La misma falange carga dentro de un bosque, donde pierde sus bonos por filas y orden cerrado.',
    en: 'The same phalanx charges inside a wood, where it loses its bonuses for ranks and close order.',
    ask: {
      own: {
        ...{ models: 16, width: 8, closeWeapon: 'spear' as const, formation: 'phalanx' as const },
        ...{ charge: 'charged' as const, bonusesGone: true },
      },
      enemy: { models: 16, width: 8 },
    },
    gives: { own: { fromBehind: 0, fight: 8 } },
    cites: ['wab-5.12'],
  }),
  'wab-13.95/cavalry': applies('wab/blows', {
    es: 'Una caballería de HA 4 lucha contra el frente de una falange de HA 3.',
    en: 'Cavalry of WS 4 fights the front of a phalanx of WS 3.',
    ask: { models: 5, skill: 4, enemySkill: 3, mounted: true, targetFormation: 'phalanx' },
    gives: { needed: 5 },
    case: 647,
  }),
  'wab-13.95/infantry': applies('wab/blows', {
    es: 'Una infantería de HA 4 lucha contra el frente de una falange de HA 3.',
    en: 'Infantry of WS 4 fights the front of a phalanx of WS 3.',
    ask: { models: 5, skill: 4, enemySkill: 3, targetFormation: 'phalanx' },
    gives: { needed: 4 },
    case: 647,
  }),
  'wab-13.95/flank': doesNotApply('wab/blows', {
    es: 'Una caballería de HA 4 lucha contra el flanco de una falange de HA 3.',
    en: 'Cavalry of WS 4 fights the flank of a phalanx of WS 3.',
    ask: {
      ...{ models: 5, skill: 4, enemySkill: 3, mounted: true },
      ...{ targetFormation: 'phalanx', targetSide: 'flank' },
    },
    gives: { needed: 3 },
    cites: ['wab-5.22'],
  }),
  'wab-13.96/lances': applies('wab/blows', {
    es: 'Una caballería de Fuerza 3 con lanzas de justa carga el frente de una falange.',
    en: 'Cavalry of Strength 3 with lances charges the front of a phalanx.',
    ask: {
      ...{ models: 5, skill: 4, enemySkill: 3, mounted: true, closeWeapon: 'lance' },
      ...{ charge: 'charged', targetFormation: 'phalanx' },
    },
    gives: { strengthNow: 3 },
  }),
  'wab-13.96/lances-in-the-flank': doesNotApply('wab/blows', {
    es: 'Una caballería de Fuerza 3 con lanzas de justa carga el flanco de una falange.',
    en: 'Cavalry of Strength 3 with lances charges the flank of a phalanx.',
    ask: {
      ...{ models: 5, skill: 4, enemySkill: 3, mounted: true, closeWeapon: 'lance' },
      ...{ charge: 'charged', targetFormation: 'phalanx', targetSide: 'flank' },
    },
    gives: { strengthNow: 5 },
    cites: ['wab-10.42'],
  }),
  'wab-13.97/cataphracts': applies('wab/combat-result', {
    es: 'Unos catafractos con 2 filas completas tras la primera cargan el frente de una falange con 1.',
    en: 'Cataphracts with 2 full ranks behind the first charge the front of a phalanx with 1.',
    ask: {
      own: { order: 'cavalry', formation: 'cataphracts', ranks: 2, charge: 'charged' },
      enemy: { formation: 'phalanx', ranks: 1 },
    },
    gives: { ownTotal: 0, enemyTotal: 2 },
  }),
  'wab-13.97/no-phalanx': doesNotApply('wab/combat-result', {
    es: 'Unos catafractos con 2 filas completas tras la primera cargan a infantería corriente con 1.',
    en: 'Cataphracts with 2 full ranks behind the first charge ordinary infantry with 1.',
    ask: {
      own: { order: 'cavalry', formation: 'cataphracts', ranks: 2, charge: 'charged' },
      enemy: { ranks: 1 },
    },
    gives: { ownTotal: 2, enemyTotal: 2 },
    cites: ['wab-13.33'],
  }),
  'wab-13.97/ferocious-charge': applies('wab/ferocious-charge', {
    es: 'Una caballería con carga feroz hace su primera carga contra el frente de una falange que conserva sus ventajas, y gana.',
    en: 'Cavalry with a ferocious charge makes its first charge at the front of a phalanx that has its advantages, and wins.',
    ask: { phalanxFront: true },
    gives: { takesEffect: false, stillAvailable: false },
    case: 510,
  }),
  'wab-13.103/pikemen': applies('wab/shooting', {
    es: 'Unos arqueros de HP 3 disparan de frente a una falange medieval a 10 pulgadas.',
    en: 'Archers of BS 3 shoot at the front of a medieval phalanx 10 inches away.',
    ask: { skill: 3, shots: 5, weapon: 'bow', distance: 10, targetFormation: 'medieval-phalanx' },
    gives: { modifier: 0, needed: 4 },
  }),
  'wab-13.103/ordinary-phalanx': doesNotApply('wab/shooting', {
    es: 'Unos arqueros de HP 3 disparan de frente a una falange entrenada a 10 pulgadas.',
    en: 'Archers of BS 3 shoot at the front of a trained phalanx 10 inches away.',
    ask: { skill: 3, shots: 5, weapon: 'bow', distance: 10, targetFormation: 'trained-phalanx' },
    gives: { modifier: -1, needed: 5 },
    cites: ['wab-13.93'],
  }),
  'wab-13.106/four-ranks': applies('wab/combat-result', {
    es: 'Una falange en erizo con 3 filas completas tras la primera y orden cerrado lucha contra infantería sin filas en orden abierto.',
    en: 'A phalanx in square, in close order with 3 full ranks behind the first, fights open-order infantry without ranks.',
    ask: {
      own: { formation: 'hedgehog', ranks: 3 },
      enemy: { order: 'open-infantry', ranks: 0 },
    },
    gives: { ownTotal: 2, enemyTotal: 0 },
  }),
  'wab-13.106/in-ranks': doesNotApply('wab/combat-result', {
    es: 'Una falange medieval en filas, con 3 completas tras la primera y orden cerrado, lucha contra infantería sin filas en orden abierto.',
    en: 'A medieval phalanx in ranks, in close order with 3 full ones behind the first, fights open-order infantry without ranks.',
    ask: {
      own: { formation: 'medieval-phalanx', ranks: 3 },
      enemy: { order: 'open-infantry', ranks: 0 },
    },
    gives: { ownTotal: 3, enemyTotal: 0 },
    cites: ['wab-5.41'],
  }),
});
