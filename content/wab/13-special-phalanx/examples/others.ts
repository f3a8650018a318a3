import { applies, defineExamples, doesNotApply, forbids } from '../../../../src/library/example.ts';

/** Veterans, warhorses, different weapons and Subterfuge. */
export const others = defineExamples({
  'wab-13.114/one-hit-of-six': applies('wab/veterans', {
    es: 'Unos veteranos que impactan con 4+ tiran 6 dados y sólo impacta 1.',
    en: 'Veterans who hit on 4+ throw 6 dice and only 1 hits.',
    ask: { diceThrown: 6, hitsBefore: 1 },
    gives: { allowed: true, meanAgain: '3' },
    odds: { 'more-hits': '57/64', 'fewer-hits': '1/64' },
  }),
  'wab-13.114/worse-the-second-time': applies('wab/veterans', {
    es: 'Unos veteranos repiten 6 dados de los que 2 impactaron, y ahora impacta 1.',
    en: 'Veterans throw 6 dice again of which 2 had hit, and now 1 hits.',
    ask: { diceThrown: 6, hitsBefore: 2, hitsAgain: 1 },
    gives: { hitsNow: 1 },
  }),
  'wab-13.114/in-its-blows': applies('wab/blows', {
    es: 'Dos veteranos de HA 3 golpean a un enemigo de HA 3 y Resistencia 3 sin armadura; repiten si no impacta ninguno.',
    en: 'Two veterans of WS 3 strike an enemy of WS 3 and Toughness 3 without armour; they throw again if nobody hits.',
    ask: { models: 2, skill: 3, enemySkill: 3, veteran: true },
    gives: { rerollsUpTo: 0, meanWounds: '5/8' },
    odds: { 'any-wound': '35/64' },
  }),
  'wab-13.114/hatred-instead': doesNotApply('wab/blows', {
    es: 'Los mismos veteranos odian a su enemigo, y es su primer turno de combate: repiten los fallos.',
    en: 'The same veterans hate their enemy, and it is their first turn of combat: they throw the misses again.',
    ask: { models: 2, skill: 3, enemySkill: 3, veteran: true, hatesEnemy: true },
    gives: { rerollsMisses: true, rerollsUpTo: null, meanWounds: '3/4' },
    cites: ['wab-12.25'],
  }),
  'wab-13.114/in-its-shots': applies('wab/shooting', {
    es: 'Dos veteranos de HP 3 disparan a distancia corta a un enemigo de Resistencia 3 sin armadura; repiten si no impacta ninguno.',
    en: 'Two veterans of BS 3 shoot at short range at an enemy of Toughness 3 without armour; they throw again if nobody hits.',
    ask: { skill: 3, shots: 2, distance: 8, veteran: true },
    gives: { rerollsUpTo: 0, meanWounds: '5/8' },
    odds: { 'any-wound': '35/64' },
  }),
  'wab-13.114/used-before': forbids('wab/veterans', {
    es: 'Unos veteranos que ya usaron su repetición en la batalla tiran 6 dados y sólo impacta 1.',
    en: 'Veterans who have used their re-roll in this battle throw 6 dice and only 1 hits.',
    ask: { diceThrown: 6, hitsBefore: 1, usedBefore: true },
    gives: { hitsNow: 1 },
  }),
  'wab-13.115/ordinary': applies('wab/warhorse', {
    es: 'Un caballo de guerra no tiene ninguna otra regla.',
    en: 'A warhorse has no other rule.',
    ask: {},
    gives: {
      ...{ horseMovement: 8, horseSkill: 3, horseStrength: 3 },
      ...{ horseInitiative: 3, horseAttacks: 1 },
    },
    case: 661,
  }),
  'wab-13.116/axes-and-spears': applies('wab/mixed-unit', {
    es: 'En una unidad hay 6 guerreros con hachas a dos manos y 12 con venablos; es su primer turno de combate.',
    en: 'A unit has 6 warriors with two-handed axes and 12 with throwing spears; it is its first turn of combat.',
    ask: {
      ...{ mixedAs: 'different-weapons', mixedHitBy: 'combat' },
      types: [
        { typeModels: 6, typeWeapon: 'two-handed' },
        { typeModels: 12, typeWeapon: 'throwing-spear' },
      ],
    },
    gives: { typeStrikes: ['last', 'in-order'], typeRanks: [1, 2] },
    cites: ['wab-13.116', 'wab-10.25'],
  }),
  'wab-13.116/second-turn': applies('wab/mixed-unit', {
    es: 'La misma unidad lucha su segundo turno de combate.',
    en: 'The same unit fights the second turn of its combat.',
    ask: {
      ...{ mixedAs: 'different-weapons', mixedHitBy: 'combat', firstRound: false },
      types: [
        { typeModels: 6, typeWeapon: 'two-handed' },
        { typeModels: 12, typeWeapon: 'throwing-spear' },
      ],
    },
    gives: { typeStrikes: ['last', 'in-order'], typeRanks: [1, 1] },
  }),
  'wab-13.117/close-combat': applies('wab/mixed-unit', {
    es: 'De las 6 miniaturas de la primera fila 4 salvan con 5+ y 2 con 6+; de las 18 de la unidad, con armas diferentes, 12 salvan con 6+. Es golpeada en combate.',
    en: 'Of the 6 models of the front rank 4 save on 5+ and 2 on 6+; of the 18 of the unit, with different weapons, 12 save on 6+. It is hit in combat.',
    ask: {
      ...{ mixedAs: 'different-weapons', mixedHitBy: 'combat' },
      types: [
        { typeModels: 6, typeInFront: 4, typeSave: 5 },
        { typeModels: 12, typeInFront: 2, typeSave: 6 },
      ],
    },
    gives: { saveBy: 'front-majority', saveUsed: 5, ownerChooses: true },
    case: 659,
  }),
  'wab-13.117/shooting': applies('wab/mixed-unit', {
    es: 'De las 6 miniaturas de la primera fila 4 salvan con 5+ y 2 con 6+; de las 18 de la unidad, con armas diferentes, 12 salvan con 6+. Le disparan.',
    en: 'Of the 6 models of the front rank 4 save on 5+ and 2 on 6+; of the 18 of the unit, with different weapons, 12 save on 6+. It is shot at.',
    ask: {
      mixedAs: 'different-weapons',
      types: [
        { typeModels: 6, typeInFront: 4, typeSave: 5 },
        { typeModels: 12, typeInFront: 2, typeSave: 6 },
      ],
    },
    gives: { saveBy: 'majority', saveUsed: 6, ownerChooses: true },
    case: 659,
  }),
  'wab-13.118/through-a-wood': applies('wab/terrain-move', {
    es: 'Una infantería con Subterfugio, de movimiento 4, atraviesa 4 pulgadas de bosque.',
    en: 'Infantry with Subterfuge, of movement 4, crosses 4 inches of wood.',
    ask: { movement: 4, subterfuge: true, legs: [{ over: 'wood', inches: 4 }] },
    gives: { allowed: true, inchesMoved: 4, arrives: true },
  }),
  'wab-13.118/open-ground': doesNotApply('wab/terrain-move', {
    es: 'Una infantería con Subterfugio, de movimiento 4, avanza 4 pulgadas por terreno abierto.',
    en: 'Infantry with Subterfuge, of movement 4, advances 4 inches over open ground.',
    ask: { movement: 4, subterfuge: true, legs: [{ over: 'open', inches: 4 }] },
    gives: { inchesMoved: 4, arrives: true },
    cites: ['wab-2.35'],
  }),
  'wab-13.119/fights-in-a-wood': applies('wab/combat-result', {
    es: 'Una infantería con Subterfugio, en orden cerrado y con 2 filas completas tras la primera, lucha en un bosque contra hostigadores.',
    en: 'Close-order infantry with Subterfuge and 2 full ranks behind the first fights skirmishers in a wood.',
    ask: {
      own: { ranks: 2, subterfuge: true, bonusesLost: 'difficult' },
      enemy: { skirmishers: true, order: 'open-infantry' },
    },
    gives: { ownTotal: 0, enemyTotal: 0 },
  }),
  'wab-13.119/fights-in-the-open': doesNotApply('wab/combat-result', {
    es: 'La misma infantería lucha contra los hostigadores en terreno abierto.',
    en: 'The same infantry fights the skirmishers in the open.',
    ask: {
      own: { ranks: 2, subterfuge: true },
      enemy: { skirmishers: true, order: 'open-infantry' },
    },
    gives: { ownTotal: 3, enemyTotal: 0 },
    cites: ['wab-5.41'],
  }),
  'wab-13.120/charges-through-a-wood': applies('wab/charge', {
    es: 'Una infantería con Subterfugio, de movimiento 4, carga a 6 pulgadas, las 3 últimas por un bosque.',
    en: 'Infantry with Subterfuge, of movement 4, charges from 6 inches, the last 3 through a wood.',
    ask: {
      ...{ movement: 4, distance: 6, subterfuge: true },
      rough: [{ roughKind: 'difficult', roughAfter: 3, roughInches: 3 }],
    },
    gives: { allowed: true, movementNeeded: 9, reaches: false },
  }),
  'wab-13.120/charges-in-the-open': doesNotApply('wab/charge', {
    es: 'Una infantería con Subterfugio, de movimiento 4, carga a 6 pulgadas por terreno abierto.',
    en: 'Infantry with Subterfuge, of movement 4, charges from 6 inches over open ground.',
    ask: { movement: 4, distance: 6, subterfuge: true },
    gives: { movementNeeded: 6, reaches: true },
    cites: ['wab-3.21'],
  }),
  'wab-13.120/no-march': forbids('wab/movement', {
    es: 'Una infantería con Subterfugio, de movimiento 4, querría marchar por un bosque.',
    en: 'Infantry with Subterfuge, of movement 4, would like to march through a wood.',
    ask: { movement: 4, move: 'march', ground: 'difficult', subterfuge: true },
  }),
});
